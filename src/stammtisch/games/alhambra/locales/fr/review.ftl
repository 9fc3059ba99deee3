### Alhambra : ce que le coach dit des décisions.

alhambra-kind-purchase = achat
alhambra-kind-money = prendre de l’argent
alhambra-kind-pass = passer

alhambra-reason-exact = Au prochain tour, tu paies juste dans { $best } % des cas au lieu de { $played } %.
    .plain = Tu as plus de chances de payer juste au prochain tour.
alhambra-reason-bought = Tu achètes { $best } cartes bâtiment aux prochains tours au lieu de { $played }.
    .plain = Tu achètes davantage aux prochains tours.
alhambra-reason-money = Quelques tours plus tard, tu as { $best } d’argent au lieu de { $played }.
    .plain = Quelques tours plus tard, tu as plus d’argent.
alhambra-reason-pavilion = Personne n’a plus que toi de cartes « Pavillons » dans { $best } % des cas au lieu de { $played } %.
    .plain = Tu as plus de chances d’être devant en « Pavillons ».
alhambra-reason-seraglio = Personne n’a plus que toi de cartes « Sérails » dans { $best } % des cas au lieu de { $played } %.
    .plain = Tu as plus de chances d’être devant en « Sérails ».
alhambra-reason-arcades = Personne n’a plus que toi de cartes « Arcades » dans { $best } % des cas au lieu de { $played } %.
    .plain = Tu as plus de chances d’être devant en « Arcades ».
alhambra-reason-chambers = Personne n’a plus que toi de cartes « Chambres » dans { $best } % des cas au lieu de { $played } %.
    .plain = Tu as plus de chances d’être devant en « Chambres ».
alhambra-reason-garden = Personne n’a plus que toi de cartes « Jardins » dans { $best } % des cas au lieu de { $played } %.
    .plain = Tu as plus de chances d’être devant en « Jardins ».
alhambra-reason-tower = Personne n’a plus que toi de cartes « Tours » dans { $best } % des cas au lieu de { $played } %.
    .plain = Tu as plus de chances d’être devant en « Tours ».
