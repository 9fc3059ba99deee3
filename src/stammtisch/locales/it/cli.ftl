### Che cosa dice il comando `stammtisch`. Nelle righe con «::» la parte sinistra è ciò che si scrive.

## Aiuto

cli-help =
    stammtisch COMANDO
    { $titles }: giocarci, leggere le regole, simulare e rivedere partite.

    games :: quali giochi ci sono
    rules GIOCO :: le regole numerate di un gioco
    play GIOCO :: giocare contro i bot
    serve :: un server con tavoli per persone e bot
    admin COSA :: badare alla base di dati di un server: cifre, copie, persone
    warm [GIOCO …] :: compilare i giochi adesso, così dopo nessuno deve aspettare
    simulate GIOCO :: tante partite a caso
    tune GIOCO :: trovare pesi migliori per i bot facendoli giocare tra loro
    train GIOCO :: insegnare ai bot un secondo sguardo facendoli giocare tra loro
    arena GIOCO :: bot contro bot
    ladder GIOCO :: tutti i livelli dei bot uno contro l’altro
    exploit GIOCO :: quanto vince chi sa come decide un bot
    replay FILE :: rivedere una partita salvata, mossa per mossa
    verify FILE :: controllare che una partita finita sia regolare
    review FILE :: cosa ha deciso una partita, cos’era fortuna, e cosa provare la prossima volta

    --lang LINGUA :: en, de, fr o it; altrimenti decide STAMMTISCH_LANG o il sistema
    --help :: questa pagina; dopo un comando, la sua pagina
    --version :: quale versione è
cli-help-games =
    stammtisch games
    Elenca i giochi: in quanti si gioca, come sono, e le opzioni del tavolo.

    --json :: lo stesso in JSON
cli-help-rules =
    stammtisch rules GIOCO [NUMERO]
    Le regole numerate di un gioco, con note dove la decisione è nostra.

    GIOCO :: { $games }
    NUMERO :: una sola regola, per esempio SC-12
cli-help-play =
    stammtisch play GIOCO
    Gioca contro bot di un livello. Scrivi una mossa o il suo numero nella lista; hint aiuta, ? spiega, quit smette.

    GIOCO :: { $games }
    --players N :: quante persone al tavolo, te compreso; 4 se non dici niente
    --seat N :: il tuo posto, contato da 0
    --seed TESTO :: lo stesso testo distribuisce le stesse carte
    --name NOME :: come ti chiama il diario
    --level NOME :: quanto bene giocano i bot: newcomer, guest, regular, veteran o master; regular se non dici niente
    --bots A,B,C :: chi siede agli altri posti, a turno: livelli, random, modulo:Classe tua, program:COMANDO
    { $options }
    --save FILE :: scrivere la partita in questo file alla fine, o quando te ne vai
    --resume FILE :: continuare una partita salvata; porta con sé tutte le opzioni
    --plain :: una fila di carte come una riga di testo, comodo per chi usa un lettore di schermo
cli-help-serve =
    stammtisch serve
    Apre tavoli per persone e bot. Quello che manca viene dall’ambiente, come STAMMTISCH_PORT.

    --lan :: far giocare gli amici nella tua rete, e mostrare loro la strada
    --host NOME :: dove ascoltare; solo questa macchina se non dici niente
    --port N :: 8000 se non dici niente; 0 prende una porta libera
    --database URL :: sqlite:///FILE o postgresql://…; un file nella tua cartella dei dati se non dici niente
    --hosts NOMI :: altri nomi di questo server, come tavolo.example, separati da spazi
    --origins INDIRIZZI :: altre pagine che possono parlare con questo server, separate da spazi
    --proxies INDIRIZZI :: i proxy che possono dire da dove viene una richiesta, separati da spazi; nessuno se non dici niente
    --metrics POSTO :: PORTA o HOST:PORTA dove Prometheus trova i numeri; da nessuna parte se non dici niente
    --secure :: il server è dietro TLS
    --bot-threads N :: quanti bot pensano insieme
    --bot-beat SECONDI :: con quale ritmo si mostrano le mosse dei bot; 0.5 se non dici niente
    --bots-rest SECONDI :: quando una partita fra soli bot si ferma se nessuno guarda; 60 se non dici niente
    --connections N :: quante connessioni ci possono essere
    --connections-per-address N :: quante di queste da uno stesso indirizzo
    --requests-per-address N :: quante richieste al secondo da uno stesso indirizzo
    --request-seconds N :: quanto tempo può metterci una richiesta ad arrivare
    --host-away SECONDI :: dopo quanto chi ospita ed è sparito lascia la stanza a chi è presente; 60 se non dici niente
    --keep-matches GIORNI :: per quanto si tengono le partite finite; 400 se non dici niente
    --keep-tables GIORNI :: per quanto si tengono i tavoli fermi; 100 se non dici niente
    --quota MB :: quanti file di partita può depositare ciascuno; 20 se non dici niente
    --store-limit MB :: quanto può crescere la base di dati; 20000 se non dici niente
    --review-threads NUMERO :: thread di priorità minima che fanno un’analisi; tanti quanti i core se non dici niente
    --review-worlds NUMERO :: distribuzioni immaginate in cui un’analisi prova una mossa; 0, se non dici niente, per quante ne servono
    --review-nice NUMERO :: quanto un’analisi sta dietro a tutto il resto; 19, la priorità minima, se non dici niente
    --deal-matches NUMERO :: quante volte i bot di ogni livello giocano una mano del giorno in sottofondo; 40 se non dici niente, 0 per mai
    --push-after SECONDI :: da quanto deve toccare a qualcuno prima che glielo si dica; 30 se non dici niente
    --push-contact INDIRIZZO :: a chi possono rivolgersi i servizi push dei browser, come mailto:… o https://…
    --push-anywhere :: chiamare ogni indirizzo che si dice un servizio push; per i test
    --open :: aprire la pagina nel browser
