### SCORE 5 auf Deutsch: Name, Regeln, Beispiele und Kartenwörter; die id einer Regel ist ihre Nummer im Regelwerk.

score5-name = SCORE 5
score5-tagline = Zwölf Auktionen, geheime Gebote: Was das höchste Gebot kostet, teilen sich die anderen.
score5-short = Die letzten sechs Auktionen einer Partie zu { $players }
score5-goal = Am Ende zählt deine höchste Karte in jeder der fünf Farben. Die höchste Summe gewinnt.

## Die Schachtel

S5-section-0 = Die Schachtel
S5-1 = Es gibt 51 Karten. Jede hat eine Farbe (Grün, Rot, Gelb, Violett oder Blau), einen Wert, einen Gleichstandswert und einen Typ (A, B, C, D, E, ★, ★★ oder ★★★). Der Typ spielt nur bei der Vorbereitung eine Rolle.
S5-2 =
    25 davon sind Startkarten, in fünf Sets A bis E. Jedes Set enthält eine Karte jeder Farbe und je eine Karte mit 5, 10, 15, 20 und 25:
    A: Grün 5, Rot 10, Gelb 15, Violett 20, Blau 25
    B: Rot 5, Gelb 10, Violett 15, Blau 20, Grün 25
    C: Gelb 5, Violett 10, Blau 15, Grün 20, Rot 25
    D: Violett 5, Blau 10, Grün 15, Rot 20, Gelb 25
    E: Blau 5, Grün 10, Rot 15, Gelb 20, Violett 25
    .note = Nachgebaut: welche Farbe in welchem Set welchen Wert trägt, weil wir die gedruckten Karten nicht nachsehen konnten; jedes Set rückt einfach um eine Farbe weiter.
S5-3 = Die anderen 26 sind Auktionskarten: zehn ★-Karten mit 30, 35 und so weiter bis 75, fünfzehn ★★-Karten mit 80, 85 und so weiter bis 150, jeder Wert einmal; dazu eine ★★★-Karte, der Joker: Er ist 75 wert und passt zu jeder Farbe.
    .note = Aus anderen Regeltexten oder von Fotos der Karten bekannt: die Werte der ★- und ★★-Karten.
S5-4 =
    Zu jeder Farbe gehören zwei ★- und drei ★★-Karten:
    Grün: ★ 30, 65; ★★ 80, 125, 150
    Rot: ★ 40, 75; ★★ 90, 115, 130
    Gelb: ★ 50, 55; ★★ 100, 105, 140
    Violett: ★ 45, 60; ★★ 95, 110, 145
    Blau: ★ 35, 70; ★★ 85, 120, 135
    .note = Nachgebaut, weil wir die gedruckten Karten nicht nachsehen konnten: Nur Grün 80 und 125, Rot 40 und 115, Gelb 55 und 105, Violett 45, 60 und 145 sowie Blau 70, 85, 120 und 135 stammen aus Beispielen der Regeltexte; der Rest füllt auf zwei ★ und drei ★★ je Farbe auf.
S5-5 =
    Kein Gleichstandswert kommt zweimal vor, also lässt sich jeder Gleichstand auflösen. Die Auktionskarten von der 150 hinab bis zur 80 haben 1 bis 15, der Joker hat 16, die Karten von der 75 hinab bis zur 30 haben 17 bis 26. Die Startkarten, Sets A, B, C, D, E in dieser Reihenfolge:
    Wert 25: 27, 28, 29, 30, 31
    Wert 20: 34, 35, 36, 32, 33
    Wert 15: 41, 37, 38, 39, 40
    Wert 10: 43, 44, 45, 46, 42
    Wert 5: 50, 51, 47, 48, 49
    Es sind also die niedrigen Karten, die einen Gleichstand entscheiden.
    .note = Aus anderen Regeltexten oder von Fotos der Karten bekannt: Alle Gleichstandswerte sind verschieden. Nachgebaut: die Zahlen selbst, weil wir die gedruckten nicht nachsehen konnten.
