### Quello che dice la pagina. I tavoli dei giochi hanno cataloghi propri.

## Dappertutto

page-motto = Il tavolo tenuto per gli habitué.
page-nav = Pagine
page-watch = Guarda
page-replays = Partite giocate
page-rules = Regole
page-rules-of = { $game }: le regole
page-home = Torna ai giochi
page-close = Chiudi
page-loading = Un momento…
page-connecting = Ci avviciniamo al tavolo…
page-unreachable = Il server non è raggiungibile in questo momento. Continuiamo a provare; nulla va perso.
page-again = Riprova
page-defect = Qualcosa è andato storto da noi. Riprova, per favore.
page-copied = Il link è copiato.
page-unofficial = Non ufficiale. Senza legami con gli autori e gli editori dei giochi.

## Che cosa si preferisce

page-likes = Tu e le tue preferenze
page-name = Il tuo nome
page-guest = Visitatore
page-visitor = Visitatore { $number }
page-you = Tu
page-name-ask = Come ti chiamiamo?
page-name-ideas = Volpe furba, Gufo saggio, Lontra allegra, Riccio audace, Tasso tranquillo, Merlo vivace, Orso gentile, Lince attenta
page-name-take = Sono io
page-name-later = Più tardi
page-language = Lingua
page-theme = Luce
page-theme-auto = Come il sistema
page-theme-light = Chiara
page-theme-dark = Scura
page-speed = Animazioni
page-speed-off = Nessuna
page-speed-fast = Veloci
page-speed-normal = Tranquille
page-sound = Suoni
page-buzz = Vibra quando tocca a me
page-continue-phone = Continua sul telefono
page-me = Dispositivi, vacanze, avvisi
page-continue = Continua qui
page-signed-out = Questo dispositivo è scollegato
page-signed-out-how = Puoi entrare come una persona nuova, o riportare i tuoi posti e le tue partite da un altro dispositivo o con la tua frase di recupero.
page-signed-out-new = Questo dispositivo è stato scollegato: sei qui come una persona nuova. «Dispositivi, vacanze, avvisi» ti riporta indietro.

## La prima schermata

page-play-now = Gioca ora
page-learn = Impara in 60 secondi
page-learn-short = Impara
page-with-friends = Con amici
page-friends-short = Amici
page-welcome = Siediti con noi.
page-welcome-how = Giochi di carte in buona compagnia dal primo clic. Senza registrarsi.
page-record = { $matches } giocate, { $wins } vinte
page-best = record { $score }
page-streak = { $count } di fila
page-recent = { $wins } delle ultime { $matches } vinte
page-ready-for = Te la senti con «{ $level }»?
page-companions = Con chi hai giocato
page-companion = { $game } · { $matches ->
    [one] una partita
   *[other] { $matches } partite
  } · tu { $wins }, contro { $losses }
page-more-companions = { $count ->
    [one] Ancora una persona
   *[other] Ancora { $count }
  }
page-play-again = Gioca ancora
page-invited-told = Il tavolo è pronto, { $name } riceve un avviso.
page-invited = Il tavolo è pronto. { $name } lo vede nella prima schermata; se è urgente, manda il link.
page-invitation = { $known ->
    [yes] { $name } ti invita.
   *[no] Qualcuno con cui hai giocato ti invita.
  }
page-come = Arrivo
page-not-now = Non ora
page-turn-of = Tocca a { $names }
page-bots-turn = un bot sta pensando
page-setting = Si apparecchia…
page-compiling = La prima volta si compilano le regole e i bot: uno o due minuti, solo questa volta. Poi si danno subito le carte.
page-facts = { $low }–{ $high } giocatori · { $minutes } min
page-bots = Bot
page-at-table = Al tavolo
page-count-at-table = { $count } al tavolo
page-level-newcomer = Novellino
page-level-guest = Ospite
page-level-regular = Habitué
page-level-veteran = Veterano
page-level-master = Maestro
page-back-to-table = Torna al tavolo
page-time-left = ancora { $time }
page-more-tables = { $count ->
    [one] Ancora un tavolo
   *[other] Ancora { $count } tavoli
  }
page-join-label = Hai un link o un codice?
page-join-hint = Link o codice
page-join = Partecipa
page-join-wrong = Questo non è né il link di un tavolo né un codice di sei lettere.

## Con amici