cli-help-admin =
    stammtisch admin COSA
    Bada alla base di dati di un server, anche mentre i server girano. Se ne accorgono in pochi secondi.

    figures :: quanti tavoli, persone e partite ci sono, e quanto sono grandi
    tables, people :: il loro elenco, prima i più vecchi o i più grandi
    close TAVOLO :: chiudere un tavolo, in qualunque stato sia
    purge :: cancellare ciò che è più vecchio di quanto si deve tenere
    ban PERSONA, unban PERSONA :: non far più entrare qualcuno, o di nuovo
    mute PERSONA, unmute PERSONA :: non far più parlare qualcuno, o di nuovo
    delete-person PERSONA :: cancellare qualcuno con tutto ciò che è suo
    backup FILE :: scrivere tutto in un file
    restore FILE :: rileggere tutto da un file in una base di dati vuota
    doctor :: leggere ogni registro e ogni partita, e dire quali sono danneggiati

    --database URL :: quella del server; STAMMTISCH_DATABASE se non dici niente
    --by age, --by size :: l’ordine di un elenco: età o grandezza
    --most N :: quanti elencarne; 20 se non dici niente
    --keep-matches GIORNI, --keep-tables GIORNI :: per purge; 400 e 100 se non dici niente
    --json :: cifre, elenchi e risultati come JSON
cli-help-warm =
    stammtisch warm [GIOCO …]
    Compila le regole e i bot, una volta per versione. Puoi fermarlo quando vuoi: poi riprende da lì.

    GIOCO :: { $games }; tutti se non dici niente
cli-help-simulate =
    stammtisch simulate GIOCO
    Gioca tante partite a caso su tutti i core: mosse al secondo, punti medi e vittorie per posto.

    GIOCO :: { $games }
    --players N :: quante persone al tavolo; 4 se non dici niente
    --games N :: quante partite; 10000 se non dici niente
    --seed TESTO :: lo stesso testo dà le stesse partite, con qualunque numero di core
    --threads N :: quanti core; tutti se non dici niente
    { $options }
    --json :: il risultato in JSON
cli-help-tune =
    stammtisch tune GIOCO
    Cerca pesi migliori per l’euristica di un gioco: gli sfidanti giocano contro quelli attuali, e i migliori indicano la strada.

    GIOCO :: { $games }
    --players N :: per quante persone; 4 se non dici niente
    --generations N :: quanto a lungo; 20 se non dici niente
    --challengers N :: in ogni generazione; 24 se non dici niente
    --deals N :: le smazzate che gioca ogni sfidante, da tutti i lati del tavolo; 200 se non dici niente
    --seed TESTO :: lo stesso testo dà lo stesso risultato
    --file FILE :: conserva lì lo stato dopo ogni generazione, e riprende da lì se c’è
    --threads N :: quanti core; tutti se non dici niente
    --on DOVE :: ray per un cluster Ray su questa macchina, HOST:PORT o ray://HOST:PORT per uno già avviato
    --keep :: i bot di questa installazione giocano così, se è nettamente meglio