S5-6 = Alle Zahlen aus S5-2, S5-4 und S5-5 stehen in einer einzigen Datei, und ihr könnt einen Tisch mit einer anderen solchen Datei eröffnen; wer das gedruckte Spiel besitzt, kann dessen Zahlen eintippen. Eine Datei, die gegen S5-1, S5-2 oder S5-3 verstößt oder einen Gleichstandswert doppelt vergibt, wird abgelehnt, und die Meldung nennt die Karte.
    .note = Unsere Festlegung: Weil ein Teil der Zahlen nachgebaut ist, kannst du sie ersetzen.

## Vorbereitung

S5-section-1 = Vorbereitung
S5-10 = Jeder von euch nimmt ein Startset; die übrigen sind aus dem Spiel. Die Sets werden offen genommen: Alle wissen, wer womit begonnen hat.
    .note = Unsere Festlegung: Die Sets werden offen genommen, weil die Texte dazu schweigen.
S5-11 = Der Auktionsstapel hat 12 Karten, von oben nach unten: 4 zufällige ★-Karten, 7 zufällige ★★-Karten, der Joker. Die anderen Auktionskarten sind aus dem Spiel, und niemand sieht, welche es sind.

## Eine Auktion

S5-section-2 = Eine Auktion
S5-20 = Aufdecken: Die oberste Karte des Stapels wird aufgedeckt.
S5-21 = Bieten: Jeder von euch legt geheim beliebig viele Handkarten beliebiger Farben verdeckt hin; auch gar keine ist erlaubt. Sobald die letzte Person gelegt hat, sehen alle, wie viele Karten jeder gelegt hat.
    .note = Unsere Festlegung: Ihr legt gleichzeitig, und die Anzahlen erscheinen zusammen, weil die Texte den Zeitpunkt nicht festlegen.
S5-22 = Anpassen: Jetzt, wo du die Anzahlen siehst, darfst du Karten dazulegen oder zurücknehmen, so oft du willst, auch wenn du vorher keine gelegt hattest. Die Anzahlen bleiben die ganze Zeit sichtbar, die Karten verdeckt. Sobald ihr alle euer Gebot für endgültig erklärt habt, wird die Auktion aufgelöst.
S5-23 = Von deiner Änderung sehen die anderen die neue Anzahl. Ändert sich deine Anzahl, ist das „endgültig“ aller anderen zurückgenommen, damit alle reagieren können. Ein Tausch, bei dem die Anzahl bleibt, bleibt unbemerkt und nimmt nichts zurück. Bis die letzte Person „endgültig“ gesagt hat, kannst du es dir noch anders überlegen: Du änderst dein Gebot und nimmst damit dein „endgültig“ zurück, oder du nimmst nur das Wort zurück. Die anderen sehen davon nur, dass dein Gebot nicht mehr endgültig ist. Ein Tisch darf begrenzen, wie oft jeder pro Auktion ändern kann; normalerweise gibt es keine Grenze.
    .note = Die Texte erlauben beliebig viele Änderungen, bis alle Gebote endgültig sind. Unsere Festlegung: was die anderen von einer Änderung sehen, und dass ein Tisch die Änderungen begrenzen darf.
S5-24 = Auflösen: Alle Gebote werden aufgedeckt. Die höchste Summe nimmt die Auktionskarte sofort auf die Hand. Bei gleicher Summe gewinnt das Gebot, in dem die Karte mit dem höchsten Gleichstandswert liegt.
S5-25 = Hat niemand eine Karte gelegt, ist die Auktionskarte offen aus dem Spiel, und die nächste Auktion beginnt.
    .note = Unsere Festlegung: Gewinnen kann nur, wer an der Auktion teilnimmt, und die Texte erwähnen diesen Fall nicht.
