### SCOUT in italiano: nome, regole ed esempi; l’id di una regola è il suo numero nel regolamento.

scout-name = SCOUT
scout-tagline = Vietato riordinare la mano: batti la combinazione sul tavolo, oppure rubale una carta.
scout-short = L’ultima manche di una partita in { $players }
scout-goal = Vince chi ha più punti dopo tutte le manche. Ogni carta conquistata e ogni gettone Scout valgono un punto; ogni carta rimasta in mano ne costa uno.

## La scatola e la distribuzione

SC-section-0 = La scatola e la distribuzione
SC-1 = Ci sono 45 carte. Ognuna porta due numeri diversi da 1 a 10, e ogni coppia del genere esiste esattamente una volta; perciò ogni numero sta su nove carte.
SC-2 =
    Quali carte giocano dipende da quanti siete:
    In 2: senza la carta 9/10, quindi 44 carte. Ne ricevete 11 a testa; le altre 22 si tengono per la seconda manche.
    In 3: senza le carte con un 10, quindi 36 carte, 12 a testa.
    In 4: senza la carta 9/10, quindi 44 carte, 11 a testa.
    In 5: tutte le 45 carte, 9 a testa.
SC-3 = Le carte si mescolano in due modi: è il caso a decidere il loro ordine, ed è il caso a decidere quale dei due numeri mostra ciascuna.
SC-4 = Le tue carte restano nell’ordine in cui sono arrivate, e non ne giri mai una da sola, per tutta la partita. Solo prima del primo turno di una manche puoi capovolgere tutta la mano, una volta: ogni carta mostra allora l’altro numero, e l’ordine da sinistra a destra resta lo stesso. Decidete tutti nello stesso momento e in segreto.
    .note = Nostra decisione: l’ordine resta quando si capovolge la mano, e si sceglie in segreto, perché il testo non dice né l’una né l’altra cosa. Un vero ventaglio di carte, capovolto, è anche specchiato; per nessuna regola fa differenza.
SC-5 = Giocate tante manche quanti siete. Chi comincia la prima si tira a sorte; ogni manche successiva la comincia la persona dopo, in senso orario. In due sono quindi due manche, e la seconda la comincia l’altro.
    .note = Nostra decisione: si tira a sorte chi comincia la prima manche, perché il testo lascia aperto il modo di scegliere.
SC-6 = Da tre a cinque, ognuno di voi ha un gettone Scout & Show per manche. I gettoni Scout non finiscono mai.

## Un turno

SC-section-1 = Un turno (3–5 persone)
SC-10 = Nel tuo turno fai esattamente una di tre cose: Show, Scout oppure Scout & Show. Non si può passare.
SC-11 = Show: prendi una o più carte che nella tua mano stanno una accanto all’altra e calale come nuova combinazione. Se sono più di una, devono essere tutte uguali, oppure salire di 1 esatto da una carta all’altra, oppure scendere di 1 esatto da una carta all’altra.
SC-12 = Se sul tavolo c’è già una combinazione, la tua deve essere più forte. Lo è se ha più carte; oppure se ne ha altrettante e le tue sono uguali mentre le vecchie sono in scala; oppure se numero di carte e tipo sono gli stessi e il tuo numero più piccolo è più alto. La stessa forza non basta. Una carta singola conta come carte uguali.
SC-13 = Quando fai uno Show prendi la combinazione battuta e la metti coperta davanti a te. Ogni sua carta vale 1 punto.
SC-14 = Scout: prendi la prima carta a sinistra o l’ultima a destra della combinazione e infilala dove vuoi nella tua mano, in un verso o nell’altro. Il proprietario della combinazione riceve 1 gettone Scout. Ciò che resta è ancora la combinazione, è sempre dello stesso proprietario e conta per quello che è adesso. Puoi fare Scout anche quando potresti fare uno Show.
    .note = Noto da altri testi di regole del gioco: che cosa ne è del resto della combinazione, e che puoi fare Scout anche quando potresti fare uno Show.
