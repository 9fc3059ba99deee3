### SCOUT auf der Seite, auf Deutsch.

scout-page-status = Runde { $round } von { $rounds }
scout-page-round = Runde { $round }
scout-page-start = Anfang

## Karten und Plätze in Worten

scout-page-card = { $number }, am anderen Ende { $other }
scout-page-card-showable = { $number }, am anderen Ende { $other }, geht als Show
scout-page-end = Die { $number } scouten, am anderen Ende { $other }
scout-page-set = { $kind ->
    [single] Eine Karte
    [equal] { $count ->
        [2] Paar
        [3] Drei Gleiche
        [4] Vier Gleiche
        [5] Fünf Gleiche
       *[other] { $count } Gleiche
      }
   *[run] { $count ->
        [2] Zweierreihe
        [3] Dreierreihe
        [4] Viererreihe
        [5] Fünferreihe
       *[other] { $count }er-Reihe
      }
  }
scout-page-shown-by = von { $player }
scout-page-shown-by-me = von dir
scout-page-table = Die Serie auf dem Tisch
scout-page-empty = Der Tisch ist leer
scout-page-secret = Alle entscheiden geheim, wie herum sie ihre Hand halten
scout-page-starts = { $player } beginnt diese Runde
    .player = Du beginnst diese Runde
scout-page-scouted = { $scouts ->
    [0] Noch hat niemand daraus gescoutet
   *[other] { $scouts } von { $others } haben seither gescoutet
  }
scout-page-hand = Deine Hand
scout-page-gaps = Lücken in deiner Hand
scout-page-gap = { $where ->
    [first] Ganz links, vor { $right }
    [last] Ganz rechts, nach { $left }
   *[between] Zwischen { $left } und { $right }
  }
scout-page-gap-chosen = { $gap }: { $number } (noch einmal: umdrehen)
scout-page-advised = vom Tipp empfohlen

## Was jemand hat

scout-page-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
scout-page-taken = { $count ->
    [one] { $count } Karte eingesammelt
   *[other] { $count } Karten eingesammelt
  }
scout-page-chips = { $count ->
    [one] { $count } Scout-Chip
   *[other] { $count } Scout-Chips
  }
scout-page-show-chip = { $count ->
    [0] Scout-&-Show-Chip ausgegeben
   *[other] Scout-&-Show-Chip noch da
  }
scout-page-now = jetzt { $points }
scout-page-turn-mine = Du bist dran
scout-page-decided = hat entschieden

## Die Knöpfe

scout-page-do-keep = Hand so lassen
scout-page-do-turn = Ganze Hand umdrehen
scout-page-do-show = { $taken ->
    [0] { $cards } zeigen
    [one] { $cards } zeigen und { $taken } Karte nehmen
   *[other] { $cards } zeigen und { $taken } Karten nehmen
  }
scout-page-do-show-places = Karten { $first } bis { $last } zeigen
scout-page-do-scout = { $chip ->
    [yes] Scout & Show:
   *[no] Scout:
  } { $turned ->
    [yes] die { $lies } zur { $number } gedreht
   *[no] die { $number }
  } { $where ->
    [first] ganz nach links
    [last] ganz nach rechts
   *[between] zwischen { $left } und { $right }
  }
scout-page-do-scout-end = { $chip ->
    [yes] Scout & Show:
   *[no] Scout:
  } { $end ->
    [left] die linke Karte
   *[right] die rechte Karte
  }
scout-page-alike-gap = { $turned ->
    [yes] umgedreht als { $number },
   *[no] die { $number }
  } { $where ->
    [first] ganz links
    [last] ganz rechts
   *[between] zwischen { $left } und { $right }
  }
scout-page-scout = Scout …
scout-page-scout-pay = Scout … ({ $chips } ◆)
scout-page-both = Scout & Show …
scout-page-turn-it = Umdrehen: { $number } zählt
scout-page-keep = So lassen
scout-page-turn = Umdrehen
scout-page-keep-label = So lassen: { $cards }
scout-page-turn-label = Umdrehen: { $cards }

## Was jetzt ansteht

scout-page-expect-turning = Die Hand so lassen oder ganz umdrehen?
scout-page-expect-turn = Tipp Nachbarkarten für eine Show an, oder scoute
scout-page-expect-scout = Die schlägst du nicht: Scoute ein Ende
scout-page-expect-again = Gescoutet. Jetzt die Show, oder noch ein Scout
scout-page-expect-open = Der Tisch ist leer: Zeig, was du magst
scout-page-expect-showing = Jetzt deine Show: Tipp die Karten an
scout-page-expect-end = Welches Ende der Serie nimmst du?
scout-page-expect-gap = Wohin mit der { $number }? Wähl eine Lücke
scout-page-wait = { $player } überlegt
scout-page-wait-all = Noch unentschieden: { $players }

## Stand und Ergebnis

scout-page-player = Wer
scout-page-this-round = Jetzt
scout-page-total = Summe
scout-page-points = Punkte
scout-page-this-round-note = Jetzt: eingesammelte Karten und Chips, weniger die Karten auf der Hand.
scout-page-known = In Hände gewandert
scout-page-gone = Gesehen, jetzt verdeckt
scout-page-spent = In der ersten Runde gesehen
scout-page-none = noch keine
scout-page-result = Punkte je Runde
scout-page-winner = gewinnt

