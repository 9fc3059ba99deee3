### SCOUT sur la page, en français.

scout-page-status = Manche { $round } sur { $rounds }
scout-page-round = Manche { $round }
scout-page-start = Début

## Les cartes et les places en mots

scout-page-card = { $number }, à l’autre bout { $other }
scout-page-card-showable = { $number }, à l’autre bout { $other }, peut être montrée
scout-page-end = Prendre le { $number } par un Scout, à l’autre bout { $other }
scout-page-set = { $kind ->
    [single] Une carte
    [equal] { $count ->
        [2] Paire
        [3] Trois identiques
        [4] Quatre identiques
        [5] Cinq identiques
       *[other] { $count } identiques
      }
   *[run] { $count ->
        [2] Suite de deux
        [3] Suite de trois
        [4] Suite de quatre
        [5] Suite de cinq
       *[other] Suite de { $count }
      }
  }
scout-page-shown-by = de { $player }
scout-page-shown-by-me = à toi
scout-page-table = La combinaison sur la table
scout-page-empty = La table est vide
scout-page-secret = Chacun décide en secret dans quel sens tenir sa main
scout-page-starts = { $player } commence cette manche
    .player = Tu commences cette manche
scout-page-scouted = { $scouts ->
    [0] Personne n’y a encore pris de carte
   *[other] Scout fait par { $scouts } sur { $others }
  }
scout-page-hand = Ta main
scout-page-gaps = Les places dans ta main
scout-page-gap = { $where ->
    [first] Tout à gauche, avant { $right }
    [last] Tout à droite, après { $left }
   *[between] Entre { $left } et { $right }
  }
scout-page-gap-chosen = { $gap } : { $number } (encore une fois pour retourner)
scout-page-advised = recommandé par le conseil

## Ce que chacun possède

scout-page-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
scout-page-taken = { $count ->
    [one] { $count } carte ramassée
   *[other] { $count } cartes ramassées
  }
scout-page-chips = { $count ->
    [one] { $count } jeton Scout
   *[other] { $count } jetons Scout
  }
scout-page-show-chip = { $count ->
    [0] Jeton Scout & Show dépensé
   *[other] Jeton Scout & Show disponible
  }
scout-page-now = en cours { $points }
scout-page-turn-mine = À toi de jouer
scout-page-decided = a décidé

## Les boutons

scout-page-do-keep = Garder la main ainsi
scout-page-do-turn = Retourner toute la main
scout-page-do-show = { $taken ->
    [0] Montrer { $cards }
    [one] Montrer { $cards } et prendre { $taken } carte
   *[other] Montrer { $cards } et prendre { $taken } cartes
  }
scout-page-do-show-places = Montrer les cartes { $first } à { $last }
scout-page-do-scout = { $chip ->
    [yes] Scout & Show :
   *[no] Scout :
  } { $turned ->
    [yes] le { $lies } retourné en { $number },
   *[no] le { $number }
  } { $where ->
    [first] tout à gauche
    [last] tout à droite
   *[between] entre { $left } et { $right }
  }
scout-page-do-scout-end = { $chip ->
    [yes] Scout & Show :
   *[no] Scout :
  } { $end ->
    [left] la carte de gauche
   *[right] la carte de droite
  }
scout-page-alike-gap = { $turned ->
    [yes] retournée en { $number },
   *[no] le { $number }
  } { $where ->
    [first] tout à gauche
    [last] tout à droite
   *[between] entre { $left } et { $right }
  }
scout-page-scout = Scout…
scout-page-scout-pay = Scout… ({ $chips } ◆)
scout-page-both = Scout & Show…
scout-page-turn-it = Retourner : { $number }
scout-page-keep = Garder
scout-page-turn = Retourner
scout-page-keep-label = Garder : { $cards }
scout-page-turn-label = Retourner : { $cards }

## Ce qu’on attend

scout-page-expect-turning = Garder ta main, ou la retourner entièrement ?
scout-page-expect-turn = Touche des cartes voisines pour les montrer, ou fais un Scout
scout-page-expect-scout = Rien ne la bat : prends une extrémité
scout-page-expect-again = Scout fait. Maintenant un Show, ou encore un Scout
scout-page-expect-open = La table est vide : montre ce que tu veux
scout-page-expect-showing = Maintenant ton Show : touche les cartes
scout-page-expect-end = Quelle extrémité de la combinaison prends-tu ?
scout-page-expect-gap = Où va le { $number } ? Choisis une place
scout-page-wait = { $player } réfléchit
scout-page-wait-all = Réflexion en cours : { $players }

## La situation et le résultat

