### Was der Befehl `stammtisch` sagt. In Zeilen mit „::“ ist der linke Teil das, was man tippt.

## Hilfe

cli-help =
    stammtisch BEFEHL
    { $titles }: hier spielen, Regeln lesen, Partien simulieren und nachspielen.

    games :: welche Spiele es gibt
    rules SPIEL :: die nummerierten Regeln eines Spiels
    play SPIEL :: gegen Bots spielen
    serve :: ein Server mit Tischen für Menschen und Bots
    admin WAS :: nach der Datenbank eines Servers sehen: Zahlen, Sicherungen, Leute
    warm [SPIEL …] :: die Spiele jetzt übersetzen, damit später niemand darauf warten muss
    simulate SPIEL :: viele Partien auf gut Glück
    tune SPIEL :: durch Spiele gegen sich selbst bessere Gewichte für die Bots finden
    train SPIEL :: den Bots durch Spiele gegen sich selbst einen zweiten Blick beibringen
    arena SPIEL :: Bots gegeneinander
    ladder SPIEL :: alle Stufen der Bots gegeneinander
    exploit SPIEL :: wie viel jemand gewinnt, der weiß, wie ein Bot entscheidet
    replay DATEI :: eine gespeicherte Partie Zug für Zug ansehen
    verify DATEI :: prüfen, ob bei einer beendeten Partie alles stimmt
    review DATEI :: was eine Partie entschieden hat, was Glück war, und was du nächstes Mal versuchen kannst

    --lang SPRACHE :: en, de, fr oder it; sonst entscheidet STAMMTISCH_LANG oder das System
    --help :: diese Seite; nach einem Befehl die Seite dazu
    --version :: welche Version das ist
cli-help-games =
    stammtisch games
    Zählt die Spiele auf: wie viele mitspielen können, wie sie sind und was sich am Tisch einstellen lässt.

    --json :: dasselbe als JSON
cli-help-rules =
    stammtisch rules SPIEL [NUMMER]
    Die nummerierten Regeln eines Spiels; dabei steht, wo die Entscheidung von uns ist.

    SPIEL :: { $games }
    NUMMER :: eine einzelne Regel, etwa SC-12
cli-help-play =
    stammtisch play SPIEL
    Spiel gegen Bots einer Stufe. Tippe einen Zug oder seine Nummer in der Liste; hint hilft, ? erklärt, quit beendet.

    SPIEL :: { $games }
    --players N :: wie viele am Tisch sitzen, dich mitgezählt; 4, wenn du nichts sagst
    --seat N :: dein Platz, von 0 an gezählt
    --seed TEXT :: der gleiche Text teilt die gleichen Karten aus
    --name NAME :: wie du im Protokoll heißt
    --level NAME :: wie gut die Bots spielen: newcomer, guest, regular, veteran oder master; regular, wenn du nichts sagst
    --bots A,B,C :: wer reihum auf den anderen Plätzen sitzt: Stufen, random, deine modul:Klasse, program:BEFEHL
    { $options }
    --save DATEI :: die Partie am Ende, oder wenn du gehst, in diese Datei schreiben
    --resume DATEI :: eine gespeicherte Partie fortsetzen; sie bringt alle Einstellungen mit
    --plain :: eine Kartenreihe als eine Zeile Text, gut zum Vorlesen