SC-15 = Se il tavolo è vuoto puoi fare soltanto uno Show, con quello che vuoi.
    .note = Noto da altri testi di regole del gioco; quello da cui siamo partiti non lo dice espressamente.
SC-16 = Scout & Show, una volta per manche: spendi il tuo gettone, fai Scout e poi subito uno Show che batta la combinazione rimasta (uno qualsiasi, se non è rimasto niente). Puoi farlo solo se il tuo Scout ti lascia uno Show possibile. Il proprietario riceve il gettone Scout come sempre. La carta appena presa non deve per forza far parte dello Show.
    .note = Nostra decisione: solo se dopo lo Scout è possibile uno Show, perché il testo non dice che cosa succede altrimenti.

## La fine di una manche

SC-section-2 = La fine di una manche
SC-20 = Una manche finisce subito quando qualcuno, dopo uno Show, non ha più carte.
SC-21 = Da tre a cinque giocatori finisce subito anche quando, dall’ultimo Show, tutti gli altri hanno fatto Scout. Uno Scout & Show è uno Show. Vale anche se l’ultimo di questi Scout ha preso l’ultima carta dal tavolo.
    .note = Nostra decisione: la manche finisce anche se è stata presa l’ultima carta, perché il testo non parla di questo caso.
SC-22 = Alla fine della manche guadagni 1 punto per ogni carta conquistata e 1 per ogni gettone Scout, e perdi 1 punto per ogni carta in mano. Se la manche è finita per SC-21, chi ha fatto l’ultimo Show non perde niente per le carte in mano. I gettoni Scout & Show non usati e la combinazione sul tavolo non contano nulla.
SC-23 = I punti si sommano di manche in manche e possono essere negativi. Vince chi ne ha di più; in caso di parità la vittoria è condivisa.

## In due

SC-section-3 = In due
SC-30 = Ognuno di voi ha 3 gettoni Scout per manche, e nessun gettone Scout & Show.
SC-31 = Lo Show si fa come sopra. Uno Scout ti costa uno dei tuoi gettoni, che va al centro; il proprietario della combinazione non riceve niente. Dopo uno Scout giochi ancora, e continui finché fai uno Show o non puoi più fare né l’uno né l’altro.
    .note = Il testo concede «un’altra azione» dopo uno Scout; noi lo leggiamo così: questa azione può essere di nuovo uno Scout.
SC-32 = La manche finisce quando qualcuno, dopo uno Show, non ha più carte, oppure quando chi è di turno non può fare né Show né Scout; in questo secondo caso l’altro non perde niente per le carte in mano.
    .note = Nostra decisione: che l’altro non perde niente, come in SC-22. Il testo lo dice in generale, e per noi vale anche in due.
SC-33 = Ogni gettone che non hai speso vale 1 punto.
    .note = Nel testo ogni gettone Scout è un punto; noi contiamo allo stesso modo quelli che hai tenuto.

## Esempi

SC-example-1 = 2 2 batte 3 4, 1 2 e 7 8. 3 4 5 batte 3 2 1 e 1 2 3. 3 3 3 batte 3 4 5 e 7 8 9. 2 2 2 batte 1 1 1. Ma 8 7 non batte 7 8.
SC-example-2 = La graduatoria, dalla più debole alla più forte: una carta < scala di due < coppia < scala di tre < tre uguali < scala di quattro < quattro uguali, e così via.
SC-example-3 = In tre, una coppia sul tavolo: gli altri due fanno Scout. Il tavolo è vuoto e la manche finisce (SC-21).
SC-example-4 = In quattro, una carta singola sul tavolo: chi viene dopo la prende con uno Scout. Chi gioca subito dopo deve fare uno Show, con quello che vuole.
SC-public = Tutti vedono il tavolo, i gettoni, quante carte ognuno ha in mano e quante ne ha conquistate, e chi ha preso quale carta con uno Scout. Nascoste sono le mani, se una mano è stata capovolta, e dove e in che verso è entrata una carta presa. I due numeri di una carta sul tavolo sono pubblici, perché ci sono stampati entrambi.
    .note = Nostra decisione: i testi non dicono che cosa è aperto e che cosa è segreto.