scout-page-player = Nom
scout-page-this-round = En cours
scout-page-total = Total
scout-page-points = Points
scout-page-this-round-note = En cours : cartes ramassées et jetons, moins les cartes en main.
scout-page-known = Vues entrer dans une main
scout-page-gone = Vues, maintenant face cachée
scout-page-spent = Vues dans la première manche
scout-page-none = aucune pour l’instant
scout-page-result = Points par manche
scout-page-winner = gagne

## Exemples dessinés

scout-page-example-card = Une carte, dans les deux sens. Le grand nombre compte.
scout-page-example-turn = La même main avant et après : l’ordre reste, chaque nombre change.
scout-page-example-show = Des combinaisons : identiques, suite montante, suite descendante. Les deux dernières n’en sont pas.
scout-page-example-beats = Chacune bat la précédente : une carte, suite de deux, paire, suite de trois, trois identiques.
scout-page-example-scout = Le 5 est pris à l’extrémité droite, retourné en 2 et glissé à côté d’un autre 2.
scout-page-example-score = Cinq cartes ramassées et deux jetons font 7 ; trois cartes en main coûtent 3. Cela fait 4 points.
scout-page-example-empty = Une carte seule est prise : la table est vide, et la personne suivante montre ce qu’elle veut.

## La première partie guidée

scout-page-guide-hand = Chaque carte a deux nombres ; le grand compte. Cherche les identiques et les suites déjà côte à côte.
    .title = La main ne se trie jamais
scout-page-guide-turning = Avant chaque manche, tu peux mettre toute ta main tête en bas, une fois. Dans quelle rangée les voisines vont-elles mieux ensemble ?
    .title = Quel sens est le meilleur ?
scout-page-guide-first = Une carte, ou plusieurs côte à côte : les lignes de laiton montrent ce qui va. Plus il y en a, plus c’est dur à battre.
    .title = Table vide : montre ce que tu veux
scout-page-guide-beat = Plus de cartes l’emportent, des identiques battent une suite, sinon ce sont les nombres plus élevés. Tu prends les cartes battues : un point chacune.
    .title = Tu peux battre cette combinaison
scout-page-guide-scout = Glisse-la où tu veux dans ta main, dans le sens que tu veux. La combinaison rapporte alors un jeton à qui elle appartient, donc un point.
    .title = Imbattable ? Prends une extrémité
scout-page-guide-both = Avec ton jeton, tu montres juste après le Scout. Garde-le pour la carte qui réunit deux moitiés de ta main.
    .title = Scout et Show, une fois par manche
scout-page-guide-owner = Chaque carte qu’on y prend te vaut un jeton. Si tous les autres en prennent une avant que quelqu’un la batte, la manche finit et ta main ne te coûte rien.
    .title = C’est ta combinaison
scout-page-guide-near = Quelqu’un n’a presque plus de cartes, ou presque tout le monde a fait un Scout. Chaque carte restée en main coûtera un point.
    .title = La manche peut bientôt finir
scout-page-guide-score = Vous jouez autant de manches que vous êtes, et chaque fois quelqu’un d’autre commence. La situation montre les points.
    .title = Place à la manche suivante
scout-page-guide-two = Puis c’est encore à toi. Tu as trois jetons, et ceux que tu gardes sont des points.
    .title = À deux, un Scout coûte un jeton

## Sur la scène

scout-page-stage-round = La manche { $round } sur { $rounds } est finie
scout-page-stage-empty = { $player } sort avec { $cards } !
    .player = Tu sors avec { $cards } !
scout-page-stage-unbeaten = Personne ne bat { $player } : { $cards } !
    .player = Personne ne te bat : { $cards } !
scout-page-stage-did-empty = main vide
scout-page-stage-did-unbeaten = pas battu
scout-page-stage-spared = { $count ->
    [one] { $player } ne paie rien pour la carte en main.
   *[other] { $player } ne paie rien pour { $count } cartes en main.
  }
    .player = { $count ->
        [one] Tu ne paies rien pour ta carte en main.
       *[other] Tu ne paies rien pour tes { $count } cartes en main.
      }
scout-page-stage-best = Meilleure manche : { $player }, { $points }.
    .player = La meilleure manche est pour toi : { $points }.
scout-page-stage-leads = { $count ->
    [one] { $player } mène avec { $score }.
   *[other] { $player } mènent avec { $score } chacun.
  }
    .player = Tu mènes avec { $score }.
scout-page-stage-wins = { $count ->
    [one] { $player } gagne la partie avec { $score }.
   *[other] { $player } se partagent la victoire avec { $score }.
  }
    .player = Tu gagnes la partie avec { $score } !
scout-page-stage-next = Vers la manche { $round } : { $player } commence
    .player = Vers la manche { $round } : tu commences
scout-page-stage-up = ▲ gagne { $places }
scout-page-stage-down = ▼ perd { $places }
scout-page-stage-key = À gauche du trait, ce que coûte la main ; à droite, cartes ramassées et jetons.
