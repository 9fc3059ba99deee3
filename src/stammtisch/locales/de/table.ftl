### Was der Tisch sagt, wenn etwas nicht geht.

table-closed = Dieser Tisch ist geschlossen.
no-such-table = Unter diesem Link gibt es keinen Tisch.
no-such-code = Zu diesem Code gibt es keinen Raum. Codes haben sechs Buchstaben und gelten einige Stunden.
table-busy = An diesem Tisch ist gerade Gedränge. Versuch es gleich noch einmal.
later = Der Tisch ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
mishap = Da ist bei uns etwas schiefgegangen. Entschuldige.
seat-taken = Platz { $seat } ist besetzt.
seat-free = Auf Platz { $seat } sitzt niemand.
no-such-seat = Einen Platz { $value } gibt es nicht. Es geht von 1 bis { $last }.
not-your-seat = Platz { $seat } ist nicht deiner.
not-seated = Du sitzt nicht an diesem Tisch.
host-only = Das kann nur, wer den Tisch leitet.
seats-free = Es sind noch Plätze frei: Lade jemanden ein, oder setz Bots hin.
swap-with-oneself = Da sitzt du schon.
too-many-people = Mit { $players } Plätzen reicht es nicht für alle. Mach zuerst einen Platz frei.
host-is-present = Wer den Tisch leitet, ist noch da.
match-running = Das muss warten, bis die Partie vorbei ist.
no-match = Es läuft keine Partie.
nothing-to-undo = Du hast nichts getan, was man zurücknehmen könnte.
undo-asked-already = Darum bittet schon jemand.
undo-too-late = Zu spät zum Zurücknehmen: Du hast seitdem etwas gesehen.
undo-practice = Du hast seitdem etwas gesehen. Nimmst du das zurück, ist es nur noch Übung und zählt für keine Bilanz.
undo-last-only = Unter Menschen kannst du nur deine letzte Entscheidung zurücknehmen.
nothing-asked = Niemand hat um etwas gebeten.
nobody-there = Auf Platz { $seat } ist niemand, für den ein Bot spielen könnte.
is-present = { $name } ist da.
somebody-is-present = Wer dort sitzt, ist da.
saying-wrong = Sag es in einem bis { $limit } Zeichen.
contribution-too-long = Dein Beitrag zum Mischen darf höchstens { $limit } Zeichen haben.
unknown-level = Eine Stufe „{ $value }“ gibt es nicht. Es gibt: { $known }.
unknown-character = In diesem Spiel gibt es niemanden namens „{ $value }“. Es gibt: { $known }.
character-taken = { $name } sitzt schon am Tisch.
seen-too-little = Inzwischen ist etwas geschehen. Schau hin und entscheide dann.
no-spectators = An diesem Tisch schaut niemand zu.
too-many-tables = Du hast schon { $limit } Tische. Schließ erst einen.
too-many-lines = Du bist schon { $limit }-mal verbunden. Schließ erst eine Seite.
too-many-connections = Von deiner Adresse gibt es schon { $limit } Verbindungen. Versuch es gleich noch einmal.
too-many-seats = Dieser Tisch hat nur { $players } Plätze.
clock-wrong = Ein Zug dauert zwischen einer Sekunde und sechzig Tagen, die Reserve höchstens ebenso lange.
who-are-you = Wir kennen uns noch nicht: Sag erst deinen Namen.
wrong-origin = Diese Seite darf nicht mit diesem Server sprechen.
wrong-host = Auf den Namen { $host } hört dieser Server nicht. Wer ihn betreibt, kann den Namen hinzufügen: --hosts
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
no-such-decision = Diese Entscheidung gab es in der Partie nicht.
no-such-exercise = Diese Übung gibt es nicht.
review-not-yours = Wie jemand gespielt hat, geht nur diese Person etwas an, es sei denn, sie teilt es.
review-not-made = Diese Analyse ist noch nicht fertig.
too-many-reviews = { $limit } deiner Analysen warten schon. Eine nach der anderen wird fertig.
page-missing = Die Seite ist nicht gebaut. Installiere das Paket neu oder starte: make play
table-damaged = Das Protokoll dieses Tisches ist beschädigt: Man kann ihn ansehen und schließen, aber nicht weiterspielen.
table-older-rules = Diese Partie wurde nach älteren Regeln begonnen und wäre nach den heutigen anders verlaufen: Man kann sie ansehen und den Tisch schließen, aber nicht weiterspielen.
table-too-long = Diese Partie dauert schon so lange, dass sie hier ohne Ergebnis endet. Schließ den Tisch und mach einen neuen auf.
log-full = An diesem Tisch ist schon so viel passiert, dass nur noch für die Partie selbst Platz ist. Eröffne für die nächste einen neuen.
database-url = So eine Datenbank kennt dieser Server nicht. Schreib sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@RECHNER/NAME.
database-unusable = Die Datenbank { $database } lässt sich nicht benutzen: { $reason }.
database-newer = Diese Datenbank gehört zu einem neueren Stammtisch (ihre Version ist { $found }, wir kennen { $known }): Installiere den.
database-in-use = Ein anderer Server benutzt { $database } schon. Eine SQLite-Datei ist für einen Server auf einmal; halte den anderen an oder nimm PostgreSQL.
quota-full = Du hast so viele Partiedateien abgelegt, wie hineinpassen: { $limit } MB. Mit der Zeit machen ältere Platz.
house-full = Das Haus ist gerade voll: Neues kann nicht aufgenommen werden. Laufende Partien gehen weiter.
banned = Du kannst hier nicht mehr herein. Frag die Leute, die diesen Server betreiben.
muted = Du kannst hier vorerst nicht mitreden. Frag die Leute, die diesen Server betreiben.
admin-nobody = Niemand hat die Kennung „{ $value }“. stammtisch admin people zählt alle auf.
backup-not-empty = Diese Datenbank ist nicht leer. Nimm zum Wiederherstellen eine neue.
backup-format = { $file } ist keine Sicherung: Sie beginnt nicht mit „{ $expected }“.
backup-version = Diese Sicherung hat Version { $found } der Datenbank, hier ist Version { $known }. Stell sie mit dem Stammtisch wieder her, der sie gemacht hat, und aktualisiere dann.
backup-broken = Diese Sicherung ist beschädigt oder unvollständig. Nichts wurde wiederhergestellt.
device-link-wrong = Dieser Link wurde schon benutzt, oder seine zehn Minuten sind um. Mach auf dem anderen Gerät einen neuen.
device-known = Dieses Gerät gehört dir schon.
device-taken = Auf diesem Gerät bist du bisher { $name }.
no-such-device = Ein solches Gerät hast du nicht.
too-many-devices = Du hast schon { $limit } Geräte. Melde erst eines ab.
recovery-wrong = Diesen Rettungssatz hat niemand. Schau Buchstabe für Buchstabe nach; es gilt nur der letzte, den du gemacht hast.
holiday-wrong = Ferien beginnen jetzt oder später, enden danach und werden höchstens ein Jahr vorausgeplant.
holiday-twice = Dann hast du schon Ferien.
holiday-too-long = Ferien sind drei Wochen im Jahr. Dir { $days ->
    [one] bleibt noch ein Tag
   *[other] bleiben noch { $days } Tage
}.
no-such-holiday = Solche Ferien hast du nicht, oder sie sind vorbei.
not-met = Einladen kannst du Leute, mit denen du schon eine Partie zu Ende gespielt hast. Allen anderen schick den Link.
push-turn = Du bist dran.
push-rematch = { $known ->
    [yes] { $name } möchte noch eine Partie.
   *[no] Jemand möchte noch eine Partie.
}
push-talk = { $known ->
    [yes] { $name } hat dir etwas gesagt.
   *[no] Jemand hat dir etwas gesagt.
}
push-invite = { $known ->
    [yes] { $name } lädt dich an den Tisch ein.
   *[no] Jemand lädt dich an den Tisch ein.
}
push-wrong = Das ist keine Anmeldung eines Browsers: eine öffentliche Adresse über https, mit ihren Schlüsseln.
zone-wrong = Eine Zeitzone «{ $value }» gibt es nicht.
deal-counts = Das ist die Partie, die für dich zählt: Hier wird nichts zurückgenommen, und niemand spielt für dich. Du kannst jederzeit gehen und wiederkommen.
deal-goes-on = Andere spielen diese Karten noch. Sobald das vorbei ist, ist hier alles zu sehen.
no-such-deal = Diese Karten gibt es nicht, oder ihr Tag ist noch nicht da.
deal-not-ready = Dieses Spiel wird hier gerade erst aufgebaut. Versuch es in einer Minute noch einmal.
too-many-deals = Du hast { $limit } Mal für Freunde gegeben, und dort wird noch gespielt.
deal-without-bots = Dieses Spiel hat noch keine Bots; es könnte also niemand mit dir spielen.
deal-whole = Eine ganze Partie zu { $players }
