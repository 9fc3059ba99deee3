### Le coach : jugements, tournants, et ce qui empêche une revue.

compiling-review = Compilation du coach de { $game }, une seule fois : { $done } sur { $total }
compiling-review-once = Compilation du coach de { $game }, une fois pour cette version. Il y en a pour une minute au plus.
review-broken = Ce n’est pas une revue : { $reason }.
review-format = Cette revue a le format « { $value } » ; seul « { $expected } » peut être lu.
review-cancelled = La revue a été interrompue.
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
