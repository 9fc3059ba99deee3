### I bot: come si scrivono, e che cosa ostacola un torneo.

bot-unknown = Non c’è un bot «{ $value }». Ci sono: { $known }; modulo:Classe è uno tuo, program:COMANDO uno in qualunque linguaggio.
bot-character = In questo gioco nessuno si chiama «{ $value }». Ci sono: { $known }.
bot-setting = «{ $value }» non è un’impostazione di un livello. Si scrive nome=numero, con uno di questi nomi: { $known }.
bot-figure = { $kind ->
    [whole] L’impostazione { $setting } è un numero intero da { $low } a { $high }, non «{ $value }».
   *[other] L’impostazione { $setting } è un numero da { $low } a { $high }, non «{ $value }».
  }
bot-unreadable = Si può leggere solo un livello o heuristic, non «{ $value }».
bot-command = Dopo program: viene la riga di comando che avvia il tuo bot.
bot-class = Da «{ $value }» non si ricava un bot: { $reason }
bot-no-choose = «{ $value }» non è un bot: gli manca il metodo choose(seen).
bot-own-file = { $file } non si può usare: il file è rovinato o di un’altra versione. I bot giocano con quello che sapevano in origine.

arena-bots = { $count ->
    [0] Non gioca nessuno: indica almeno un bot.
   *[other] { $count } bot sono troppi per un tavolo da { $players }.
  }
arena-deals = Il numero di smazzate è un numero intero da 1 in su, non { $value }.
arena-journal-none = { $file } c’è già e non è un diario di torneo. Scegli un altro nome.
arena-journal-other = { $file } è il diario di un altro torneo; che cosa cambia: { $what }. Scegli un altro nome per questo.
arena-journal-broken = Non si riesce a leggere la riga { $line } del diario { $file }.

worker-died = Uno dei processi è sparito: forse l’ha fatto cadere un bot, o l’ha chiuso il sistema. --jobs 1 mostra di più.
worker-died-there = Ray ha rinunciato a una parte del lavoro: i processi che se ne occupavano continuavano a sparire. { $reason }
worker-other-state = { $machine } ha un’altra versione di Stammtisch, NumPy o Numba rispetto a questa macchina; i suoi risultati sarebbero diversi.
worker-address = «{ $value }» non è un posto in cui si possa lavorare. Scrivi ray per questa macchina, HOST:PORT o ray://HOST:PORT per un cluster già avviato.
worker-unreachable = Nessun cluster Ray risponde a { $address }: { $reason }
