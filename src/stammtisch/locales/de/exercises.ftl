### Übungen: Entscheidungen mit einem klar besten Zug, die wiederkommen, bis sie sitzen.

exercise-own = Eine eigene Entscheidung
exercise-set = Aus der Sammlung
exercise-to-do = { $count ->
    [0] heute nichts zu tun
   *[other] { $count } zu tun
  }
exercise-learned = { $count } gelernt
exercise-only = Nur: { $kind }
exercise-only-match = Aus einer Partie
exercise-all = Alle Übungen
exercise-none = Für dieses Spiel gibt es noch keine Übungen.

exercise-right = Richtig!
exercise-wrong = Es gab etwas Besseres.
exercise-shown = Das ist der beste Zug.
exercise-unjudged = Diesen Zug kann der Coach nicht mit den anderen vergleichen, deshalb zählt er nicht. Wähle einen anderen.
exercise-unmeasured = Dein Zug sah nicht gut genug aus, um gemessen zu werden.
exercise-best = Der beste Zug
exercise-chose = Deine Wahl
exercise-played = In deiner Partie gespielt
exercise-next-best = Der nächstbeste
exercise-sure = Gemessen in { $worlds } vorgestellten Verteilungen, die zu dem passen, was man hier wissen konnte: { $behind } ± { $error } % Gewinnchance liegen zwischen den beiden.
exercise-next = Nächste Übung
exercise-review = Die Partie dazu

exercise-back-soon = Sie kommt in zehn Minuten wieder.
exercise-back = Sie kommt in { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
  } wieder.
exercise-known = Die sitzt. Sie kommt nicht wieder.

exercise-done = Fertig für heute
exercise-done-when = Die nächste kommt in { $time } wieder.
exercise-done-how = Was du richtig beantwortest, kommt nach 1, 3, 7, 21 und 60 Tagen wieder; alles andere fängt von vorn an.
exercise-done-such = Davon ist gerade nichts fällig.
exercise-play = { $game } spielen

## Fortschritt

progress = Wie du spielst
progress-how = Was dich eine Entscheidung im Schnitt kostet, in Punkten Vorsprung, aus den Analysen deiner Partien; je weniger, desto besser. Partien mit zurückgenommenen Zügen zählen hier nicht.
progress-few = { $matches ->
    [0] Noch keine Partie analysiert.
    [one] Eine Partie analysiert.
   *[other] { $matches } Partien analysiert.
  } Ab { $enough } steht hier, wie du spielst.
progress-skill = Deine letzten zehn Partien: { $points } ± { $error } Punkte je Entscheidung verloren.
progress-better = In den zehn davor waren es { $before }.
progress-kinds = Nach Art der Entscheidung
progress-kind = Art
progress-each = Verlust je Mal
progress-a-match = Verlust je Partie
progress-worst = Am meisten Punkte kostet dich: { $kind }.
progress-practise = Genau das üben
progress-exercises = Übungen
progress-suits = Zu dir passt jetzt: { $level }.