cli-help-serve =
    stammtisch serve
    Stellt Tische für Menschen und Bots bereit. Was fehlt, kommt aus der Umgebung, etwa STAMMTISCH_PORT.

    --lan :: Freunde in deinem Netz mitspielen lassen und ihnen den Weg zeigen
    --host NAME :: wo gelauscht wird; nur auf diesem Rechner, wenn du nichts sagst
    --port N :: 8000, wenn du nichts sagst; 0 nimmt irgendeinen freien
    --database URL :: sqlite:///DATEI oder postgresql://…; eine Datei in deinem Datenordner, wenn du nichts sagst
    --hosts NAMEN :: weitere Namen dieses Servers, etwa tisch.example, durch Leerzeichen getrennt
    --origins ADRESSEN :: andere Seiten, die mit diesem Server sprechen dürfen, durch Leerzeichen getrennt
    --proxies ADRESSEN :: Proxys, die sagen dürfen, woher eine Anfrage kommt, durch Leerzeichen getrennt; keine, wenn du nichts sagst
    --metrics ORT :: PORT oder HOST:PORT, wo Prometheus Zahlen findet; nirgends, wenn du nichts sagst
    --secure :: der Server steht hinter TLS
    --bot-threads N :: wie viele Bots zugleich nachdenken
    --bot-beat SEKUNDEN :: in welchem Takt Züge von Bots gezeigt werden; ohne Angabe 0.5
    --bots-rest SEKUNDEN :: wann eine Partie nur unter Bots ruht, wenn niemand zusieht; ohne Angabe 60
    --connections N :: wie viele Verbindungen es geben darf
    --connections-per-address N :: wie viele davon von einer Adresse
    --requests-per-address N :: wie viele Anfragen in der Sekunde von einer Adresse
    --request-seconds N :: wie lange eine Anfrage brauchen darf, bis sie ganz da ist
    --host-away SEKUNDEN :: wann der Tisch an Anwesende übergeht, wenn verschwunden ist, wer ihn leitet; ohne Angabe 60
    --keep-matches TAGE :: wie lange beendete Partien bleiben; ohne Angabe 400
    --keep-tables TAGE :: wie lange stille Tische bleiben; ohne Angabe 100
    --quota MB :: wie viele Partiedateien jemand ablegen darf; ohne Angabe 20
    --store-limit MB :: wie groß die Datenbank werden darf; ohne Angabe 20000
    --review-threads ZAHL :: Threads niedrigster Priorität, die eine Analyse rechnen; ohne Angabe so viele wie Kerne
    --review-worlds ZAHL :: vorgestellte Verteilungen, in denen eine Analyse einen Zug probiert; ohne Angabe 0, so viele wie nötig
    --review-nice ZAHL :: wie weit eine Analyse hinter allem anderen zurücksteht; ohne Angabe 19, die niedrigste Priorität
    --deal-matches ZAHL :: wie oft Bots jeder Stufe eine Partie des Tages im Hintergrund spielen; ohne Angabe 40, 0 für gar nicht
    --push-after SEKUNDEN :: wie lange jemand dran sein muss, bis es gesagt wird; ohne Angabe 30
    --push-contact ADRESSE :: an wen sich die Push-Dienste der Browser wenden können, als mailto:… oder https://…
    --push-anywhere :: jede Adresse anrufen, die sich als Push-Dienst ausgibt; für Tests
    --open :: die Seite im Browser öffnen
cli-help-admin =
    stammtisch admin WAS
    Sieht nach der Datenbank eines Servers, auch während Server darauf laufen. Sie merken es in wenigen Sekunden.

    figures :: wie viele Tische, Leute und Partien es gibt und wie groß sie sind
    tables, people :: eine Liste davon, die ältesten oder die größten zuerst
    close TISCH :: einen Tisch schließen, in welchem Zustand er auch ist
    purge :: löschen, was älter ist, als es aufgehoben werden soll
    ban PERSON, unban PERSON :: jemanden nicht mehr hereinlassen, oder wieder
    mute PERSON, unmute PERSON :: jemanden nicht mehr mitreden lassen, oder wieder
    delete-person PERSON :: jemanden löschen, mit allem, was dazugehört
    backup DATEI :: alles in eine Datei schreiben
    restore DATEI :: alles aus einer Datei in eine leere Datenbank lesen
    doctor :: jedes Protokoll und jede Partie lesen und sagen, was beschädigt ist

    --database URL :: die des Servers; ohne Angabe STAMMTISCH_DATABASE
    --by age, --by size :: die Reihenfolge einer Liste: Alter oder Größe
    --most N :: wie viele aufgezählt werden; ohne Angabe 20
    --keep-matches TAGE, --keep-tables TAGE :: für purge; ohne Angabe 400 und 100
    --json :: Zahlen, Listen und Befunde als JSON
cli-help-warm =
    stammtisch warm [SPIEL …]
    Übersetzt Regeln und Bots, einmal für jede Version. Du kannst jederzeit abbrechen: Weiter geht es dort, wo du warst.

    SPIEL :: { $games }; alle, wenn du nichts sagst
