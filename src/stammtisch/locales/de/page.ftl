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
page-clear = Auswahl aufheben
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
page-name-ask = Wie sollen wir dich nennen?
page-name-ideas = Flinker Fuchs, Weise Eule, Froher Dachs, Kluger Rabe, Mutiger Igel, Stiller Luchs, Heiterer Otter, Kecker Spatz
page-name-take = So heiße ich
page-language = Sprache
page-theme = Licht
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-speed = Animationen
page-speed-off = Aus
page-speed-fast = Schnell
page-speed-normal = Ruhig
page-sound = Klopfen, wenn ich dran bin
page-continue-phone = Auf dem Handy weiterspielen
page-me = Geräte, Ferien, Nachrichten
page-continue = Hier weiterspielen
page-signed-out = Dieses Gerät ist abgemeldet
page-signed-out-how = Du kannst als jemand Neues hereinkommen, oder deine Plätze und Partien von einem anderen Gerät oder mit deinem Rettungssatz zurückholen.
page-signed-out-new = Dieses Gerät wurde abgemeldet: Du bist als jemand Neues hier. «Geräte, Ferien, Nachrichten» bringt dich zurück.

## Der erste Bildschirm

page-play-now = Jetzt spielen
page-with-friends = Mit Freunden
page-setting = Der Tisch wird gedeckt …
page-compiling = Beim ersten Mal werden Regeln und Bots übersetzt: ein, zwei Minuten, nur dieses eine Mal. Dann wird sofort ausgeteilt.
page-warming =
    { $count ->
        [one] { $names } wird gerade erst warm und denkt noch nicht so weit voraus.
       *[other] { $names } werden gerade erst warm und denken noch nicht so weit voraus.
    }
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
page-you-were-freed = Dein Platz wurde frei gemacht. Du bist weiter willkommen: Nimm dir einen freien.
page-they-play = Hier wird gerade gespielt
page-options = Was wir spielen
page-options-host = Bis zum Austeilen kann das ändern, wer den Tisch leitet.
page-on = an
page-off = aus
page-memory-short = Gedächtnishilfe
page-hint-many = Tipps
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
page-thinking = denkt nach …
page-away = ein Bot spielt
page-absent = nicht da
page-send-away = Bot spielen lassen
page-leave = Kurz weggehen
page-return = Ich bin zurück
page-close-table = Diesen Tisch schließen
page-close-sure = Diesen Tisch für alle schließen?
page-close-why = Danach kann hier niemand weiterspielen, und eine Partie, die noch läuft, bleibt ohne Ergebnis.
page-close-yes = Schließen
page-close-no = Offen lassen
page-closed = Dieser Tisch ist geschlossen. Hier wird nicht mehr gespielt.
page-bank = { $seconds } s Reserve
page-on-holiday = in den Ferien bis { $day }
page-own-clock = Deine Zeit
page-own-bank = + { $time } Reserve
page-own-clock-bank = deine Reserve läuft
page-own-clock-short = deine Zeit ist gleich um!
page-time-up = ⏱ Zeit um
page-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
  }
page-line-lost = Die Leitung ist unterbrochen. Wir versuchen es wieder …
page-no-table = Hier ist kein Tisch
page-trouble-damaged = Das Protokoll dieses Tisches ist beschädigt. Du kannst ihn ansehen und schließen, aber nicht weiterspielen.
page-trouble-older-rules = Diese Partie wurde nach älteren Regeln begonnen und lässt sich nach den heutigen nicht weiterspielen. Du kannst sie ansehen und den Tisch schließen.
page-trouble-too-long = Diese Partie dauert schon so lange, dass sie hier ohne Ergebnis endet.
page-trouble-export = Was du gesehen hast, als Datei
page-side = Stand, Verlauf und Gespräch
page-standing = Stand
page-log = Verlauf
page-what-happened = Was geschah
page-earlier = Früher
page-talk = Gespräch
page-unread = { $count } neu
page-said = { $name }: { $text }
page-talk-empty = Noch hat niemand etwas gesagt.
page-say = Sag etwas
page-send = Sagen
page-react = Mit { $reaction } reagieren
page-mute = { $name } stumm schalten
page-unmute = Alle wieder hören
page-hint = Tipp
page-hint-thinking = Denkt nach …
page-hint-why = gewinnt { $chance } % (±{ $error }), Vorsprung { $lead }
page-hint-basis = { $worlds ->
    [one] In einer vorgestellten Verteilung ausprobiert, mit dem, was du wissen kannst.
   *[other] In { $worlds } vorgestellten Verteilungen ausprobiert, mit dem, was du wissen kannst.
  }
