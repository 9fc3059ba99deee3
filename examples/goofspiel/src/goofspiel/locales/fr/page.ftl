### Goofspiel sur la page, en français : les noms des champs de la table simple, et ce que disent ses boutons.

goofspiel-do-bid = Miser { $card }
goofspiel-field-round = Manche
goofspiel-field-rounds = Manches
goofspiel-field-prize = Prix
goofspiel-field-stake = Enjeu
goofspiel-field-ties = Égalités
goofspiel-field-bid = Ta mise
goofspiel-field-gone = Prix passés
goofspiel-field-score = Points
goofspiel-field-cards = Cartes
goofspiel-field-has-bid = A misé
goofspiel-field-shown = Dernière mise
goofspiel-field-left = Cartes restantes
goofspiel-value-carry = reportées
goofspiel-value-split = partagées
goofspiel-value-discard = perdues