## Perché un’azione non è permessa: il numero della regola e quale sua parte

SC-4-1 = Hai già deciso per la tua mano; gli altri ci stanno ancora pensando.
SC-4-2 = Prima decidi per la tua mano: tenerla così o girarla tutta.
SC-4-3 = Troppo tardi: la mano si gira solo prima del primo turno di una manche.
SC-10-1 = Non è il tuo turno.
SC-10-2 = Nel tuo turno fai una di tre cose: Show, Scout o Scout & Show.
SC-11-1 = In quei posti non hai carte.
SC-11-2 = Quelle carte non sono una combinazione: tutte uguali, oppure in salita o in discesa esattamente di 1.
SC-12-1 = Non è più forte della combinazione sul tavolo.
SC-14-1 = Nella tua mano quel posto non c’è.
SC-15-1 = Non c’è niente da prendere con uno Scout: il tavolo è vuoto, quindi mostra qualcosa.
SC-16-1 = Hai fatto lo Scout con il gettone; adesso tocca allo Show.
SC-16-2 = Il tuo gettone Scout & Show è già speso per questa manche.
SC-16-3 = Dopo quello Scout non avresti niente da mostrare, quindi non può essere uno Scout & Show.
SC-30-1 = In due non c’è lo Scout & Show.
SC-31-1 = Non hai più gettoni Scout.

scout-notation-action = «{ $value }» non è un’azione. Prova: keep, turn, show 3-5, scout left to 2, scout right to 1 turned, scout&show left to 4.
scout-notation-card = Campo «{ $field }»: «{ $value }» non è una carta di questo tavolo. Una carta sono due numeri diversi da 1 a 10, come 7/3.
scout-notation-known = Campo «{ $field }»: qui possono stare solo carte di «{ $hand }».
scout-notation-set = Campo «{ $field }»: queste carte non sono una combinazione.

## Il diario a parole

scout-tell-dealt = Manche { $round }. Comincia { $starter }.
    .starter = Manche { $round }. Cominci tu.
scout-tell-decided = { $how ->
    [turned] { $player }: mano girata.
    [kept] { $player }: mano tenuta.
   *[secret] { $player }: deciso per la mano.
  }
scout-tell-shown = { $taken ->
    [0] { $player }: Show { $cards }.
    [one] { $player }: Show { $cards }, una carta presa.
   *[other] { $player }: Show { $cards }, { $taken } carte prese.
  }
scout-tell-scouted = { $player }: { $kind ->
    [chip] Scout & Show,
   *[plain] Scout,
  } carta { $card }. { $to ->
    [middle] Un gettone va in mezzo.
   *[other] Un gettone per { $gets }.
  }
    .gets = { $player }: { $kind ->
        [chip] Scout & Show,
       *[plain] Scout,
      } carta { $card }. Un gettone per te.
scout-tell-round-ended = { $reason ->
    [empty] { $player } non ha più carte: la manche { $round } è finita.
   *[unbeaten] Nessuno batte lo Show di { $player }: la manche { $round } è finita.
  } Punti: { $table }.
    .player = { $reason ->
        [empty] Non hai più carte: la manche { $round } è finita.
       *[unbeaten] Nessuno batte il tuo Show: la manche { $round } è finita.
      } Punti: { $table }.

# Chi gioca come: una frase per ogni personaggio.
scout-character-mara = Ama raccogliere carte e lascia crescere la mano finché ne esce qualcosa.
scout-character-tobi = Fa uno Show appena può. Aspettare non fa per lui.
scout-character-nadege = Mette da parte combinazioni lunghe, poi le cala tutte insieme.
scout-character-luca = Non sa tenersi l’asso in tasca: Scout & Show arriva presto.
