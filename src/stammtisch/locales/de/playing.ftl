### Was die Seite am Tisch über eine Partie sagt, neben den Sätzen des Spiels: Protokoll, Bühne, Ende.

## Am Tisch

page-clear = Auswahl aufheben
page-warming =
    { $count ->
        [one] { $names } wird gerade erst warm und denkt noch nicht so weit voraus.
       *[other] { $names } werden gerade erst warm und denken noch nicht so weit voraus.
    }
page-who-is = Wer ist { $name }?
page-sound-off = Töne ausschalten
page-sound-on = Töne einschalten
page-deeds = Was seit deinem letzten Zug geschah
page-thinking = denkt nach …
page-away = ein Bot spielt
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
page-time-up = ⏱ Zeit um
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
page-hint-why = gewinnt { $chance } % (±{ $error }), Vorsprung am Ende { $lead }
page-hint-show = Zeig’s mir
page-hint-figures = In Zahlen
page-hint-equal = Etwa gleich gut: { $moves }
page-hint-all-equal = Kein klarer Unterschied: Nimm, was dir gefällt.
page-hint-compared = Verglichen mit „{ $move }“.
page-hint-ahead = { $count ->
    [one] Am Ende etwa { $points } Punkt besser als „{ $move }“.
   *[other] Am Ende etwa { $points } Punkte besser als „{ $move }“.
  }
page-hint-better = Gewinnt etwas öfter als „{ $move }“.
page-hint-chances = Gewinnt in { $chance } von 100 Fällen, „{ $move }“ nur in { $other }.
page-hint-basis = { $worlds ->
    [one] In einer vorgestellten Verteilung ausprobiert, mit dem, was du wissen kannst.
   *[other] In { $worlds } vorgestellten Verteilungen ausprobiert, mit dem, was du wissen kannst.
  }
page-hint-only = Etwas anderes kannst du nicht tun.
page-undo = Zurücknehmen
page-undo-short = Zurück
page-try-again = Von hier noch mal
page-practice = Übung
page-practice-how = Hier wurde etwas im Nachhinein zurückgenommen; die Partie zählt für keine Bilanz.
page-practice-sure = Als Übung weiterspielen?
page-practice-why = Du hast seitdem etwas gesehen. Nimmst du das zurück, wird es eine Übung: Spiel weiter, wie du magst, aber sie zählt nicht mehr.
page-practice-yes = Zurücknehmen
page-practice-no = So lassen
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
page-keys-letters = Buchstaben wirken als Kürzel

## Der Verlauf

page-log-sat = { $name } setzt sich.
    .name = Du setzt dich.
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
    .name = Du bist zurück.
page-log-late = { $me ->
    [yes] Deine Zeit war um: Ein Bot hat für dich entschieden.
   *[no] Die Zeit von { $name } war um: Ein Bot hat entschieden.
  }
page-log-went-back = Eine Entscheidung wurde zurückgenommen.
page-log-practice = Eine Entscheidung wurde im Nachhinein zurückgenommen: Ab hier ist es Übung.
page-log-proposed = { $name } möchte das zurücknehmen.
    .name = Du möchtest das zurücknehmen.
page-log-answered = { $yes ->
    [yes] { $name } ist einverstanden.
   *[no] { $name } möchte das lieber nicht.
  }
    .name = { $yes ->
        [yes] Du bist einverstanden.
       *[no] Du möchtest lieber nicht.
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
    .name = Du bist in den Ferien; die Uhr wartet.
page-log-closed = Der Tisch ist geschlossen.

## Die Bühne

page-stage-skip = Klick oder Leertaste: gleich zum Ergebnis
page-stage-to-result = Zum Ergebnis
page-stage-continue = Weiter

## Das Ende

page-won = { $count ->
    [one] Du hast gewonnen. Gut gespielt!
   *[other] Du hast mitgewonnen. Gut gespielt!
  }
page-winners = { $count ->
    [one] Diesmal gewinnt { $winners }.
   *[other] { $winners } teilen sich den Sieg.
  }
page-placed = Du bist { $place }. von { $players }
page-place = { $place }.
page-gap-ahead = { $points ->
    [one] 1 Punkt vor { $name }.
   *[other] { $points } Punkte vor { $name }.
  }
    .name = { $points ->
        [one] 1 Punkt vor dir.
       *[other] { $points } Punkte vor dir.
      }
page-gap-behind = { $points ->
    [one] 1 Punkt hinter { $name }.
   *[other] { $points } Punkte hinter { $name }.
  }
page-gap-level = So viele Punkte wie { $name }, und doch.
    .name = So viele Punkte wie du, und doch.
page-how-it-went = Wie es lief
page-turn-is-best = Bester Moment
page-turn-is-lead = Was entschied
page-turn-best = { $where }: am meisten für { $player }, +{ $points }.
    .player = { $where }: dein bester Moment, +{ $points }.
page-turn-lead = { $where }: { $player } geht endgültig in Führung.
    .player = { $where }: Du gehst endgültig in Führung.
page-turn-always = { $player } lag nie zurück.
    .player = Du lagst nie zurück.
page-all-points = Alle Punkte
page-share-result = Das Ergebnis teilen
page-share-alt = Das Ergebnis als Bild: Plätze, Namen und Punkte
page-link-replay = Link zum Nachspielen
page-download = Bild sichern
page-copy-link = Link kopieren
page-rematch = Noch eine Partie
page-verify = Verteilung prüfen
page-verifying = Alles wird noch einmal ausgeteilt …
page-verified = Es stimmt: Der Startwert passt zum Siegel, und Verteilung und alle Züge folgen daraus.
page-not-verified = Das ließ sich nicht bestätigen.
page-chart = Punkte im Lauf der Partie
page-file = Partiedatei
page-seen-by = Gesehen von
page-moves = Alle Züge
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
page-plain-choose = Was machst du?
page-plain-waiting = Warten auf { $names }
page-plain-hand = Deine Hand
page-plain-moves = Was du tun kannst
page-plain-do = { $what }: { $parts }
page-plain-do-alone = { $what }
page-plain-part = { $name } { $value }
page-plain-yes = ja
page-plain-no = nein
page-plain-result = Ergebnis

## Die Lektion

page-lesson = Lektion
page-lesson-where = Lektion · { $step } von { $steps }
page-lesson-goal = Das Ziel
page-lesson-how = { $steps ->
    [one] Eine kleine Stellung, dann kennst du das Spiel.
   *[other] { $steps } kleine Stellungen, dann kennst du das Spiel.
  }
page-lesson-begin = Los geht’s
page-lesson-next = Weiter
page-lesson-skip = Lektion überspringen
page-lesson-over = Mehr brauchst du nicht
page-lesson-over-how = Den Rest lernst du beim Spielen. Lektion und Regeln findest du jederzeit wieder.
page-lesson-play = Jetzt { $game } spielen
page-lesson-back = Zurück an deinen Tisch
page-lesson-again = Noch einmal
page-lesson-none = Dieses Spiel hat keine Lektion. In den Regeln steht alles.
page-lesson-first = Neu in diesem Spiel?
page-lesson-first-yes = Lektion, 60 Sekunden
page-lesson-first-no = Einfach spielen