cli-help-simulate =
    stammtisch simulate SPIEL
    Spielt viele Partien auf gut Glück, auf allen Kernen: Züge pro Sekunde, mittlere Punkte und Siege nach Platz.

    SPIEL :: { $games }
    --players N :: wie viele am Tisch sitzen; 4, wenn du nichts sagst
    --games N :: wie viele Partien; 10000, wenn du nichts sagst
    --seed TEXT :: der gleiche Text gibt die gleichen Partien, egal auf wie vielen Kernen
    --threads N :: wie viele Kerne rechnen; alle, wenn du nichts sagst
    { $options }
    --json :: das Ergebnis als JSON
cli-help-tune =
    stammtisch tune SPIEL
    Sucht bessere Gewichte für die Heuristik eines Spiels: Herausforderer spielen gegen die jetzigen, und die besten weisen den Weg.

    SPIEL :: { $games }
    --players N :: für wie viele Personen; 4, wenn du nichts sagst
    --generations N :: wie lange; 20, wenn du nichts sagst
    --challengers N :: in jeder Generation; 24, wenn du nichts sagst
    --deals N :: die jeder Herausforderer spielt, von allen Seiten des Tisches; 200, wenn du nichts sagst
    --seed TEXT :: derselbe Text gibt dasselbe Ergebnis
    --file DATEI :: den Stand nach jeder Generation dort aufheben, und von dort weitermachen, wenn es ihn gibt
    --threads N :: wie viele Kerne; alle, wenn du nichts sagst
    --on ORT :: ray für einen Ray-Cluster auf diesem Rechner, HOST:PORT oder ray://HOST:PORT für einen, der schon läuft
    --keep :: die Bots dieser Installation danach spielen lassen, wenn es sicher besser ist
cli-help-train =
    stammtisch train SPIEL
    Bringt einem kleinen Netz durch Spiele gegen sich selbst bei, Züge zu beurteilen, und lässt es gegen die Gewichte allein antreten.

    SPIEL :: { $learnable }
    --players N :: für wie viele Personen; 4, wenn du nichts sagst
    --steps N :: wie lange; 30, wenn du nichts sagst
    --lessons N :: Entscheidungen, aus denen es in jedem Schritt lernt; 20000, wenn du nichts sagst
    --deals N :: für das Treffen am Schluss, in jeder Sitzordnung; 2000, wenn du nichts sagst
    --seed TEXT :: derselbe Text gibt dasselbe Netz
    --file DATEI :: den Stand nach jedem Schritt dort aufheben, und von dort weitermachen, wenn es ihn gibt
    --threads N :: wie viele Kerne; alle, wenn du nichts sagst
    --on ORT :: ray für einen Ray-Cluster auf diesem Rechner, HOST:PORT oder ray://HOST:PORT für einen, der schon läuft
    --keep :: die Bots dieser Installation nach dem Netz urteilen lassen, wenn es sicher besser ist
cli-help-arena =
    stammtisch arena SPIEL --bots A,B,C,D
    Lässt Bots gegeneinander spielen, jede Austeilung von jedem Platz aus: wer wie oft gewinnt und wie sicher das ist.

    SPIEL :: { $games }
    --bots A,B,C,D :: newcomer, guest, regular, veteran, master, heuristic, random, modul:Klasse, program:BEFEHL; sind es zu wenige, füllen sie den Tisch reihum
    --players N :: wie viele am Tisch sitzen; 4, wenn du nichts sagst
    --deals N :: wie oft ausgeteilt wird; 100, wenn du nichts sagst
    --seed TEXT :: der gleiche Text teilt gleich aus, egal mit wie vielen Prozessen
    --stop-early :: aufhören, sobald die Reihenfolge klar ist (99 %); die Anteile liegen dann etwas zu weit auseinander
    --json DATEI :: Einstellungen, Tabelle und alle Partien in diese Datei schreiben
    --plot DATEI.svg :: das Ergebnis zeichnen
    --journal DATEI :: jede Austeilung dort festhalten und beim nächsten Mal dort weitermachen
    --jobs N :: wie viele Prozesse rechnen; einer pro Kern, wenn du nichts sagst
    --on ORT :: ray für einen Ray-Cluster auf diesem Rechner, HOST:PORT oder ray://HOST:PORT für einen, der schon läuft
    { $options }
