### Die Lektion von Alhambra auf Deutsch: was jeder Schritt verlangt, was zu einem anderen Zug gesagt wird, und was daraus wurde.

alhambra-lesson-exact = Der Turm kostet 7, in Blau. Zahl passend: Tipp den Turm an, wähle deine 4 und deine 3 und kauf ihn.
    .title = Passend zahlen
    .nudge = Das darfst du, aber dann wäre dein Zug vorbei. Zahl genau 7: mit der 4 und der 3.
    .done = Passend gezahlt, also bist du gleich noch einmal dran. Darum geht es in diesem Spiel.
alhambra-lesson-take = Mehr kannst du gerade nicht bezahlen. Nimm also offenes Geld: eine Karte von beliebigem Wert oder mehrere bis zusammen 5.
    .title = Geld nehmen
    .nudge = Nimm diesmal Geld, egal welche offene Karte.
    .done = Wer Geld nimmt, beendet den Zug. Mit kleinen Karten zahlt es sich später leichter passend.
alhambra-lesson-most = Etwas später. Du und { $one } habt je zwei Türme. Kauf den dritten mit deiner grünen 5 und 4.
    .title = Die Mehrheit
    .nudge = Das darfst du. Aber sieh dir den Turm an: 5 und 4 bezahlen ihn genau.
    .done = Drei Türme: Niemand hat mehr. Und weil du passend gezahlt hast, bist du noch einmal dran.
alhambra-lesson-scored = Nimm noch einmal Geld. Beim Nachlegen kommt eine Wertungskarte, und es wird gezählt.
    .title = Die Wertung
    .nudge = Nimm diesmal Geld, egal welche offene Karte.
    .done = Wer von einer Art am meisten hat, bekommt ihre Punkte: Türme bringen am meisten. Es gibt drei Wertungen, und jede bringt mehr als die vorige.
