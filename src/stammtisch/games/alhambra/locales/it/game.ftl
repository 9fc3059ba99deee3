### Alhambra, il gioco di carte, in italiano: nome, regole e parole delle carte; l’id di una regola è il suo numero nel regolamento.

alhambra-name = Alhambra
alhambra-tagline = Paga il prezzo esatto e giochi ancora: più torri, più giardini, più di tutto.
alhambra-short = Dal conteggio A in poi, in { $players }
alhambra-goal = Tre conteggi premiano chi ha più carte di un tipo di edificio. Vince chi ha più punti dopo il terzo.

## La scatola

AL-section-0 = La scatola
AL-1 = Ci sono 108 carte denaro: quattro valute (blu, verde, arancione, giallo), valori da 1 a 9, e ogni carta in tre copie.
    .note = Noto da altri testi di regole del gioco: le valute e i valori; nel testo da cui siamo partiti ci sono solo le tre copie.
AL-2 =
    Ci sono 54 carte edificio in sei categorie. I punti sono per il primo/secondo/terzo posto; il conteggio A conta solo il primo posto, B due posti, C tre:
    Padiglione (blu), 7 carte. Prezzi 2, 3, 4, 5, 6, 7, 8. Punti: A 1; B 8/1; C 16/8/1.
    Serraglio (rosso), 7 carte. Prezzi 3, 4, 5, 6, 7, 8, 9. Punti: A 2; B 9/2; C 17/9/2.
    Arcate (marrone), 9 carte. Prezzi 4, 5, 6, 6, 7, 8, 8, 9, 10. Punti: A 3; B 10/3; C 18/10/3.
    Stanze (bianco), 9 carte. Prezzi 5, 6, 7, 7, 8, 9, 9, 10, 11. Punti: A 4; B 11/4; C 19/11/4.
    Giardino (verde), 11 carte. Prezzi 6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12. Punti: A 5; B 12/5; C 20/12/5.
    Torre (viola), 11 carte. Prezzi 7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13. Punti: A 6; B 13/6; C 21/13/6.
    .note = Noto da altri testi di regole o da fotografie delle carte, perché il testo da cui siamo partiti non ha un elenco.
AL-3 = Ci sono due carte conteggio, A e B. E c’è il cantiere con quattro posti, ognuno con la propria valuta, da sinistra a destra: giallo, blu, verde, arancione.
    .note = Nostra decisione: l’ordine delle valute nel cantiere, perché il testo non lo indica.

## Preparazione

AL-section-1 = Preparazione
AL-10 = Le carte edificio si mescolano; le prime quattro stanno scoperte nel cantiere, da sinistra a destra.
    .note = Noto da altri testi di regole del gioco; nel testo da cui siamo partiti manca la preparazione.
AL-11 = Denaro iniziale: uno dopo l’altro, ognuno di voi riceve carte denaro, scoperte, finché fanno in tutto 20 o più, senza badare alle valute. Poi le prendete in mano. Le hanno viste tutti, ma da adesso le mani sono segrete.
    .note = Noto da altri testi di regole del gioco; nel testo da cui siamo partiti manca la preparazione.
AL-12 = Comincia chi ha ricevuto meno carte. In caso di parità comincia il totale più basso; poi il posto a tavola più basso.
    .note = Noto da altri testi di regole del gioco: meno carte, poi il totale più basso. Nostra decisione: il posto più basso, perché anche lì può esserci parità.
AL-13 = Quattro carte denaro stanno scoperte. Il resto si divide in cinque pile il più possibile uguali; se i conti non tornano, le carte in più vanno alle prime pile. A si mescola nella seconda pila, B nella quarta; poi le pile si mettono una sull’altra, la prima in cima.
    .note = Noto da altri testi di regole del gioco: le cinque pile e il posto di A e B. Nostra decisione: a quali pile vanno le carte in più, perché va pur fissato.

## Un turno

AL-section-2 = Un turno
AL-20 = Nel tuo turno o prendi denaro o compri una carta edificio.
AL-21 = Prendere denaro: prendi una carta denaro scoperta di qualsiasi valore, oppure più d’una che insieme facciano al massimo 5, di qualsiasi valuta. Il tuo turno finisce.
    .note = Noto da altri testi di regole del gioco; nel testo da cui siamo partiti manca la pagina su come si prende il denaro.
AL-22 = Comprare: paga almeno il prezzo di una carta edificio nel cantiere, con carte della tua mano nella valuta del suo posto. Non si dà resto. Il denaro pagato va negli scarti, e la carta si mette scoperta davanti a te.
AL-23 = Se paghi il prezzo esatto giochi ancora, e puoi di nuovo prendere denaro o comprare; così hai al massimo cinque azioni in un turno. Se paghi di più, il tuo turno finisce.
AL-24 = Puoi pagare anche con carte denaro superflue.
    .note = Nostra decisione: il testo chiede «almeno» il prezzo e non mette un massimo.
AL-25 = Dopo un pagamento esatto devi agire ancora; non puoi fermarti. Solo se non è possibile nessuna azione (niente denaro scoperto, e niente che tu possa pagare) passi.
    .note = Nostra decisione: il testo non dice se si può rinunciare all’azione in più.
