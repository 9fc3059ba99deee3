### Ce que dit la commande à propos de SCORE 5.

score5-switch-cap = au plus N changements de mise par personne et par enchère
    .value = N
score5-switch-deck = un autre fichier de cartes, par exemple avec les chiffres imprimés
    .value = FICHIER
score5-ending = Qui mise au hasard ne finit jamais sans limite de changements ; il y en a donc une : { $cap }. Choisis la tienne avec --cap.
score5-terminal-auction = Enchère { $auction } sur { $auctions }
score5-terminal-cards = cartes
score5-terminal-bid = mise
score5-terminal-ready = prêt
score5-terminal-changes = changements (sur { $cap })
score5-terminal-card = { $left ->
    [0] Aux enchères, la dernière carte :
    [one] Aux enchères, et encore une carte à venir :
   *[other] Aux enchères, et encore { $left } cartes à venir :
  }
score5-terminal-won = { $player } gagne :
score5-terminal-face-up = { $player } a misé { $total } :
score5-terminal-to-take = Ce qui reste de la mise gagnante de { $player } :
score5-terminal-shown = { $player } n’a rien posé et montre :
score5-terminal-order = On prend dans cet ordre :
score5-terminal-unsold = Sorties de la partie :
score5-terminal-known = { $player } a (compte { $score }) :
score5-terminal-own-bid = { $count ->
    [one] Ta mise : une carte, { $total }
   *[other] Ta mise : { $count } cartes, { $total }
  }
score5-terminal-none = aucune
score5-terminal-best = Tes meilleures :
score5-terminal-sum = somme { $sum }
score5-terminal-bids = { $count ->
    [0] ne rien miser
    [one] miser une carte
   *[other] miser { $count } cartes
  }
score5-terminal-gain = { $points ->
    [0] ne compte pas pour l’instant
   *[other] +{ $points } pour toi
  }
score5-terminal-now-laying = Ta mise, face cachée : les cartes que tu veux, ou rien.
    .how =
        bid g5 r20 :: poser ces cartes ; la lettre est la famille (en anglais), le nombre la valeur
        bid nothing :: ne poser aucune carte
        =50 :: sur une carte : sa valeur de départage ; à somme égale, la plus haute gagne
score5-terminal-now-adjusting = On voit combien de cartes chacun a posées : change ta mise, ou dis-la définitive.
    .how =
        final :: ta mise reste ainsi ; quand tous le disent, on retourne les mises
        bid g5 r20 :: ces cartes sont toute ta nouvelle mise ; si le nombre change, chacun peut réagir
        bid nothing :: tout reprendre
score5-terminal-now-final = Plus de changement pour toi dans cette enchère : dis ta mise définitive.
    .how =
        final :: ta mise reste ainsi ; quand tous le disent, on retourne les mises
score5-terminal-now-sharing = Partage de la mise gagnante : prends-en une carte.
    .how =
        take g30 :: prendre cette carte en main
score5-terminal-now-naming = Le joker est à toi : choisis sa famille.
    .how =
        name green :: le joker compte 75 en vert ; ou red, yellow, violet, blue
