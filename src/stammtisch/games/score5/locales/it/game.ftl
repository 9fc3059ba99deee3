### SCORE 5 in italiano: nome, regole, esempi e parole delle carte; l’id di una regola è il suo numero nel regolamento.

score5-name = SCORE 5
score5-tagline = Dodici aste, offerte segrete: quello che paga chi vince, se lo spartiscono gli altri.
score5-short = Le ultime sei aste di una partita in { $players }
score5-goal = Alla fine conta la tua carta più alta in ognuna delle cinque famiglie. Vince il totale più alto.

## La scatola

S5-section-0 = La scatola
S5-1 = Ci sono 51 carte. Ognuna ha una famiglia (verde, rosso, giallo, viola o blu), un valore, un valore di spareggio e un tipo (A, B, C, D, E, ★, ★★ o ★★★). Il tipo serve solo nella preparazione.
S5-2 =
    25 di loro sono carte iniziali, in cinque gruppi da A a E. Ogni gruppo contiene una carta di ogni famiglia, e una carta per ciascuno dei valori 5, 10, 15, 20 e 25:
    A: verde 5, rosso 10, giallo 15, viola 20, blu 25
    B: rosso 5, giallo 10, viola 15, blu 20, verde 25
    C: giallo 5, viola 10, blu 15, verde 20, rosso 25
    D: viola 5, blu 10, verde 15, rosso 20, giallo 25
    E: blu 5, verde 10, rosso 15, giallo 20, viola 25
    .note = Ricostruito: quale famiglia porta quale valore in quale gruppo, perché non abbiamo potuto consultare le carte stampate; ogni gruppo avanza semplicemente di una famiglia.
S5-3 = Le altre 26 sono carte d’asta: dieci carte ★ da 30, 35 e così via fino a 75, quindici carte ★★ da 80, 85 e così via fino a 150, ogni valore una volta sola; e una carta ★★★, il jolly: vale 75 e va bene per qualsiasi famiglia.
    .note = Noto da altri testi di regole o da fotografie delle carte: i valori delle carte ★ e ★★.
S5-4 =
    Ogni famiglia ha due carte ★ e tre carte ★★:
    verde: ★ 30, 65; ★★ 80, 125, 150
    rosso: ★ 40, 75; ★★ 90, 115, 130
    giallo: ★ 50, 55; ★★ 100, 105, 140
    viola: ★ 45, 60; ★★ 95, 110, 145
    blu: ★ 35, 70; ★★ 85, 120, 135
    .note = Ricostruito, perché non abbiamo potuto consultare le carte stampate: solo verde 80 e 125, rosso 40 e 115, giallo 55 e 105, viola 45, 60 e 145, e blu 70, 85, 120 e 135 vengono da esempi dei testi di regole; il resto completa fino a due ★ e tre ★★ per famiglia.
S5-5 =
    Nessun valore di spareggio compare due volte, perciò ogni parità si risolve. Le carte d’asta dal 150 in giù fino all’80 hanno da 1 a 15, il jolly ha 16, le carte dal 75 in giù fino al 30 hanno da 17 a 26. Le carte iniziali, gruppi A, B, C, D, E in quest’ordine:
    valore 25: 27, 28, 29, 30, 31
    valore 20: 34, 35, 36, 32, 33
    valore 15: 41, 37, 38, 39, 40
    valore 10: 43, 44, 45, 46, 42
    valore 5: 50, 51, 47, 48, 49
    Sono quindi le carte basse a decidere le parità.
    .note = Noto da altri testi di regole o da fotografie delle carte: tutti i valori di spareggio sono diversi. Ricostruito: i numeri stessi, perché non abbiamo potuto consultare quelli stampati.
S5-6 = Tutte le cifre di S5-2, S5-4 e S5-5 stanno in un unico file di dati, e si può aprire un tavolo con un altro file di questo genere; se possiedi il gioco stampato, puoi inserire i suoi numeri. Un file che viola S5-1, S5-2 o S5-3, o che ripete un valore di spareggio, viene rifiutato con un messaggio che nomina la carta.
    .note = Nostra decisione: poiché una parte delle cifre è ricostruita, puoi sostituirle.

## Preparazione

S5-section-1 = Preparazione
S5-10 = Ognuno di voi prende un gruppo iniziale; quelli che avanzano sono fuori dal gioco. I gruppi si prendono apertamente: tutti sanno chi ha cominciato con che cosa.
    .note = Nostra decisione: i gruppi si prendono apertamente, perché i testi non lo dicono.
