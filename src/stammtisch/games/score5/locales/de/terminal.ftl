### Was der Befehl zu SCORE 5 sagt.

score5-switch-cap = jedes Gebot höchstens N-mal pro Auktion ändern
    .value = N
score5-switch-deck = eine andere Kartendatei, etwa mit den Zahlen der gedruckten Karten
    .value = DATEI
score5-ending = Wer auf gut Glück bietet, hört ohne Grenze für Änderungen nie auf; darum gibt es eine: { $cap }. Mit --cap wählst du deine eigene.
score5-terminal-auction = Auktion { $auction } von { $auctions }
score5-terminal-cards = Karten
score5-terminal-bid = Gebot
score5-terminal-ready = fertig
score5-terminal-changes = geändert (von { $cap })
score5-terminal-card = { $left ->
    [0] Zu haben ist die letzte Karte:
    [one] Zu haben, und eine Karte kommt noch:
   *[other] Zu haben, und { $left } Karten kommen noch:
  }
score5-terminal-won = { $player } gewinnt:
score5-terminal-face-up = { $player } hat { $total } geboten:
score5-terminal-to-take = Übrig vom Siegergebot von { $player }:
score5-terminal-shown = { $player } hat nichts gelegt und zeigt:
score5-terminal-order = So wird genommen:
score5-terminal-unsold = Aus dem Spiel:
score5-terminal-known = { $player } hat (zählt { $score }):
score5-terminal-own-bid = { $count ->
    [one] Dein Gebot: eine Karte, { $total }
   *[other] Dein Gebot: { $count } Karten, { $total }
  }
score5-terminal-none = keine
score5-terminal-best = Deine besten:
score5-terminal-sum = Summe { $sum }
score5-terminal-bids = { $count ->
    [0] nichts bieten
    [one] eine Karte bieten
   *[other] { $count } Karten bieten
  }
score5-terminal-gain = { $points ->
    [0] zählt vorerst nichts
   *[other] +{ $points } für dich
  }
score5-terminal-now-laying = Dein Gebot, verdeckt: beliebige Karten, oder nichts.
    .how =
        bid g5 r20 :: diese Karten legen; der Buchstabe ist die Farbe (englisch), die Zahl der Wert
        bid nothing :: keine Karte legen
        =50 :: auf einer Karte: ihr Gleichstandswert; bei gleicher Summe gewinnt der höchste
score5-terminal-now-adjusting = Alle sehen, wie viele Karten liegen: Ändere dein Gebot, oder es ist endgültig.
    .how =
        final :: dein Gebot bleibt so; sagen das alle, wird aufgedeckt
        bid g5 r20 :: diese Karten sind dein ganzes neues Gebot; auf eine neue Anzahl dürfen alle reagieren
        bid nothing :: alles zurücknehmen
score5-terminal-now-final = In dieser Auktion kannst du nichts mehr ändern: Erkläre dein Gebot für endgültig.
    .how =
        final :: dein Gebot bleibt so; sagen das alle, wird aufgedeckt
score5-terminal-now-sharing = Das Siegergebot wird verteilt: Nimm eine Karte davon.
    .how =
        take g30 :: diese Karte auf die Hand nehmen
score5-terminal-now-naming = Der Joker gehört dir: Bestimme seine Farbe.
    .how =
        name green :: der Joker zählt 75 als Grün; oder red, yellow, violet, blue
