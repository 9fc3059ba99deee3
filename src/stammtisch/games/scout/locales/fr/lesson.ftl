### La leçon de SCOUT en français : ce que demande chaque étape, la réponse à un autre coup, et ce qui en est sorti.

scout-lesson-show = La table est vide. Touche les deux 7, côte à côte dans ta main, et montre-les.
    .title = Montrer
    .nudge = C’est permis, mais faible : les deux 7 ensemble sont plus durs à battre.
    .done = Des identiques ou une suite : les deux se montrent, si les cartes sont côte à côte. Car tu ne tries jamais ta main.
scout-lesson-beat = { $two } montre 6 · 7. Des identiques battent une suite aussi longue : bats-la avec tes deux 8.
    .title = Battre
    .nudge = C’est permis aussi, mais ici tu peux battre la combinaison : avec les deux 8.
    .done = Tu prends les deux cartes battues : 2 points. Plus de cartes battent moins de cartes, des identiques battent une suite ; sinon, le nombre le plus haut gagne.
scout-lesson-scout = Impossible de battre 7 · 7. Fais un Scout : prends un 7 de la combinaison et glisse-le entre ton 6 et ton 8.
    .title = Faire un Scout
    .nudge = Presque : le 7 va entre le 6 et le 8, le 7 vers le haut.
    .done = 6 · 7 · 8 sont maintenant côte à côte. { $two } a reçu un jeton, donc un point. Entre-temps, les deux autres ont joué.
scout-lesson-out = 3 · 3 sont sur la table. Montre ton 6 · 7 · 8 : trois cartes en battent deux, et ta main est vide.
    .title = Finir
    .nudge = Possible, mais ta suite gagne tout de suite : montre les trois cartes.
    .done = Une main vide finit la manche. Cartes prises et jetons valent un point chacun, chaque carte restée en main en coûte un.
