### Die Lektion von SCOUT auf Deutsch: was jeder Schritt verlangt, was zu einem anderen Zug gesagt wird, und was daraus wurde.

scout-lesson-show = Der Tisch ist leer. Tipp die beiden 7er an, die in deiner Hand nebeneinanderstehen, und zeig sie.
    .title = Zeigen
    .nudge = Das ginge, ist aber schwach: Beide 7er zusammen sind schwerer zu schlagen.
    .done = Gleiche oder eine Reihe, beides darfst du zeigen, wenn die Karten nebeneinanderstehen. Sortieren darfst du deine Hand nämlich nie.
scout-lesson-beat = { $two } zeigt 6 · 7. Gleiche schlagen eine ebenso lange Reihe: Schlag sie mit deinen beiden 8ern.
    .title = Schlagen
    .nudge = Das darfst du auch, aber hier kannst du die Serie schlagen: mit beiden 8ern.
    .done = Die zwei geschlagenen Karten nimmst du: 2 Punkte. Mehr Karten schlagen weniger, Gleiche eine Reihe, und sonst entscheidet die höhere Zahl.
scout-lesson-scout = 7 · 7 kannst du nicht schlagen. Also scoute: Nimm eine 7 aus der Serie und steck sie zwischen deine 6 und deine 8.
    .title = Scouten
    .nudge = Fast: Die 7 gehört zwischen die 6 und die 8, und zwar mit der 7 nach oben.
    .done = Jetzt stehen 6 · 7 · 8 nebeneinander. { $two } bekam dafür einen Chip, also einen Punkt. Inzwischen haben beide weitergespielt.
scout-lesson-out = 3 · 3 liegt auf dem Tisch. Zeig deine 6 · 7 · 8: Drei Karten schlagen zwei, und deine Hand ist leer.
    .title = Schluss machen
    .nudge = Das ginge, aber deine Reihe gewinnt auf der Stelle: Zeig alle drei Karten.
    .done = Eine leere Hand beendet die Runde. Genommene Karten und Chips zählen je einen Punkt, Karten auf der Hand kosten je einen.
