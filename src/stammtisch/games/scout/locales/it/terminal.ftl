### Quello che dice il comando su SCOUT.

scout-terminal-round = Manche { $round } di { $rounds }
scout-terminal-cards = carte
scout-terminal-taken = prese
scout-terminal-chips = gettoni
scout-terminal-show-chips = S&S
scout-terminal-points = punti
scout-terminal-column = manche { $round }
scout-terminal-set = { $owner } mostra { $kind ->
    [single] una carta
    [equal] { $count } carte uguali
   *[run] una scala di { $count }
  }{ $scouts ->
    [0] .
    [one] , uno Scout da allora.
   *[other] , { $scouts } Scout da allora.
  }
scout-terminal-empty = Il tavolo è vuoto.
scout-terminal-known = { $player } ha di sicuro: { $cards }
scout-terminal-gone = Coperte: { $cards }
scout-terminal-spent = Viste nella prima manche: { $cards }
scout-terminal-now-turning = Tieni la mano così, o la giri tutta?
    .how =
        keep :: ogni carta resta com’è
        turn :: ogni carta mostra l’altro numero
scout-terminal-now-acting = Tocca a te: Show, Scout, o Scout & Show.
    .how =
        show 3-5 :: calare le carte ai posti da 3 a 5; show 4 ne cala una
        scout left to 2 :: prendere l’estremità sinistra; diventa la tua seconda carta
        scout right to 1 turned :: prendere l’estremità destra, girata
        scout&show left to 2 :: lo stesso con il tuo gettone, e subito segue uno Show
scout-terminal-now-two = Tocca a te: Show, o Scout per uno dei tuoi gettoni.
    .how =
        show 3-5 :: calare le carte ai posti da 3 a 5; show 4 ne cala una
        scout left to 2 :: prendere l’estremità sinistra; diventa la tua seconda carta
        scout right to 1 turned :: prendere l’estremità destra, girata
scout-terminal-now-empty = Tocca a te: il tavolo è vuoto, mostra quello che vuoi.
    .how =
        show 3-5 :: calare le carte ai posti da 3 a 5; show 4 ne cala una
scout-terminal-now-showing = Ora lo Show: deve battere ciò che resta sul tavolo.
    .how =
        show 3-5 :: calare le carte ai posti da 3 a 5; show 4 ne cala una
