### Alhambra sur la page, en français : boutons, légendes, classement, exemples dessinés et première partie guidée.

## Ce que fait un bouton

# $first : une ou plusieurs choses ; $last : la dernière.
alhambra-page-and = { $first } et { $last }
# Un bâtiment comme il suit « pour » ou « donner ».
alhambra-page-the = { $category ->
    [pavilion] le pavillon
    [seraglio] le sérail
    [arcades] les arcades
    [chambers] les chambres
    [garden] le jardin
   *[tower] la tour
  }
alhambra-page-take = Prendre { $cards }
alhambra-page-pass = Passer : rien d’autre n’est possible
alhambra-page-buy = { $how ->
    [exact] Payer { $sum }, le compte juste, pour { $building } et rejouer
    [short] Payer { $sum } sur { $price } pour { $building }
   *[over] Payer { $sum } pour { $building } ({ $price }), fin de ton tour
  }
alhambra-page-give = { $how ->
    [exact] Payer { $sum }, le compte juste, donner { $building } à Dirk et rejouer
    [short] Payer { $sum } sur { $price } et donner { $building } à Dirk
   *[over] Payer { $sum }, donner { $building } ({ $price }) à Dirk, fin de ton tour
  }
alhambra-page-buy-nothing = Payer { $sum } en { $currency }
alhambra-page-for-dirk = Pour Dirk
alhambra-page-alike-pay = payer avec { $ways }

## Ce qu’on attend

alhambra-page-turn = { $again ->
    [yes] Compte juste : encore à toi
   *[no] À toi de jouer
  }
alhambra-page-waiting = { $again ->
    [yes] { $name } a payé le compte juste et rejoue.
   *[no] { $name } réfléchit.
  }
alhambra-page-expected = { $again ->
    [yes] Encore une fois : prends de l’argent ou achète un autre bâtiment.
   *[no] Prends de l’argent, ou choisis un bâtiment à acheter.
  }
alhambra-page-expected-money = { $enough ->
    [no] En { $currency } tu as { $held } ; il faut { $price } pour { $building }.
   *[yes] { $price } en { $currency } pour { $building } : choisis tes cartes.
  }
alhambra-page-status = { $count ->
    [one] Bientôt le décompte { $scoring } · 1 carte dans la pile d’argent
   *[other] Bientôt le décompte { $scoring } · { $count } cartes dans la pile d’argent
  }
alhambra-page-status-last = { $count ->
    [one] Le décompte C finit la partie · encore 1 bâtiment
   *[other] Le décompte C finit la partie · encore { $count } bâtiments
  }
alhambra-page-status-over = Après le décompte C

## Sur la table

alhambra-page-yard = Chantier
alhambra-page-pictures-left = { $next ->
    [C] encore { $count }, puis décompte C
   *[other] encore { $count }
  }
alhambra-page-for-sale = { $how ->
    [exact] { $card }, en { $currency } : tu peux payer le compte juste
    [yes] { $card }, en { $currency } : tu peux payer
   *[no] { $card }, en { $currency }
  }
alhambra-page-exact = tu peux payer le compte juste
alhambra-page-empty = vide
alhambra-page-nobody = personne
alhambra-page-display = Argent visible
alhambra-page-open = { $card }, visible
alhambra-page-money-left = { $next ->
    [A] { $count } dans la pile, dont le décompte A
    [B] { $count } dans la pile, dont le décompte B
   *[other] { $count } dans la pile
  }
alhambra-page-hand = Ton argent
alhambra-page-hand-of = { $currency }, { $sum } en tout
alhambra-page-no-money = Tu n’as plus d’argent.
alhambra-page-mine = Tes bâtiments
alhambra-page-buildings-of = Les bâtiments de { $name }
alhambra-page-built = { $category } : { $count } ; le maximum est { $most }
alhambra-page-payments = Façons de payer
alhambra-page-payment = { $exact ->
    [yes] { $cards ->
        [1] { $money } juste
       *[other] { $money } = { $sum } juste
      }
   *[no] { $cards ->
        [1] avec { $money }
       *[other] { $money } = { $sum }
      }
  }
alhambra-page-seat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
alhambra-page-seat-money = { $count ->
    [one] { $count } carte argent
   *[other] { $count } cartes argent
  }
alhambra-page-seat-buildings = { $leads ->
    [yes] { $category } : { $count }, le maximum
   *[no] { $category } : { $count }
  }

## Le classement et le résultat

alhambra-page-standing = Qui en a le plus
alhambra-page-category = Bâtiment
alhambra-page-scoring = Décompte { $scoring }
alhambra-page-worth = Rapporte en { $scoring }
alhambra-page-start = Début
alhambra-page-points = Points
alhambra-page-place-first = première place
alhambra-page-place-second = deuxième place
alhambra-page-place-third = troisième place
alhambra-page-standing-key = { $scoring ->
    [A] Plein : le plus de cartes. Au décompte A, seule la première place rapporte ; à égalité, on partage.
    [B] Plein : le plus de cartes. Encadré : deuxième place. À égalité, on partage les points.
   *[C] Plein : le plus de cartes. Encadré : deuxième place. Souligné : troisième place. À égalité, on partage les points.
  }
