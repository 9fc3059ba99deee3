### Was die Seite sagt. Die Tische der Spiele haben eigene Kataloge.

## Überall

page-motto = Der Tisch, der für die Stammgäste frei bleibt.
page-nav = Seiten
page-watch = Zuschauen
page-replays = Aufzeichnungen
page-rules = Regeln
page-rules-of = { $game }: die Regeln
page-home = Zurück zu den Spielen
page-close = Schließen
page-loading = Einen Moment …
page-connecting = Auf dem Weg zum Tisch …
page-unreachable = Der Server ist gerade nicht zu erreichen. Wir versuchen es weiter; es geht nichts verloren.
page-again = Noch einmal versuchen
page-defect = Da ist bei uns etwas schiefgegangen. Versuch es bitte noch einmal.
page-copied = Der Link ist kopiert.
page-unofficial = Inoffiziell. Ohne Verbindung zu den Autoren und Verlagen der Spiele.

## Was jemand mag

page-likes = Du und deine Einstellungen
page-name = Dein Name
page-guest = Gast
page-visitor = Gast { $number }
page-you = Du
page-name-ask = Wie sollen wir dich nennen?
page-name-ideas = Flinker Fuchs, Weise Eule, Froher Dachs, Kluger Rabe, Mutiger Igel, Stiller Luchs, Heiterer Otter, Kecker Spatz
page-name-take = So heiße ich
page-name-later = Später
page-language = Sprache
page-theme = Licht
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-speed = Animationen
page-speed-off = Aus
page-speed-fast = Schnell
page-speed-normal = Ruhig
page-sound = Töne
page-buzz = Vibrieren, wenn ich dran bin
page-continue-phone = Auf dem Handy weiterspielen
page-me = Geräte, Ferien, Nachrichten
page-continue = Hier weiterspielen
page-signed-out = Dieses Gerät ist abgemeldet
page-signed-out-how = Du kannst als jemand Neues hereinkommen, oder deine Plätze und Partien von einem anderen Gerät oder mit deinem Rettungssatz zurückholen.
page-signed-out-new = Dieses Gerät wurde abgemeldet: Du bist als jemand Neues hier. «Geräte, Ferien, Nachrichten» bringt dich zurück.

## Der erste Bildschirm

page-play-now = Jetzt spielen
page-learn = In 60 Sekunden lernen
page-learn-short = Lernen
page-with-friends = Mit Freunden
page-friends-short = Freunde
page-welcome = Setz dich dazu.
page-welcome-how = Kartenspiele in guter Gesellschaft, vom ersten Klick an. Ganz ohne Konto.
page-record = { $matches } gespielt, { $wins } gewonnen
page-best = bestes Ergebnis { $score }
page-streak = { $count } in Folge
page-recent = { $wins } der letzten { $matches } gewonnen
page-ready-for = Bereit für «{ $level }»?
page-companions = Mit denen du gespielt hast
page-companion = { $game } · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
  } · du { $wins }, gegen dich { $losses }
page-more-companions = { $count ->
    [one] Noch jemand
   *[other] Noch { $count }
  }
page-play-again = Wieder spielen
page-invited-told = Der Tisch ist gedeckt, { $name } bekommt Bescheid.
page-invited = Der Tisch ist gedeckt. { $name } sieht es auf dem ersten Bildschirm; wenn es eilt, schick den Link.
page-invitation = { $known ->
    [yes] { $name } lädt dich ein.
   *[no] Jemand, mit dem du gespielt hast, lädt dich ein.
  }
page-come = Ich komme
page-not-now = Jetzt nicht
page-turn-of = { $names } am Zug
page-bots-turn = ein Bot denkt nach
page-setting = Der Tisch wird gedeckt …
page-compiling = Beim ersten Mal werden Regeln und Bots übersetzt: ein, zwei Minuten, nur dieses eine Mal. Dann wird sofort ausgeteilt.
page-facts = { $low }–{ $high } Personen · { $minutes } Min.
page-bots = Bots
page-at-table = Am Tisch
page-count-at-table = { $count } am Tisch
page-level-newcomer = Neuling
page-level-guest = Gast
page-level-regular = Stammgast
page-level-veteran = Alter Hase
page-level-master = Meister
page-back-to-table = Zurück an den Tisch
page-time-left = noch { $time }
page-more-tables = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
  }
page-join-label = Hast du einen Link oder Code?
page-join-hint = Link oder Code
page-join = Mitspielen
page-join-wrong = Das ist weder ein Link zu einem Tisch noch ein Raumcode aus sechs Buchstaben.

## Mit Freunden

