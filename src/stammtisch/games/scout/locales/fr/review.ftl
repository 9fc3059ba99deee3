### SCOUT : ce que le coach dit des décisions.

scout-kind-turn = le sens de la main
scout-kind-show = Show
scout-kind-scout = Scout
scout-kind-both = Scout & Show

scout-reason-groups = Il te reste { $best } groupes en main au lieu de { $played }.
    .plain = Ta main reste en moins de groupes.
scout-reason-out = Tu te débarrasses de tout dans { $best } % des cas au lieu de { $played } %.
    .plain = Tu te débarrasses plus souvent de toutes tes cartes.
scout-reason-rival-out = Quelqu’un d’autre se débarrasse de tout dans { $best } % des cas au lieu de { $played } %.
    .plain = Les autres se débarrassent moins souvent de leurs cartes.
scout-reason-unbeaten = Ta combinaison reste imbattue jusqu’au bout dans { $best } % des cas au lieu de { $played } %.
    .plain = Ta combinaison a plus de chances de rester imbattue.
scout-reason-left = Il te reste { $best } cartes au lieu de { $played }.
    .plain = Il te reste moins de cartes.
scout-reason-chips = Tu reçois { $best } jetons Scout au lieu de { $played }.
    .plain = Tu reçois plus de jetons Scout.
scout-reason-taken = Tu ramasses { $best } cartes au lieu de { $played }.
    .plain = Tu ramasses plus de cartes.
scout-reason-points = La manche te rapporte { $best } points au lieu de { $played }.
    .plain = La manche te rapporte plus de points.
scout-reason-rival-points = Le meilleur des autres marque { $best } points dans la manche au lieu de { $played }.
    .plain = Le meilleur des autres marque moins dans la manche.
