### La leçon de SCORE 5 en français : ce que demande chaque étape, la réponse à un autre coup, et ce qui en est sorti.

score5-lesson-bid = Le rouge 75 est aux enchères. Tu mises avec tes cartes : choisis le 20 et le 25, et pose-les face cachée.
    .title = Miser
    .nudge = Tu peux miser cela, mais est-ce assez ? Essaie le 20 et le 25.
    .done = Tout le monde voit maintenant combien de cartes chacun a posées, mais pas lesquelles. { $one } et { $two } disent : définitif.
score5-lesson-final = Tu pourrais encore changer ta mise. Inutile : déclare-la définitive, et tout est retourné.
    .title = Définitif
    .nudge = Tu peux la changer. Mais 45, c’est bien : déclare simplement ta mise définitive.
    .done = Tes 45 ont gagné. Le rouge 75 est à toi, et les autres se sont partagé ta mise : la deuxième mise a choisi d’abord.
score5-lesson-take = Cette fois { $two } a gagné, en payant 25 et 25. Tu choisis d’abord : prends le violet 25, car tu n’as pas de violet.
    .title = Partager
    .nudge = C’est permis. Mais seule compte ta meilleure carte de chaque famille : du violet, tu n’en as pas.
    .done = 25 points de mieux, et c’est cadeau. Perdre une enchère est parfois préférable.
score5-lesson-name = La dernière enchère est finie, et le joker est à toi : il vaut 75, dans la famille de ton choix. Tu n’as pas de jaune : nomme jaune.
    .title = Le compte
    .nudge = Tu peux. Mais là, tu as déjà une bonne carte ; en jaune, tu n’en as aucune.
    .done = Cinq familles, la meilleure carte de chacune : voilà ton score. Le total le plus haut gagne.