S5-11 = La pila delle aste ha 12 carte, dall’alto in basso: 4 carte ★ a caso, 7 carte ★★ a caso, il jolly. Le altre carte d’asta sono fuori dal gioco, e nessuno vede quali sono.

## Un’asta

S5-section-2 = Un’asta
S5-20 = Rivelare: si scopre la prima carta della pila.
S5-21 = Offrire: in segreto, ognuno di voi mette coperte quante carte vuole della propria mano, di qualsiasi famiglia; è permesso anche non metterne nessuna. Quando l’ultimo ha messo le sue, tutti vedono quante carte ha messo ciascuno.
    .note = Nostra decisione: offrite nello stesso momento e i numeri compaiono insieme, perché i testi non fissano il momento.
S5-22 = Aggiustare: ora che vedi i numeri, puoi aggiungere carte o riprenderne, tutte le volte che vuoi, anche se prima non ne avevi messa nessuna. I numeri restano sempre visibili, le carte restano coperte. Quando avete dichiarato tutti definitiva la vostra offerta, l’asta si risolve.
S5-23 = Di una tua modifica gli altri vedono il nuovo numero. Se il tuo numero cambia, il «definitiva» di tutti gli altri è annullato, così che ognuno possa reagire. Uno scambio che mantiene il numero resta inosservato e non annulla niente. Finché qualcuno non ha ancora detto «definitiva», puoi tornare sui tuoi passi: cambiare l’offerta, e così ritiri il tuo «definitiva», oppure ritirare soltanto la parola. Gli altri vedono solo che la tua offerta non è più definitiva. Un tavolo può limitare quante modifiche ha ciascuno per asta; di norma non c’è limite.
    .note = I testi lasciano cambiare l’offerta quante volte si vuole, finché tutte sono definitive. Nostra decisione: che cosa vedono gli altri di una modifica, e che un tavolo può limitare le modifiche.
S5-24 = Risolvere: si scoprono tutte le offerte. Il totale più alto prende subito in mano la carta all’asta. A parità di totale vince l’offerta in cui si trova la carta con il valore di spareggio più alto.
S5-25 = Se nessuno ha messo carte, la carta all’asta esce dal gioco, scoperta, e comincia l’asta successiva.
    .note = Nostra decisione: può vincere solo chi partecipa all’asta, e i testi non parlano di questo caso.
S5-26 = Spartizione: l’offerta vincente resta sul tavolo, e gli altri ne prendono le carte, una alla volta, ognuno a sua scelta. Prima la seconda offerta più alta, poi la terza, e così via. A parità di totale viene prima l’offerta in cui si trova il valore di spareggio più alto.
S5-27 = Se non hai messo niente, scegli dopo tutti quelli che hanno messo qualcosa. Se siete in più d’uno, comincia tra voi chi ha in mano il valore di spareggio più alto, e quella carta si mostra a tutti. L’ordine è fissato quando comincia la spartizione. Chi ha la mano vuota viene per ultimo, in ordine di posto.
    .note = Nostra decisione: l’ordine è fissato all’inizio della spartizione, perché le carte prese nel frattempo non lo cambino; e il posto di una mano vuota, perché non ha valori da confrontare.
S5-28 = Se restano carte quando tutti gli altri ne hanno presa una, si rifà il giro nello stesso ordine finché non ce n’è più. Può anche succedere che le carte finiscano prima che tutti ne abbiano presa una.
S5-29 = Le offerte perdenti tornano in mano ai loro proprietari. Le hanno viste tutti.

## La fine

S5-section-3 = La fine
S5-30 = L’ultima asta è per il jolly. Chi la vince ne sceglie la famiglia per il conteggio finale; può essere anche una famiglia di cui non ha nessun’altra carta.
    .note = Due delle tre versioni linguistiche che abbiamo letto dicono così; una è più ristretta, e noi seguiamo le due.
S5-31 = Dopo 12 aste conta la tua carta più alta di ogni famiglia; tutte le altre si scartano. Vince chi ha più punti.
S5-32 = A parità di totale vince chi, tra le carte contate, ha il valore di spareggio più alto. Così c’è sempre un solo vincitore. Se le tue due carte più alte di una famiglia sono uguali, come il jolly accanto a un 75, conta quella con il valore di spareggio più alto.
    .note = Nostra decisione: quale di due carte uguali conta, perché i testi non parlano di questo caso.

## Esempi