alhambra-page-memory = L’argent que tout le monde a vu
alhambra-page-whose = À qui
alhambra-page-discard = Défausse
alhambra-page-result = D’où viennent les points
alhambra-page-result-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
alhambra-page-gifts = Les derniers bâtiments du chantier
alhambra-page-gift = { $how ->
    [nobody] { $picture } : pour personne ({ $sums }).
   *[player] { $picture } : pour { $name }, qui a le plus d’argent ({ $sums }).
  }

## Exemples dessinés

alhambra-page-example-al-1 = Quatre monnaies, qui se distinguent par la couleur et par la forme.
alhambra-page-example-al-2 = Le genre le moins cher rapporte le moins, la tour le plus. Le prix est dans le coin.
alhambra-page-example-al-3 = Ce qui se trouve sous une plaque se paie dans sa monnaie.
alhambra-page-example-al-21 = 3 et 2 font 5 : tu peux prendre les deux à la fois.
alhambra-page-example-al-22 = 8 + 4 = 12 pour un prix de 10. C’est permis, mais 2 sont perdus et ton tour se termine.
alhambra-page-example-al-23 = 7 + 3 = 10 pour un prix de 10. Compte juste ! Tu joues encore.
alhambra-page-example-al-24 = Le 4 suffirait. Tu peux payer aussi le 1 si tu veux t’en défaire ; mais alors le compte n’est plus juste.
alhambra-page-example-al-32 = Deux d’entre vous ont deux tours chacun au décompte B : 13 + 6 = 19, donc 9 points chacun.
alhambra-page-example-al-41 = Plus personne ne peut acheter les arcades. Avec 6 en orange, tu les reçois si tous les autres ont moins.

## La première partie guidée

alhambra-page-guide-goal = Trois fois, on compte qui en a le plus de chaque genre ; les tours rapportent le plus, les pavillons le moins.
    .title = Rassemble des bâtiments
alhambra-page-guide-hand = La plaque au-dessus d’un bâtiment dit quelle monnaie il faut. En bas, ton argent, rangé par monnaie.
    .title = À chaque bâtiment sa monnaie
alhambra-page-guide-turn = À ton tour, tu achètes un bâtiment ou tu prends de l’argent visible. Qui paie le compte juste rejoue : touche le bâtiment marqué « = ».
    .title = Tu peux payer le compte juste
alhambra-page-guide-take = Prends une carte de n’importe quelle valeur, ou plusieurs jusqu’à 5 ensemble. Les petites cartes aident à tomber juste.
    .title = Rien ne va ? Prends de l’argent
alhambra-page-guide-dirk = Ses bâtiments comptent à chaque décompte. Tu peux lui en donner un qui servirait à l’autre.
    .title = Dirk est de la partie sans agir
alhambra-page-guide-exact = C’est le cœur du jeu. Guette donc le « = » sur les bâtiments.
    .title = Compte juste : tu rejoues !
alhambra-page-guide-built = Une étoile : personne n’en a plus que toi. À égalité, on partage les points.
    .title = Voici tes bâtiments
alhambra-page-guide-scored = Le prochain rapporte bien plus, et la deuxième place compte aussi. Le panneau de côté dit combien.
    .title = C’était un décompte
alhambra-page-guide-last = Garde un peu d’argent : les derniers du chantier vont à qui en a le plus dans leur monnaie.
    .title = Les bâtiments s’épuisent

## Sur la scène

alhambra-page-stage-scoring = Décompte { $scoring }
alhambra-page-stage-plural-pavilion = Pavillons
alhambra-page-stage-plural-seraglio = Sérails
alhambra-page-stage-plural-arcades = Arcades
alhambra-page-stage-plural-chambers = Chambres
alhambra-page-stage-plural-garden = Jardins
alhambra-page-stage-plural-tower = Tours
alhambra-page-stage-place = { $place ->
    [first] première { $points }
    [second] deuxième { $points }
   *[third] troisième { $points }
  }
alhambra-page-stage-alone = { $player } : { $count }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
alhambra-page-stage-shared = { $player } en ont { $count } chacun et partagent : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun.
alhambra-page-stage-none = Pas de points : { $building }.
alhambra-page-stage-most = { $count ->
    [one] { $player } gagne le plus ici : { $points }.
   *[other] { $player } gagnent le plus ici : { $points } chacun.
  }
    .player = Tu gagnes le plus ici : { $points }.
alhambra-page-stage-leads = { $count ->
    [one] { $player } mène avec { $score }.
   *[other] { $player } mènent avec { $score } chacun.
  }
    .player = Tu mènes avec { $score }.
alhambra-page-stage-wins = { $count ->
    [one] { $player } gagne la partie avec { $score }.
   *[other] { $player } se partagent la victoire avec { $score }.
  }
    .player = Tu gagnes la partie avec { $score } !
alhambra-page-stage-last = Les derniers bâtiments vont aux plus riches
alhambra-page-stage-richest = Chacun va à qui a le plus d’argent dans sa monnaie.
alhambra-page-stage-gets = { $player } reçoit { $pictures }.
    .player = Tu reçois { $pictures }.
alhambra-page-stage-dirk = Dirk reçoit des cartes
alhambra-page-stage-dirk-gets = { $count ->
    [one] Dirk reçoit encore un bâtiment. Il comptera au prochain décompte.
   *[other] Dirk reçoit encore { $count } bâtiments. Ils compteront au prochain décompte.
  }