page-friends-how = Apparecchia un tavolo, manda il link e comincia quando tutti sono seduti.
page-game = Gioco
page-clock = Orologio
page-clock-none = Senza orologio
page-clock-quick = 20 s a mossa, 1 min di riserva
page-clock-calm = 1 min a mossa, 5 min di riserva
page-clock-day = Un giorno a mossa
page-clock-two-days = Due giorni a mossa
page-clock-three-days = Tre giorni a mossa
page-clock-week = Una settimana a mossa
page-memory = Promemoria: mostra ciò che è già stato pubblico
page-hints = I consigli sono permessi
page-reactions = I bot reagiscono ogni tanto
page-spectators = Gli spettatori sono benvenuti
page-public = Pubblico: elencato sotto «Guarda»
page-set-table = Apparecchia
page-invite = Invita amici
page-invite-how = Chi ha il codice, il link o l’immagine può sedersi.
page-link = Link a questo tavolo
page-share = Condividi
page-qr = Il link come codice QR
page-code = Codice della stanza
page-copy = Copia
page-not-copied = Non ha funzionato. Seleziona il link e copialo tu.
page-door-closed = Solo questo computer può aprire questo indirizzo.
page-door-how = Per far giocare gli amici nella tua rete, ferma Stammtisch e avvialo così:
page-door-stays = Questo tavolo ci sarà ancora.
page-door-no-network = La porta è aperta, ma adesso questo computer non è in nessuna rete.
page-seats = Chi siede qui
page-seat = Posto { $number }
page-free-seat = Posto libero
page-sit-here = Siedi qui
page-sit-down = Siediti
page-sit-beside = A questo schermo
page-beside-name = Nome di chi gioca anche a questo schermo
page-seat-bot = Un bot
page-deal = Dai le carte!
page-deal-waits = C’è ancora un posto libero
page-commitment = Sigillato prima di dare:

## La sala, prima di dare le carte e tra due partite

page-taken = { $taken } posti occupati su { $seats }
page-chair = Posto { $number }: { $name }
page-chair-free = Il posto { $number } è libero
page-host = ospita
page-is-ready = c’è
page-not-ready-yet = non ancora
page-character-of = Questo bot è
page-level-of = Livello di { $name }
page-sit-here-at = Siedi qui, posto { $number }
page-move-here = Spostati qui
page-stand-up = Alzati
page-make-room = Libera questo posto
page-swap = Scambia i posti
page-ask-swap = Chiedi di scambiare
page-swap-question = { $name } vorrebbe scambiare il posto con te.
page-swap-asked = Hai chiesto a { $name } di scambiare i posti.
page-swap-yes = Scambiamo
page-swap-no = Resto qui
page-swap-withdraw = Lascia stare
page-ready = Ci sono
page-not-ready = Un momento
page-ready-count = { $ready } su { $people } ci sono. Quando ci siete tutti, si comincia.
page-choose-seat = Prendi un posto libero.
page-all-taken = Tutti i posti sono occupati. Guarda, o chiedine uno a chi ospita.
page-fill-bots = Completa con i bot
page-host-gone = Chi ospita non c’è.
page-take-over = Fai ospitare qualcun altro
page-leave-room = Lascia la sala
page-you-host = Ora ospiti tu: puoi cambiare quello che si gioca e dare le carte.
page-you-were-freed = Chi ospita ha liberato il tuo posto. Resta pure: prendine uno libero.
page-they-play = Stanno giocando
page-options = A che cosa giochiamo
page-options-host = Chi ospita può cambiarlo finché non si danno le carte.
page-on = sì
page-off = no
page-memory-short = Promemoria
page-hint-many = Consigli
page-reactions-short = Reazioni dei bot
page-watching = Spettatori
page-listed = Pubblico
page-clock-other = Un altro orologio
page-file-drop = Anzi, senza
page-tally = La serata finora
page-tally-matches = Partite
page-tally-wins = Vittorie
page-tally-points = Punti
page-to-room = Nella sala

## Al tavolo

page-your-turn = Tocca a te
page-absent = assente
page-own-clock-bank = la tua riserva scorre
page-own-clock-short = il tuo tempo è quasi finito!
page-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
  }
page-line-lost = La linea è caduta. Riproviamo…
page-no-table = Nessun tavolo qui
page-trouble-damaged = Il registro di questo tavolo è danneggiato. Puoi guardarlo e chiuderlo, ma non continuare a giocare.
page-trouble-older-rules = Questa partita è cominciata con regole più vecchie e con quelle di oggi non si può continuare. Puoi guardarla e chiudere il tavolo.
page-trouble-too-long = Questa partita dura da così tanto che finisce qui, senza risultato.
page-keys-confirm = Fai quello che dice il pulsante
    .key = Ctrl + Invio
page-keys-choose = Scegli una carta o lasciala
    .key = Invio
page-keys-walk = Scorri le carte
    .key = ← →
page-keys-clear = Annulla la scelta
    .key = Esc
page-keys-hint = Chiedi un consiglio
    .key = H
page-keys-undo = Annulla l’ultima decisione
    .key = Z
page-keys-rules = Apri le regole
    .key = R
page-keys-help = Mostra questo elenco
    .key = ?

## La fine e dopo

page-replay = Rivedi la partita
page-review = Analisi
page-exercises = Esercizi
page-my-tables = I miei tavoli
page-public-tables = Tavoli pubblici
page-no-tables = Al momento nessun tavolo pubblico è aperto.
page-my-matches = Le mie partite
page-public-matches = Partite pubbliche
page-no-matches = Nessuna partita è ancora finita. Giocane una!
page-winner = vince:
page-bring = Porta un file di partita
page-file-broken = «{ $name }» contiene altro: non è un file di partita o di carte.

## Un gioco che qui non ha un tavolo tutto suo

page-plain-none = niente
page-same-deal = La stessa mano per tutti