S5-26 = Verteilen: Das Siegergebot bleibt auf dem Tisch, und die anderen nehmen sich seine Karten, immer eine auf einmal und nach freier Wahl. Zuerst kommt das zweithöchste Gebot, dann das dritthöchste und so weiter. Bei gleicher Summe kommt das Gebot zuerst, in dem der höhere Gleichstandswert liegt.
S5-27 = Hast du nichts gelegt, wählst du nach allen, die etwas gelegt haben. Haben mehrere nichts gelegt, kommt von ihnen zuerst, wer den höchsten Gleichstandswert auf der Hand hat, und diese Karte wird allen gezeigt. Die Reihenfolge steht fest, sobald das Verteilen beginnt. Wer gar keine Karte auf der Hand hat, kommt zuletzt, nach Sitzplatz.
    .note = Unsere Festlegung: Die Reihenfolge steht zu Beginn des Verteilens fest, damit inzwischen genommene Karten sie nicht ändern; und wo eine leere Hand kommt, weil sie keinen Wert zum Vergleichen hat.
S5-28 = Sind noch Karten übrig, wenn alle anderen eine genommen haben, geht es in derselben Reihenfolge weiter, bis keine mehr da ist. Die Karten können auch ausgehen, bevor alle eine genommen haben.
S5-29 = Die unterlegenen Gebote gehen auf die Hand zurück, von der sie kamen. Alle haben sie gesehen.

## Das Ende

S5-section-3 = Das Ende
S5-30 = In der letzten Auktion geht es um den Joker. Wer ihn gewinnt, bestimmt seine Farbe für die Endabrechnung; es darf auch eine Farbe sein, von der man sonst keine Karte hat.
    .note = Zwei der drei Sprachfassungen, die wir gelesen haben, sagen es so; eine ist enger, und wir folgen den beiden.
S5-31 = Nach 12 Auktionen zählt deine höchste Karte jeder Farbe; alle anderen wirfst du ab. Die meisten Punkte gewinnen.
S5-32 = Bei gleicher Summe gewinnt, wer unter den gezählten Karten den höchsten Gleichstandswert hat. So gibt es immer genau eine Person, die gewinnt. Sind deine zwei höchsten Karten einer Farbe gleich hoch, etwa der Joker neben einer 75, zählt die mit dem höheren Gleichstandswert.
    .note = Unsere Festlegung: welche von zwei gleichen Karten zählt, weil die Texte diesen Fall nicht erwähnen.

## Beispiele

S5-example-1 = Versteigert wird Grün 80. Zuerst legt Lea 1 Karte, Finn 2, Nora 2 und Clara 1. Dann legt Lea eine dazu, und Clara nimmt ihre zurück. Die Summen: Lea 50 (eine 30 und eine 20), Finn 40, Nora 25, Clara nichts. Lea gewinnt Grün 80. Finn nimmt die 30, Nora die 20, und für Clara bleibt nichts.
S5-example-2 = Dieselbe Auktion, aber mit 5 Karten in Leas Gebot: Genommen wird in der Reihenfolge Finn, Nora, Clara, Finn, Nora.
S5-example-3 =
    Vier Endabrechnungen, zum Üben des Zusammenzählens:
    Lea: Grün 5 + Violett 15 + Gelb 25 + Rot 40 + Blau 85 = 170
    Finn: Joker als Grün 75 + Violett 45 + Gelb 55 + Rot 25 + Blau 70 = 270
    Nora: Grün 125 + Violett 60 + Gelb 105 + Rot 20 + Blau 135 = 445
    Clara: Grün 80 + Violett 145 + Rot 115 + Blau 120 = 460
    Clara gewinnt, und das ohne eine gelbe Karte.
    .note = Die Regeltexte sind sich hier nicht einig: Eine Sprachfassung druckt irrtümlich 395 statt 445, und zwei nennen für die fehlende Karte eine andere Farbe.
S5-public = Startsets, alle aufgedeckten Gebote und alle genommenen Karten haben alle gesehen; mit perfektem Gedächtnis würdest du alle Hände kennen. Verborgen sind die verdeckten Gebote, die Reihenfolge im Stapel und die Karten, die in der Schachtel geblieben sind. Ob der Tisch zeigt, was einmal öffentlich war, ist eine Einstellung des Tisches, die „Merkhilfe“; sie ist aus, solange ihr sie nicht einschaltet. Was verborgen ist, bleibt in jedem Fall verborgen.
    .note = Unsere Festlegung: Die Texte sagen nicht, wie viel der Tisch sich für euch merken darf.

