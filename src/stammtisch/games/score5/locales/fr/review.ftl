### SCORE 5 : ce que le coach dit des décisions.

score5-kind-lay = première mise
score5-kind-bid = changer ou confirmer
score5-kind-share-out = partage
score5-kind-joker = joker
score5-unjudged-bid = Les premières mises et les changements ne sont pas jugés : la réponse des autres ne se laisse pas assez bien simuler.

score5-reason-wins = Tu gagnes la carte dans { $best } % des cas au lieu de { $played } %.
    .plain = Tu gagnes la carte plus souvent.
score5-reason-pays = Tu paies { $best } en moyenne au lieu de { $played }.
    .plain = Tu paies moins cher.
score5-reason-gets = Tu reçois au partage des cartes d’une valeur de { $best } au lieu de { $played }.
    .plain = Le partage te rapporte davantage.
score5-reason-first = Tu te sers en premier au partage dans { $best } % des cas au lieu de { $played } %.
    .plain = Tu as plus de chances de te servir en premier au partage.
score5-reason-counts = Tes meilleures cartes font alors { $best } au lieu de { $played }.
    .plain = Tes meilleures cartes font davantage.
score5-reason-rival-counts = Le meilleur des autres a alors { $best } au lieu de { $played }.
    .plain = Le meilleur des autres a alors moins.
