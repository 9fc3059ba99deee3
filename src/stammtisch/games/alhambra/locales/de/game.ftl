### Alhambra, das Kartenspiel, auf Deutsch: Name, Regeln und Kartenwörter; die id einer Regel ist ihre Nummer im Regelwerk.

alhambra-name = Alhambra
alhambra-tagline = Passend zahlen, gleich noch mal dran: die meisten Türme und Gärten, von allem am meisten.
alhambra-short = Ab Wertung A, zu { $players }
alhambra-goal = Drei Wertungen belohnen, wer von einer Gebäudeart die meisten Karten hat. Wer nach der dritten die meisten Punkte hat, gewinnt.

## Die Schachtel

AL-section-0 = Die Schachtel
AL-1 = Es gibt 108 Geldkarten: vier Währungen (Blau, Grün, Orange, Gelb), Werte von 1 bis 9 und jede Karte dreimal.
    .note = Aus anderen Regeltexten des Spiels bekannt: Währungen und Werte; in dem Text, nach dem wir arbeiten, steht nur, dass es jede Karte dreimal gibt.
AL-2 =
    Es gibt 54 Bildkarten in sechs Kategorien. Die Punkte gelten für den ersten/zweiten/dritten Platz; Wertung A zählt nur den ersten Platz, B zwei Plätze, C drei:
    Pavillon (Blau), 7 Karten. Preise 2, 3, 4, 5, 6, 7, 8. Punkte: A 1; B 8/1; C 16/8/1.
    Serail (Rot), 7 Karten. Preise 3, 4, 5, 6, 7, 8, 9. Punkte: A 2; B 9/2; C 17/9/2.
    Arkaden (Braun), 9 Karten. Preise 4, 5, 6, 6, 7, 8, 8, 9, 10. Punkte: A 3; B 10/3; C 18/10/3.
    Gemächer (Weiß), 9 Karten. Preise 5, 6, 7, 7, 8, 9, 9, 10, 11. Punkte: A 4; B 11/4; C 19/11/4.
    Garten (Grün), 11 Karten. Preise 6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12. Punkte: A 5; B 12/5; C 20/12/5.
    Turm (Lila), 11 Karten. Preise 7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13. Punkte: A 6; B 13/6; C 21/13/6.
    .note = Aus anderen Regeltexten oder von Fotos der Karten bekannt, weil in dem Text, nach dem wir arbeiten, die Liste fehlt.
AL-3 = Es gibt zwei Wertungskarten, A und B. Und es gibt den Bauhof mit vier Plätzen, jeder mit seiner eigenen Währung, von links nach rechts: Gelb, Blau, Grün, Orange.
    .note = Unsere Festlegung: die Reihenfolge der Währungen im Bauhof, weil der Text sie nicht nennt.

## Vorbereitung

AL-section-1 = Vorbereitung
AL-10 = Die Bildkarten werden gemischt; die obersten vier liegen offen im Bauhof, von links nach rechts.
    .note = Aus anderen Regeltexten des Spiels bekannt; in dem Text, nach dem wir arbeiten, fehlt die Vorbereitung.
AL-11 = Startgeld: Der Reihe nach bekommt jeder von euch offen Geldkarten, bis sie zusammen 20 oder mehr ergeben; die Währungen sind dabei egal. Dann nehmt ihr sie auf die Hand. Alle haben sie gesehen, aber von jetzt an sind die Hände geheim.
    .note = Aus anderen Regeltexten des Spiels bekannt; in dem Text, nach dem wir arbeiten, fehlt die Vorbereitung.
AL-12 = Wer die wenigsten Karten bekommen hat, beginnt. Bei Gleichstand beginnt die niedrigere Summe, dann der niedrigere Sitzplatz.
    .note = Aus anderen Regeltexten des Spiels bekannt: wenigste Karten, dann niedrigere Summe. Unsere Festlegung: der niedrigere Sitzplatz, weil auch das noch gleich sein kann.
AL-13 = Vier Geldkarten liegen offen. Der Rest wird in fünf möglichst gleiche Stapel geteilt; geht es nicht auf, bekommen die vorderen Stapel die überzähligen Karten. A wird in den zweiten Stapel gemischt, B in den vierten; dann kommen die Stapel aufeinander, der erste zuoberst.
    .note = Aus anderen Regeltexten des Spiels bekannt: fünf Stapel und der Platz von A und B. Unsere Festlegung: welche Stapel die überzähligen Karten bekommen, weil es irgendwie festliegen muss.

