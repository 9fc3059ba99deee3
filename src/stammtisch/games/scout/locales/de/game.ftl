### SCOUT auf Deutsch: Name, Regeln und Beispiele; die id einer Regel ist ihre Nummer im Regelwerk.

scout-name = SCOUT
scout-tagline = Sortieren verboten: Schlag die Serie auf dem Tisch oder klau dir eine Karte daraus.
scout-short = Die letzte Runde einer Partie zu { $players }
scout-goal = Wer nach allen Runden die meisten Punkte hat, gewinnt. Eingesammelte Karten und Scout-Chips bringen je einen Punkt, Karten auf der Hand kosten je einen.

## Schachtel und Austeilen

SC-section-0 = Schachtel und Austeilen
SC-1 = Es gibt 45 Karten. Auf jeder stehen zwei verschiedene Zahlen von 1 bis 10, und jedes solche Paar kommt genau einmal vor; jede Zahl steht also auf neun Karten.
SC-2 =
    Welche Karten mitspielen, hängt davon ab, wie viele ihr seid:
    2 Personen: ohne die Karte 9/10, also 44 Karten. Jeder bekommt 11; die anderen 22 bleiben für die zweite Runde liegen.
    3 Personen: ohne alle Karten mit einer 10, also 36 Karten, 12 für jeden.
    4 Personen: ohne die Karte 9/10, also 44 Karten, 11 für jeden.
    5 Personen: alle 45 Karten, 9 für jeden.
SC-3 = Gemischt wird doppelt: Zufällig ist, welche Karte als Nächste kommt, und zufällig ist auch, welche ihrer beiden Zahlen sie zeigt.
SC-4 = Deine Karten bleiben in der Reihenfolge, in der sie gekommen sind, und eine einzelne drehst du nie, das ganze Spiel über nicht. Nur vor dem ersten Zug einer Runde darfst du einmal die ganze Hand auf den Kopf stellen: Dann zeigt jede Karte ihre andere Zahl, und die Reihenfolge von links nach rechts bleibt gleich. Ihr entscheidet alle gleichzeitig und geheim.
    .note = Unsere Festlegung: Die Reihenfolge bleibt beim Umdrehen der Hand, und ihr entscheidet geheim, weil der Text zu beidem schweigt. Ein echter Kartenfächer ist umgedreht auch gespiegelt; das macht für keine Regel einen Unterschied.
SC-5 = Ihr spielt so viele Runden, wie ihr Personen seid. Wer die erste beginnt, entscheidet das Los; jede weitere beginnt, wer im Uhrzeigersinn als Nächstes sitzt. Zu zweit sind es also zwei Runden, und das Startrecht wechselt.
    .note = Unsere Festlegung: Das Los bestimmt, wer die erste Runde beginnt, weil der Text die Art der Wahl offenlässt.
SC-6 = Zu dritt bis zu fünft hat jeder von euch pro Runde einen „Scout & Show“-Chip. Scout-Chips gehen nie aus.

## Ein Zug

SC-section-1 = Ein Zug (3–5 Personen)
SC-10 = Wenn du dran bist, tust du genau eines von dreien: Show, Scout oder Scout & Show. Passen gibt es nicht.
SC-11 = Show: Nimm eine oder mehrere Karten, die auf deiner Hand direkt nebeneinanderstehen, und leg sie als neue Serie aus. Sind es mehrere, müssen sie alle gleich sein oder von Karte zu Karte um genau 1 steigen oder von Karte zu Karte um genau 1 fallen.
SC-12 = Liegt schon eine Serie auf dem Tisch, muss deine stärker sein. Stärker ist sie, wenn sie mehr Karten hat; oder wenn sie gleich viele Karten hat und aus Gleichen besteht, die alte aber eine Reihe ist; oder wenn Anzahl und Art übereinstimmen und deine kleinste Zahl höher ist. Gleich stark reicht nicht. Eine einzelne Karte zählt als Gleiche.
SC-13 = Mit deiner Show nimmst du die geschlagene Serie an dich und legst sie verdeckt vor dich. Jede Karte davon ist 1 Punkt.
SC-14 = Scout: Nimm die Karte ganz links oder ganz rechts aus der Serie und steck sie an beliebiger Stelle in deine Hand, so herum oder so herum. Wem die Serie gehört, der bekommt 1 Scout-Chip. Der Rest bleibt als Serie liegen, gehört weiter derselben Person und zählt als das, was er jetzt ist. Scouten darfst du auch, wenn eine Show möglich wäre.
    .note = Aus anderen Regeltexten des Spiels bekannt: was mit dem Rest der Serie geschieht, und dass du auch scouten darfst, wenn eine Show möglich wäre.
