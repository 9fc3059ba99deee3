### Was die Seite zu gemeinsamen Karten sagt: zur Partie des Tages und zu der unter Freunden.

deal-of-the-day = Partie des Tages
deal-among = Gleiche Karten für jeden von uns
deal-new-in = neue in { $time }
deal-streak = { $count ->
    [one] ein Tag
   *[other] { $count } Tage am Stück
}
deal-play = Spielen
deal-go-on = Weiter
deal-result = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
deal-better = besser als { $percent } %
deal-alone = als Erstes fertig
deal-none-yet = zu spät
deal-same = Dieselben Karten für alle, am selben Platz, gegen dieselben Bots mit demselben Glück.
deal-first-counts = Das erste Mal zählt: keine Tipps, nichts wird zurückgenommen. Danach so oft du magst, zur Übung.
deal-play-first = Spielen
deal-again = Noch einmal, zur Übung
deal-place = Platz { $place } von { $players }
deal-counts-not = Dieser Versuch zählt nicht: Er war nicht rechtzeitig fertig.
deal-spent = Deinen Versuch hattest du hier schon.
deal-is-over = Diese Partie ist vorbei. Zur Übung kannst du sie noch spielen.
deal-others = { $count ->
    [0] Sonst ist noch niemand fertig.
    [one] Eine andere Person ist fertig.
   *[other] { $count } andere sind fertig.
}
deal-so-far = { $count ->
    [0] Bisher ist niemand fertig.
    [one] Eine Person ist fertig.
   *[other] { $count } Leute sind fertig.
}
deal-you-beat = Du warst besser als { $percent } % von ihnen.
deal-bots = Bots an deinem Platz
deal-bots-how = Jede Stufe hat diese Karten { $count } Mal gespielt, an deinem Platz gegen dieselben Bots.
deal-mean = im Schnitt { $mean }
deal-more-often = in { $percent } % der Fälle hattest du mehr
deal-bots-later = Die Bots haben diese Karten noch nicht gespielt. Schau später noch einmal.
deal-friends = Wer gespielt hat
deal-seats = Alle Plätze
deal-you = Du
deal-sealed = Bis dahin bleiben Karten und Verlauf zu, damit niemand etwas verrät bekommt. Danach gibt es hier die Analyse mit dem besten Weg.
deal-ends-at = Bis { $time }
deal-key = So lässt sich das prüfen
deal-key-how = Alles folgt aus einem Schlüssel, und dessen Fingerabdruck stand hier schon einen Tag, bevor jemand spielen konnte.
deal-fingerprint = Fingerabdruck
deal-key-is = Schlüssel
deal-key-later = kommt, wenn alle fertig sein müssen
deal-check = Schlüssel prüfen
deal-key-fits = Der Schlüssel passt zum Fingerabdruck.
deal-key-wrong = Der Schlüssel passt nicht zum Fingerabdruck.
deal-days = Die letzten Wochen
deal-day-done = { $day }: gespielt
deal-day-open = { $day }: nicht gespielt
deal-earlier = Deine letzten
deal-unfinished = nicht fertig gespielt
deal-told = { $game }, { $what }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
deal-told-better = { $told }, besser als { $percent } %
deal-send = Schick diesen Link deinen Freunden. Jeder spielt für sich, wann er mag; wer fertig ist, sieht die anderen.
deal-link = Link zu diesen Karten
deal-make-how = Ihr kommt nicht zusammen? Dann spielt dieselben Karten, jeder allein gegen dieselben Bots, und vergleicht.
deal-make-short = Nur das Ende einer Partie
deal-make = Für jeden von uns geben
deal-compare = Vergleichen
deal-bots-of = Bots: { $level }