cli-help-train =
    stammtisch train GIOCO
    Insegna a una piccola rete a giudicare le mosse facendola giocare contro sé stessa, poi la mette alla prova contro i soli pesi.

    GIOCO :: { $learnable }
    --players N :: per quante persone; 4 se non dici niente
    --steps N :: quanto a lungo; 30 se non dici niente
    --lessons N :: le decisioni da cui impara a ogni passo; 20000 se non dici niente
    --deals N :: per l’incontro finale, in ogni disposizione dei posti; 2000 se non dici niente
    --seed TESTO :: lo stesso testo dà la stessa rete
    --file FILE :: conserva lì lo stato dopo ogni passo, e riprende da lì se c’è
    --threads N :: quanti core; tutti se non dici niente
    --on DOVE :: ray per un cluster Ray su questa macchina, HOST:PORT o ray://HOST:PORT per uno già avviato
    --keep :: i bot di questa installazione giudicano con la rete, se è nettamente meglio
cli-help-arena =
    stammtisch arena GIOCO --bots A,B,C,D
    Fa giocare i bot tra loro, ogni smazzata una volta da ogni posto: chi vince quanto spesso, e quanto è sicuro.

    GIOCO :: { $games }
    --bots A,B,C,D :: newcomer, guest, regular, veteran, master, heuristic, random, modulo:Classe, program:COMANDO; se sono pochi, riempiono il tavolo a turno
    --players N :: quante persone al tavolo; 4 se non dici niente
    --deals N :: quante smazzate; 100 se non dici niente
    --seed TESTO :: lo stesso testo dà le stesse smazzate, con qualunque numero di processi
    --stop-early :: fermarsi appena l’ordine è chiaro (99 %); le quote risultano allora un po’ troppo distanti
    --json FILE :: scrivere impostazioni, tabella e tutte le partite in questo file
    --plot FILE.svg :: disegnare il risultato
    --journal FILE :: annotarvi ogni smazzata, e la prossima volta continuare da lì
    --jobs N :: quanti processi; uno per core se non dici niente
    --on DOVE :: ray per un cluster Ray su questa macchina, HOST:PORT o ray://HOST:PORT per uno già avviato
    { $options }
cli-help-ladder =
    stammtisch ladder GIOCO
    Fa giocare ogni livello contro quello di sotto, con ogni numero di persone, e scrive le cifre pubblicate.

    GIOCO :: { $games }
    --deals N :: quante smazzate per confronto; 200 se non dici niente
    --slow N :: all’incirca quante partite dove i bot cercano a lungo; 80 se non dici niente
    --players 2,3,4 :: per questi numeri di persone; tutti se non dici niente
    --levels master,veteran :: solo questi contro quello di sotto, le altre cifre pubblicate restano; tutti se non dici niente
    --seed TESTO :: lo stesso testo dà le stesse smazzate
    --folder CARTELLA :: dove vanno GIOCO.json e GIOCO.svg; docs/ladder se non dici niente
    --journals CARTELLA :: ciò che è già giocato, per continuare da lì; nella cache se non dici niente
    --jobs N :: quanti processi; uno per core se non dici niente
    --on DOVE :: ray per un cluster Ray su questa macchina, HOST:PORT o ray://HOST:PORT per uno già avviato
cli-help-exploit =
    stammtisch exploit GIOCO
    Mette fra i bot qualcuno che sa come decidono, ma non vede le loro carte, e scrive quanto vince.

    GIOCO :: { $games }
    --bot BOT :: chi viene letto; master se non dici niente
    --players N :: quante persone al tavolo; 4 se non dici niente
    --deals N :: quante smazzate, ognuna da ogni posto; 12 se non dici niente
    --trial N :: quante smazzate per ogni modo di leggere provato prima; 3 se non dici niente
    --seed TESTO :: lo stesso testo dà le stesse smazzate
    --folder CARTELLA :: dove va GIOCO.json; docs/exploit se non dici niente
    --journals CARTELLA :: ciò che è già giocato, per continuare da lì; nella cache se non dici niente
    --jobs N :: quanti processi; uno per core se non dici niente
    --on DOVE :: ray per un cluster Ray su questa macchina, HOST:PORT o ray://HOST:PORT per uno già avviato