cli-help-ladder =
    stammtisch ladder SPIEL
    Lässt jede Stufe gegen die darunter spielen, für jede Zahl von Mitspielern, und schreibt die veröffentlichten Zahlen.

    SPIEL :: { $games }
    --deals N :: wie oft pro Vergleich ausgeteilt wird; 200, wenn du nichts sagst
    --slow N :: etwa wie viele Partien, wo Bots lange suchen; 80, wenn du nichts sagst
    --players 2,3,4 :: für so viele am Tisch; für alle, wenn du nichts sagst
    --levels master,veteran :: nur diese gegen die Stufe darunter, die übrigen veröffentlichten Zahlen bleiben; alle, wenn du nichts sagst
    --seed TEXT :: der gleiche Text teilt gleich aus
    --folder ORDNER :: wohin SPIEL.json und SPIEL.svg kommen; docs/ladder, wenn du nichts sagst
    --journals ORDNER :: was schon gespielt ist, um dort weiterzumachen; im Cache, wenn du nichts sagst
    --jobs N :: wie viele Prozesse rechnen; einer pro Kern, wenn du nichts sagst
    --on ORT :: ray für einen Ray-Cluster auf diesem Rechner, HOST:PORT oder ray://HOST:PORT für einen, der schon läuft
cli-help-exploit =
    stammtisch exploit SPIEL
    Setzt jemanden unter Bots, der weiß, wie sie entscheiden, aber nicht, was sie auf der Hand haben, und schreibt auf, wie viel er gewinnt.

    SPIEL :: { $games }
    --bot BOT :: wer gelesen wird; master, wenn du nichts sagst
    --players N :: wie viele am Tisch sitzen; 4, wenn du nichts sagst
    --deals N :: wie oft ausgeteilt wird, jedes Mal für jeden Platz; 12, wenn du nichts sagst
    --trial N :: wie oft für jede Art zu lesen, die vorher ausprobiert wird; 3, wenn du nichts sagst
    --seed TEXT :: der gleiche Text teilt gleich aus
    --folder ORDNER :: wohin SPIEL.json kommt; docs/exploit, wenn du nichts sagst
    --journals ORDNER :: was schon gespielt ist, um dort weiterzumachen; im Cache, wenn du nichts sagst
    --jobs N :: wie viele Prozesse rechnen; einer pro Kern, wenn du nichts sagst
    --on ORT :: ray für einen Ray-Cluster auf diesem Rechner, HOST:PORT oder ray://HOST:PORT für einen, der schon läuft
cli-help-replay =
    stammtisch replay DATEI
    Geht eine Partie durch: Enter weiter, b zurück, eine Zahl zu diesem Zug, q beendet.

    DATEI :: eine Partiedatei
    --seat N :: sehen, was dieser Platz sah; sonst liegen alle Hände offen
    --step, --no-step :: Zug für Zug, oder das ganze Protokoll auf einmal wie in einer Pipe
    --plain :: eine Kartenreihe als eine Zeile Text
cli-help-review =
    stammtisch review DATEI [--seat N]
    Beurteilt jede Entscheidung eines Platzes nach dem, was man dort wissen konnte, und trennt Glück von Können. Das dauert einige Sekunden.

    DATEI :: eine Partiedatei
    --seat N :: wessen Entscheidungen; der erste Platz ist 0 und gilt, wenn keiner angegeben ist
    --json :: der ganze Rückblick, für Programme (docs/review.schema.json)
cli-help-verify =
    stammtisch verify DATEI
    Prüft eine beendete Partie: Der Startwert passt zum Versprechen vor dem Austeilen, jeder Zug ist erlaubt, und das Ergebnis ist das, zu dem sie führen.

    DATEI :: eine Partiedatei
    --daily :: prüfen, ob Bots sie dahin geführt haben, wo eine Partie des Tages beginnt

## Wenn etwas nicht stimmt

