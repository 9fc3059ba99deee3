### Was der Befehl zu SCOUT sagt.

scout-terminal-round = Runde { $round } von { $rounds }
scout-terminal-cards = Karten
scout-terminal-taken = genommen
scout-terminal-chips = Chips
scout-terminal-show-chips = S&S
scout-terminal-points = Punkte
scout-terminal-column = Runde { $round }
scout-terminal-set = { $owner } zeigt { $kind ->
    [single] eine Karte
    [equal] { $count } gleiche Karten
   *[run] eine Reihe von { $count }
  }{ $scouts ->
    [0] .
    [one] , ein Scout seitdem.
   *[other] , { $scouts } Scouts seitdem.
  }
scout-terminal-empty = Der Tisch ist leer.
scout-terminal-known = { $player } hat sicher: { $cards }
scout-terminal-gone = Verdeckt: { $cards }
scout-terminal-spent = In der ersten Runde gesehen: { $cards }
scout-terminal-now-turning = Behältst du deine Hand so, oder drehst du sie ganz um?
    .how =
        keep :: jede Karte bleibt, wie sie ist
        turn :: jede Karte zeigt ihre andere Zahl
scout-terminal-now-acting = Du bist dran: Show, Scout oder Scout & Show.
    .how =
        show 3-5 :: die Karten an den Stellen 3 bis 5 auslegen; show 4 legt eine Karte
        scout left to 2 :: das linke Ende nehmen; es wird deine zweite Karte
        scout right to 1 turned :: das rechte Ende nehmen, andersherum
        scout&show left to 2 :: dasselbe mit deinem Chip, und gleich folgt ein Show
scout-terminal-now-two = Du bist dran: Show, oder Scout für einen deiner Chips.
    .how =
        show 3-5 :: die Karten an den Stellen 3 bis 5 auslegen; show 4 legt eine Karte
        scout left to 2 :: das linke Ende nehmen; es wird deine zweite Karte
        scout right to 1 turned :: das rechte Ende nehmen, andersherum
scout-terminal-now-empty = Du bist dran: Der Tisch ist leer, zeig irgendetwas.
    .how =
        show 3-5 :: die Karten an den Stellen 3 bis 5 auslegen; show 4 legt eine Karte
scout-terminal-now-showing = Jetzt der Show: Er muss schlagen, was noch auf dem Tisch liegt.
    .how =
        show 3-5 :: die Karten an den Stellen 3 bis 5 auslegen; show 4 legt eine Karte