cli-help-replay =
    stammtisch replay FILE
    Scorre una partita: Invio va avanti, b indietro, un numero a quella mossa, q smette.

    FILE :: un file di partita
    --seat N :: vedere ciò che vedeva questo posto; altrimenti tutte le mani sono scoperte
    --step, --no-step :: mossa per mossa, o tutto il diario in una volta come in una pipe
    --plain :: una fila di carte come una riga di testo
cli-help-review =
    stammtisch review FILE [--seat N]
    Giudica ogni decisione di un posto in base a quello che vi si sapeva, e separa la fortuna dall’abilità. Ci vuole qualche secondo.

    FILE :: un file di partita
    --seat N :: di chi sono le decisioni; il primo posto è 0, preso se non ne dai uno
    --json :: tutta l’analisi, per i programmi (docs/review.schema.json)
cli-help-verify =
    stammtisch verify FILE
    Controlla una partita finita: il seme corrisponde alla promessa fatta prima di distribuire, ogni mossa è permessa, e il risultato è quello a cui portano.

    FILE :: un file di partita
    --daily :: controlla anche che i bot l’abbiano portata dove comincia una mano del giorno

## Quando qualcosa non va

cli-unknown-command = Non c’è un comando «{ $value }». Ci sono: { $known }.
cli-unknown-command-near = Non c’è un comando «{ $value }». Intendi { $near }?
cli-unknown-option = Qui non c’è un’opzione «{ $value }». --help le elenca.
cli-unknown-language = Qui nessuno parla «{ $value }». Ci sono: { $known }.
cli-unknown-rule = Non c’è una regola «{ $value }». Vanno da { $first } a { $last }, con dei salti.
cli-too-many = È troppo: qui non c’è posto per «{ $value }».
cli-bad-value = { $option }: «{ $value }» non va bene.
cli-repeated = { $option } c’è due volte.
cli-missing = Manca { $option }. --help mostra come si scrive.
cli-bad-line = Così non va: { $reason }
cli-no-such-option = { $game } non ha un’opzione { $option }.
cli-resume-alone = Una partita salvata porta con sé giocatori, seme e opzioni: non darli insieme a --resume.
cli-other-game = Questa è una partita di { $game }.
cli-character = { $name }: { $sentence }
cli-unknown-level = Non c’è un livello «{ $value }». Ci sono: { $known }.
cli-level-or-bots = O --level o --bots: anche --bots accetta i livelli.
cli-many-bots = Troppi bot: sono { $found }, e { $seats ->
    [one] un posto è libero.
   *[other] { $seats } posti sono liberi.
  }
cli-cannot-read = Non si riesce a leggere { $file }: { $reason }.
cli-cannot-write = Non si riesce a scrivere { $file }: { $reason }.
cli-no-folder = Non si riesce a scrivere { $file }: la cartella non c’è.
cli-file-exists = { $file } c’è già, e non si sovrascrive niente. Scegli un altro nome.
cli-defect = Non dovrebbe succedere, ed è colpa nostra: { $reason }. Con STAMMTISCH_DEBUG=1 vedi dove.

## Giochi e simulazioni

cli-games-players = { $low }–{ $high } persone
cli-games-next = Per giocare: stammtisch play { $game }. Regole: stammtisch rules { $game }.
cli-option-memory = promemoria: il tavolo mostra ciò che è stato pubblico
cli-compiling = Compilo le regole di { $game }, solo per questa volta
cli-compiling-bots = I bot imparano { $game }, solo per questa volta
cli-compiling-simulation = Compilo le partite a caso di { $game }, solo per questa volta
cli-warm = { $game } è pronto.
cli-warm-stopped = Fermato. Quello che è compilato resta; lo stesso comando riprende da lì.
cli-warm-failed = Non si riesce a compilare { $game }: { $reason }
cli-postgresql-missing = Per PostgreSQL manca un pacchetto: pip install 'stammtisch[postgresql]'.
cli-port-busy = La porta { $port } è occupata. Scegline un’altra con --port.
cli-serving = Il tavolo è pronto: { $address }
cli-serving-network = Per gli amici nella tua rete: { $address }
cli-serving-no-network = La porta è aperta, ma adesso questo computer non è in nessuna rete.
cli-serving-alone = Amici allo stesso tavolo? Avvialo con --lan, oppure con: make play LAN=1
cli-serving-stop = Ctrl-C ferma tutto. I tavoli e le partite restano come sono.
cli-simulate-speed = { $speed } partite/s
cli-simulate-stopped = Fermato dopo { $done } partite su { $games }.
cli-simulated = { $game } in { $players }: { $games } partite, { $moves } mosse, { $speed } mosse al secondo
cli-simulate-seat = posto
cli-simulate-score = punti in media
cli-simulate-wins = vittorie

