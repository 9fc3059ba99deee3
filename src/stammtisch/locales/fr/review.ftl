### Le coach : jugements, tournants, et ce qui empêche une revue.

compiling-review = Compilation du coach de { $game }, une seule fois : { $done } sur { $total }
compiling-review-once = Compilation du coach de { $game }, une fois pour cette version. Il y en a pour une minute au plus.
review-broken = Ce n’est pas une revue : { $reason }.
review-format = Cette revue a le format « { $value } » ; seul « { $expected } » peut être lu.
review-cancelled = La revue a été interrompue.
review-whole = { $sign }{ $whole }
review-number = { $sign }{ $whole },{ $tenths }

review-verdict-fine = Bien joué
review-verdict-slip = Un peu à côté
review-verdict-mistake = Coûteux
review-verdict-blunder = Très coûteux
review-verdict-unjudged = Non jugé
review-praise-found = Le meilleur coup, et tu l’as trouvé.
review-praise-only = Le seul coup qui tenait, et tu l’as trouvé.

review-turning-own-up = Ta décision ({ $kind }) : { $change } % de chances de plus qu’au premier instinct.
review-turning-own-down = Ta décision ({ $kind }) : { $change } % de chances de moins qu’au premier instinct.
review-turning-others-up = Ce que { $who } a fait ici t’a donné { $change } %.
review-turning-others-down = Ce que { $who } a fait ici t’a pris { $change } %.
review-turning-chance-up = La chance : { $change } % pour toi.
review-turning-chance-down = La malchance : { $change } % envolés.

## Dans le terminal

cli-compiling-review = Le coach apprend { $game }, juste cette fois
cli-reviewing = Chaque décision est jugée
cli-review-head = Place { $seat } : { $decisions } décisions jugées d’après ce qu’on savait ; { $forced } coups étaient forcés.
cli-review-split = Part égale { $initial }, tes décisions { $own }, celles des autres { $others }, la chance { $chance } : { $result }.
cli-review-unfinished = La partie n’a pas de fin : c’est la chance dans la dernière position.
cli-review-skill = Une décision a coûté en moyenne { $lost } ± { $error } points d’avance ({ $decisions } jugées).
cli-review-counts = Bien joué : { $fine }. Un peu à côté : { $slip }. Coûteux : { $mistake }. Très coûteux : { $blunder }. Non jugé : { $unjudged }.
cli-review-turning = Ce qui a le plus fait bouger les chances
cli-review-number = Coup
cli-review-verdict = Jugement
cli-review-loss = Chances
cli-review-moves = Décision
cli-review-instead = Mieux : { $best }. Joué : { $played }.
