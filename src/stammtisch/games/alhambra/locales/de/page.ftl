### Alhambra auf der Seite, auf Deutsch: Knöpfe, Beschriftungen, der Stand, gezeichnete Beispiele und die geführte erste Partie.

## Was ein Knopf tut

# $first: eines oder mehrere Dinge; $last: das letzte.
alhambra-page-and = { $first } und { $last }
# Ein Gebäude, wie es nach „für“ oder „schenken“ steht.
alhambra-page-the = { $category ->
    [pavilion] den Pavillon
    [seraglio] das Serail
    [arcades] die Arkaden
    [chambers] die Gemächer
    [garden] den Garten
   *[tower] den Turm
  }
alhambra-page-take = { $cards } nehmen
alhambra-page-pass = Passen: Etwas anderes geht nicht
alhambra-page-buy = { $how ->
    [exact] Passend { $sum } für { $building } zahlen, noch mal dran
    [short] { $sum } von { $price } für { $building } zahlen
   *[over] { $sum } für { $building } ({ $price }) zahlen, dein Zug endet
  }
alhambra-page-give = { $how ->
    [exact] Passend { $sum } zahlen, Dirk { $building } schenken, noch mal dran
    [short] { $sum } von { $price } zahlen und Dirk { $building } schenken
   *[over] { $sum } zahlen, Dirk { $building } ({ $price }) schenken, dein Zug endet
  }
alhambra-page-buy-nothing = { $sum } in { $currency } zahlen
alhambra-page-for-dirk = Für Dirk
alhambra-page-alike-pay = mit { $ways } zahlen

## Was erwartet wird

alhambra-page-turn = { $again ->
    [yes] Passend gezahlt: noch mal du
   *[no] Du bist dran
  }
alhambra-page-waiting = { $again ->
    [yes] { $name } hat passend gezahlt und ist noch mal dran.
   *[no] { $name } überlegt.
  }
alhambra-page-expected = { $again ->
    [yes] Noch einmal: Nimm Geld oder kauf noch ein Gebäude.
   *[no] Nimm offenes Geld, oder such dir ein Gebäude aus.
  }
alhambra-page-expected-money = { $enough ->
    [no] In { $currency } hast du { $held }; { $price } brauchst du für { $building }.
   *[yes] { $price } in { $currency } für { $building }: Wähl deine Karten.
  }
alhambra-page-status = { $count ->
    [one] Als Nächstes Wertung { $scoring } · 1 Karte im Geldstapel
   *[other] Als Nächstes Wertung { $scoring } · { $count } Karten im Geldstapel
  }
alhambra-page-status-last = { $count ->
    [one] Wertung C beendet die Partie · noch 1 Gebäude
   *[other] Wertung C beendet die Partie · noch { $count } Gebäude
  }
alhambra-page-status-over = Nach Wertung C

## Auf dem Tisch

alhambra-page-yard = Bauhof
alhambra-page-pictures-left = { $next ->
    [C] noch { $count }, dann Wertung C
   *[other] noch { $count }
  }
alhambra-page-for-sale = { $how ->
    [exact] { $card }, in { $currency }: Du kannst passend zahlen
    [yes] { $card }, in { $currency }: Du kannst es bezahlen
   *[no] { $card }, in { $currency }
  }
alhambra-page-exact = du kannst passend zahlen
alhambra-page-empty = leer
alhambra-page-nobody = niemand
alhambra-page-display = Offenes Geld
alhambra-page-open = { $card }, offen
alhambra-page-money-left = { $next ->
    [A] { $count } im Stapel, darunter Wertung A
    [B] { $count } im Stapel, darunter Wertung B
   *[other] { $count } im Stapel
  }
alhambra-page-hand = Dein Geld
alhambra-page-hand-of = { $currency }, zusammen { $sum }
alhambra-page-no-money = Du hast kein Geld mehr.
alhambra-page-mine = Deine Gebäude
alhambra-page-buildings-of = Die Gebäude von { $name }
alhambra-page-built = { $category }: { $count }; am meisten sind { $most }
alhambra-page-payments = So kannst du zahlen
alhambra-page-payment = { $exact ->
    [yes] { $cards ->
        [1] { $money } passend
       *[other] { $money } = { $sum } passend
      }
   *[no] { $cards ->
        [1] mit { $money }
       *[other] { $money } = { $sum }
      }
  }
alhambra-page-seat-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
alhambra-page-seat-money = { $count ->
    [one] 1 Geldkarte
   *[other] { $count } Geldkarten
  }
alhambra-page-seat-buildings = { $leads ->
    [yes] { $category }: { $count }, am meisten
   *[no] { $category }: { $count }
  }

## Der Stand und das Ergebnis

alhambra-page-standing = Wer am meisten hat
alhambra-page-category = Gebäude
alhambra-page-scoring = Wertung { $scoring }
alhambra-page-worth = Bringt bei { $scoring }
alhambra-page-start = Beginn
alhambra-page-points = Punkte
alhambra-page-place-first = erster Platz
alhambra-page-place-second = zweiter Platz
alhambra-page-place-third = dritter Platz
alhambra-page-standing-key = { $scoring ->
    [A] Gefüllt: am meisten. In Wertung A bekommt nur der erste Platz Punkte; bei Gleichstand wird geteilt.
    [B] Gefüllt: am meisten. Umrahmt: zweiter Platz. Bei Gleichstand werden die Punkte geteilt.
   *[C] Gefüllt: am meisten. Umrahmt: zweiter Platz. Unterstrichen: dritter Platz. Bei Gleichstand werden die Punkte geteilt.
  }