## Ein Zug

AL-section-2 = Ein Zug
AL-20 = Wenn du dran bist, nimmst du entweder Geld oder kaufst eine Bildkarte.
AL-21 = Geld nehmen: Nimm eine offene Geldkarte von beliebigem Wert oder mehrere, die zusammen höchstens 5 ergeben, egal in welchen Währungen. Dein Zug ist zu Ende.
    .note = Aus anderen Regeltexten des Spiels bekannt; in dem Text, nach dem wir arbeiten, fehlt die Seite über das Geldnehmen.
AL-22 = Kaufen: Zahl mindestens den Preis einer Bildkarte im Bauhof, mit Handkarten in der Währung ihres Platzes. Wechselgeld gibt es nicht. Das gezahlte Geld kommt auf den Ablagestapel, und die Karte liegt offen vor dir.
AL-23 = Zahlst du passend, bist du noch einmal dran und darfst wieder Geld nehmen oder kaufen; so hast du höchstens fünf Aktionen in einem Zug. Zahlst du zu viel, ist dein Zug zu Ende.
AL-24 = Du darfst auch Geldkarten mitbezahlen, die gar nicht nötig wären.
    .note = Unsere Festlegung: Der Text verlangt „mindestens“ den Preis und setzt keine Obergrenze.
AL-25 = Nach einer passenden Zahlung musst du noch einmal handeln; aufhören darfst du nicht. Nur wenn gar keine Aktion möglich ist (kein offenes Geld, und nichts, was du bezahlen kannst), passt du.
    .note = Unsere Festlegung: Der Text sagt nicht, ob du auf die weitere Aktion verzichten darfst.
AL-26 = Während eines Zuges wird nichts aufgefüllt. An seinem Ende werden erst die Bildkarten von links nach rechts auf vier ergänzt, dann das Geld auf vier. Ist der Geldstapel leer, wird der Ablagestapel zu einem neuen gemischt. Sind beide leer, liegen weniger als vier Geldkarten offen.
    .note = Unsere Festlegung: Sind beide Stapel leer, liegen weniger als vier offen, weil der Text diesen Fall nicht erwähnt.

## Wertung

AL-section-3 = Wertung
AL-30 = Taucht beim Auffüllen A oder B auf, wird sofort gewertet, noch vor dem nächsten Zug. Die Wertungskarte kommt aus dem Spiel, und das Auffüllen geht weiter.
AL-31 = Wertung A: In jeder Kategorie bekommt, wer die meisten Karten hat, die Punkte für den ersten Platz. Wertung B: Auch der zweite Platz bekommt Punkte. Wertung C, am Ende: auch der dritte.
AL-32 = Bei gleicher Anzahl werden die Punkte der Plätze, die ihr zusammen belegt, zusammengezählt, durch eure Zahl geteilt und abgerundet. Plätze, die in der Tabelle der Wertung nicht vorkommen, zählen nichts.
AL-33 = Hast du von einer Kategorie keine Karte, bekommst du für sie nichts.
    .note = Aus anderen Regeltexten des Spiels bekannt; der Text, nach dem wir arbeiten, sagt es nicht.
AL-34 =
    Beispiele:
    Die meisten weißen Karten bei Wertung A: 4 Punkte.
    Die meisten und die zweitmeisten lila Karten bei Wertung B: 13 und 6 Punkte; zwei gleichauf an erster Stelle: je 9.
    Grün bei Wertung C, zwei haben 3 Karten und zwei haben 2: 16, 16, 2 und 2 Punkte.

## Das Ende

AL-section-4 = Das Ende
AL-40 = Das Spiel endet nach einem Zug, wenn der Bauhof nicht mehr auf vier ergänzt werden kann. Füllt die letzte Bildkarte ihn genau auf vier, geht es weiter.
AL-41 = Wenn das Spiel endet, wird der Bauhof noch so weit aufgefüllt, wie es geht; das Geld nicht mehr. Dann geht jede Bildkarte, die noch im Bauhof liegt, von links nach rechts an die Person mit dem meisten Geld auf der Hand in der Währung ihres Platzes, egal zu welchem Preis; bezahlt wird nichts. Bei Gleichstand, oder wenn niemand diese Währung hat, bekommt niemand die Karte.
    .note = Unsere Festlegung: Das Geld wird nicht mehr aufgefüllt, weil der Text dazu schweigt.