## Wörter für die Karten

score5-family-green = Grün
score5-family-red = Rot
score5-family-yellow = Gelb
score5-family-violet = Violett
score5-family-blue = Blau
score5-joker = Joker
# $family: das Wort der Farbe von oben (oder des Jokers); $value: der Wert der Karte.
score5-card = { $family } { $value }

## Warum eine Aktion nicht geht: Nummer der Regel und welcher Teil von ihr

S5-20-1 = In einer Auktion bietest du, erklärst dein Gebot für endgültig oder nimmst das zurück, nimmst eine Karte oder bestimmst die Farbe des Jokers; das hier ist nichts davon.
S5-21-1 = Du hast schon gelegt; die anderen wählen noch.
S5-21-2 = Leg zuerst dein Gebot: beliebige deiner Karten oder nichts.
S5-21-3 = Du kannst nur Karten bieten, die dir gehören.
S5-22-1 = Ändere dein Gebot oder erkläre es für endgültig.
S5-22-2 = Das ist schon dein Gebot. Erkläre es für endgültig oder ändere es.
S5-23-1 = Dein Gebot ist schon endgültig. Du kannst es noch ändern oder „endgültig“ zurücknehmen.
S5-23-2 = In dieser Auktion kannst du dein Gebot nicht mehr ändern.
S5-23-3 = Du hast dein Gebot nicht für endgültig erklärt, da gibt es nichts zurückzunehmen.
S5-26-1 = Jetzt nimmt jemand anderes eine Karte.
S5-26-2 = Du hast die Auktion gewonnen; die anderen teilen dein Gebot auf.
S5-26-3 = Nimm eine Karte aus dem Siegergebot.
S5-26-4 = Diese Karte liegt nicht im Siegergebot.
S5-30-1 = Die Farbe des Jokers bestimmt, wer ihn gewonnen hat.
S5-30-2 = Bestimme die Farbe deines Jokers.
S5-31-1 = Die Partie ist zu Ende.

score5-notation-action = „{ $value }“ ist keine Aktion. Versuch es mit: bid g5 r20, bid nothing, final, not final, take g30, name green.
score5-notation-card = „{ $value }“ ist keine Karte dieses Decks. Eine Karte ist der erste Buchstabe ihrer Farbe auf Englisch (g, r, y, v, b) und ihr Wert, etwa g80; oder joker.
score5-notation-field-card = Feld „{ $field }“: „{ $value }“ ist keine Karte dieses Decks. Eine Karte ist der erste Buchstabe ihrer Farbe auf Englisch (g, r, y, v, b) und ihr Wert, etwa g80; oder joker.
score5-notation-twice = Die Karte { $value } kann nur einmal geboten werden.
score5-notation-pile = Feld „{ $field }“: Der Stapel sind 4 ★-Karten, 7 ★★-Karten und der Joker, von oben nach unten, und diese Karten ergeben keinen.
score5-notation-won = Feld „{ $field }“: Bei der Karte { $value } gehört hierher, wer sie gewonnen hat, wenn sie noch jemand hat, und -, wenn sie niemand hat.
score5-notation-waiting = Feld „{ $field }“: Auf jemanden muss gewartet werden, und solange gelegt wird, hat niemand von ihnen ein Gebot.
score5-notation-changes = Feld „{ $field }“: Es können nicht mehr Änderungen gesehen als gemacht worden sein.
score5-notation-winner = Feld „{ $field }“: Beim Verteilen hat jemand die Karte gewonnen, und vom Siegergebot sind noch Karten da.
score5-notation-order = Feld „{ $field }“: Beim Verteilen kommt jeder Platz außer dem, der gewonnen hat, genau einmal vor.
score5-notation-shown = Feld „{ $field }“: Die Karte { $value } hat niemand auf der Hand, der nichts gelegt hat.
score5-notation-end = Feld „{ $field }“: Das kommt nach der zwölften Auktion, und nur ein Joker, den jemand gewonnen hat, bekommt eine Farbe.

score5-option-cap = Die Grenze für Änderungen ist eine ganze Zahl von 0 bis { $limit }, oder es gibt keine.