S5-example-1 = È all’asta il verde 80. All’inizio Lea mette 1 carta, Finn 2, Nora 2 e Clara 1. Poi Lea ne aggiunge una e Clara riprende la sua. I totali: Lea 50 (un 30 e un 20), Finn 40, Nora 25, Clara niente. Lea vince il verde 80. Finn prende il 30, Nora il 20, e per Clara non resta niente.
S5-example-2 = La stessa asta, ma con 5 carte nell’offerta di Lea: si prendono nell’ordine Finn, Nora, Clara, Finn, Nora.
S5-example-3 =
    Quattro conteggi finali, per esercitarsi a sommare:
    Lea: verde 5 + viola 15 + giallo 25 + rosso 40 + blu 85 = 170
    Finn: jolly come verde 75 + viola 45 + giallo 55 + rosso 25 + blu 70 = 270
    Nora: verde 125 + viola 60 + giallo 105 + rosso 20 + blu 135 = 445
    Clara: verde 80 + viola 145 + rosso 115 + blu 120 = 460
    Vince Clara, e senza nessuna carta gialla.
    .note = Qui i testi di regole non concordano: una versione linguistica stampa per errore 395 al posto di 445, e due nominano un altro colore per la carta mancante.
S5-public = I gruppi iniziali, tutte le offerte scoperte e tutte le carte prese li hanno visti tutti; con una memoria perfetta conosceresti tutte le mani. Nascoste sono le offerte coperte, l’ordine della pila e le carte rimaste nella scatola. Se il tavolo mostra ciò che un tempo era pubblico è un’opzione del tavolo, il «promemoria»; è spento se non lo accendete. Ciò che è nascosto resta nascosto in ogni caso.
    .note = Nostra decisione: i testi non dicono quanto il tavolo può ricordare per voi.

## Parole per le carte

score5-family-green = verde
score5-family-red = rosso
score5-family-yellow = giallo
score5-family-violet = viola
score5-family-blue = blu
score5-joker = jolly
# $family: la parola della famiglia qui sopra (o del jolly); $value: il valore della carta.
score5-card = { $family } { $value }

## Perché un’azione non è permessa: il numero della regola e quale sua parte

S5-20-1 = In un’asta offri, dichiari definitiva la tua offerta o ci ripensi, prendi una carta o scegli la famiglia del jolly; questa non è nessuna di queste cose.
S5-21-1 = Hai già messo le tue carte; gli altri stanno ancora scegliendo.
S5-21-2 = Prima fai la tua offerta: carte tue qualsiasi, o niente.
S5-21-3 = Puoi offrire solo carte tue.
S5-22-1 = Cambia la tua offerta o dichiarala definitiva.
S5-22-2 = È già la tua offerta. Dichiarala definitiva o cambiala.
S5-23-1 = La tua offerta è già definitiva. Puoi ancora cambiarla, o ritirare il «definitiva».
S5-23-2 = In quest’asta non hai più modifiche.
S5-23-3 = Non hai dichiarato definitiva la tua offerta, quindi non c’è niente da ritirare.
S5-26-1 = Adesso prende una carta qualcun altro.
S5-26-2 = Hai vinto l’asta; gli altri si spartiscono la tua offerta.
S5-26-3 = Prendi una carta dell’offerta vincente.
S5-26-4 = Quella carta non è nell’offerta vincente.
S5-30-1 = La famiglia del jolly la sceglie chi l’ha vinto.
S5-30-2 = Scegli la famiglia del tuo jolly.
S5-31-1 = La partita è finita.

score5-notation-action = «{ $value }» non è un’azione. Prova: bid g5 r20, bid nothing, final, not final, take g30, name green.
score5-notation-card = «{ $value }» non è una carta di questo mazzo. Una carta è la prima lettera della sua famiglia in inglese (g, r, y, v, b) e il suo valore, come g80; oppure joker.
score5-notation-field-card = Campo «{ $field }»: «{ $value }» non è una carta di questo mazzo. Una carta è la prima lettera della sua famiglia in inglese (g, r, y, v, b) e il suo valore, come g80; oppure joker.
score5-notation-twice = La carta { $value } si può offrire una volta sola.
score5-notation-pile = Campo «{ $field }»: la pila sono 4 carte ★, 7 carte ★★ e il jolly, dall’alto in basso, e queste carte non ne fanno una.
score5-notation-won = Campo «{ $field }»: per la carta { $value } ci vuole il posto che l’ha vinta se qualcuno ce l’ha ancora, e - se non ce l’ha nessuno.
score5-notation-waiting = Campo «{ $field }»: si deve aspettare qualcuno, e finché si mettono le carte nessuno di loro ha un’offerta.
score5-notation-changes = Campo «{ $field }»: non si possono aver viste più modifiche di quelle fatte.
score5-notation-winner = Campo «{ $field }»: durante la spartizione qualcuno ha vinto la carta e restano carte dell’offerta vincente.
score5-notation-order = Campo «{ $field }»: durante la spartizione ogni posto, tranne quello che ha vinto, compare una volta.
score5-notation-shown = Campo «{ $field }»: la carta { $value } non è in mano a nessuno di quelli che non hanno messo niente.
score5-notation-end = Campo «{ $field }»: questo viene dopo la dodicesima asta, e solo un jolly che qualcuno ha vinto riceve una famiglia.