cli-unknown-command = Einen Befehl „{ $value }“ gibt es nicht. Es gibt: { $known }.
cli-unknown-command-near = Einen Befehl „{ $value }“ gibt es nicht. Meinst du { $near }?
cli-unknown-option = Eine Einstellung „{ $value }“ gibt es hier nicht. --help zählt sie auf.
cli-unknown-language = „{ $value }“ spricht hier niemand. Es gibt: { $known }.
cli-unknown-rule = Eine Regel „{ $value }“ gibt es nicht. Sie gehen von { $first } bis { $last }, mit Lücken.
cli-too-many = Das ist zu viel: Für „{ $value }“ ist hier kein Platz.
cli-bad-value = { $option }: „{ $value }“ passt nicht.
cli-repeated = { $option } steht zweimal da.
cli-missing = { $option } fehlt. --help zeigt, wie man es schreibt.
cli-bad-line = So geht das nicht: { $reason }
cli-no-such-option = { $game } hat keine Einstellung { $option }.
cli-resume-alone = Eine gespeicherte Partie bringt Mitspieler, Startwert und Einstellungen mit: Lass sie bei --resume weg.
cli-other-game = Das ist eine Partie { $game }.
cli-character = { $name }: { $sentence }
cli-unknown-level = Eine Stufe „{ $value }“ gibt es nicht. Es gibt: { $known }.
cli-level-or-bots = Entweder --level oder --bots: Auch --bots versteht Stufen.
cli-many-bots = Zu viele Bots: Es sind { $found }, und { $seats ->
    [one] ein Platz ist frei.
   *[other] { $seats } Plätze sind frei.
  }
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
cli-no-folder = { $file } lässt sich nicht schreiben: Den Ordner gibt es nicht.
cli-file-exists = { $file } gibt es schon, und überschrieben wird nichts. Nimm einen anderen Namen.
cli-defect = Das sollte nicht passieren und ist unser Fehler: { $reason }. Mit STAMMTISCH_DEBUG=1 siehst du, wo.

## Spiele und Simulationen

cli-games-players = { $low }–{ $high } Personen
cli-games-next = Spielen: stammtisch play { $game }. Regeln: stammtisch rules { $game }.
cli-option-memory = Merkhilfe: Der Tisch zeigt, was einmal öffentlich war
cli-compiling = Die Regeln von { $game } werden übersetzt, nur dieses eine Mal
cli-compiling-bots = Die Bots lernen { $game }, nur dieses eine Mal
cli-compiling-simulation = Zufallspartien von { $game } werden übersetzt, nur dieses eine Mal
cli-warm = { $game } ist bereit.
cli-warm-stopped = Abgebrochen. Was übersetzt ist, bleibt; mit demselben Befehl geht es dort weiter.
cli-warm-failed = { $game } ließ sich nicht übersetzen: { $reason }
cli-postgresql-missing = Für PostgreSQL fehlt noch ein Paket: pip install 'stammtisch[postgresql]'.
cli-port-busy = Port { $port } ist belegt. Wähle mit --port einen anderen.
cli-serving = Der Tisch ist gedeckt: { $address }
cli-serving-network = Für Freunde in deinem Netz: { $address }
cli-serving-no-network = Die Tür steht offen, aber dieser Rechner ist gerade in keinem Netz.
cli-serving-alone = Mit Freunden an einem Tisch? Starte mit --lan oder mit: make play LAN=1
cli-serving-stop = Strg-C beendet alles. Tische und Partien bleiben, wie sie sind.
cli-simulate-speed = { $speed } Partien/s
cli-simulate-stopped = Abgebrochen nach { $done } von { $games } Partien.
cli-simulated = { $game } zu { $players }: { $games } Partien, { $moves } Züge, { $speed } Züge pro Sekunde
cli-simulate-seat = Platz
cli-simulate-score = Punkte im Mittel
cli-simulate-wins = Siege

## Abstimmen

cli-tune-resumed = Es geht nach Generation { $generation } weiter, aus { $file }.
cli-tune-share = die besten holen { $share }
cli-tune-no-file = { $file } ist kein Stand einer Abstimmung.
cli-tune-other = { $file } gehört zu { $game } mit { $players } Personen.
cli-tuned = Gegen die Gewichte vom Anfang: { $share } ± { $error } der Siege bei { $deals } Austeilungen (50 % ist gleich)
cli-tune-kept = Behalten: Ab jetzt spielen die Bots hier nach diesen Gewichten.
cli-tune-not-kept = Nicht behalten: Sie sind nicht sicher besser.

## Training

