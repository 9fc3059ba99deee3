### SCORE 5 auf der Seite, auf Deutsch: Tisch, Knöpfe, Stand, die geführte erste Partie, Unterschriften gezeichneter Beispiele.

## Wo die Partie steht

score5-page-status = Auktion { $auction } von { $auctions } · { $phase }
score5-page-phase-laying = legt eure Gebote
score5-page-phase-adjusting = passt eure Gebote an
score5-page-phase-sharing = das Siegergebot wird verteilt
score5-page-phase-naming = der Joker bekommt eine Farbe
score5-page-phase-over = Die Partie ist zu Ende

## Was der Knopf tut

score5-page-bid-cards = { $count ->
    [one] { $total } mit einer Karte bieten
   *[other] { $total } mit { $count } Karten bieten
  }
score5-page-bid-nothing = Nichts bieten
score5-page-change-cards = { $count ->
    [one] Gebot ändern: { $total } mit einer Karte
   *[other] Gebot ändern: { $total } mit { $count } Karten
  }
score5-page-change-nothing = Das ganze Gebot zurücknehmen
score5-page-final = Endgültig
score5-page-final-cards = { $count ->
    [one] Endgültig: { $total } mit einer Karte
   *[other] Endgültig: { $total } mit { $count } Karten
  }
score5-page-final-nothing = Endgültig: nichts bieten
score5-page-not-final = „Endgültig“ zurücknehmen
score5-page-all-back = Alles zurück
score5-page-take = { $card } nehmen
score5-page-name = Der Joker ist { $family }
score5-page-alike = { $span ->
    [one] andere Gebote von { $low }
   *[many] andere Gebote von { $low } bis { $high }
  } { $count ->
    [one] aus einer Karte
   *[other] aus { $count } Karten
  }

## Was erwartet wird und auf wen alle warten

score5-page-expect-laying = Welche Karten bietest du für { $card }?
score5-page-expect-adjusting = Ändere dein Gebot oder erkläre es für endgültig
score5-page-expect-sharing = Nimm eine Karte aus dem Siegergebot
score5-page-expect-naming = Welche Farbe soll der Joker haben?
score5-page-done-laying = Du hast gelegt. Warten auf { $names }
score5-page-done-adjusting = Dein Gebot ist endgültig. Warten auf { $names }
score5-page-wait = Warten auf { $names }
score5-page-wait-sharing = { $names } nimmt eine Karte
score5-page-wait-naming = { $names } bestimmt die Farbe des Jokers

## Auf dem Tisch

score5-page-on-auction = Zu ersteigern
# $left: verdeckte Karten mit dem Joker; $count: ohne ihn.
score5-page-pile = { $left ->
    [0] Die letzte Karte
    [1] Nur noch der Joker
   *[other] Noch { $count }, dann der Joker
  }
score5-page-unsold = Aus dem Spiel
score5-page-bids = Die Gebote der anderen, verdeckt
score5-page-count = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
  }
# Eine Karte, wie ein Screenreader sie vorliest. $tie: ihr Gleichstandswert.
score5-page-card-tie = { $card }, Gleichstandswert { $tie }
score5-page-your-bid = Dein Gebot
score5-page-bid-sum = { $count ->
    [one] eine Karte · { $total }
   *[other] { $count } Karten · { $total }
  }
score5-page-tray-open = noch nicht gelegt
score5-page-tray-laid = liegt verdeckt
score5-page-tray-changed = { $count ->
    [0] bisher: nichts
    [one] bisher: eine Karte · { $total }
   *[other] bisher: { $count } Karten · { $total }
  }
score5-page-tray-empty = Tippe unten Karten an oder zieh sie hierher
score5-page-tray-nothing = Nichts gelegt
score5-page-take-back = { $card } zurücknehmen
score5-page-if-wins = Falls es gewinnt: { $now } → { $then }
score5-page-changes-left = { $count ->
    [0] Keine Änderung mehr
    [one] Noch eine Änderung
   *[other] Noch { $count } Änderungen
  }
