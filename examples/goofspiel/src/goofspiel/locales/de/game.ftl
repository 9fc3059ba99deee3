### Goofspiel auf Deutsch: Name, Regeln und Beispiele; die Kennung einer Regel ist ihre Nummer.

goofspiel-name = Goofspiel
goofspiel-tagline = Dreizehn Karten, dreizehn Preise, und alle bieten zugleich. Was ist dir dieser wert?
goofspiel-goal = Gewinne Preise, die zusammen mehr wert sind als die der anderen. Alle haben dieselben Karten zum Bieten, und jede nur einmal.
goofspiel-status = Runde { $round } von { $rounds }

## Die Karten

GS-section-0 = Die Karten
GS-1 = Ihr habt alle dieselben 13 Karten auf der Hand, mit den Zahlen von 1 bis 13.
    .note = Mit gewöhnlichen Spielkarten ist das je eine Farbe: das Ass ist die 1; Bube, Dame und König sind 11, 12 und 13.
GS-2 = Es gibt 13 Preise, auch sie mit den Zahlen von 1 bis 13. Sie werden gemischt und liegen verdeckt. Ein Preis ist so viele Punkte wert, wie seine Zahl sagt.

## Eine Runde

GS-section-1 = Eine Runde
GS-10 = Der nächste Preis wird aufgedeckt. Es geht um seine Punkte und um die, die aus früheren Runden liegen geblieben sind.
GS-11 = Ihr wählt alle eine Karte aus der Hand, geheim und gleichzeitig, und legt sie verdeckt als Gebot hin. Passen gibt es nicht, und ein Gebot, das liegt, bleibt liegen.
    .note = Unsere Festlegung: Ein Gebot bleibt liegen. Die meisten Texte sagen nicht, ob man es noch ändern darf.
GS-12 = Haben alle geboten, werden die Gebote aufgedeckt. Das höchste gewinnt alles, worum es geht. Sämtliche Gebote sind aus dem Spiel, ob sie gewonnen haben oder nicht.

## Gleichstand

GS-section-2 = Gleichstand
GS-20 =
    Bieten mehrere von euch die höchste Karte, gewinnt keiner von ihnen, und ein niedrigeres Gebot gewinnt auch nicht. Was dann geschieht, macht ihr vor der Partie aus:
    carry: Die Punkte bleiben liegen, und in der nächsten Runde geht es auch um sie.
    split: Die Höchstbietenden teilen sich die Punkte gleichmäßig, in ganzen Punkten. Was sich nicht teilen lässt, verfällt.
    discard: Die Punkte verfallen.
    .note = Unsere Festlegung: nur ganze Punkte. Andere Texte rechnen mit Hälften und Dritteln.
GS-21 = Steht es in der letzten Runde gleich, kann nichts mehr liegen bleiben: Die Punkte verfallen.

## Das Ende

GS-section-3 = Das Ende
GS-30 = Nach dem 13. Preis ist die Partie zu Ende.
GS-31 = Die meisten Punkte gewinnen; bei Gleichstand teilt ihr euch den Sieg.

## Beispiele

GS-example-1 = Der Preis ist eine 9. Gebote: 10, 4 und 7. Die 10 gewinnt 9 Punkte; die 4 und die 7 sind trotzdem weg.
GS-example-2 = Der Preis ist eine 9. Gebote: 10, 10 und 7. Carry: In der nächsten Runde geht es um 9 Punkte mehr. Split: 4 Punkte für jede 10. Die 7 bekommt in keinem Fall etwas.
GS-public = Alle sehen den Preis, die Punkte, wer schon geboten hat, und alle Gebote früherer Runden. So lässt sich ausrechnen, welche Karten die anderen noch haben. Geheim sind verdeckte Gebote und die Reihenfolge der Preise, die noch kommen.

## Warum eine Aktion nicht geht: die Nummer der Regel und welcher Teil davon

GS-11-1 = Du hast schon geboten; die anderen überlegen noch.
GS-11-2 = Du bietest eine Karte von 1 bis 13.
GS-11-3 = Diese Karte hast du nicht mehr.
GS-30-1 = Die Partie ist zu Ende.

goofspiel-notation-action = „{ $value }“ ist keine Aktion. Versuch es mit: bid 7.
goofspiel-notation-bids = Feld „{ $field }“: Jemand muss noch zu bieten haben, und nach der letzten Runde bietet niemand mehr.

goofspiel-switch-ties = was aus Punkten wird, um die mehrere gleich hoch bieten
    .value = carry|split|discard

## Das Protokoll in Worten

goofspiel-tell-turned = { $more ->
    [0] Runde { $round }: Der Preis ist { $prize }.
   *[other] Runde { $round }: Der Preis ist { $prize }. Mit dem, was liegen blieb, geht es um { $stake } Punkte.
  }
goofspiel-tell-laid = { $how ->
    [own] { $player }: { $card } gelegt.
   *[secret] { $player }: Gebot gelegt.
  }
goofspiel-tell-shown = { $table }. { $outcome ->
    [won] { $points ->
        [one] { $player } gewinnt { $points } Punkt.
       *[other] { $player } gewinnt { $points } Punkte.
      }
    [shared] { $points ->
        [one] Gleichstand: je { $points } Punkt.
       *[other] Gleichstand: je { $points } Punkte.
      }
    [carried] Gleichstand: { $stake ->
        [one] { $stake } Punkt bleibt
       *[other] { $stake } Punkte bleiben
      } liegen.
   *[lost] Gleichstand: { $stake ->
        [one] { $stake } Punkt verfällt.
       *[other] { $stake } Punkte verfallen.
      }
  }