cli-train-none = Für { $game } gibt es noch nichts zu trainieren, nur für { $games }.
cli-train-players = Für { $players } Personen gibt es bei { $game } kein Netz, nur für { $possible }.
cli-train-resumed = Es geht nach Schritt { $step } von { $steps } weiter, aus { $file }.
cli-train-gain = { $gain } Punkte je Entscheidung
cli-train-no-file = { $file } ist kein Stand eines Trainings.
cli-trained = Gegen die Gewichte allein: { $share } ± { $error } der Siege bei { $deals } Austeilungen (50 % ist gleich)
cli-train-kept = Behalten: Ab jetzt urteilen die Bots hier nach diesem Netz.
cli-train-not-kept = Nicht behalten: Es ist nicht sicher besser.

## Turniere der Bots

cli-arena-progress = { $done } von { $deals } Austeilungen
cli-strength = { $processes } { $processes ->
    [one] Prozess
   *[other] Prozesse
  } auf { $machines ->
    [one] einem Rechner
   *[other] { $machines } Rechnern
  }
cli-arena-stopped = Abgebrochen nach { $done } von { $deals } Austeilungen. Mit --journal DATEI könntest du dort weitermachen.
cli-arena-stopped-kept = Abgebrochen nach { $done } von { $deals } Austeilungen, festgehalten in { $file }. Derselbe Befehl macht dort weiter.
cli-arena-early = Nach { $done } von { $deals } Austeilungen war die Reihenfolge klar. Hört man früh auf, wirken die Bots etwas weiter auseinander, als sie sind.
cli-arena-title = { $game } zu { $players }, { $deals } Austeilungen
cli-arena-done = { $title }: { $matches } Partien
cli-arena-legend = Anteil an den Siegen mit 95-%-Intervall; gestrichelt: was der Zahl der Plätze entspräche
cli-arena-bot = Bot
cli-arena-share = Siege
cli-arena-interval = 95 %
cli-arena-fair = fair
cli-arena-points = Punkte
cli-arena-margin = voraus
cli-arena-time = pro Zug
cli-arena-faults = Fehler
cli-arena-rating = Wertung
cli-arena-faulty = { $faults ->
    [one] { $bot }: Einmal musste jemand einspringen, und zwar deshalb: { $reason }
   *[other] { $bot }: { $faults }-mal musste jemand einspringen, zuerst deshalb: { $reason }
  }
cli-ladder-title = { $game }: jede Stufe gegen die darunter
cli-ladder-contest = { $upper } gegen { $lower }, zu { $players }
cli-ladder-ratings = Wertungen
cli-ladder-players = Personen
cli-ladder-upper = obere
cli-ladder-lower = untere
cli-ladder-share = Siege der oberen (95 %)
cli-ladder-fair = fair
cli-ladder-times = mittlere Zeit pro Zug (Median)
cli-ladder-written = Geschrieben: { $file }
cli-exploit-tried = { $reader }: { $share } von { $matches } Partien
cli-exploit-found = Wer weiß, wie { $bot } entscheidet, gewinnt { $share } ({ $low }–{ $high }) von { $matches } Partien gegen { $others } davon; fair wären { $fair }.

## Nachspielen und Prüfen

cli-seat = Platz { $number }
cli-replay-prompt = { $number }/{ $last } (Enter, b, Zahl, q)>
cli-replay-end = Das war der letzte Zug.
cli-replay-keys = Enter geht weiter, b zurück, eine Zahl von 0 bis { $last } dorthin, q beendet.
cli-verified-seed = Der Startwert passt zum Versprechen vor dem Austeilen: { $commitment }
cli-verified-deal = { $contributions ->
    [0] Was ausgeteilt wurde, folgt aus dem Startwert.
    [one] Was ausgeteilt wurde, folgt aus dem Startwert und einem Beitrag.
   *[other] Was ausgeteilt wurde, folgt aus dem Startwert und { $contributions } Beiträgen.
  }
cli-verified-moves = { $count ->
    [one] Ein Zug, erlaubt nach den Regeln von { $game }.
   *[other] { $count } Züge, alle erlaubt nach den Regeln von { $game }.
  }
cli-verified-opening = Die ersten { $count } Züge sind die der Bots, die bis dahin spielen, wo eine Partie des Tages beginnt.
cli-verify-opening = Die ersten Züge dieser Partie sind nicht die der Bots: Sie ist keine Partie des Tages, oder sie wurde mit einer anderen Fassung von ihnen gespielt.
cli-verified-result = Das Ergebnis stimmt: { $table }. Gewonnen: { $winners }

## Am Tisch