AL-42 = Dann kommt Wertung C. Die meisten Punkte gewinnen; bei Gleichstand teilt ihr euch den Sieg.
AL-43 = Ist A oder B bis zum Ende nicht aufgetaucht, fällt diese Wertung aus.
    .note = Unsere Festlegung: Der Text erwähnt diesen Fall nicht.

## Zu zweit

AL-section-5 = Zu zweit: Dirk
AL-50 = Zu zweit kommt von je drei gleichen Geldkarten eine heraus: 72 spielen mit.
AL-51 = Dirk, ein gedachter dritter Mitspieler, bekommt die obersten 6 Bildkarten, bevor der Bauhof ausgelegt wird, 6 weitere gleich nach Wertung A und nach Wertung B ein Drittel, abgerundet, der Bildkarten, die noch im Stapel sind. Sind es weniger als sechs, nimmt er, was da ist. Seine Karten liegen offen.
    .note = Unsere Festlegung: Dirk bekommt seine ersten Karten vor dem Auslegen des Bauhofs, weil der Text nur den Spielbeginn nennt; und er nimmt, was da ist, weil der Text einen zu kleinen Stapel nicht erwähnt.
AL-52 = Dirk ist nie am Zug und hat kein Geld, zählt aber bei jeder Wertung als Mitspieler.
AL-53 = Wenn du eine Bildkarte kaufst, darfst du sie Dirk schenken. Hast du passend gezahlt, bist du trotzdem noch einmal dran.
    .note = Unsere Festlegung: Die weitere Aktion behältst du auch beim Verschenken, weil der Text nichts anderes sagt.
AL-54 = Gewinnen kann nur einer von euch beiden oder ihr beide; Dirks Punkte stehen neben euren.
    .note = Unsere Festlegung: Dirk kann nicht gewinnen, weil er nicht selbst spielt; der Text lässt es offen.

## Was öffentlich ist

AL-public = Startgeld, genommenes und gezahltes Geld haben alle gesehen, ebenso alle Bildkarten; verborgen sind die Stapel. Trotzdem sind die Hände geheim: Ob der Tisch zeigt, was einmal öffentlich war, ist eine Einstellung des Tisches, die „Merkhilfe“; sie ist aus, solange ihr sie nicht einschaltet. Wie viele Karten jeder auf der Hand hat, ist öffentlich.
    .note = Unsere Festlegung: Der Text sagt nicht, wie viel der Tisch sich für euch merken darf.

## Wörter für die Karten

alhambra-currency-blue = Blau
alhambra-currency-green = Grün
alhambra-currency-orange = Orange
alhambra-currency-yellow = Gelb
alhambra-category-pavilion = Pavillon
alhambra-category-seraglio = Serail
alhambra-category-arcades = Arkaden
alhambra-category-chambers = Gemächer
alhambra-category-garden = Garten
alhambra-category-tower = Turm
alhambra-dirk = Dirk
# $word: eine Währung oder Kategorie von oben; $number: ein Wert, ein Preis oder Punkte.
alhambra-card = { $word } { $number }

## Warum eine Aktion nicht geht: Nummer der Regel und welcher Teil von ihr

AL-20-1 = Du bist nicht am Zug.
AL-20-2 = Wenn du dran bist, nimmst du Geld oder kaufst eine Bildkarte; das hier ist keines von beidem.
AL-21-1 = Dieses Geld liegt nicht offen aus.
AL-21-2 = Mehrere Geldkarten dürfen zusammen höchstens 5 ergeben; eine einzelne darf jeden Wert haben.
AL-21-3 = Von gleichen offenen Geldkarten nimmst du zuerst die am weitesten links.
AL-21-4 = Sag, welche Geldkarten du nimmst: mindestens eine.
AL-22-1 = An diesem Platz im Bauhof liegt keine Bildkarte.
AL-22-2 = Dieses Geld hast du in der Währung dieses Platzes nicht auf der Hand.
AL-22-3 = Das ist weniger als der Preis.
AL-25-1 = Passen geht nicht, solange Geld offen liegt: Nimm welches oder kaufe.
AL-25-2 = Passen geht nicht, solange du eine Bildkarte bezahlen kannst: Kauf eine.
AL-40-1 = Die Partie ist zu Ende.
AL-53-1 = Dirk sitzt nur mit am Tisch, wenn ihr zu zweit spielt.