alhambra-page-memory = Geld, das alle gesehen haben
alhambra-page-whose = Wessen
alhambra-page-discard = Ablage
alhambra-page-result = Woher die Punkte kommen
alhambra-page-result-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
alhambra-page-gifts = Die letzten Gebäude im Bauhof
alhambra-page-gift = { $how ->
    [nobody] { $picture } bekommt niemand: { $sums }.
   *[player] { $picture } geht an { $name }, mit dem meisten Geld: { $sums }.
  }

## Gezeichnete Beispiele

alhambra-page-example-al-1 = Vier Währungen, an Farbe und Form zu unterscheiden.
alhambra-page-example-al-2 = Die billigste Art zählt am wenigsten, der Turm am meisten. Der Preis steht in der Ecke.
alhambra-page-example-al-3 = Was unter einem Schild liegt, wird in dessen Währung bezahlt.
alhambra-page-example-al-21 = 3 und 2 sind zusammen 5: Du darfst beide auf einmal nehmen.
alhambra-page-example-al-22 = 8 + 4 = 12 bei einem Preis von 10. Das ist erlaubt, aber 2 sind verloren, und dein Zug ist zu Ende.
alhambra-page-example-al-23 = 7 + 3 = 10 bei einem Preis von 10. Passend! Du bist noch einmal dran.
alhambra-page-example-al-24 = Die 4 allein würde reichen. Du darfst die 1 mitbezahlen, wenn du sie loswerden willst; dann ist es nicht mehr passend.
alhambra-page-example-al-32 = Zwei von euch haben bei Wertung B je zwei Türme: 13 + 6 = 19, also 9 Punkte für jeden.
alhambra-page-example-al-41 = Die Arkaden kann niemand mehr kaufen. Mit 6 in Orange bekommst du sie, wenn alle anderen weniger haben.

## Die geführte erste Partie

alhambra-page-guide-goal = Dreimal wird gezählt, wer von jeder Art am meisten hat; Türme bringen die meisten Punkte, Pavillons die wenigsten.
    .title = Sammle Gebäude
alhambra-page-guide-hand = Das Schild über einem Gebäude sagt, welche Währung dort gilt. Unten liegt dein Geld, nach Währungen sortiert.
    .title = Jedes Gebäude hat seine Währung
alhambra-page-guide-turn = Wenn du dran bist, kaufst du ein Gebäude oder nimmst offenes Geld. Wer passend zahlt, ist noch einmal dran: Tipp auf das Gebäude mit dem „=“.
    .title = Eins kannst du passend zahlen
alhambra-page-guide-take = Nimm eine Karte von beliebigem Wert oder mehrere bis zusammen 5. Mit kleinen Karten zahlt es sich leicht passend.
    .title = Nichts passt? Dann nimm Geld
alhambra-page-guide-dirk = Seine Gebäude zählen bei jeder Wertung. Du darfst ihm eins schenken, das sonst deinem Gegenüber nützt.
    .title = Dirk spielt mit, ohne zu handeln
alhambra-page-guide-exact = Du bist gleich noch einmal dran. Darum geht es in diesem Spiel: Achte auf das „=“ an den Gebäuden.
    .title = Passend gezahlt: noch einmal!
alhambra-page-guide-built = Ein Stern heißt: Niemand hat mehr von dieser Art. Bei Gleichstand wird geteilt.
    .title = Hier liegen deine Gebäude
alhambra-page-guide-scored = Die nächste bringt viel mehr, und auch der zweite Platz zählt. Wofür es wie viel gibt, steht an der Seite.
    .title = Das war eine Wertung
alhambra-page-guide-last = Behalte etwas Geld: Die letzten im Bauhof gehen an die, die in ihrer Währung am meisten haben.
    .title = Die Gebäude gehen zur Neige

## Auf der Bühne

alhambra-page-stage-scoring = Wertung { $scoring }
alhambra-page-stage-plural-pavilion = Pavillons
alhambra-page-stage-plural-seraglio = Serails
alhambra-page-stage-plural-arcades = Arkaden
alhambra-page-stage-plural-chambers = Gemächer
alhambra-page-stage-plural-garden = Gärten
alhambra-page-stage-plural-tower = Türme
alhambra-page-stage-place = { $place ->
    [first] Erste { $points }
    [second] Zweite { $points }
   *[third] Dritte { $points }
  }
alhambra-page-stage-alone = { $player }: { $count }, das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
alhambra-page-stage-shared = { $player } haben je { $count } und teilen: je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
alhambra-page-stage-none = Keine Punkte für { $building }.
alhambra-page-stage-most = { $count ->
    [one] Am meisten holt hier { $player }: { $points }.
   *[other] Am meisten holen hier { $player }: je { $points }.
  }
    .player = Am meisten holst hier du: { $points }.
alhambra-page-stage-leads = { $count ->
    [one] { $player } führt mit { $score }.
   *[other] { $player } führen mit je { $score }.
  }
    .player = Du führst mit { $score }.
alhambra-page-stage-wins = { $count ->
    [one] { $player } gewinnt die Partie mit { $score }.
   *[other] { $player } teilen sich den Sieg mit { $score }.
  }
    .player = Du gewinnst die Partie mit { $score }!
alhambra-page-stage-last = Die letzten Gebäude gehen an die Reichsten
alhambra-page-stage-richest = Jedes geht an die Person mit dem meisten Geld in seiner Währung.
alhambra-page-stage-gets = { $player } bekommt { $pictures }.
    .player = Du bekommst { $pictures }.
alhambra-page-stage-dirk = Dirk bekommt Karten
alhambra-page-stage-dirk-gets = { $count ->
    [one] Dirk bekommt noch ein Gebäude. Es zählt in der nächsten Wertung.
   *[other] Dirk bekommt noch { $count } Gebäude. Sie zählen in der nächsten Wertung.
  }
