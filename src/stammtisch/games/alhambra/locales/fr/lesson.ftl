### La leçon de Alhambra en français : ce que demande chaque étape, la réponse à un autre coup, et ce qui en est sorti.

alhambra-lesson-exact = La tour coûte 7, en bleu. Paie le compte juste : touche la tour, choisis ton 4 et ton 3, et achète-la.
    .title = Le compte juste
    .nudge = Tu peux, mais ton tour serait fini. Paie exactement 7 : avec le 4 et le 3.
    .done = Compte juste : tu rejoues. C’est le cœur du jeu.
alhambra-lesson-take = Tu ne peux rien payer d’autre. Prends donc de l’argent visible : une carte de n’importe quelle valeur, ou plusieurs jusqu’à 5 ensemble.
    .title = Prendre de l’argent
    .nudge = Cette fois, prends de l’argent : n’importe quelle carte visible.
    .done = Prendre de l’argent finit ton tour. Les petites cartes aident à tomber juste plus tard.
alhambra-lesson-most = Plus tard dans la partie. Toi et { $one } avez deux tours chacun. Achète la troisième avec ton 5 et ton 4 verts.
    .title = La majorité
    .nudge = Tu peux. Mais regarde la tour : 5 et 4 la paient au compte juste.
    .done = Trois tours : personne n’en a plus. Et comme tu as payé le compte juste, tu rejoues.
alhambra-lesson-scored = Prends encore de l’argent. En complétant, une carte de décompte apparaît, et on compte.
    .title = Le décompte
    .nudge = Cette fois, prends de l’argent : n’importe quelle carte visible.
    .done = Qui a le plus d’un genre en prend les points : les tours rapportent le plus. Il y a trois décomptes, chacun plus riche que le précédent.
