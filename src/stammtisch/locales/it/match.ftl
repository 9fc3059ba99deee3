### Che cosa dice la libreria quando in una partita, una posizione o un file qualcosa non va.

unknown-game = Non c’è nessun gioco chiamato «{ $value }». A questo tavolo: { $games }.

notation-not-text = Una posizione si scrive come testo, ma questo è un { $value }.
notation-other-rules = Questa posizione di { $game } è stata salvata con un’altra versione delle regole. La sua notazione si può ancora leggere.
notation-too-long = È troppo lungo: al massimo { $limit } caratteri.
notation-no-colon = In «{ $part }» mancano i due punti. Ogni campo si scrive «nome: valore».
notation-twice = Il campo «{ $field }» c’è due volte.
notation-missing = Manca il campo «{ $field }».
notation-unknown = In questo gioco non c’è un campo «{ $field }».
notation-number = Campo «{ $field }»: ci vuole un numero intero da { $low } a { $high }, ma c’è «{ $value }».
notation-count = Campo «{ $field }»: ci vogliono { $count } numeri, ma ce ne sono { $found }.
notation-too-many = Campo «{ $field }»: al massimo { $limit }, ma ce ne sono { $found }.
notation-choice = Campo «{ $field }»: ci vuole uno tra { $choices }, ma c’è «{ $value }».
notation-key = Campo «{ $field }»: ci vogliono 64 cifre esadecimali minuscole.
notation-card-twice = Campo «{ $field }»: la carta { $value } è già altrove.
notation-action = «{ $value }» non è un’azione di questo gioco.

option-players = { $game } si gioca da { $low } a { $high }, non in { $value }.
option-seat = Qui non c’è un posto { $value }: i posti vanno da 0 a { $last }.
option-seed = Un seme o un contributo è un testo di al massimo 1000 caratteri.
option-contributions = I contributi sono una lista di al massimo 64 testi.
option-source = { $value } non è una fonte di casualità: stammtisch.generator(seed) ne crea una.
option-unknown = Questo gioco non ha l’opzione «{ $option }». Qui si conoscono: { $known }.
option-wrong = L’opzione «{ $option }» non può essere { $value }. Se non la indichi, vale { $default }.
option-games = Il numero di partite è un intero da 1 in su, non { $value }.
option-endless = Senza un valore per «{ $option }» chi gioca a caso non finirebbe mai.
option-undo = Non c’è una mossa { $value } a cui tornare: le mosse vanno da 0 (la distribuzione) a { $last }.

file-too-large = Questo file è troppo grande per una partita: al massimo { $limit } byte.
file-broken = Questo non è un file di partita: { $reason }.
file-format = Il file dice di essere «{ $value }»; ci vuole «{ $expected }».
file-version = Il file è stato fatto con la versione { $value } delle regole di { $game }; qui c’è la versione { $expected }.
file-start = La partita non si può preparare: { $reason }
file-commitment = Il seme non corrisponde all’impegno: ciò che era promesso prima di distribuire non è ciò che è stato distribuito.
file-move = La mossa { $number } (posto { $seat }) non è possibile: { $reason }
file-result = Il risultato nel file non è quello a cui portano le sue mosse.
file-unfinished = La partita non è finita: finora { $moves } mosse. Si può verificare solo una partita conclusa.
file-too-long = Questa partita ha { $moves } mosse; se ne leggono al massimo { $limit }.
match-must-settle = Questa partita ha già { $limit } mosse, e prima o poi tutti vogliono tornare a casa: da qui in poi si può solo «{ $move }».
match-too-long = Questa partita ha { $limit } mosse. Finisce qui, senza risultato: chiudi il tavolo e aprine un altro.

tell-row = { $who } { $what }
tell-row-with = { $who } { $what } ({ $parts })
tell-both = { $first } { $second }
tell-match-ended = { $count ->
    [one] Vince { $winners }! Punti: { $table }.
   *[other] Vittoria condivisa tra { $winners }! Punti: { $table }.
  }
    .winners = Vinci tu! Punti: { $table }.

compiling = Compilo le regole di { $game }, solo questa volta: { $done } di { $total }
compiling-bots = Compilo i bot di { $game }, solo questa volta: { $done } di { $total }
compiling-once = Compilo le regole di { $game }, una volta per questa versione. Ci vuole al massimo mezzo minuto; «stammtisch warm» lo fa in anticipo.
compiling-bots-once = Compilo i bot di { $game }, una volta per questa versione. Ci vuole al massimo un minuto; «stammtisch warm» lo fa in anticipo.
compiling-simulation = Compilo le partite a caso di { $game }, solo questa volta: { $done } di { $total }
compiling-simulation-once = Compilo le partite a caso di { $game }, una volta per questa versione. Ci vuole qualche secondo.

rulebook-examples = Esempi
rulebook-public = Che cosa è pubblico
game-file-missing = Al gioco { $game } manca il file { $file }.
game-name-missing = Al gioco { $game } manca { $name } in { $file }.
game-not-loaded = Il gioco { $game } non si può caricare: { $reason }
game-prefix-taken = Il gioco { $game } numera le regole con { $prefix }, come già { $other }; gli servono lettere sue.
package-missing = Per questo serve il pacchetto { $package }: pip install 'stammtisch[{ $extra }]'