score5-page-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
  }
score5-page-best = Deine höchste Karte in jeder Farbe
score5-page-best-sum = Summe
score5-page-winning-bid = Das Siegergebot
score5-page-wins = { $how ->
    [you] Du gewinnst { $card }
   *[other] { $name } gewinnt { $card }
  }
score5-page-paid = mit einem Gebot von { $total }
score5-page-order = Das Verteilen, der Reihe nach
score5-page-takes-now = { $how ->
    [you] du nimmst jetzt
   *[other] nimmt jetzt
  }
score5-page-laid-nothing = nichts gelegt
score5-page-shows = · zeigt ≈{ $tie }
score5-page-name-best = bisher höchstens { $value }
score5-page-name-none = noch keine Karte
score5-page-is-final = endgültig

## Ein Platz

score5-page-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
score5-page-points = { $count } Punkte
score5-page-seat-choosing = … wählt
score5-page-seat-laid = ✓ hat gelegt
score5-page-seat-adjusts = { $count ->
    [0] … bietet nichts
    [one] … eine Karte
   *[other] … { $count } Karten
  }
score5-page-seat-final = { $count ->
    [0] ✓ fest: nichts
    [one] ✓ fest: 1 Karte
   *[other] ✓ fest: { $count } Karten
  }
score5-page-seat-won = bekommt die Karte
score5-page-seat-total = bot { $total }
score5-page-seat-empty = nichts gelegt
score5-page-seat-first = hat gewonnen

## Der Stand und das Ergebnis

score5-page-best-so-far = Die höchsten Karten bisher
score5-page-no-memory = Was die anderen haben, haben alle gesehen; an diesem Tisch merkt es sich aber jeder selbst.
score5-page-all-cards = Alle Karten
score5-page-auctions = Auktionen bisher
score5-page-nobody = niemand
score5-page-result = Was zählt
score5-page-joker-as = { $name }: Der Joker zählt als { $family }.
score5-page-tied = Zwei haben { $total }. Es entscheidet der höchste Gleichstandswert unter den gezählten Karten.
score5-page-course-start = Beginn
score5-page-course-auction = Auktion { $auction }

## Die geführte erste Partie

score5-page-guide-goal = Am Ende zählt von jeder Farbe nur deine höchste Karte; die Zeile über der Hand rechnet sie zusammen. Wie viel mehr brächte dir die Karte, um die es geht?
    .title = Fünf Farben, je eine Karte
score5-page-guide-bid = Wer gewinnt, gibt das ganze Gebot her. Am wenigsten kosten niedrige Karten und solche, über denen du eine höhere derselben Farbe hast.
    .title = Was du bietest, zahlst du
score5-page-guide-counts = Jetzt sehen alle, wie viele Karten jeder gelegt hat. Drei Karten können 30 sein oder 300. Du darfst noch welche dazulegen oder zurücknehmen.
    .title = Wie viele Karten, aber nicht welche
score5-page-guide-final = Ändert jemand die Zahl seiner Karten, dürfen alle noch einmal. Und solange noch jemand überlegt, kannst du es zurücknehmen.
    .title = Zufrieden? Dann ist es endgültig
score5-page-guide-take = Nicht gewonnen, und das kann das Bessere sein: Nimm dir eine Karte aus dem Siegergebot. Je höher dein Gebot war, desto früher wählst du.
    .title = Eine Karte geschenkt
score5-page-guide-won = Nun teilen die anderen auf, was du gezahlt hast, reihum je eine Karte, das zweithöchste Gebot zuerst.
    .title = Die Karte gehört dir!
score5-page-guide-price = Viele kleine Karten beschenken alle, eine große nur die erste Person nach dir. Wer wäre das?
    .title = Wer bekommt, was du zahlst?