## Messa a punto

cli-tune-resumed = Si riprende dopo la generazione { $generation }, da { $file }.
cli-tune-share = i migliori prendono { $share }
cli-tune-no-file = { $file } non è lo stato di una messa a punto.
cli-tune-other = { $file } appartiene a { $game } con { $players } persone.
cli-tuned = Contro i pesi iniziali: { $share } ± { $error } delle vittorie in { $deals } smazzate (50 % è la parità)
cli-tune-kept = Conservati: d’ora in poi i bot qui giocano con questi pesi.
cli-tune-not-kept = Non conservati: non sono nettamente migliori.

## Allenamento

cli-train-none = Per { $game } non c’è ancora niente da allenare, solo per { $games }.
cli-train-players = Per { $players } persone non c’è una rete a { $game }, solo per { $possible }.
cli-train-resumed = Si riprende dopo il passo { $step } di { $steps }, da { $file }.
cli-train-gain = { $gain } punti a decisione
cli-train-no-file = { $file } non è lo stato di un allenamento.
cli-trained = Contro i soli pesi: { $share } ± { $error } delle vittorie in { $deals } smazzate (50 % è la parità)
cli-train-kept = Conservata: d’ora in poi i bot qui giudicano con questa rete.
cli-train-not-kept = Non conservata: non è nettamente migliore.

## Tornei di bot

cli-arena-progress = { $done } smazzate su { $deals }
cli-strength = { $processes } { $processes ->
    [one] processo
   *[other] processi
  } su { $machines ->
    [one] una macchina
   *[other] { $machines } macchine
  }
cli-arena-stopped = Fermato dopo { $done } smazzate su { $deals }. Con --journal FILE potresti riprendere da lì.
cli-arena-stopped-kept = Fermato dopo { $done } smazzate su { $deals }, annotate in { $file }. Lo stesso comando riprende da lì.
cli-arena-early = L’ordine era chiaro dopo { $done } smazzate su { $deals }. Fermandosi presto, i bot sembrano un po’ più distanti di quanto siano.
cli-arena-title = { $game } in { $players }, { $deals } smazzate
cli-arena-done = { $title }: { $matches } partite
cli-arena-legend = Quota delle vittorie con intervallo al 95 %; tratteggiato: quanto spetterebbe ai posti
cli-arena-bot = bot
cli-arena-share = vince
cli-arena-interval = 95 %
cli-arena-fair = equo
cli-arena-points = punti
cli-arena-margin = avanti
cli-arena-time = a mossa
cli-arena-faults = errori
cli-arena-rating = forza
cli-arena-faulty = { $faults ->
    [one] { $bot }: una volta è servito un sostituto, perché: { $reason }
   *[other] { $bot }: { $faults } volte è servito un sostituto, la prima perché: { $reason }
  }
cli-ladder-title = { $game }: ogni livello contro quello di sotto
cli-ladder-contest = { $upper } contro { $lower }, in { $players }
cli-ladder-ratings = forza
cli-ladder-players = persone
cli-ladder-upper = sopra
cli-ladder-lower = sotto
cli-ladder-share = vittorie di chi sta sopra (95 %)
cli-ladder-fair = equo
cli-ladder-times = tempo mediano a mossa
cli-ladder-written = Scritto: { $file }
cli-exploit-tried = { $reader }: { $share } di { $matches } partite
cli-exploit-found = Chi sa come decide { $bot } vince { $share } ({ $low }–{ $high }) di { $matches } partite contro { $others } di loro; { $fair } sarebbe equo.

## Rivedere e controllare

cli-seat = Posto { $number }
cli-replay-prompt = { $number }/{ $last } (Invio, b, numero, q)>
cli-replay-end = Era l’ultima mossa.
cli-replay-keys = Invio va avanti, b indietro, un numero da 0 a { $last } va lì, q smette.
cli-verified-seed = Il seme corrisponde alla promessa fatta prima di distribuire: { $commitment }
cli-verified-deal = { $contributions ->
    [0] La distribuzione segue dal seme.
    [one] La distribuzione segue dal seme e da un contributo.
   *[other] La distribuzione segue dal seme e da { $contributions } contributi.
  }
cli-verified-moves = { $count ->
    [one] Una mossa, permessa dalle regole di { $game }.
   *[other] { $count } mosse, tutte permesse dalle regole di { $game }.
  }
