### Was die Bibliothek sagt, wenn an einer Partie, einer Stellung oder einer Datei etwas nicht stimmt.

unknown-game = Ein Spiel namens „{ $value }“ gibt es hier nicht. Auf diesem Tisch: { $games }.

notation-not-text = Eine Stellung wird als Text geschrieben, das hier ist aber ein { $value }.
notation-other-rules = Diese Stellung von { $game } wurde von einer anderen Fassung der Regeln gesichert. Ihre Notation lässt sich weiterhin lesen.
notation-too-long = Das ist zu lang: höchstens { $limit } Zeichen.
notation-no-colon = In „{ $part }“ fehlt der Doppelpunkt. Jedes Feld wird als „Name: Wert“ geschrieben.
notation-twice = Das Feld „{ $field }“ steht zweimal da.
notation-missing = Das Feld „{ $field }“ fehlt.
notation-unknown = Ein Feld „{ $field }“ gibt es in diesem Spiel nicht.
notation-number = Feld „{ $field }“: erwartet wird eine ganze Zahl von { $low } bis { $high }, da steht „{ $value }“.
notation-count = Feld „{ $field }“: erwartet werden { $count } Zahlen, da stehen { $found }.
notation-too-many = Feld „{ $field }“: hier passen höchstens { $limit } hin, es sind aber { $found }.
notation-choice = Feld „{ $field }“: erwartet wird eines von { $choices }, da steht „{ $value }“.
notation-key = Feld „{ $field }“: erwartet werden 64 hexadezimale Ziffern in Kleinschreibung.
notation-card-twice = Feld „{ $field }“: die Karte { $value } liegt schon woanders.
notation-action = „{ $value }“ ist in diesem Spiel keine Aktion.

option-players = { $game } ist für { $low } bis { $high } Personen, nicht für { $value }.
option-seat = Einen Platz { $value } gibt es hier nicht: Die Plätze sind von 0 bis { $last } nummeriert.
option-seed = Ein Startwert oder Beitrag ist ein Text mit höchstens 1000 Zeichen.
option-contributions = Beiträge sind eine Liste von höchstens 64 Texten.
option-source = { $value } ist keine Zufallsquelle: stammtisch.generator(seed) macht eine.
option-unknown = Eine Einstellung „{ $option }“ gibt es in diesem Spiel nicht. Bekannt sind: { $known }.
option-wrong = Die Einstellung „{ $option }“ kann nicht { $value } sein. Lässt du sie weg, ist sie { $default }.
option-games = Die Zahl der Partien ist eine ganze Zahl ab 1, nicht { $value }.
option-endless = Ohne einen Wert für „{ $option }“ kämen Zufallsspieler nie zu einem Ende.
option-undo = Es gibt keinen Zug { $value }, zu dem man zurückgehen könnte: Die Züge zählen von 0 (ausgeteilt) bis { $last }.

file-too-large = Diese Datei ist zu groß für eine Partie: höchstens { $limit } Bytes.
file-broken = Das ist keine Partiedatei: { $reason }.
file-format = Die Datei nennt sich „{ $value }“; erwartet wird „{ $expected }“.
file-version = Die Datei wurde mit Version { $value } der Regeln von { $game } geschrieben; hier gilt Version { $expected }.
file-start = Die Partie lässt sich nicht aufbauen: { $reason }
file-commitment = Der Startwert passt nicht zum Versprechen: Ausgeteilt wurde etwas anderes, als vorher festgelegt war.
file-move = Zug { $number } (Platz { $seat }) ist nicht möglich: { $reason }
file-result = Das Ergebnis in der Datei ist nicht das, zu dem ihre Züge führen.
file-unfinished = Die Partie ist nicht zu Ende: bisher { $moves } Züge. Nur eine beendete Partie lässt sich prüfen.
file-too-long = Diese Partie hat { $moves } Züge; gelesen werden höchstens { $limit }.
match-must-settle = Diese Partie hat schon { $limit } Züge, und irgendwann wollen alle nach Hause: Ab hier geht nur noch „{ $move }“.
match-too-long = Diese Partie hat { $limit } Züge. Hier ist Schluss, ohne Ergebnis: Schließ den Tisch und mach einen neuen auf.

tell-row = { $who } { $what }
tell-row-with = { $who } { $what } ({ $parts })
tell-both = { $first } { $second }
tell-match-ended = { $count ->
    [one] { $winners } gewinnt! Punkte: { $table }.
   *[other] { $winners } teilen sich den Sieg! Punkte: { $table }.
  }
    .winners = Du gewinnst! Punkte: { $table }.

compiling = Die Regeln von { $game } werden übersetzt, nur dieses eine Mal: { $done } von { $total }
compiling-bots = Die Bots von { $game } werden übersetzt, nur dieses eine Mal: { $done } von { $total }
compiling-once = Die Regeln von { $game } werden übersetzt, einmal für diese Version. Das dauert bis zu einer halben Minute; „stammtisch warm“ erledigt es vorab.
compiling-bots-once = Die Bots von { $game } werden übersetzt, einmal für diese Version. Das dauert bis zu einer Minute; „stammtisch warm“ erledigt es vorab.
compiling-simulation = Zufallspartien von { $game } werden übersetzt, nur dieses eine Mal: { $done } von { $total }
compiling-simulation-once = Zufallspartien von { $game } werden übersetzt, einmal für diese Version. Das dauert ein paar Sekunden.

rulebook-examples = Beispiele
rulebook-public = Was öffentlich ist
game-file-missing = Dem Spiel { $game } fehlt die Datei { $file }.
game-name-missing = Dem Spiel { $game } fehlt { $name } in { $file }.
game-not-loaded = Das Spiel { $game } lässt sich nicht laden: { $reason }
game-prefix-taken = Das Spiel { $game } nummeriert seine Regeln mit { $prefix } wie schon { $other }; es braucht eigene Buchstaben.
package-missing = Dafür braucht es das Paket { $package }: pip install 'stammtisch[{ $extra }]'