## Gezeichnete Beispiele

scout-page-example-card = Eine Karte, so herum und so herum. Die große Zahl zählt.
scout-page-example-turn = Dieselbe Hand vor und nach dem Umdrehen: Die Reihenfolge bleibt, jede Zahl wechselt.
scout-page-example-show = Serien: Gleiche, eine Reihe aufwärts, eine Reihe abwärts. Die letzten zwei sind keine.
scout-page-example-beats = Jede schlägt die vorige: eine Karte, Zweierreihe, Paar, Dreierreihe, drei Gleiche.
scout-page-example-scout = Die 5 wird vom rechten Ende gescoutet, zur 2 gedreht und neben eine andere 2 gesteckt.
scout-page-example-score = Fünf eingesammelte Karten und zwei Chips sind 7; drei Karten auf der Hand kosten 3. Das macht 4 Punkte.
scout-page-example-empty = Eine einzelne Karte wird gescoutet: Der Tisch ist leer, und wer folgt, zeigt nach Belieben.

## Die geführte erste Partie

scout-page-guide-hand = Jede Karte hat zwei Zahlen, die große zählt. Such Gleiche und Reihen, die schon nebeneinanderstehen.
    .title = Die Hand wird nie sortiert
scout-page-guide-turning = Vor jeder Runde darfst du einmal die ganze Hand auf den Kopf stellen. In welcher Zeile passen mehr Nachbarn zusammen?
    .title = Wie herum ist es besser?
scout-page-guide-first = Eine Karte oder mehrere, die nebeneinanderstehen: Die Messinglinien zeigen, was passt. Mehr Karten auf einmal sind schwerer zu schlagen.
    .title = Leerer Tisch: Zeig, was du magst
scout-page-guide-beat = Mehr Karten gewinnen, Gleiche schlagen eine Reihe, sonst zählt die höhere Zahl. Die geschlagenen Karten nimmst du: je ein Punkt.
    .title = Diese Serie kannst du schlagen
scout-page-guide-scout = Steck es in irgendeine Lücke deiner Hand, so oder so herum. Wem die Serie gehört, bekommt dafür einen Chip, also einen Punkt.
    .title = Nicht zu schlagen? Nimm ein Ende
scout-page-guide-both = Mit deinem Chip darfst du nach dem Scouten gleich zeigen. Heb ihn für die Karte auf, die zwei Hälften deiner Hand verbindet.
    .title = Scouten und zeigen, einmal pro Runde
scout-page-guide-owner = Wer daraus scoutet, bringt dir einen Chip. Scouten alle anderen, bevor jemand sie schlägt, endet die Runde, und deine Hand kostet dich nichts.
    .title = Das ist deine Serie
scout-page-guide-near = Jemand hat kaum noch Karten, oder fast alle haben gescoutet. Was du dann noch auf der Hand hast, kostet je einen Punkt.
    .title = Die Runde kann bald enden
scout-page-guide-score = Ihr spielt so viele Runden, wie ihr Leute seid, und jedes Mal beginnt jemand anders. Der Stand zeigt die Punkte.
    .title = Auf in die nächste Runde
scout-page-guide-two = Danach bist du gleich noch einmal dran. Du hast drei Chips, und die du behältst, sind Punkte.
    .title = Zu zweit kostet ein Scout einen Chip

## Auf der Bühne

scout-page-stage-round = Runde { $round } von { $rounds } ist zu Ende
scout-page-stage-empty = { $player } geht aus mit { $cards }!
    .player = Du gehst aus mit { $cards }!
scout-page-stage-unbeaten = Niemand schlägt { $player }: { $cards }!
    .player = Niemand schlägt dich: { $cards }!
scout-page-stage-did-empty = Hand leer
scout-page-stage-did-unbeaten = ungeschlagen
scout-page-stage-spared = { $count ->
    [one] { $player } zahlt nichts für die Handkarte.
   *[other] { $player } zahlt nichts für { $count } Handkarten.
  }
    .player = { $count ->
        [one] Du zahlst nichts für deine Handkarte.
       *[other] Du zahlst nichts für deine { $count } Handkarten.
      }
scout-page-stage-best = Am meisten holt { $player }: { $points }.
    .player = Am meisten holst du: { $points }.
scout-page-stage-leads = { $count ->
    [one] { $player } führt mit { $score }.
   *[other] { $player } führen mit je { $score }.
  }
    .player = Du führst mit { $score }.
scout-page-stage-wins = { $count ->
    [one] { $player } gewinnt die Partie mit { $score }.
   *[other] { $player } teilen sich den Sieg mit { $score }.
  }
    .player = Du gewinnst die Partie mit { $score }!
scout-page-stage-next = Weiter zu Runde { $round }: { $player } beginnt
    .player = Weiter zu Runde { $round }: Du beginnst
scout-page-stage-up = ▲ { $places } hinauf
scout-page-stage-down = ▼ { $places } hinunter
scout-page-stage-key = Links vom Strich, was die Hand kostet; rechts eingesammelte Karten und Chips.