cli-welcome = { $game }: { $player } mit { $others }. Tippe ?, wann immer du mehr wissen willst.
cli-level = Sie spielen als: { $level }. Mit --level wählst du: { $known }.
cli-thinking = { $player } denkt nach …
cli-thinking-hint = Lass mich nachdenken …
cli-stand-in = { $player } geht es nicht so gut; jemand anders macht den Zug. { $reason }
cli-hint = Von deinem Platz aus sieht es so aus:
cli-hint-figures = gewinnt zu { $chance } % ± { $chance_error } · Vorsprung am Ende { $sign }{ $lead } ± { $lead_error }
cli-hint-tied = etwa genauso gut
cli-hint-only = etwas anderes lohnt keinen Gedanken
cli-prompt = >
cli-many = { $count } Züge: list { $first }-{ $last }
cli-rest = und mehr
cli-more = { $count ->
    [one] Noch eine Zeile: Enter.
   *[other] Noch { $count } Zeilen: Enter.
  }
cli-commands =
    eine Zahl :: der Zug mit dieser Nummer in der Liste
    list :: alle Züge; list 12-31 diese Nummern, list WORT die mit diesem Wort
    table :: den Tisch noch einmal
    log :: was bisher geschah
    hint :: die drei besten Züge, nach dem, was du wissen kannst
    undo :: zurück zu deiner letzten Entscheidung
    save DATEI :: die Partie in eine Datei schreiben
    rules :: alle Regeln; ? { $rule } eine einzelne mit ihrer Nummer
    quit :: vom Tisch aufstehen
cli-nothing-to-list = So ein Zug steht nicht in der Liste.
cli-no-such-number = Eine Nummer { $value } steht nicht in der Liste: Sie gehen von 1 bis { $last }.
cli-nothing-to-undo = Du hast noch nichts getan.
cli-undone = Zurückgenommen.
cli-save-where = Wohin? Schreib: save DATEI
cli-saved = Gespeichert in { $file }. Ansehen mit: stammtisch replay { $file }
cli-saved-running = Gespeichert in { $file }. Später weiter mit: stammtisch play { $game } --resume { $file }
cli-read-rule = ? { $rule } zeigt die Regel.
cli-bye = Bis bald!
cli-won = Du gewinnst!
cli-shared = Du teilst dir den Sieg!
cli-lost = Nächstes Mal klappt es.
cli-offer-save = Partie speichern? Name einer Datei, oder Enter für nein:
cli-total = gesamt
cli-hand = Hand von { $player }
cli-admin-tables = Tische: { $tables } ({ $statuses }), mit { $entries } Einträgen in ihren Protokollen.
cli-admin-people = Leute: { $people }, davon { $banned } ausgesperrt und { $muted } stumm.
cli-admin-matches = Beendete Partien: { $matches }, { $megabytes } MB.
cli-admin-size = Die ganze Datenbank: { $megabytes } MB.
cli-admin-column-table = Tisch
cli-admin-column-game = Spiel
cli-admin-column-status = Stand
cli-admin-column-days = Tage
cli-admin-column-entries = Einträge
cli-admin-column-bytes = Bytes
cli-admin-column-person = Person
cli-admin-column-name = Name
cli-admin-column-tables = Tische
cli-admin-closed = Tisch { $table } ist geschlossen.
cli-admin-banned = { $person } kommt nicht mehr herein.
cli-admin-unbanned = { $person } kommt wieder herein.
cli-admin-muted = { $person } kann nicht mehr mitreden.
cli-admin-unmuted = { $person } kann wieder mitreden.
cli-admin-deleted = { $person } ist gelöscht, und { $entries } Einträge nennen den Namen nicht mehr.
cli-admin-backed-up = { $rows } Zeilen sind in { $file }. Wer sie liest, kennt die Karten laufender Partien.
cli-admin-restored = { $rows } Zeilen wurden aus { $file } gelesen.
cli-admin-file = { $file } lässt sich nicht benutzen: { $reason }.
cli-admin-purged = { $rows } Zeilen wurden gelöscht.
cli-admin-wrong-table = Tisch { $id }: { $trouble } ({ $cause }).
cli-admin-wrong-match = Partie { $id }: { $cause }
cli-admin-progress = { $number } von { $total } …
cli-admin-examined = { $total } Tische und Partien wurden gelesen; bei { $wrong } stimmt etwas nicht.
