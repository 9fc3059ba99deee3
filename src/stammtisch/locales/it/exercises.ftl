### Esercizi: decisioni con una mossa chiaramente migliore, che tornano finché non si sanno.

exercise-own = Una tua decisione
exercise-set = Dalla raccolta
exercise-to-do = { $count ->
    [0] niente da fare oggi
   *[other] { $count } da fare
  }
exercise-learned = { $count ->
    [one] { $count } imparato
   *[other] { $count } imparati
  }
exercise-only = Solo: { $kind }
exercise-only-match = Da una sola partita
exercise-all = Tutti gli esercizi
exercise-none = Per questo gioco non ci sono ancora esercizi.

exercise-right = Giusto!
exercise-wrong = C’era di meglio.
exercise-shown = Questa è la mossa migliore.
exercise-unjudged = Il coach non può confrontare questa mossa con le altre, quindi non conta. Scegline un’altra.
exercise-unmeasured = La tua mossa non sembrava abbastanza buona da essere misurata.
exercise-best = La mossa migliore
exercise-chose = La tua scelta
exercise-played = Giocata nella tua partita
exercise-next-best = La seconda migliore
exercise-sure = Misurato in { $worlds } distribuzioni immaginate, compatibili con ciò che qui si poteva sapere: tra le due ci sono { $behind } ± { $error } % di probabilità di vincere.
exercise-next = Prossimo esercizio
exercise-review = La partita da cui viene

exercise-back-soon = Torna fra dieci minuti.
exercise-back = Torna fra { $days ->
    [one] un giorno
   *[other] { $days } giorni
  }.
exercise-known = Questo lo sai. Non torna più.

exercise-done = Finito per ora
exercise-done-when = Il prossimo torna fra { $time }.
exercise-done-how = Ciò che indovini torna dopo 1, 3, 7, 21 e 60 giorni; il resto ricomincia da capo.
exercise-done-such = Di questo genere ora non c’è nulla da fare.
exercise-play = Gioca a { $game }

## Progressi

progress = Come giochi
progress-how = Quanto ti costa in media una decisione, in punti di vantaggio, secondo le analisi delle tue partite; meno è, meglio è. Le partite con mosse ritirate qui non contano.
progress-few = { $matches ->
    [0] Ancora nessuna partita analizzata.
    [one] Una partita analizzata.
   *[other] { $matches } partite analizzate.
  } Da { $enough } in poi qui si legge come giochi.
progress-skill = Le tue ultime dieci partite: { $points } ± { $error } punti persi a decisione.
progress-better = Nelle dieci precedenti erano { $before }.
progress-kinds = Per tipo di decisione
progress-kind = Tipo
progress-each = Persi ogni volta
progress-a-match = Persi a partita
progress-worst = Ti costa più punti: { $kind }.
progress-practise = Esercitati proprio su questo
progress-exercises = Esercizi
progress-suits = Adesso fa per te: { $level }.
