### Il coach: giudizi, svolte, e cosa impedisce un’analisi.

compiling-review = Compilo il coach di { $game }, solo questa volta: { $done } di { $total }
compiling-review-once = Compilo il coach di { $game }, una volta per questa versione. Ci vuole al massimo un minuto.
review-broken = Questa non è un’analisi: { $reason }.
review-format = Questa analisi ha il formato «{ $value }»; si può leggere solo «{ $expected }».
review-cancelled = L’analisi è stata interrotta.
review-whole = { $sign }{ $whole }
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

## Nel terminale

cli-compiling-review = Il coach impara { $game }, solo per questa volta
cli-reviewing = Giudico ogni decisione
cli-review-head = Posto { $seat }: { $decisions } decisioni giudicate in base a quello che si sapeva; { $forced } mosse erano obbligate.
cli-review-split = Quota pari { $initial }, le tue decisioni { $own }, quelle degli altri { $others }, fortuna { $chance }: { $result }.
cli-review-unfinished = La partita non ha una fine: questa è la probabilità nell’ultima posizione.
cli-review-skill = Una decisione è costata in media { $lost } ± { $error } punti di vantaggio ({ $decisions } giudicate).
cli-review-counts = Va bene: { $fine }. Poco preciso: { $slip }. Costoso: { $mistake }. Molto costoso: { $blunder }. Non giudicato: { $unjudged }.
cli-review-turning = Cosa ha mosso di più le probabilità
cli-review-number = Mossa
cli-review-verdict = Giudizio
cli-review-loss = Probabilità
cli-review-moves = Decisione
cli-review-instead = Meglio: { $best }. Giocato: { $played }.