cli-verified-opening = Le prime { $count } mosse sono quelle dei bot, che giocano fino a dove comincia una mano del giorno.
cli-verify-opening = Le prime mosse di questa partita non sono quelle dei bot: non è una mano del giorno, oppure è stata giocata con un’altra versione.
cli-verified-result = Il risultato è giusto: { $table }. Vittoria: { $winners }

## Al tavolo

cli-welcome = { $game }: { $player } con { $others }. Scrivi ? quando vuoi saperne di più.
cli-level = Il loro livello: { $level }. Con --level scegli: { $known }.
cli-thinking = { $player } sta pensando …
cli-thinking-hint = Fammi pensare …
cli-stand-in = { $player } non sta tanto bene; la mossa la fa qualcun altro. { $reason }
cli-hint = Dal tuo posto sembra così:
cli-hint-figures = vince al { $chance } % ± { $chance_error } · vantaggio alla fine { $sign }{ $lead } ± { $lead_error }
cli-hint-tied = quasi equivalente
cli-hint-only = nient’altro merita un pensiero
cli-prompt = >
cli-many = { $count } mosse: list { $first }-{ $last }
cli-rest = e altro
cli-more = { $count ->
    [one] Ancora una riga: Invio.
   *[other] Ancora { $count } righe: Invio.
  }
cli-commands =
    un numero :: la mossa con quel numero nella lista
    list :: tutte le mosse; list 12-31 quei numeri, list PAROLA quelle con quella parola
    table :: il tavolo ancora una volta
    log :: che cosa è successo finora
    hint :: le tre mosse migliori, secondo ciò che puoi sapere
    undo :: indietro alla tua ultima decisione
    save FILE :: scrivere la partita in un file
    rules :: tutte le regole; ? { $rule } una sola, con il suo numero
    quit :: alzarsi dal tavolo
cli-nothing-to-list = Nella lista non c’è una mossa così.
cli-no-such-number = Nella lista non c’è un numero { $value }: vanno da 1 a { $last }.
cli-nothing-to-undo = Non hai ancora fatto niente.
cli-undone = Mossa ritirata.
cli-save-where = Dove? Scrivi: save FILE
cli-saved = Salvata in { $file }. Da rivedere con: stammtisch replay { $file }
cli-saved-running = Salvata in { $file }. Per continuare: stammtisch play { $game } --resume { $file }
cli-read-rule = ? { $rule } mostra la regola.
cli-bye = A presto!
cli-won = Vinci tu!
cli-shared = La vittoria è anche tua!
cli-lost = Andrà meglio la prossima volta.
cli-offer-save = Salvare la partita? Nome di un file, o Invio per no:
cli-total = totale
cli-hand = Mano di { $player }
cli-admin-tables = Tavoli: { $tables } ({ $statuses }), con { $entries } voci nei registri.
cli-admin-people = Persone: { $people }, di cui { $banned } escluse e { $muted } mute.
cli-admin-matches = Partite finite: { $matches }, { $megabytes } MB.
cli-admin-size = Tutta la base di dati: { $megabytes } MB.
cli-admin-column-table = tavolo
cli-admin-column-game = gioco
cli-admin-column-status = stato
cli-admin-column-days = giorni
cli-admin-column-entries = voci
cli-admin-column-bytes = byte
cli-admin-column-person = persona
cli-admin-column-name = nome
cli-admin-column-tables = tavoli
cli-admin-closed = Il tavolo { $table } è chiuso.
cli-admin-banned = { $person } non può più entrare.
cli-admin-unbanned = { $person } può di nuovo entrare.
cli-admin-muted = { $person } non può più parlare.
cli-admin-unmuted = { $person } può di nuovo parlare.
cli-admin-deleted = { $person } non c’è più, e { $entries } voci non ne dicono più il nome.
cli-admin-backed-up = { $rows } righe sono in { $file }. Chi lo legge conosce le carte delle partite in corso.
cli-admin-restored = { $rows } righe sono state lette da { $file }.
cli-admin-file = { $file } non si può usare: { $reason }.
cli-admin-purged = { $rows } righe sono state cancellate.
cli-admin-wrong-table = Tavolo { $id }: { $trouble } ({ $cause }).
cli-admin-wrong-match = Partita { $id }: { $cause }
cli-admin-progress = { $number } di { $total } …
cli-admin-examined = Sono stati letti { $total } tra tavoli e partite; { $wrong } hanno qualcosa che non va.