page-friends-how = Deck einen Tisch, schick den Link herum und fang an, wenn alle sitzen.
page-game = Spiel
page-clock = Uhr
page-clock-none = Keine Uhr
page-clock-quick = 20 s je Zug, 1 Min. Reserve
page-clock-calm = 1 Min. je Zug, 5 Min. Reserve
page-clock-day = Ein Tag je Zug
page-clock-two-days = Zwei Tage je Zug
page-clock-three-days = Drei Tage je Zug
page-clock-week = Eine Woche je Zug
page-memory = Gedächtnishilfe: zeigen, was einmal offen lag
page-hints = Tipps sind erlaubt
page-reactions = Bots reagieren ab und zu
page-spectators = Zuschauer sind willkommen
page-public = Öffentlich: steht unter „Zuschauen“
page-set-table = Tisch decken
page-invite = Freunde einladen
page-invite-how = Wer den Code, den Link oder das Bild hat, kann sich setzen.
page-link = Link zu diesem Tisch
page-share = Teilen
page-qr = Der Link als QR-Code
page-code = Raumcode
page-copy = Kopieren
page-not-copied = Das ging nicht. Markiere den Link und kopiere ihn selbst.
page-door-closed = Diese Adresse erreicht nur dieser Rechner.
page-door-how = Damit Freunde in deinem Netz mitspielen können, beende Stammtisch und starte es so:
page-door-stays = Dieser Tisch ist dann noch da.
page-door-no-network = Die Tür steht offen, aber dieser Rechner ist gerade in keinem Netz.
page-seats = Wer hier sitzt
page-seat = Platz { $number }
page-free-seat = Freier Platz
page-sit-here = Hier sitzen
page-sit-down = Hinsetzen
page-sit-beside = An diesem Bildschirm
page-beside-name = Name von jemandem, der auch an diesem Bildschirm spielt
page-seat-bot = Ein Bot
page-deal = Austeilen!
page-deal-waits = Es ist noch ein Platz frei
page-commitment = Vor dem Geben versiegelt:

## Der Raum, vor dem Austeilen und zwischen Partien

page-taken = { $taken } von { $seats } Plätzen besetzt
page-chair = Platz { $number }: { $name }
page-chair-free = Platz { $number } ist frei
page-host = leitet den Tisch
page-is-ready = bereit
page-not-ready-yet = noch nicht bereit
page-character-of = Dieser Bot ist
page-level-of = Stärke von { $name }
page-sit-here-at = Hier sitzen, Platz { $number }
page-move-here = Hierher wechseln
page-stand-up = Aufstehen
page-make-room = Platz frei machen
page-swap = Plätze tauschen
page-ask-swap = Um Platztausch bitten
page-swap-question = { $name } möchte mit dir den Platz tauschen.
page-swap-asked = Du hast { $name } um Platztausch gebeten.
page-swap-yes = Tauschen wir
page-swap-no = Ich bleib lieber
page-swap-withdraw = Doch nicht
page-ready = Ich bin bereit
page-not-ready = Moment noch
page-ready-count = { $ready } von { $people } sind bereit. Sind es alle, geht es los.
page-choose-seat = Nimm dir einen freien Platz.
page-all-taken = Alle Plätze sind besetzt. Schau zu, oder bitte um einen.
page-fill-bots = Mit Bots auffüllen
page-host-gone = Wer den Tisch leitet, ist nicht da.
page-take-over = Jemand anderen leiten lassen
page-leave-room = Den Raum verlassen
page-you-host = Du leitest jetzt den Tisch: Du kannst ändern, was wir spielen, und austeilen.
page-you-were-freed = Dein Platz wurde frei gemacht. Du bist weiter willkommen: Nimm dir einen freien.
page-they-play = Hier wird gerade gespielt
page-options = Was wir spielen
page-options-host = Bis zum Austeilen kann das ändern, wer den Tisch leitet.
page-on = an
page-off = aus
page-memory-short = Gedächtnishilfe
page-hint-many = Tipps
page-reactions-short = Reaktionen der Bots
page-watching = Zuschauen
page-listed = Öffentlich
page-clock-other = Eine andere Uhr
page-file-drop = Doch ohne
page-tally = Der Abend bisher
page-tally-matches = Partien
page-tally-wins = Siege
page-tally-points = Punkte
page-to-room = In den Raum

## Am Tisch

page-your-turn = Du bist dran
page-absent = nicht da
page-own-clock-bank = deine Reserve läuft
page-own-clock-short = deine Zeit ist gleich um!
page-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
  }
page-line-lost = Die Leitung ist unterbrochen. Wir versuchen es wieder …
page-no-table = Hier ist kein Tisch
page-trouble-damaged = Das Protokoll dieses Tisches ist beschädigt. Du kannst ihn ansehen und schließen, aber nicht weiterspielen.
page-trouble-older-rules = Diese Partie wurde nach älteren Regeln begonnen und lässt sich nach den heutigen nicht weiterspielen. Du kannst sie ansehen und den Tisch schließen.
page-trouble-too-long = Diese Partie dauert schon so lange, dass sie hier ohne Ergebnis endet.
page-keys-confirm = Tun, was auf dem Knopf steht
    .key = Strg + Eingabe
page-keys-choose = Eine Karte wählen oder wieder hinlegen
    .key = Eingabe
page-keys-walk = Durch die Karten gehen
    .key = ← →
page-keys-clear = Auswahl aufheben
    .key = Esc
page-keys-hint = Um einen Tipp bitten
    .key = H
page-keys-undo = Die letzte Entscheidung zurücknehmen
    .key = Z
page-keys-rules = Die Regeln aufschlagen
    .key = R
page-keys-help = Diese Liste zeigen
    .key = ?

## Das Ende und danach

page-replay = Nachspielen
page-review = Analyse
page-exercises = Übungen
page-my-tables = Meine Tische
page-public-tables = Öffentliche Tische
page-no-tables = Gerade ist kein öffentlicher Tisch offen.
page-my-matches = Meine Partien
page-public-matches = Öffentliche Partien
page-no-matches = Noch ist keine Partie zu Ende. Spiel eine!
page-winner = gewonnen:
page-bring = Eine Partiedatei mitbringen
page-file-broken = „{ $name }“ enthält etwas anderes: Das ist keine Partie- oder Kartendatei.

## Ein Spiel, das hier keinen eigenen Tisch hat

page-plain-none = nichts
page-same-deal = Gleiche Karten für alle
