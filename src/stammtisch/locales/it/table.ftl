### Quello che dice il tavolo quando qualcosa non si può.

table-closed = Questo tavolo è chiuso.
no-such-table = A questo link non c'è nessun tavolo.
table-busy = C'è ressa a questo tavolo. Riprova tra un attimo.
later = Il tavolo non è raggiungibile in questo momento. Riprova tra poco.
mishap = Qualcosa è andato storto da parte nostra. Scusaci.
seat-taken = Il posto { $seat } è occupato.
seat-free = Al posto { $seat } non siede nessuno.
no-such-seat = Non c'è un posto { $value }. Vanno da 0 a { $last }.
not-your-seat = Il posto { $seat } non è tuo.
not-seated = Non siedi a questo tavolo.
host-only = Può farlo solo chi ha aperto il tavolo.
seats-free = Ci sono ancora posti liberi: invita qualcuno, o fai sedere dei bot.
match-running = Deve aspettare la fine della partita.
no-match = Non c'è nessuna partita in corso.
nothing-to-undo = Non hai fatto niente che si possa annullare.
undo-asked-already = Qualcuno lo sta già chiedendo.
undo-too-late = Troppo tardi per annullare: da allora hai visto qualcosa.
nothing-asked = Nessuno ha chiesto niente.
nobody-there = Al posto { $seat } non c'è nessuno per cui un bot possa giocare.
is-present = { $name } è qui.
somebody-is-present = La persona è qui.
saying-wrong = Dillo in uno a { $limit } caratteri.
contribution-too-long = La tua parte del mazzo può avere al massimo { $limit } caratteri.
unknown-level = Non c'è un livello “{ $value }”. Ci sono: { $known }.
seen-too-little = Nel frattempo è successo qualcosa. Guarda, poi decidi.
no-spectators = A questo tavolo non si guarda.
too-many-tables = Hai già { $limit } tavoli. Prima chiudine uno.
too-many-lines = Sei già connesso { $limit } volte. Prima chiudi una pagina.
too-many-seats = Questo tavolo ha solo { $players } posti.
clock-wrong = Una mossa dura tra un secondo e sessanta giorni, e la riserva non di più.
who-are-you = Non ci conosciamo: prima dicci il tuo nome.
wrong-origin = Questa pagina non può parlare con questo server.
too-long = È troppo lungo: al massimo { $limit } byte.
too-fast = Piano, per favore. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
not-understood = Non si capisce: { $reason }
no-such-address = A questo indirizzo non c'è niente.
wrong-method = Questo indirizzo accetta solo { $known }.
name-wrong = Un nome è una riga di al massimo { $limit } caratteri leggibili.
no-hints = Niente suggerimenti a questo tavolo: qui ognuno pensa da sé.
not-your-turn = Non è il tuo turno.
language-wrong = Qui nessuno lo parla. Ci sono: { $known }.
no-such-match = Questa partita non c'è.
match-not-over = Questa partita non è finita.
page-missing = La pagina non è stata costruita. Reinstalla il pacchetto, oppure esegui: make play
table-damaged = Il registro di questo tavolo è danneggiato: lo si può guardare e chiudere, ma non si può giocare.
table-older-rules = Questa partita è cominciata con regole più vecchie e con quelle di oggi sarebbe andata diversamente: la si può guardare e si può chiudere il tavolo, ma non continuare a giocare.
table-too-long = Questa partita dura da così tanto che finisce qui, senza risultato. Chiudi il tavolo e aprine un altro.
database-url = Questo server non conosce una base di dati così. Scrivi sqlite:///FILE oppure postgresql://UTENTE:PASSWORD@MACCHINA/NOME.
database-unusable = La base di dati { $database } non si può usare: { $reason }.
database-newer = Questa base di dati appartiene a uno Stammtisch più recente (la sua versione è { $found }, noi conosciamo { $known }): installa quello.
database-in-use = Un altro server sta già usando { $database }. Un file SQLite è per un server alla volta; ferma l’altro, o usa PostgreSQL.