page-hint-only = Da gibt es nichts zu wählen: Das kannst du tun.
page-undo = Zurücknehmen
page-wish = { $name } möchte eine Entscheidung zurücknehmen.
page-wish-yes = Von mir aus
page-wish-no = Lieber nicht
page-guide = Deine erste Partie
page-guide-next = Verstanden
page-guide-skip = Genug erklärt
page-cover = { $name }, du bist dran
page-cover-why = Gib das Gerät weiter. Die Karten bleiben verdeckt, bis du da bist.
page-cover-here = Ich bin { $name }
page-keys = Tastatur
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
page-keys-letters = Buchstaben wirken als Kürzel

## Der Verlauf

page-log-sat = { $name } setzt sich.
page-log-named = { $name } hat sich vorgestellt.
page-log-renamed = { $was } heißt jetzt { $name }.
page-log-stood = { $name } steht auf.
page-log-freed = { $name } macht Platz: Er wird gebraucht.
page-log-sat-elsewhere = { $name } wechselt auf Platz { $number }.
page-log-swapped = { $name } und { $other } tauschen die Plätze.
page-log-arranged = Was wir spielen, wurde geändert.
page-log-host-passed = { $name } leitet jetzt den Tisch.
page-log-sat-bot = { $name } setzt sich, ein Bot ({ $level }).
page-log-back = { $name } ist wieder da.
page-log-late = { $me ->
    [yes] Deine Zeit war um: Ein Bot hat für dich entschieden.
   *[no] Die Zeit von { $name } war um: Ein Bot hat entschieden.
  }
page-log-went-back = Eine Entscheidung wurde zurückgenommen.
page-log-proposed = { $name } möchte das zurücknehmen.
page-log-answered = { $yes ->
    [yes] { $name } ist einverstanden.
   *[no] { $name } möchte das lieber nicht.
  }
page-log-away = { $me ->
    [yes] Ein Bot spielt für dich, bis du wieder da bist.
   *[no] { $why ->
        [late] { $name } hat keine Zeit mehr; so lange spielt ein Bot.
        [sent] { $name } ist nicht da; so lange spielt ein Bot.
       *[left] { $name } ist kurz weg; so lange spielt ein Bot.
      }
  }
page-log-rested = { $name } ist in den Ferien; die Uhr wartet.
page-log-closed = Der Tisch ist geschlossen.

## Das Ende und danach

page-won = { $count ->
    [one] Du hast gewonnen. Gut gespielt!
   *[other] Du hast mitgewonnen. Gut gespielt!
  }
page-winners = { $count ->
    [one] Diesmal gewinnt { $winners }.
   *[other] { $winners } teilen sich den Sieg.
  }
page-rematch = Noch eine Partie
page-replay = Nachspielen
page-verify = Verteilung prüfen
page-verifying = Alles wird noch einmal ausgeteilt …
page-verified = Es stimmt: Der Startwert passt zum Siegel, und Verteilung und alle Züge folgen daraus.
page-not-verified = Das ließ sich nicht bestätigen.
page-chart = Punkte im Lauf der Partie
page-file = Partiedatei
page-seen-by = Gesehen von
page-hand-of = Hand von
page-spectator = jemandem, der zuschaut
page-open-hands = allen, mit offenen Händen
page-first = Zum Anfang
page-previous = Einen Schritt zurück
page-next = Einen Schritt weiter
page-last = Zum Ende
page-run = Abspielen
page-pause = Anhalten
page-step = Schritt
page-my-tables = Meine Tische
page-public-tables = Öffentliche Tische
page-no-tables = Gerade ist kein öffentlicher Tisch offen.
page-my-matches = Meine Partien
page-public-matches = Öffentliche Partien
page-no-matches = Noch ist keine Partie zu Ende. Spiel eine!
page-bring = Eine Partiedatei mitbringen
page-file-broken = „{ $name }“ enthält etwas anderes: Das ist keine Partie- oder Kartendatei.

## Ein Spiel, das hier keinen eigenen Tisch hat

page-plain-choose = Was machst du?
page-plain-waiting = Warten auf { $names }
page-plain-hand = Deine Hand
page-plain-moves = Was du tun kannst
page-plain-do = { $what }: { $parts }
page-plain-do-alone = { $what }
page-plain-part = { $name } { $value }
page-plain-yes = ja
page-plain-no = nein
page-plain-none = nichts
page-plain-result = Ergebnis
