### SCORE 5 sur la page, en français : la table, ses boutons, le score, la première partie guidée, les légendes des exemples dessinés.

## Où en est la partie

score5-page-status = Enchère { $auction } sur { $auctions } · { $phase }
score5-page-phase-laying = posez vos mises
score5-page-phase-adjusting = ajustez vos mises
score5-page-phase-sharing = on partage la mise gagnante
score5-page-phase-naming = le joker reçoit une famille
score5-page-phase-over = La partie est finie

## Ce que fait le bouton

score5-page-bid-cards = { $count ->
    [one] Miser { $total } avec une carte
   *[other] Miser { $total } avec { $count } cartes
  }
score5-page-bid-nothing = Ne rien miser
score5-page-change-cards = { $count ->
    [one] Changer la mise : { $total } avec une carte
   *[other] Changer la mise : { $total } avec { $count } cartes
  }
score5-page-change-nothing = Reprendre toute la mise
score5-page-final = Définitif
score5-page-final-cards = { $count ->
    [one] Définitif : { $total } avec une carte
   *[other] Définitif : { $total } avec { $count } cartes
  }
score5-page-final-nothing = Définitif : ne rien miser
score5-page-not-final = Reprendre mon « définitif »
score5-page-all-back = Tout reprendre
score5-page-take = Prendre { $card }
score5-page-name = Le joker est { $family }
score5-page-alike = { $span ->
    [one] d’autres mises de { $low }
   *[many] d’autres mises de { $low } à { $high }
  } { $count ->
    [one] en une carte
   *[other] en { $count } cartes
  }

## Ce qui est attendu, et de qui

score5-page-expect-laying = Quelles cartes mises-tu pour { $card } ?
score5-page-expect-adjusting = Change ta mise ou déclare-la définitive
score5-page-expect-sharing = Prends une carte de la mise gagnante
score5-page-expect-naming = De quelle famille sera le joker ?
score5-page-done-laying = Tu as posé. On attend { $names }
score5-page-done-adjusting = Ta mise est définitive. On attend { $names }
score5-page-wait = On attend { $names }
score5-page-wait-sharing = { $names } prend une carte
score5-page-wait-naming = { $names } choisit la famille du joker

## Sur la table

score5-page-on-auction = Aux enchères
# $left : cartes face cachée avec le joker ; $count : sans lui.
score5-page-pile = { $left ->
    [0] La dernière carte
    [1] Plus que le joker
   *[other] Encore { $count }, puis le joker
  }
score5-page-unsold = Hors de la partie
score5-page-bids = Les mises des autres, face cachée
score5-page-count = { $count ->
    [0] pas de carte
    [one] une carte
   *[other] { $count } cartes
  }
# Une carte telle que la dit un lecteur d’écran. $tie : sa valeur de départage.
score5-page-card-tie = { $card }, valeur de départage { $tie }
score5-page-your-bid = Ta mise
score5-page-bid-sum = { $count ->
    [one] une carte · { $total }
   *[other] { $count } cartes · { $total }
  }
score5-page-tray-open = pas encore posée
score5-page-tray-laid = posée face cachée
score5-page-tray-changed = { $count ->
    [0] jusqu’ici : rien
    [one] jusqu’ici : une carte · { $total }
   *[other] jusqu’ici : { $count } cartes · { $total }
  }
score5-page-tray-empty = Touche des cartes ci-dessous, ou glisse-les ici
score5-page-tray-nothing = Rien de posé
score5-page-take-back = Reprendre { $card }
score5-page-if-wins = Si elle gagne : { $now } → { $then }
score5-page-changes-left = { $count ->
    [0] Plus de changement
    [one] Encore un changement
   *[other] Encore { $count } changements
  }
score5-page-hand = { $count ->
    [one] Ta main : une carte
   *[other] Ta main : { $count } cartes
  }
score5-page-best = Ta meilleure carte dans chaque famille
score5-page-best-sum = Total
score5-page-winning-bid = La mise gagnante
score5-page-wins = { $how ->
    [you] Tu gagnes { $card }
   *[other] { $name } gagne { $card }
  }
score5-page-paid = avec une mise de { $total }
score5-page-order = Le partage, dans l’ordre
score5-page-takes-now = { $how ->
    [you] à toi de prendre
   *[other] prend une carte
  }
score5-page-laid-nothing = rien posé
score5-page-shows = · montre ≈{ $tie }
score5-page-name-best = au mieux { $value } ici
score5-page-name-none = pas encore de carte
score5-page-is-final = définitif

## Une place

score5-page-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
score5-page-points = { $count } points
score5-page-seat-choosing = … choisit
score5-page-seat-laid = ✓ a posé
score5-page-seat-adjusts = { $count ->
    [0] … ne mise rien
    [one] … une carte
   *[other] … { $count } cartes
  }
score5-page-seat-final = { $count ->
    [0] ✓ fixé : rien
    [one] ✓ fixé : 1 carte
   *[other] ✓ fixé : { $count } cartes
  }
score5-page-seat-won = gagne l’enchère
score5-page-seat-total = a misé { $total }
score5-page-seat-empty = rien posé
score5-page-seat-first = gagne la partie

## Le score et le résultat

