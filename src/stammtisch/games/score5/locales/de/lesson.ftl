### Die Lektion von SCORE 5 auf Deutsch: was jeder Schritt verlangt, was zu einem anderen Zug gesagt wird, und was daraus wurde.

score5-lesson-bid = Die rote 75 wird versteigert. Du bietest mit Karten: Wähle die 20 und die 25 und leg sie verdeckt hin.
    .title = Bieten
    .nudge = So darfst du bieten, aber reicht das? Versuch es mit der 20 und der 25.
    .done = Jetzt sehen alle, wie viele Karten jeder gelegt hat, aber nicht welche. { $one } und { $two } sagen: endgültig.
score5-lesson-final = Noch könntest du dein Gebot ändern. Musst du aber nicht: Erkläre es für endgültig, dann wird aufgedeckt.
    .title = Endgültig
    .nudge = Ändern darfst du. Aber 45 ist gut: Erkläre dein Gebot einfach für endgültig.
    .done = Deine 45 haben gewonnen. Die rote 75 gehört dir, und die anderen haben deine 45 unter sich aufgeteilt: Das zweithöchste Gebot durfte zuerst wählen.
score5-lesson-take = Diesmal hat { $two } gewonnen und mit 25 und 25 bezahlt. Du wählst zuerst: Nimm die violette 25, denn Violett fehlt dir.
    .title = Aufteilen
    .nudge = Erlaubt. Aber von jeder Farbe zählt nur deine höchste Karte, und Violett hast du noch gar nicht.
    .done = 25 Punkte mehr, und das geschenkt. Eine Auktion zu verlieren, kann das Bessere sein.
score5-lesson-name = Die letzte Auktion ist vorbei, der Joker gehört dir: 75 wert, in einer Farbe deiner Wahl. Gelb fehlt dir: Nenne Gelb.
    .title = Die Abrechnung
    .nudge = Das darfst du. Aber dort hast du schon eine gute Karte, Gelb hast du keine.
    .done = Fünf Farben, von jeder die höchste Karte: Das ist dein Ergebnis. Die höchste Summe gewinnt.