alhambra-notation-action = „{ $value }“ ist keine Aktion. Versuch es mit: take b3 y2, buy blue with 5 4, buy blue with 5 4 for Dirk, pass.
alhambra-notation-money = „{ $value }“ ist keine Geldkarte. Eine Geldkarte ist der erste Buchstabe ihrer Währung auf Englisch (y, b, g, o) und ihr Wert von 1 bis 9, etwa b7.
alhambra-notation-field-money = Feld „{ $field }“: „{ $value }“ ist keine Geldkarte. Eine Geldkarte ist der erste Buchstabe ihrer Währung auf Englisch (y, b, g, o) und ihr Wert von 1 bis 9, etwa b7.
alhambra-notation-picture = Feld „{ $field }“: „{ $value }“ ist keine Bildkarte. Eine Bildkarte ist ihre Kategorie auf Englisch und ein Preis, den es in ihr gibt, etwa garden8; gleiche unterscheidet ein Buchstabe, etwa garden8b.
alhambra-notation-too-often = Feld „{ $field }“: { $value } gibt es nicht so oft.
alhambra-notation-places = Feld „{ $field }“: Es gibt vier Plätze, und „-“ ist ein leerer; gefunden: { $found }.
alhambra-notation-scored = Feld „{ $field }“: Wertung B kommt nach Wertung A.
alhambra-notation-scoring-cards = Feld „{ $field }“: Dort können die Wertungskarten nicht liegen. Von den fünf Stapeln, die „split“ Geldkarten ergeben, steckt A im zweiten und B im vierten.
alhambra-notation-given = Feld „{ $field }“: An einem leeren Platz gab es nichts zu bekommen.

## Das Protokoll in Worten

alhambra-tell-dealt = Startgeld: { $table }. Im Bauhof: { $yard }. Offenes Geld: { $display }. { $starter } beginnt.
    .starter = Startgeld: { $table }. Im Bauhof: { $yard }. Offenes Geld: { $display }. Du beginnst.
alhambra-tell-taken = { $player } nimmt { $cards }.
    .player = Du nimmst { $cards }.
alhambra-tell-bought = { $gift ->
    [yes] { $player } kauft { $picture } für Dirk und zahlt { $money }.
   *[no] { $player } kauft { $picture } und zahlt { $money }.
  }{ $exact ->
    [yes] {" "}Passend! Noch eine Aktion.
   *[no] {""}
  }
    .player = { $gift ->
        [yes] Du kaufst { $picture } für Dirk und zahlst { $money }.
       *[no] Du kaufst { $picture } und zahlst { $money }.
      }{ $exact ->
        [yes] {" "}Passend! Noch eine Aktion.
       *[no] {""}
      }
alhambra-tell-passed = { $player } kann nichts tun und passt.
    .player = Du kannst nichts tun und passt.
alhambra-tell-refilled = { $what ->
    [yard] Neu im Bauhof: { $pictures }.
    [money] Neues offenes Geld: { $money }.
   *[both] Neu im Bauhof: { $pictures }. Neues offenes Geld: { $money }.
  }
alhambra-tell-renewed = { $count ->
    [one] Der Geldstapel ist leer: Die eine abgelegte Karte wird der neue.
   *[other] Der Geldstapel ist leer: Die { $count } abgelegten Karten werden zu einem neuen gemischt.
  }
alhambra-tell-scored = Wertung { $scoring }! { $table }.
alhambra-tell-dirk-got = Dirk bekommt { $pictures }.
alhambra-tell-given = { $how ->
    [nobody] Niemand hat in { $currency } das meiste Geld: { $picture } bleibt im Bauhof.
   *[player] { $player } hat in { $currency } das meiste Geld und bekommt { $picture }.
  }
    .player = Du hast in { $currency } das meiste Geld und bekommst { $picture }.
alhambra-tell-dirk-score = Daneben Dirk: { $points }.

# Wer wie spielt: ein Satz für jeden Charakter.
alhambra-character-mara = Legt Geld zurück. Niemand hat einen volleren Beutel.
alhambra-character-tobi = Denkt groß: Türme und Gärten vor allem.
alhambra-character-nadege = Zahlt auf die Münze genau und wartet lieber, als eine zu viel zu geben.
alhambra-character-luca = Schnappt sich, was billig ist, bevor jemand hinsieht.
