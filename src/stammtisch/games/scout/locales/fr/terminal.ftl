### Ce que dit la commande à propos de SCOUT.

scout-terminal-round = Manche { $round } sur { $rounds }
scout-terminal-cards = cartes
scout-terminal-taken = prises
scout-terminal-chips = jetons
scout-terminal-show-chips = S&S
scout-terminal-points = points
scout-terminal-column = manche { $round }
scout-terminal-set = { $owner } montre { $kind ->
    [single] une carte
    [equal] { $count } cartes égales
   *[run] une suite de { $count }
  }{ $scouts ->
    [0] .
    [one] , un Scout depuis.
   *[other] , { $scouts } Scouts depuis.
  }
scout-terminal-empty = La table est vide.
scout-terminal-known = { $player } a sûrement : { $cards }
scout-terminal-gone = Face cachée : { $cards }
scout-terminal-spent = Vues dans la première manche : { $cards }
scout-terminal-now-turning = Tu gardes ta main ainsi, ou tu la retournes en entier ?
    .how =
        keep :: chaque carte reste comme elle est
        turn :: chaque carte montre son autre nombre
scout-terminal-now-acting = À toi : Show, Scout, ou Scout & Show.
    .how =
        show 3-5 :: poser les cartes des places 3 à 5 ; show 4 en pose une
        scout left to 2 :: prendre le bout gauche ; il devient ta deuxième carte
        scout right to 1 turned :: prendre le bout droit, retourné
        scout&show left to 2 :: pareil avec ton jeton, et un Show suit aussitôt
scout-terminal-now-two = À toi : Show, ou Scout contre un de tes jetons.
    .how =
        show 3-5 :: poser les cartes des places 3 à 5 ; show 4 en pose une
        scout left to 2 :: prendre le bout gauche ; il devient ta deuxième carte
        scout right to 1 turned :: prendre le bout droit, retourné
scout-terminal-now-empty = À toi : la table est vide, montre ce que tu veux.
    .how =
        show 3-5 :: poser les cartes des places 3 à 5 ; show 4 en pose une
scout-terminal-now-showing = Maintenant le Show : il doit battre ce qui reste sur la table.
    .how =
        show 3-5 :: poser les cartes des places 3 à 5 ; show 4 en pose une