score5-page-guide-ties = Sind Gebote gleich hoch, gewinnt die höchste der kleinen Zahlen hinter einem ≈. Niedrige Karten haben hohe, darum kann eine 5 im Gebot Gold wert sein.
    .title = Gleich hoch? Das ≈ entscheidet
score5-page-guide-richer = Jede Karte, die noch kommt, ist mindestens 80 wert. Gut, wenn du dir etwas aufgespart hast.
    .title = Ab jetzt geht es um 80 und mehr
score5-page-guide-joker = Wer ihn gewinnt, bestimmt seine Farbe; er zählt 75. Am meisten hilft er da, wo deine höchste Karte am schwächsten ist.
    .title = Die letzte Karte ist der Joker

## Gezeichnete Beispiele in den Regeln

score5-page-example-lea = Lea
score5-page-example-finn = Finn
score5-page-example-nora = Nora
score5-page-example-set = Set A: eine Karte jeder Farbe, zusammen 75.
score5-page-example-auction-cards = Eine ★-Karte, zwei ★★-Karten und der Joker. Je mehr eine Karte wert ist, desto farbiger ist sie.
score5-page-example-counts = Alle sehen zwei Karten und drei Karten. Lea hat 50, Finn 40: Das bleibt geheim.
score5-page-example-tie = Beide bieten 50. Finns gelbe 5 hat den höchsten Gleichstandswert, 47: Er gewinnt.
score5-page-example-share = Lea gewinnt mit 50. Finn hat 40 geboten und nimmt zuerst, vielleicht die 30; dann nimmt Nora die 20.
score5-page-example-joker = Als Gelb bringt der Joker hier 60: 75 statt 15. Als Rot brächte er nichts.
score5-page-example-count = Oben, was zählt: 80 + 115 + 145 + 120 = 460. Die Karten darunter werden abgeworfen.
score5-field-cap = Gebotsänderungen pro Auktion
score5-field-deck = Kartendatei

## Auf der Bühne

score5-page-stage-auction = Auktion { $auction } von { $auctions }
score5-page-stage-who = Wer bekommt { $card }?
score5-page-stage-nobody = Niemand bietet
score5-page-stage-wins = { $player } gewinnt { $card }
    .player = Du gewinnst { $card }
score5-page-stage-gets = { $player } bekommt { $card }.
    .player = Du bekommst { $card }.
score5-page-stage-wins-by = { $alone ->
    [yes] Sonst bietet niemand: { $player } bekommt { $card } für { $total }.
   *[no] { $player } bekommt { $card }: { $total } gegen { $next }.
  }
    .player = { $alone ->
        [yes] Sonst bietet niemand: Du bekommst { $card } für { $total }.
       *[no] Du bekommst { $card }: { $total } gegen { $next }.
      }
# Zwei oder mehr haben dieselbe Summe; $cards: wer welchen Gleichstandswert hat.
score5-page-stage-tie = { $total } gegen { $total }: Der höchste Gleichstandswert auf einer Karte entscheidet. { $cards }.
score5-page-stage-tie-card = { $player }: { $card } (≈{ $tie })
score5-page-stage-takes = { $place ->
    [1] nimmt zuerst
    [2] nimmt als Zweites
    [3] nimmt als Drittes
    [4] nimmt als Viertes
   *[other] nimmt als Fünftes
  }
score5-page-stage-share = Das Gebot von { $player } wird verteilt
    .player = Dein Gebot wird verteilt
score5-page-stage-got = hat { $card }
score5-page-stage-shared = { $player } hat für { $card } { $count } Karten bezahlt; die haben jetzt die anderen.
    .player = Du hast für { $card } { $count } Karten bezahlt; die haben jetzt die anderen.
score5-page-stage-count = Die Abrechnung
score5-page-stage-family = Die besten Karten in { $family }
score5-page-stage-champion = { $player } gewinnt mit { $total }.
    .player = Du gewinnst mit { $total }!