score5-option-cap = Il limite delle modifiche è un numero intero da 0 a { $limit }, oppure non c’è.

## Che cosa non va in un file di mazzo; le parole del file stesso sono in inglese

score5-deck-json = Questo non è JSON: qualcosa non va a partire dalla riga { $line }.
score5-deck-file = Un file di mazzo ha una lista «cards» e, se vuoi, un nome «name» di al massimo { $limit } caratteri su una riga; nient’altro.
score5-deck-row = Riga { $row } della lista: una carta ha { $expected }, e nient’altro.
score5-deck-no-card = Riga { $row } della lista: la carta { $card } non esiste. I gruppi da A a E hanno 5, 10, 15, 20 e 25; ★ va da 30 a 75 e ★★ da 80 a 150, di 5 in 5; ★★★ è il jolly, 75.
score5-deck-twice = La carta { $card } c’è due volte.
score5-deck-missing = La carta { $card } manca.
score5-deck-family = Carta { $card }: come famiglia c’è «{ $value }», ma può essere solo { $expected }.
score5-deck-tie-break = Carta { $card }: come valore di spareggio c’è «{ $value }», ma ci vuole un numero intero da 1 a { $limit }.
score5-deck-same-family = Carta { $card }: è { $value }, e lo è anche { $other } dello stesso gruppo.
score5-deck-same-tie-break = Carta { $card }: il suo valore di spareggio { $value } è già quello di { $other }.

## Il diario a parole

score5-tell-dealt = Gruppi iniziali: { $table }.
score5-tell-revealed = Asta { $auction } di 12: { $card }.
score5-tell-laid = { $how ->
    [cards] { $player } mette { $cards }.
    [nothing] { $player } non mette niente.
   *[secret] { $player } ha messo le sue carte.
  }
    .player = { $how ->
        [cards] Metti { $cards }.
        [nothing] Non metti niente.
       *[secret] Hai messo le tue carte.
      }
score5-tell-counted = Hanno messo tutti. Carte nelle offerte: { $table }.
score5-tell-changed = { $how ->
    [cards] { $player } cambia l’offerta: { $cards }.
    [nothing] { $player } riprende tutto.
   *[secret] { $count ->
        [0] { $player } riprende tutto.
        [one] { $player } cambia l’offerta: adesso una carta.
       *[other] { $player } cambia l’offerta: adesso { $count } carte.
      }
  }
    .player = { $how ->
        [cards] Cambi l’offerta: { $cards }.
        [nothing] Riprendi tutto.
       *[secret] { $count ->
            [0] Riprendi tutto.
            [one] Cambi l’offerta: adesso una carta.
           *[other] Cambi l’offerta: adesso { $count } carte.
          }
      }
score5-tell-final = { $player }: definitiva.
score5-tell-not-final = { $player } ritira il «definitiva».
    .player = Ritiri il «definitiva».
score5-tell-resolved = Le offerte: { $table }. { $player } vince { $card }.
    .player = Le offerte: { $table }. Vinci { $card }.
score5-tell-unsold = Nessuno offre: { $card } esce dal gioco.
score5-tell-shown = { $player } mostra { $card }.
    .player = Mostri { $card }.
score5-tell-taken = { $player } prende { $card }.
    .player = Prendi { $card }.
score5-tell-named = { $player } sceglie la famiglia del jolly: { $family }.
    .player = Scegli la famiglia del jolly: { $family }.

# Chi gioca come: una frase per ogni personaggio.
score5-character-mara = Lascia correre le aste e tiene le carte per quella che vuole.
score5-character-tobi = Offre molto e non lascia niente a buon mercato.
score5-character-nadege = Si batte per le carte grosse e lascia andare le piccole.
score5-character-luca = Cala una sola carta, come se niente fosse.