## Was an einer Deckdatei nicht stimmt; die Wörter der Datei selbst sind englisch

score5-deck-json = Das ist kein JSON: In Zeile { $line } fängt es an, nicht zu stimmen.
score5-deck-file = Eine Deckdatei hat eine Liste „cards“ und, wenn du magst, einen Namen „name“ von höchstens { $limit } Zeichen in einer Zeile; sonst nichts.
score5-deck-row = Zeile { $row } der Liste: Eine Karte hat { $expected }, und sonst nichts.
score5-deck-no-card = Zeile { $row } der Liste: Eine Karte { $card } gibt es nicht. Die Sets A bis E haben 5, 10, 15, 20 und 25; ★ geht von 30 bis 75 und ★★ von 80 bis 150, immer in Fünferschritten; ★★★ ist der Joker, 75.
score5-deck-twice = Die Karte { $card } ist zweimal da.
score5-deck-missing = Die Karte { $card } fehlt.
score5-deck-family = Karte { $card }: Als Farbe steht da „{ $value }“, möglich ist nur { $expected }.
score5-deck-tie-break = Karte { $card }: Als Gleichstandswert steht da „{ $value }“, es muss eine ganze Zahl von 1 bis { $limit } sein.
score5-deck-same-family = Karte { $card }: Sie ist { $value }, und { $other } aus demselben Set ist es auch.
score5-deck-same-tie-break = Karte { $card }: Ihren Gleichstandswert { $value } hat schon { $other }.

## Das Protokoll in Worten

score5-tell-dealt = Startsets: { $table }.
score5-tell-revealed = Auktion { $auction } von 12: { $card }.
score5-tell-laid = { $how ->
    [cards] { $player } legt { $cards }.
    [nothing] { $player } legt nichts.
   *[secret] { $player } hat gelegt.
  }
    .player = { $how ->
        [cards] Du legst { $cards }.
        [nothing] Du legst nichts.
       *[secret] Du hast gelegt.
      }
score5-tell-counted = Alle haben gelegt. Karten in den Geboten: { $table }.
score5-tell-changed = { $how ->
    [cards] { $player } ändert das Gebot auf { $cards }.
    [nothing] { $player } nimmt alles zurück.
   *[secret] { $count ->
        [0] { $player } nimmt alles zurück.
        [one] { $player } ändert das Gebot: jetzt eine Karte.
       *[other] { $player } ändert das Gebot: jetzt { $count } Karten.
      }
  }
    .player = { $how ->
        [cards] Du änderst das Gebot auf { $cards }.
        [nothing] Du nimmst alles zurück.
       *[secret] { $count ->
            [0] Du nimmst alles zurück.
            [one] Du änderst das Gebot: jetzt eine Karte.
           *[other] Du änderst das Gebot: jetzt { $count } Karten.
          }
      }
score5-tell-final = { $player }: endgültig.
score5-tell-not-final = { $player } nimmt „endgültig“ zurück.
    .player = Du nimmst „endgültig“ zurück.
score5-tell-resolved = Die Gebote: { $table }. { $player } gewinnt { $card }.
    .player = Die Gebote: { $table }. Du gewinnst { $card }.
score5-tell-unsold = Niemand bietet: { $card } ist aus dem Spiel.
score5-tell-shown = { $player } zeigt { $card }.
    .player = Du zeigst { $card }.
score5-tell-taken = { $player } nimmt { $card }.
    .player = Du nimmst { $card }.
score5-tell-named = { $player } bestimmt die Farbe des Jokers: { $family }.
    .player = Du bestimmst die Farbe des Jokers: { $family }.

# Wer wie spielt: ein Satz für jeden Charakter.
score5-character-mara = Lässt Auktionen aus und spart ihre Karten für die eine, die sie will.
score5-character-tobi = Bietet hoch und gönnt niemandem ein Schnäppchen.
score5-character-nadege = Kämpft um die großen Karten und lässt die kleinen ziehen.
score5-character-luca = Legt eine einzige Karte und tut, als wäre es nichts.