score5-page-best-so-far = Les meilleures cartes pour l’instant
score5-page-no-memory = Ce que les autres ont, tout le monde l’a vu ; mais à cette table, chacun le retient pour soi.
score5-page-all-cards = Toutes les cartes
score5-page-auctions = Les enchères jusqu’ici
score5-page-nobody = personne
score5-page-result = Ce qui compte
score5-page-joker-as = { $name } : le joker compte comme { $family }.
score5-page-tied = Deux ont { $total }. La plus haute valeur de départage parmi les cartes comptées décide.
score5-page-course-start = Début
score5-page-course-auction = Enchère { $auction }

## La première partie guidée

score5-page-guide-goal = À la fin, seule compte ta meilleure carte de chaque famille ; la ligne au-dessus de ta main les additionne. Combien te rapporterait en plus la carte aux enchères ?
    .title = Cinq familles, une carte chacune
score5-page-guide-bid = Qui gagne donne toute sa mise. Les petites cartes, et celles qu’une meilleure de la même famille recouvre, te coûtent le moins.
    .title = Ta mise, c’est ce que tu paies
score5-page-guide-counts = Tout le monde voit maintenant combien de cartes chacun a posées. Trois cartes, ce peut être 30 ou 300. Tu peux encore en ajouter ou en reprendre.
    .title = Combien de cartes, mais pas lesquelles
score5-page-guide-final = Si quelqu’un change son nombre de cartes, chacun a de nouveau la parole. Et tant que quelqu’un réfléchit, tu peux revenir sur ta décision.
    .title = Ta mise te va ? Qu’elle soit définitive
score5-page-guide-take = Tu n’as pas gagné, et c’est parfois tant mieux : prends une carte de la mise gagnante. Plus ta mise était haute, plus tu choisis tôt.
    .title = Une carte en cadeau
score5-page-guide-won = Les autres se partagent maintenant ce que tu as payé, une carte chacun à son tour, la deuxième mise d’abord.
    .title = La carte est à toi !
score5-page-guide-price = Beaucoup de petites cartes nourrissent tout le monde, une seule grosse ne nourrit que la première personne après toi. Qui serait-ce ?
    .title = Qui reçoit ce que tu paies ?
score5-page-guide-ties = À mises égales, le plus haut des petits nombres après un ≈ gagne. Les petites cartes en ont de grands : un 5 dans la mise peut valoir de l’or.
    .title = Égalité ? Le ≈ décide
score5-page-guide-richer = Chaque carte à venir vaut au moins 80. Ce que tu as mis de côté va te servir.
    .title = Désormais, c’est 80 ou plus
score5-page-guide-joker = Qui le gagne choisit sa famille ; il vaut 75. Il aide le plus là où ta meilleure carte est la plus faible.
    .title = La dernière carte est le joker

## Les exemples dessinés dans les règles

score5-page-example-lea = Lea
score5-page-example-finn = Finn
score5-page-example-nora = Nora
score5-page-example-set = Le lot A : une carte de chaque famille, 75 en tout.
score5-page-example-auction-cards = Une carte ★, deux cartes ★★ et le joker. Plus une carte vaut, plus elle a de couleur.
score5-page-example-counts = Tout le monde voit deux cartes et trois cartes. Lea a 50, Finn 40 : cela reste secret.
score5-page-example-tie = Tous deux misent 50. Le 5 jaune de Finn a la plus haute valeur de départage, 47 : il gagne.
score5-page-example-share = Lea gagne avec 50. Finn a misé 40 et prend en premier, le 30 peut-être ; puis Nora prend le 20.
score5-page-example-joker = Nommé jaune, le joker rapporte ici 60 : 75 au lieu de 15. En rouge, il ne rapporterait rien.
score5-page-example-count = En haut ce qui compte : 80 + 115 + 145 + 120 = 460. Les cartes du dessous sont défaussées.
score5-field-cap = Changements de mise par enchère
score5-field-deck = Fichier de cartes

## Sur la scène

score5-page-stage-auction = Enchère { $auction } sur { $auctions }
score5-page-stage-who = Qui aura { $card } ?
score5-page-stage-nobody = Personne ne mise
score5-page-stage-wins = { $player } gagne { $card }
    .player = Tu gagnes { $card }
score5-page-stage-gets = { $player } a { $card }.
    .player = Tu as { $card }.
score5-page-stage-wins-by = { $alone ->
    [yes] Personne d’autre ne mise : { $player } a { $card } pour { $total }.
   *[no] { $player } a { $card } : { $total } contre { $next }.
  }
    .player = { $alone ->
        [yes] Personne d’autre ne mise : tu as { $card } pour { $total }.
       *[no] Tu as { $card } : { $total } contre { $next }.
      }
# Deux joueurs ou plus ont le même total ; $cards : qui a quelle valeur de départage.
score5-page-stage-tie = { $total } contre { $total } : la plus haute valeur de départage d’une carte décide. { $cards }.
score5-page-stage-tie-card = { $player } : { $card } (≈{ $tie })
score5-page-stage-takes = { $place ->
    [1] prend en premier
    [2] prend en deuxième
    [3] prend en troisième
    [4] prend en quatrième
   *[other] prend en cinquième
  }
score5-page-stage-share = On partage la mise de { $player }
    .player = On partage ta mise
score5-page-stage-got = a { $card }
score5-page-stage-shared = { $player } a payé { $count } cartes pour { $card } ; les autres les ont maintenant.
    .player = Tu as payé { $count } cartes pour { $card } ; les autres les ont maintenant.
score5-page-stage-count = Le décompte
score5-page-stage-family = Les meilleures cartes : { $family }
score5-page-stage-champion = { $player } gagne avec { $total }.
    .player = Tu gagnes avec { $total } !
