### Quello che dice il tavolo quando qualcosa non si può.

table-closed = Questo tavolo è chiuso.
no-such-table = A questo link non c'è nessun tavolo.
no-such-code = Nessuna stanza ha questo codice. I codici hanno sei lettere e valgono alcune ore.
table-busy = C'è ressa a questo tavolo. Riprova tra un attimo.
later = Il tavolo non è raggiungibile in questo momento. Riprova tra poco.
mishap = Qualcosa è andato storto da parte nostra. Scusaci.
seat-taken = Il posto { $seat } è occupato.
seat-free = Al posto { $seat } non siede nessuno.
no-such-seat = Non c'è un posto { $value }. Vanno da 1 a { $last }.
not-your-seat = Il posto { $seat } non è tuo.
not-seated = Non siedi a questo tavolo.
host-only = Può farlo solo chi ospita.
seats-free = Ci sono ancora posti liberi: invita qualcuno, o fai sedere dei bot.
swap-with-oneself = Ci siedi già.
too-many-people = Con { $players } posti non c'è spazio per tutti. Libera prima un posto.
host-is-present = Chi ospita è ancora qui.
match-running = Deve aspettare la fine della partita.
no-match = Non c'è nessuna partita in corso.
nothing-to-undo = Non hai fatto niente che si possa annullare.
undo-asked-already = Qualcuno lo sta già chiedendo.
undo-too-late = Troppo tardi per annullare: da allora hai visto qualcosa.
undo-practice = Da allora hai visto qualcosa. Se annulli, la partita diventa un allenamento e non conta più.
undo-last-only = Tra persone si può annullare solo la propria ultima decisione.
nothing-asked = Nessuno ha chiesto niente.
nobody-there = Al posto { $seat } non c'è nessuno per cui un bot possa giocare.
is-present = { $name } è qui.
somebody-is-present = La persona è qui.
saying-wrong = Dillo in uno a { $limit } caratteri.
contribution-too-long = La tua parte del mazzo può avere al massimo { $limit } caratteri.
unknown-level = Non c'è un livello “{ $value }”. Ci sono: { $known }.
unknown-character = In questo gioco nessuno si chiama “{ $value }”. Ci sono: { $known }.
character-taken = { $name } siede già al tavolo.
seen-too-little = Nel frattempo è successo qualcosa. Guarda, poi decidi.
no-spectators = A questo tavolo non si guarda.
too-many-tables = Hai già { $limit } tavoli. Prima chiudine uno.
too-many-lines = Sei già connesso { $limit } volte. Prima chiudi una pagina.
too-many-connections = Dal tuo indirizzo ci sono già { $limit } connessioni. Riprova tra un momento.
too-many-seats = Questo tavolo ha solo { $players } posti.
clock-wrong = Una mossa dura tra un secondo e sessanta giorni, e la riserva non di più.
who-are-you = Non ci conosciamo: prima dicci il tuo nome.
wrong-origin = Questa pagina non può parlare con questo server.
wrong-host = Questo server non risponde al nome { $host }. Chi lo gestisce può aggiungere quel nome: --hosts
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
no-such-decision = Questa decisione non c’è stata nella partita.
no-such-exercise = Questo esercizio non esiste.
review-not-yours = Come ha giocato qualcuno riguarda solo quella persona, a meno che non lo condivida.
review-not-made = Questa analisi non è ancora pronta.
too-many-reviews = { $limit } delle tue analisi sono già in attesa. Una alla volta saranno tutte pronte.
page-missing = La pagina non è stata costruita. Reinstalla il pacchetto, oppure esegui: make play
table-damaged = Il registro di questo tavolo è danneggiato: lo si può guardare e chiudere, ma non si può giocare.
table-older-rules = Questa partita è cominciata con regole più vecchie e con quelle di oggi sarebbe andata diversamente: la si può guardare e si può chiudere il tavolo, ma non continuare a giocare.
table-too-long = Questa partita dura da così tanto che finisce qui, senza risultato. Chiudi il tavolo e aprine un altro.
log-full = A questo tavolo sono successe così tante cose che resta posto solo per la partita stessa. Per la prossima apri un altro tavolo.
database-url = Questo server non conosce una base di dati così. Scrivi sqlite:///FILE oppure postgresql://UTENTE:PASSWORD@MACCHINA/NOME.
database-unusable = La base di dati { $database } non si può usare: { $reason }.
database-newer = Questa base di dati appartiene a uno Stammtisch più recente (la sua versione è { $found }, noi conosciamo { $known }): installa quello.
database-in-use = Un altro server sta già usando { $database }. Un file SQLite è per un server alla volta; ferma l’altro, o usa PostgreSQL.
quota-full = Hai depositato tanti file di partita quanti ce ne stanno: { $limit } MB. Col tempo i più vecchi fanno posto.
house-full = La casa è piena per il momento: non si può accogliere niente di nuovo. Le partite in corso vanno avanti.
banned = Qui non puoi più entrare. Chiedi a chi gestisce questo server.
muted = Per ora qui non puoi parlare. Chiedi a chi gestisce questo server.
admin-nobody = Nessuno ha l’identificativo «{ $value }». stammtisch admin people li elenca.
backup-not-empty = Questa base di dati non è vuota. Ripristina in una nuova.
backup-format = { $file } non è una copia: non comincia con «{ $expected }».
backup-version = Questa copia ha la versione { $found } della base di dati, qui c’è la versione { $known }. Ripristinala con lo Stammtisch che l’ha fatta, poi aggiorna.
backup-broken = Questa copia è danneggiata o incompleta. Non è stato ripristinato niente.
device-link-wrong = Questo link è già stato usato, o i suoi dieci minuti sono passati. Fanne uno nuovo sull’altro dispositivo.
device-known = Questo dispositivo è già tuo.
device-taken = Su questo dispositivo finora sei { $name }.
no-such-device = Non hai un dispositivo così.
too-many-devices = Hai già { $limit } dispositivi. Prima scollegane uno.
recovery-wrong = Nessuno ha questa frase di recupero. Controllala lettera per lettera; vale solo l’ultima che hai fatto.
holiday-wrong = Le vacanze cominciano ora o più tardi, finiscono dopo e si prevedono al massimo con un anno d’anticipo.
holiday-twice = In quei giorni sei già in vacanza.
holiday-too-long = Le vacanze sono tre settimane l’anno. Ti { $days ->
    [one] resta un giorno
   *[other] restano { $days } giorni
}.
no-such-holiday = Non hai vacanze così, o sono finite.
not-met = Puoi invitare chi ha finito una partita con te. A tutti gli altri manda il link.
push-turn = Tocca a te.
push-rematch = { $known ->
    [yes] { $name } vorrebbe un’altra partita.
   *[no] Qualcuno vorrebbe un’altra partita.
}
push-talk = { $known ->
    [yes] { $name } ti ha detto qualcosa.
   *[no] Qualcuno ti ha detto qualcosa.
}
push-invite = { $known ->
    [yes] { $name } ti invita al tavolo.
   *[no] Qualcuno ti invita al tavolo.
}
push-wrong = Questa non è l’iscrizione di un browser: un indirizzo pubblico via https, con le sue chiavi.
zone-wrong = Non c’è un fuso orario «{ $value }».
deal-counts = È la partita che conta per te: qui non si torna indietro e nessuno gioca al posto tuo. Puoi andartene e tornare quando vuoi.
deal-goes-on = Altri stanno ancora giocando questa mano. Appena sarà finita, qui si potrà vedere tutto.
no-such-deal = Questa mano non esiste, o il suo giorno non è ancora arrivato.
deal-not-ready = Stiamo ancora preparando questo gioco. Riprova tra un minuto.
too-many-deals = Hai già preparato { $limit } mani per gli amici che si stanno ancora giocando.
deal-without-bots = Questo gioco non ha ancora bot: nessuno potrebbe giocare la mano con te.
deal-whole = Una partita intera in { $players }
