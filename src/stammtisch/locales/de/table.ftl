### Was der Tisch sagt, wenn etwas nicht geht.

table-closed = Dieser Tisch ist geschlossen.
no-such-table = Unter diesem Link gibt es keinen Tisch.
table-busy = An diesem Tisch ist gerade Gedränge. Versuch es gleich noch einmal.
later = Der Tisch ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
mishap = Da ist bei uns etwas schiefgegangen. Entschuldige.
seat-taken = Platz { $seat } ist besetzt.
seat-free = Auf Platz { $seat } sitzt niemand.
no-such-seat = Einen Platz { $value } gibt es nicht. Es geht von 0 bis { $last }.
not-your-seat = Platz { $seat } ist nicht deiner.
not-seated = Du sitzt nicht an diesem Tisch.
host-only = Das kann nur, wer den Tisch eröffnet hat.
seats-free = Es sind noch Plätze frei: Lade jemanden ein, oder setz Bots hin.
match-running = Das muss warten, bis die Partie vorbei ist.
no-match = Es läuft keine Partie.
nothing-to-undo = Du hast nichts getan, was man zurücknehmen könnte.
undo-asked-already = Darum bittet schon jemand.
undo-too-late = Zu spät zum Zurücknehmen: Du hast seitdem etwas gesehen.
nothing-asked = Niemand hat um etwas gebeten.
nobody-there = Auf Platz { $seat } ist niemand, für den ein Bot spielen könnte.
is-present = { $name } ist da.
somebody-is-present = Wer dort sitzt, ist da.
saying-wrong = Sag es in einem bis { $limit } Zeichen.
contribution-too-long = Dein Beitrag zum Mischen darf höchstens { $limit } Zeichen haben.
unknown-level = Eine Stufe „{ $value }“ gibt es nicht. Es gibt: { $known }.
seen-too-little = Inzwischen ist etwas geschehen. Schau hin und entscheide dann.
no-spectators = An diesem Tisch schaut niemand zu.
too-many-tables = Du hast schon { $limit } Tische. Schließ erst einen.
too-many-lines = Du bist schon { $limit }-mal verbunden. Schließ erst eine Seite.
too-many-seats = Dieser Tisch hat nur { $players } Plätze.
clock-wrong = Ein Zug dauert zwischen einer Sekunde und sechzig Tagen, die Reserve höchstens ebenso lange.
who-are-you = Wir kennen uns noch nicht: Sag erst deinen Namen.
wrong-origin = Diese Seite darf nicht mit diesem Server sprechen.
too-long = Das ist zu lang: höchstens { $limit } Bytes.
too-fast = Langsam, bitte. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
not-understood = Das ist nicht zu verstehen: { $reason }
no-such-address = Unter dieser Adresse gibt es nichts.
wrong-method = Diese Adresse nimmt nur { $known } an.
name-wrong = Ein Name ist eine Zeile aus höchstens { $limit } lesbaren Zeichen.
no-hints = An diesem Tisch gibt es keine Tipps: Hier denkt jeder selbst.
not-your-turn = Du bist nicht am Zug.
language-wrong = Das spricht hier niemand. Es gibt: { $known }.
no-such-match = Diese Partie gibt es nicht.
match-not-over = Diese Partie ist nicht zu Ende.
page-missing = Die Seite ist nicht gebaut. Installiere das Paket neu oder starte: make play
table-damaged = Das Protokoll dieses Tisches ist beschädigt: Man kann ihn ansehen und schließen, aber nicht weiterspielen.
table-older-rules = Diese Partie wurde nach älteren Regeln begonnen und wäre nach den heutigen anders verlaufen: Man kann sie ansehen und den Tisch schließen, aber nicht weiterspielen.
table-too-long = Diese Partie dauert schon so lange, dass sie hier ohne Ergebnis endet. Schließ den Tisch und mach einen neuen auf.
database-url = So eine Datenbank kennt dieser Server nicht. Schreib sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@RECHNER/NAME.
database-unusable = Die Datenbank { $database } lässt sich nicht benutzen: { $reason }.
database-newer = Diese Datenbank gehört zu einem neueren Stammtisch (ihre Version ist { $found }, wir kennen { $known }): Installiere den.
database-in-use = Ein anderer Server benutzt { $database } schon. Eine SQLite-Datei ist für einen Server auf einmal; halte den anderen an oder nimm PostgreSQL.
