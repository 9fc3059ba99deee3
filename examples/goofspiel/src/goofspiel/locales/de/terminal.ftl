### Was das Kommando zu Goofspiel sagt.

goofspiel-terminal-bid = Gebot
goofspiel-terminal-shown = zuvor
goofspiel-terminal-points = Punkte
goofspiel-terminal-prize = { $more ->
    [0] Der Preis: { $prize }
   *[other] Der Preis: { $prize }, und { $more } liegen noch da; es geht um { $stake }
  }
goofspiel-terminal-left = { $player } hat noch: { $cards }
goofspiel-terminal-gone = Preise bisher: { $cards }
goofspiel-terminal-now = Welche Karte bietest du?
    .how =
        bid 7 :: deine 7 verdeckt hinlegen