AL-26 = Durante un turno non si rifornisce niente. Alla sua fine le carte edificio si riportano a quattro, da sinistra a destra, poi il denaro a quattro. Se la pila del denaro è vuota, si mescolano gli scarti per farne una nuova. Se sono vuoti entrambi, restano scoperte meno di quattro carte denaro.
    .note = Nostra decisione: meno di quattro carte scoperte quando pila e scarti sono vuoti, perché il testo non parla di questo caso.

## Conteggio

AL-section-3 = Conteggio
AL-30 = Quando nel rifornire appare A o B, quel conteggio si fa subito, prima del turno successivo. La carta conteggio esce dal gioco, e il rifornimento continua.
AL-31 = Conteggio A: in ogni categoria, chi ha più carte riceve i punti del primo posto. Conteggio B: anche il secondo posto. Conteggio C, alla fine: anche il terzo.
AL-32 = A parità di carte si sommano i punti dei posti che occupate insieme, si divide per quanti siete e si arrotonda per difetto. I posti oltre la tabella del conteggio non contano nulla.
AL-33 = Se non hai nessuna carta di una categoria, per quella non ricevi niente.
    .note = Noto da altri testi di regole del gioco; quello da cui siamo partiti non lo dice.
AL-34 =
    Esempi:
    Più carte bianche al conteggio A: 4 punti.
    Primo e secondo per carte viola al conteggio B: 13 e 6 punti; due pari al primo posto: 9 a testa.
    Verde al conteggio C, due con 3 carte e due con 2: 16, 16, 2 e 2 punti.

## La fine

AL-section-4 = La fine
AL-40 = La partita finisce dopo un turno, quando il cantiere non si può più riportare a quattro. Se l’ultima carta edificio lo riporta esattamente a quattro, si continua.
AL-41 = Quando la partita finisce, il cantiere si rifornisce fin dove si può; il denaro non si rifornisce più. Poi ogni carta edificio ancora nel cantiere va, da sinistra a destra, a chi ha in mano più denaro nella valuta del suo posto, qualunque sia il prezzo; non si paga niente. In caso di parità, o se nessuno ha quella valuta, non la riceve nessuno.
    .note = Nostra decisione: il denaro non si rifornisce più, perché il testo non lo dice.
AL-42 = Poi viene il conteggio C. Vince chi ha più punti; in caso di parità la vittoria è condivisa.
AL-43 = Se A o B non è apparsa entro la fine, il suo conteggio non si fa.
    .note = Nostra decisione: il testo non parla di questo caso.

## In due

AL-section-5 = In due: Dirk
AL-50 = In due si toglie una carta denaro ogni tre uguali: ne giocano 72.
AL-51 = Dirk, un terzo giocatore immaginario, riceve le prime 6 carte edificio prima che si prepari il cantiere, altre 6 subito dopo il conteggio A, e dopo il conteggio B un terzo, arrotondato per difetto, delle carte edificio rimaste nella pila. Se ne restano meno di sei, prende quelle che ci sono. Le sue carte stanno scoperte.
    .note = Nostra decisione: Dirk riceve le prime carte prima che si prepari il cantiere, perché il testo dice soltanto all’inizio; e prende quelle che ci sono, perché il testo non parla di una pila troppo piccola.
AL-52 = Dirk non agisce mai e non ha denaro, ma conta come un giocatore in ogni conteggio.
AL-53 = Quando compri una carta edificio puoi darla a Dirk. Un pagamento esatto ti dà comunque un’altra azione.
    .note = Nostra decisione: l’azione in più resta tua anche se dai la carta a Dirk, perché il testo non dice altro.
AL-54 = Vince uno di voi due, oppure tutti e due; i punti di Dirk si vedono accanto ai vostri.
    .note = Nostra decisione: Dirk non può vincere, perché non gioca lui stesso; il testo lascia la questione aperta.

## Che cosa è pubblico

AL-public = Il denaro iniziale, quello preso e quello pagato li hanno visti tutti, e così tutte le carte edificio; nascoste sono le pile. Le mani sono comunque segrete: se il tavolo mostra ciò che un tempo era pubblico è un’opzione del tavolo, il «promemoria»; è spento se non lo accendete. Quante carte ha in mano ciascuno è pubblico.
    .note = Nostra decisione: il testo non dice quanto il tavolo può ricordare per voi.

## Parole per le carte

alhambra-currency-blue = blu
alhambra-currency-green = verde
alhambra-currency-orange = arancione
alhambra-currency-yellow = giallo
alhambra-category-pavilion = padiglione
alhambra-category-seraglio = serraglio
alhambra-category-arcades = arcate
alhambra-category-chambers = stanze
alhambra-category-garden = giardino
alhambra-category-tower = torre
alhambra-dirk = Dirk
# $word: una valuta o categoria qui sopra; $number: un valore, un prezzo o dei punti.
alhambra-card = { $word } { $number }

## Perché un’azione non è permessa: il numero della regola e quale sua parte

