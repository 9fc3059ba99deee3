### Ce que la page dit des donnes communes : celle du jour, et celles entre amis.

deal-of-the-day = La donne du jour
deal-among = La même donne pour chacun
deal-new-in = nouvelle dans { $time }
deal-streak = { $count ->
    [one] un jour
   *[other] { $count } jours de suite
}
deal-play = Jouer
deal-go-on = Continuer
deal-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deal-better = mieux que { $percent } %
deal-alone = première arrivée
deal-none-yet = hors délai
deal-same = Les mêmes cartes pour tout le monde, à la même place, contre les mêmes bots avec la même chance.
deal-first-counts = La première fois compte : pas de conseil, rien ne se reprend. Ensuite, autant de fois que tu veux, pour t’entraîner.
deal-play-first = Jouer
deal-again = Encore, pour s’entraîner
deal-place = { $place }e sur { $players }
deal-counts-not = Cet essai ne compte pas : il n’a pas été terminé à temps.
deal-spent = Tu as déjà eu ton essai ici.
deal-is-over = Cette donne est terminée. Tu peux encore la jouer pour t’entraîner.
deal-others = { $count ->
    [0] Personne d’autre ne l’a encore terminée.
    [one] Une autre personne l’a terminée.
   *[other] { $count } autres l’ont terminée.
}
deal-so-far = { $count ->
    [0] Personne ne l’a encore terminée.
    [one] Une personne l’a terminée.
   *[other] { $count } personnes l’ont terminée.
}
deal-you-beat = Tu as fait mieux que { $percent } % d’entre elles.
deal-bots = Des bots à ta place
deal-bots-how = Chaque niveau a joué cette donne { $count } fois, à ta place contre les mêmes bots.
deal-mean = en moyenne { $mean }
deal-more-often = tu as fait plus { $percent } % du temps
deal-bots-later = Les bots n’ont pas encore joué cette donne. Reviens voir plus tard.
deal-friends = Qui a joué
deal-seats = Toutes les places
deal-you = Toi
deal-sealed = D’ici là, cartes et déroulement restent fermés, pour que personne n’apprenne rien. L’analyse avec la meilleure ligne vient après.
deal-ends-at = Jusqu’à { $time }
deal-key = Comment vérifier cette donne
deal-key-how = Tout découle d’une clé, et l’empreinte de cette clé a été publiée un jour avant que quiconque puisse jouer.
deal-fingerprint = Empreinte
deal-key-is = Clé
deal-key-later = dite quand la donne est terminée
deal-check = Vérifier la clé
deal-key-fits = La clé correspond à l’empreinte.
deal-key-wrong = La clé ne correspond pas à l’empreinte.
deal-days = Les dernières semaines
deal-day-done = { $day } : joué
deal-day-open = { $day } : pas joué
deal-earlier = Tes dernières donnes
deal-unfinished = pas terminée
deal-told = { $game }, { $what } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deal-told-better = { $told }, mieux que { $percent } %
deal-send = Envoie ce lien à tes amis. Chacun joue seul, quand il veut ; celui qui a terminé voit les autres.
deal-link = Lien vers cette donne
deal-make-how = Impossible de vous réunir ? Jouez quand même les mêmes cartes, chacun seul contre les mêmes bots, et comparez.
deal-make-short = Seulement la fin d’une partie
deal-make = Donner pour chacun
deal-compare = Comparer
deal-bots-of = Bots : { $level }