SC-15 = Ist der Tisch leer, bleibt nur die Show, und zwar mit allem, was du willst.
    .note = Aus anderen Regeltexten des Spiels bekannt; der Text, nach dem wir arbeiten, spricht es nicht aus.
SC-16 = Scout & Show, einmal pro Runde: Gib deinen Chip ab, scoute und mach sofort eine Show, die die übrige Serie schlägt (ist nichts mehr übrig, geht alles). Das darfst du nur, wenn dein Scout dir eine mögliche Show lässt. Wem die Serie gehört, der bekommt wie immer den Scout-Chip. Die eben geholte Karte muss bei der Show nicht dabei sein.
    .note = Unsere Festlegung: nur, wenn nach dem Scout eine Show möglich ist, weil der Text nicht sagt, was sonst geschieht.

## Das Ende einer Runde

SC-section-2 = Das Ende einer Runde
SC-20 = Eine Runde endet sofort, wenn jemand nach einer Show keine Karten mehr hat.
SC-21 = Zu dritt bis zu fünft endet sie auch sofort, wenn seit der letzten Show alle anderen gescoutet haben. Ein Scout & Show gilt als Show. Das gilt auch, wenn der letzte dieser Scouts die letzte Karte vom Tisch genommen hat.
    .note = Unsere Festlegung: Die Runde endet auch, wenn dabei die letzte Karte genommen wurde, weil der Text diesen Fall nicht erwähnt.
SC-22 = Am Ende der Runde bekommst du 1 Punkt für jede eingesammelte Karte und 1 für jeden Scout-Chip und verlierst 1 für jede Karte auf der Hand. Endete die Runde nach SC-21, verliert, wer die letzte Show gemacht hat, nichts für Handkarten. Nicht benutzte „Scout & Show“-Chips und die Serie auf dem Tisch zählen nichts.
SC-23 = Die Punkte aller Runden werden zusammengezählt und können auch negativ sein. Die meisten Punkte gewinnen; bei Gleichstand teilt ihr euch den Sieg.

## Zu zweit

SC-section-3 = Zu zweit
SC-30 = Jeder von euch hat pro Runde 3 Scout-Chips und keinen „Scout & Show“-Chip.
SC-31 = Die Show geht wie oben. Ein Scout kostet dich einen deiner Chips; er kommt in die Mitte, und wem die Serie gehört, der bekommt nichts. Nach einem Scout bist du noch einmal dran, und so weiter, bis du eine Show machst oder beides nicht mehr kannst.
    .note = Der Text gewährt nach einem Scout „1 weitere Aktion“; wir lesen ihn so, dass das auch wieder ein Scout sein darf.
SC-32 = Die Runde endet, wenn jemand nach einer Show keine Karten mehr hat oder wenn die Person am Zug weder eine Show machen noch scouten kann; im zweiten Fall verliert die andere nichts für ihre Handkarten.
    .note = Unsere Festlegung: dass die andere Person nichts verliert, wie in SC-22. Der Text sagt es allgemein, und wir lassen es auch zu zweit gelten.
SC-33 = Jeder Chip, den du nicht ausgegeben hast, ist 1 Punkt.
    .note = Im Text ist jeder Scout-Chip ein Punkt; wir zählen die behaltenen genauso.

## Beispiele

SC-example-1 = 2 2 schlägt 3 4, 1 2 und 7 8. 3 4 5 schlägt 3 2 1 und 1 2 3. 3 3 3 schlägt 3 4 5 und 7 8 9. 2 2 2 schlägt 1 1 1. Aber 8 7 schlägt 7 8 nicht.
SC-example-2 = Die Leiter, von schwach nach stark: eine Karte < Zweierreihe < Paar < Dreierreihe < drei Gleiche < Viererreihe < vier Gleiche und so weiter.
SC-example-3 = Zu dritt, ein Paar liegt auf dem Tisch: Die beiden anderen scouten. Der Tisch ist leer, und die Runde endet (SC-21).
SC-example-4 = Zu viert, eine einzelne Karte liegt auf dem Tisch: Die nächste Person scoutet sie. Wer danach dran ist, muss eine Show machen und darf dafür alles nehmen.
SC-public = Alle sehen den Tisch, die Chips, wie viele Karten jeder auf der Hand hat und eingesammelt hat, und wer welche Karte gescoutet hat. Verborgen sind die Hände, ob eine Hand umgedreht wurde und wo und wie herum eine gescoutete Karte eingesteckt wurde. Bei einer Karte auf dem Tisch sind beide Zahlen öffentlich, denn beide stehen darauf.
    .note = Unsere Festlegung: Die Texte sagen nicht, was offen und was geheim ist.

