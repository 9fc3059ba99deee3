### Le coach sur la page : une analyse pendant qu’elle se fait, et comment elle est racontée.

coach-making = Le coach parcourt ta partie
coach-waiting = { $ahead ->
    [one] Une autre analyse passe
   *[other] { $ahead } autres analyses passent
  } avant.
coach-waiting-next = La tienne est la prochaine.
coach-reading = Il relit la partie …
coach-judging = { $done } décisions sur { $total } : il essaie d’autres coups dans des donnes imaginées.
coach-summing = Il sépare la chance du talent et cherche des raisons.
coach-leave = Tu peux quitter cette page ou continuer à jouer. L’analyse t’attendra ici.
coach-cancel = Tant pis
coach-none = Il n’y a pas encore d’analyse de cette partie.
coach-failed = Cette analyse n’a pas pu être faite. Ça marchera peut-être une autre fois.
coach-whose = Décisions de

coach-story-lost-own = Ce sont surtout tes propres décisions qui t’ont coûté : celles à réessayer sont ci-dessous.
coach-story-lost-others = Les autres ont bien joué contre toi. C’est ce qui t’a coûté le plus.
coach-story-lost-chance = C’était surtout les cartes. Elles t’ont coûté plus que tes décisions.
coach-story-won-own = Tu as gagné grâce à tes décisions.
coach-story-won-others = C’est le jeu des autres qui t’a le plus aidé.
coach-story-won-chance = Les cartes étaient avec toi, et tu en as fait quelque chose.
coach-theirs-lost-own = Ce qui a coûté le plus à { $name }, ce sont ses propres décisions.
coach-theirs-lost-others = Les autres ont bien joué contre { $name }. C’est ce qui a coûté le plus.
coach-theirs-lost-chance = C’étaient surtout les cartes. Elles ont coûté à { $name } plus que ses décisions.
coach-theirs-won-own = { $name } a gagné par de bonnes décisions.
coach-theirs-won-others = C’est ce qu’ont fait les autres qui a le plus aidé { $name }.
coach-theirs-won-chance = Les cartes étaient avec { $name }, qui a su en profiter.
coach-sum = D’où vient le résultat
coach-initial = au départ, pour tous
coach-part-own = tes décisions
coach-part-theirs = ses décisions
coach-part-others = le jeu des autres
coach-part-chance = la chance aux cartes
coach-result-won = la victoire
coach-result-lost = à la fin
coach-fine = { $fine } décisions sur { $judged } étaient les meilleures ou aussi bonnes.
coach-skill = Une décision a coûté { $points } ± { $error } points d’avance en moyenne.

coach-curve = Chances de gagner, coup par coup
coach-lane-luck = Chance : les cartes et les autres
coach-lane-own = Tes coups, face à la première intuition
coach-lane-theirs = Coups de { $name }, face à la première intuition
coach-move = Coup
coach-cause = Cause
coach-change = Écart
coach-chance = Chances
coach-cause-start = début
coach-cause-own = décision à soi
coach-cause-others = les autres
coach-cause-chance = chance
coach-cause-result = résultat

coach-turning-points = Tournants
coach-theirs-turning-own-up = Décision de { $name } ({ $kind }) : { $change } % de chances de gagner de plus qu’à la première intuition.
coach-theirs-turning-own-down = Décision de { $name } ({ $kind }) : { $change } % de chances de gagner de moins qu’à la première intuition.
coach-theirs-turning-others-up = Ce qu’a fait { $who } ici a donné { $change } % à { $name }.
coach-theirs-turning-others-down = Ce qu’a fait { $who } ici a pris { $change } % à { $name }.
coach-theirs-turning-chance-up = De la chance : { $change } % pour { $name }.
coach-theirs-turning-chance-down = Pas de chance : { $change } % de moins pour { $name }.
coach-look-again = À regarder de plus près
coach-kind-at = { $kind }, coup { $number }
coach-nothing-named = Aucune décision ne t’a coûté quoi que ce soit qui se distingue du hasard. Bien joué.
coach-praised-found = Le meilleur coup, trouvé
coach-praised-only = Le seul coup qui tenait

coach-move-number = Coup { $number }
coach-question = Que ferais-tu ?
coach-show-answer = Montre-moi la réponse
coach-you-played = Tu as joué
coach-was-played = A été joué
coach-better = Mieux
coach-tried-best = Oui ! C’est le bon coup.
coach-tried-again = Oui, et tu l’avais déjà trouvé.
coach-tried-same = C’est ce que tu avais joué. Il y avait mieux.
coach-tried-close = Bien : trop proche du meilleur pour les distinguer.
coach-tried-worse = Pas mal, mais { $percent } % derrière le meilleur.
coach-tried-unknown = Ce coup n’était pas parmi ceux qui semblaient les meilleurs ; le coach ne l’a pas mesuré.
coach-nothing-better = Rien de mieux n’a été trouvé.
coach-close = Trop proche pour les distinguer.
coach-no-reason = L’écart est mesuré ; aucune raison ne ressort à elle seule.
coach-how-sure = Est-ce bien sûr ?
coach-less = Moins
coach-worlds = Mesuré dans { $worlds } donnes imaginées qui s’accordent avec ce que tu savais : cela a coûté { $loss } ± { $error } % de chances de gagner.
coach-ask-again = Repose-moi la question
coach-try = Essayer à partir d’ici
coach-practise = S’exercer sur { $count ->
    [one] une décision
   *[other] { $count } décisions
  } de cette partie
coach-share = Montrer cette analyse à tous ceux qui ont le lien
coach-people = Entre personnes, chacun voit juger ses propres décisions, et celles des autres seulement s’ils les partagent. Ce qui s’est passé entre deux des tiennes est donné en une somme.
