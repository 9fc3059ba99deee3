### Alhambra : ce que le coach dit des décisions.

alhambra-kind-purchase = achat
alhambra-kind-money = prendre de l’argent
alhambra-kind-pass = passer

alhambra-reason-exact = Au prochain tour, tu paies juste dans { $best } % des cas au lieu de { $played } %.
alhambra-reason-bought = Tu achètes { $best } cartes bâtiment aux prochains tours au lieu de { $played }.
alhambra-reason-money = Quelques tours plus tard, tu as { $best } d’argent au lieu de { $played }.
alhambra-reason-pavilion = Personne n’a plus que toi de cartes « Pavillons » dans { $best } % des cas au lieu de { $played } %.
alhambra-reason-seraglio = Personne n’a plus que toi de cartes « Sérails » dans { $best } % des cas au lieu de { $played } %.
alhambra-reason-arcades = Personne n’a plus que toi de cartes « Arcades » dans { $best } % des cas au lieu de { $played } %.
alhambra-reason-chambers = Personne n’a plus que toi de cartes « Chambres » dans { $best } % des cas au lieu de { $played } %.
alhambra-reason-garden = Personne n’a plus que toi de cartes « Jardins » dans { $best } % des cas au lieu de { $played } %.
alhambra-reason-tower = Personne n’a plus que toi de cartes « Tours » dans { $best } % des cas au lieu de { $played } %.
