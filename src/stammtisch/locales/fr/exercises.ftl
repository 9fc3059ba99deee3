### Exercices : des décisions avec un coup nettement meilleur, qui reviennent jusqu’à ce qu’on les sache.

exercise-own = Une de tes décisions
exercise-set = De la collection
exercise-to-do = { $count ->
    [0] rien à faire aujourd’hui
   *[other] { $count } à faire
  }
exercise-learned = { $count ->
    [one] { $count } acquis
   *[other] { $count } acquis
  }
exercise-only = Seulement : { $kind }
exercise-only-match = D’une seule partie
exercise-all = Tous les exercices
exercise-none = Il n’y a pas encore d’exercices pour ce jeu.

exercise-right = Juste !
exercise-wrong = Il y avait mieux.
exercise-shown = Voici le meilleur coup.
exercise-unjudged = Le coach ne peut pas comparer ce coup aux autres : il ne compte donc pas. Choisis-en un autre.
exercise-unmeasured = Ton coup n’avait pas l’air assez bon pour être mesuré.
exercise-best = Le meilleur coup
exercise-chose = Ton choix
exercise-played = Joué dans ta partie
exercise-next-best = Le deuxième meilleur
exercise-sure = Mesuré dans { $worlds } donnes imaginées qui correspondent à ce qu’on pouvait savoir ici : { $behind } ± { $error } % de chances de gagner les séparent.
exercise-next = Exercice suivant
exercise-review = La partie d’où il vient

exercise-back-soon = Il revient dans dix minutes.
exercise-back = Il revient dans { $days ->
    [one] un jour
   *[other] { $days } jours
  }.
exercise-known = Celui-là, tu le sais. Il ne revient plus.

exercise-done = Fini pour le moment
exercise-done-when = Le prochain revient dans { $time }.
exercise-done-how = Ce que tu réponds juste revient après 1, 3, 7, 21 et 60 jours ; le reste recommence au début.
exercise-done-such = Rien de ce genre n’est à faire maintenant.
exercise-play = Jouer à { $game }

## Progrès

progress = Ta façon de jouer
progress-how = Ce que te coûte une décision en moyenne, en points d’avance, d’après les analyses de tes parties ; moins il y en a, mieux c’est. Les parties avec des coups repris ne comptent pas ici.
progress-few = { $matches ->
    [0] Aucune partie analysée pour l’instant.
    [one] Une partie analysée.
   *[other] { $matches } parties analysées.
  } À partir de { $enough }, on lit ici comment tu joues.
progress-skill = Tes dix dernières parties : { $points } ± { $error } points perdus par décision.
progress-better = Dans les dix précédentes, c’était { $before }.
progress-kinds = Par type de décision
progress-kind = Type
progress-each = Perdu à chaque fois
progress-a-match = Perdu par partie
progress-worst = Ce qui te coûte le plus de points : { $kind }.
progress-practise = S’exercer là-dessus
progress-exercises = Exercices
progress-suits = Ce qui te convient maintenant : { $level }.