AL-20-1 = Non è il tuo turno.
AL-20-2 = Nel tuo turno prendi denaro o compri una carta edificio; questo non è né l’uno né l’altro.
AL-21-1 = Quel denaro non è scoperto sul tavolo.
AL-21-2 = Più carte denaro possono fare insieme al massimo 5; una sola può avere qualsiasi valore.
AL-21-3 = Tra carte denaro uguali, prendi prima quella più a sinistra.
AL-21-4 = Di’ quali carte denaro prendi: almeno una.
AL-22-1 = In quel posto del cantiere non c’è una carta edificio.
AL-22-2 = Non hai in mano quel denaro nella valuta di quel posto.
AL-22-3 = È meno del prezzo.
AL-25-1 = Non puoi passare finché c’è denaro scoperto: prendine, o compra.
AL-25-2 = Non puoi passare finché puoi pagare una carta edificio: comprane una.
AL-40-1 = La partita è finita.
AL-53-1 = Dirk è al tavolo solo quando giocate in due.

alhambra-notation-action = «{ $value }» non è un’azione. Prova: take b3 y2, buy blue with 5 4, buy blue with 5 4 for Dirk, pass.
alhambra-notation-money = «{ $value }» non è una carta denaro. Una carta denaro è la prima lettera della sua valuta in inglese (y, b, g, o) e il suo valore da 1 a 9, come b7.
alhambra-notation-field-money = Campo «{ $field }»: «{ $value }» non è una carta denaro. Una carta denaro è la prima lettera della sua valuta in inglese (y, b, g, o) e il suo valore da 1 a 9, come b7.
alhambra-notation-picture = Campo «{ $field }»: «{ $value }» non è una carta edificio. Una carta edificio è la sua categoria in inglese e un prezzo che vi esiste, come garden8; una lettera distingue quelle uguali, come garden8b.
alhambra-notation-too-often = Campo «{ $field }»: { $value } non c’è così tante volte.
alhambra-notation-places = Campo «{ $field }»: ci sono quattro posti, e «-» è un posto vuoto; trovati: { $found }.
alhambra-notation-scored = Campo «{ $field }»: il conteggio B viene dopo il conteggio A.
alhambra-notation-scoring-cards = Campo «{ $field }»: le carte conteggio non possono stare lì. Delle cinque pile che fanno «split» carte denaro, A è nella seconda e B nella quarta.
alhambra-notation-given = Campo «{ $field }»: in un posto vuoto non c’era niente da ricevere.

## Il diario a parole

alhambra-tell-dealt = Denaro iniziale: { $table }. Nel cantiere: { $yard }. Denaro scoperto: { $display }. Comincia { $starter }.
    .starter = Denaro iniziale: { $table }. Nel cantiere: { $yard }. Denaro scoperto: { $display }. Cominci tu.
alhambra-tell-taken = { $player } prende { $cards }.
    .player = Prendi { $cards }.
alhambra-tell-bought = { $gift ->
    [yes] { $player } compra { $picture } per Dirk e paga { $money }.
   *[no] { $player } compra { $picture } e paga { $money }.
  }{ $exact ->
    [yes] {" "}Prezzo esatto: un’altra azione.
   *[no] {""}
  }
    .player = { $gift ->
        [yes] Compri { $picture } per Dirk e paghi { $money }.
       *[no] Compri { $picture } e paghi { $money }.
      }{ $exact ->
        [yes] {" "}Prezzo esatto: un’altra azione.
       *[no] {""}
      }
alhambra-tell-passed = { $player } non può fare niente e passa.
    .player = Non puoi fare niente e passi.
alhambra-tell-refilled = { $what ->
    [yard] Nuovo nel cantiere: { $pictures }.
    [money] Nuovo denaro scoperto: { $money }.
   *[both] Nuovo nel cantiere: { $pictures }. Nuovo denaro scoperto: { $money }.
  }
alhambra-tell-renewed = { $count ->
    [one] La pila del denaro è vuota: l’unica carta scartata diventa la nuova pila.
   *[other] La pila del denaro è vuota: le { $count } carte scartate si mescolano per farne una nuova.
  }
alhambra-tell-scored = Conteggio { $scoring }! { $table }.
alhambra-tell-dirk-got = Dirk riceve { $pictures }.
alhambra-tell-given = { $how ->
    [nobody] Nessuno ha più denaro di tutti in { $currency }: { $picture } resta nel cantiere.
   *[player] { $player } ha più denaro di tutti in { $currency } e riceve { $picture }.
  }
    .player = Hai più denaro di tutti in { $currency } e ricevi { $picture }.
alhambra-tell-dirk-score = Accanto, Dirk: { $points }.

# Chi gioca come: una frase per ogni personaggio.
alhambra-character-mara = Mette da parte denaro. Nessuno ha la borsa più piena.
alhambra-character-tobi = Pensa in grande: torri e giardini prima di tutto.
alhambra-character-nadege = Paga alla moneta e preferisce aspettare piuttosto che darne una di troppo.
alhambra-character-luca = Arraffa quello che costa poco prima che gli altri guardino.
