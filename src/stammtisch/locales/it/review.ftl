### Il coach: giudizi, svolte, e cosa impedisce un’analisi.

compiling-review = Compilo il coach di { $game }, solo questa volta: { $done } di { $total }
compiling-review-once = Compilo il coach di { $game }, una volta per questa versione. Ci vuole al massimo un minuto.
review-broken = Questa non è un’analisi: { $reason }.
review-format = Questa analisi ha il formato «{ $value }»; si può leggere solo «{ $expected }».
review-cancelled = L’analisi è stata interrotta.
review-number = { $sign }{ $whole },{ $tenths }

review-verdict-fine = Va bene
review-verdict-slip = Poco preciso
review-verdict-mistake = Costoso
review-verdict-blunder = Molto costoso
review-verdict-unjudged = Non giudicato
review-praise-found = La mossa migliore, e l’hai trovata.
review-praise-only = L’unica mossa che reggeva, e l’hai trovata.

review-turning-own-up = La tua decisione ({ $kind }): il { $change } % di probabilità in più rispetto al primo istinto.
review-turning-own-down = La tua decisione ({ $kind }): il { $change } % di probabilità in meno rispetto al primo istinto.
review-turning-others-up = Quello che { $who } ha fatto qui ti ha dato il { $change } %.
review-turning-others-down = Quello che { $who } ha fatto qui ti ha tolto il { $change } %.
review-turning-chance-up = Fortuna: il { $change } % per te.
review-turning-chance-down = Sfortuna: il { $change } % se n’è andato.
