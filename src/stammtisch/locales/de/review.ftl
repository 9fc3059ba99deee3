### Der Coach: Urteile, Wendepunkte, und was einem Rückblick im Weg steht.

compiling-review = Der Coach von { $game } wird übersetzt, nur dieses eine Mal: { $done } von { $total }
compiling-review-once = Der Coach von { $game } wird übersetzt, einmal für diese Version. Das dauert bis zu einer Minute.
review-broken = Das ist kein Rückblick: { $reason }.
review-format = Dieser Rückblick hat das Format „{ $value }“; lesbar ist nur „{ $expected }“.
review-cancelled = Der Rückblick wurde abgebrochen.
review-whole = { $sign }{ $whole }
review-number = { $sign }{ $whole },{ $tenths }

review-verdict-fine = Gut so
review-verdict-slip = Knapp daneben
review-verdict-mistake = Teuer
review-verdict-blunder = Sehr teuer
review-verdict-unjudged = Nicht beurteilt
review-praise-found = Der beste Zug, und du hast ihn gefunden.
review-praise-only = Der einzige Zug, der gehalten hat, und du hast ihn gefunden.

review-turning-own-up = Deine Entscheidung ({ $kind }): { $change } % mehr Siegchance als aus dem Bauch heraus.
review-turning-own-down = Deine Entscheidung ({ $kind }): { $change } % weniger Siegchance als aus dem Bauch heraus.
review-turning-others-up = Was { $who } hier tat, brachte dir { $change } %.
review-turning-others-down = Was { $who } hier tat, nahm dir { $change } %.
review-turning-chance-up = Glück: { $change } % fielen dir zu.
review-turning-chance-down = Pech: { $change } % waren weg.

## Im Terminal

cli-compiling-review = Der Coach lernt { $game }, nur dieses eine Mal
cli-reviewing = Jede Entscheidung wird beurteilt
cli-review-head = Platz { $seat }: { $decisions } Entscheidungen, beurteilt nach dem, was man wissen konnte; { $forced } Züge waren erzwungen.
cli-review-split = Fairer Anteil { $initial }, deine Entscheidungen { $own }, die der anderen { $others }, Glück { $chance }: { $result }.
cli-review-unfinished = Die Partie hat kein Ende; das ist die Chance in der letzten Stellung.
cli-review-skill = Eine Entscheidung kostete im Mittel { $lost } ± { $error } Punkte Vorsprung ({ $decisions } beurteilt).
cli-review-counts = Gut so: { $fine }. Knapp daneben: { $slip }. Teuer: { $mistake }. Sehr teuer: { $blunder }. Nicht beurteilt: { $unjudged }.
cli-review-turning = Was die Siegchance am meisten bewegt hat
cli-review-number = Zug
cli-review-verdict = Urteil
cli-review-loss = Chance
cli-review-moves = Entscheidung
cli-review-instead = Besser: { $best }. Gespielt: { $played }.
