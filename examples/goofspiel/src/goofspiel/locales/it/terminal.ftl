### Quello che il comando dice di Goofspiel.

goofspiel-terminal-bid = puntata
goofspiel-terminal-shown = prima
goofspiel-terminal-points = punti
goofspiel-terminal-prize = { $more ->
    [0] Il premio: { $prize }
   *[other] Il premio: { $prize }, più { $more } rimasti; in palio { $stake }
  }
goofspiel-terminal-left = A { $player } restano: { $cards }
goofspiel-terminal-gone = Premi finora: { $cards }
goofspiel-terminal-now = Quale carta punti?
    .how =
        bid 7 :: mettere il tuo 7 coperto