## Warum eine Aktion nicht geht: Nummer der Regel und welcher Teil von ihr

SC-4-1 = Du hast dich für deine Hand schon entschieden; die anderen überlegen noch.
SC-4-2 = Entscheide zuerst über deine Hand: so lassen oder ganz umdrehen.
SC-4-3 = Zu spät: Die Hand lässt sich nur vor dem ersten Zug einer Runde umdrehen.
SC-10-1 = Du bist nicht am Zug.
SC-10-2 = Wenn du dran bist, machst du eines von dreien: Show, Scout oder Scout & Show.
SC-11-1 = An diesen Stellen hast du keine Karten.
SC-11-2 = Diese Karten sind keine Serie: Sie müssen alle gleich sein oder genau um je 1 steigen oder fallen.
SC-12-1 = Das ist nicht stärker als die Serie auf dem Tisch.
SC-14-1 = Diese Lücke gibt es in deiner Hand nicht.
SC-15-1 = Es gibt nichts zu scouten: Der Tisch ist leer, also zeig etwas.
SC-16-1 = Du hast mit deinem Chip gescoutet; jetzt ist die Show fällig.
SC-16-2 = Dein Scout-&-Show-Chip ist für diese Runde weg.
SC-16-3 = Nach diesem Scout hättest du nichts zu zeigen, also geht hier kein Scout & Show.
SC-30-1 = Zu zweit gibt es kein Scout & Show.
SC-31-1 = Du hast keinen Scout-Chip mehr.

scout-notation-action = „{ $value }“ ist keine Aktion. Versuch es mit: keep, turn, show 3-5, scout left to 2, scout right to 1 turned, scout&show left to 4.
scout-notation-card = Feld „{ $field }“: „{ $value }“ ist keine Karte dieses Tisches. Eine Karte sind zwei verschiedene Zahlen von 1 bis 10, etwa 7/3.
scout-notation-known = Feld „{ $field }“: Hier können nur Karten aus „{ $hand }“ stehen.
scout-notation-set = Feld „{ $field }“: Diese Karten sind keine Serie.

## Das Protokoll in Worten

scout-tell-dealt = Runde { $round }. { $starter } beginnt.
    .starter = Runde { $round }. Du beginnst.
scout-tell-decided = { $how ->
    [turned] { $player }: Hand umgedreht.
    [kept] { $player }: Hand so gelassen.
   *[secret] { $player }: über die Hand entschieden.
  }
scout-tell-shown = { $taken ->
    [0] { $player }: Show { $cards }.
    [one] { $player }: Show { $cards }, eine Karte genommen.
   *[other] { $player }: Show { $cards }, { $taken } Karten genommen.
  }
scout-tell-scouted = { $player }: { $kind ->
    [chip] Scout & Show,
   *[plain] Scout,
  } Karte { $card }. { $to ->
    [middle] Ein Chip geht in die Mitte.
   *[other] Ein Chip für { $gets }.
  }
    .gets = { $player }: { $kind ->
        [chip] Scout & Show,
       *[plain] Scout,
      } Karte { $card }. Ein Chip für dich.
scout-tell-round-ended = { $reason ->
    [empty] { $player } hat keine Karten mehr: Runde { $round } ist zu Ende.
   *[unbeaten] Niemand überbietet die Show von { $player }: Runde { $round } ist zu Ende.
  } Punkte: { $table }.
    .player = { $reason ->
        [empty] Du hast keine Karten mehr: Runde { $round } ist zu Ende.
       *[unbeaten] Niemand überbietet deine Show: Runde { $round } ist zu Ende.
      } Punkte: { $table }.

# Wer wie spielt: ein Satz für jeden Charakter.
scout-character-mara = Nimmt gern Karten auf und lässt ihre Hand wachsen, bis etwas daraus wird.
scout-character-tobi = Macht eine Show, sobald es geht. Warten ist nichts für ihn.
scout-character-nadege = Spart auf lange Serien und legt sie dann auf einmal.
scout-character-luca = Kann seinen Trumpf nicht für sich behalten: Scout & Show kommt früh.
