### SCORE 5 sulla pagina, in italiano: il tavolo, i pulsanti, la situazione, la prima partita guidata, le didascalie degli esempi disegnati.

## A che punto è la partita

score5-page-status = Asta { $auction } di { $auctions } · { $phase }
score5-page-phase-laying = mettete le offerte
score5-page-phase-adjusting = aggiustate le offerte
score5-page-phase-sharing = si spartisce l’offerta vincente
score5-page-phase-naming = il jolly riceve una famiglia
score5-page-phase-over = La partita è finita

## Che cosa fa il pulsante

score5-page-bid-cards = { $count ->
    [one] Offri { $total } con una carta
   *[other] Offri { $total } con { $count } carte
  }
score5-page-bid-nothing = Non offrire niente
score5-page-change-cards = { $count ->
    [one] Cambia l’offerta: { $total } con una carta
   *[other] Cambia l’offerta: { $total } con { $count } carte
  }
score5-page-change-nothing = Riprendi tutta l’offerta
score5-page-final = Definitiva
score5-page-final-cards = { $count ->
    [one] Definitiva: { $total } con una carta
   *[other] Definitiva: { $total } con { $count } carte
  }
score5-page-final-nothing = Definitiva: non offri niente
score5-page-not-final = Ritira il «definitiva»
score5-page-all-back = Riprendi tutto
score5-page-take = Prendi { $card }
score5-page-name = Il jolly è { $family }
score5-page-alike = { $span ->
    [one] altre offerte da { $low }
   *[many] altre offerte da { $low } a { $high }
  } { $count ->
    [one] con una carta
   *[other] con { $count } carte
  }

## Che cosa si aspetta, e da chi

score5-page-expect-laying = Quali carte offri per { $card }?
score5-page-expect-adjusting = Cambia la tua offerta o dichiarala definitiva
score5-page-expect-sharing = Prendi una carta dell’offerta vincente
score5-page-expect-naming = Di che famiglia sarà il jolly?
score5-page-done-laying = Hai messo le tue carte. Si aspetta { $names }
score5-page-done-adjusting = La tua offerta è definitiva. Si aspetta { $names }
score5-page-wait = Si aspetta { $names }
score5-page-wait-sharing = { $names } prende una carta
score5-page-wait-naming = { $names } sceglie la famiglia del jolly

## Sul tavolo

score5-page-on-auction = All’asta
# $left: carte coperte con il jolly; $count: senza.
score5-page-pile = { $left ->
    [0] L’ultima carta
    [1] Manca solo il jolly
   *[other] Ancora { $count }, poi il jolly
  }
score5-page-unsold = Fuori dal gioco
score5-page-bids = Le offerte degli altri, coperte
score5-page-count = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
  }
# Una carta come la dice un lettore di schermo. $tie: il suo valore di spareggio.
score5-page-card-tie = { $card }, valore di spareggio { $tie }
score5-page-your-bid = La tua offerta
score5-page-bid-sum = { $count ->
    [one] una carta · { $total }
   *[other] { $count } carte · { $total }
  }
score5-page-tray-open = non ancora messa
score5-page-tray-laid = sul tavolo, coperta
score5-page-tray-changed = { $count ->
    [0] finora: niente
    [one] finora: una carta · { $total }
   *[other] finora: { $count } carte · { $total }
  }
score5-page-tray-empty = Tocca le carte qui sotto, o trascinale qui
score5-page-tray-nothing = Niente sul tavolo
score5-page-take-back = Riprendi { $card }
score5-page-if-wins = Se vince: { $now } → { $then }
score5-page-changes-left = { $count ->
    [0] Nessuna modifica rimasta
    [one] Ancora una modifica
   *[other] Ancora { $count } modifiche
  }
score5-page-hand = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
  }
score5-page-best = La tua carta più alta in ogni famiglia
score5-page-best-sum = Somma
score5-page-winning-bid = L’offerta vincente
score5-page-wins = { $how ->
    [you] Vinci { $card }
   *[other] { $name } vince { $card }
  }
score5-page-paid = con un’offerta di { $total }
score5-page-order = La spartizione, in ordine
score5-page-takes-now = { $how ->
    [you] ora prendi tu
   *[other] prende ora
  }
score5-page-laid-nothing = niente
score5-page-shows = · mostra ≈{ $tie }
score5-page-name-best = finora al massimo { $value }
score5-page-name-none = ancora nessuna carta
score5-page-is-final = definitiva

## Un posto

score5-page-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
  }
score5-page-points = { $count } punti
score5-page-seat-choosing = … sceglie
score5-page-seat-laid = ✓ ha messo
score5-page-seat-adjusts = { $count ->
    [0] … niente
    [one] … una carta
   *[other] … { $count } carte
  }
score5-page-seat-final = { $count ->
    [0] ✓ fissa: niente
    [one] ✓ fissa: 1 carta
   *[other] ✓ fissa: { $count } carte
  }
score5-page-seat-won = vince l’asta
score5-page-seat-total = ha offerto { $total }
score5-page-seat-empty = non ha offerto
score5-page-seat-first = vince la partita

## La situazione e il risultato

score5-page-best-so-far = Le carte più alte finora
score5-page-no-memory = Quello che hanno gli altri l’hanno visto tutti; ma a questo tavolo ognuno se lo ricorda da sé.
score5-page-all-cards = Tutte le carte
score5-page-auctions = Le aste finora
score5-page-nobody = nessuno
score5-page-result = Che cosa conta
score5-page-joker-as = { $name }: il jolly conta come { $family }.
score5-page-tied = In due hanno { $total }. Decide il valore di spareggio più alto tra le carte contate.
score5-page-course-start = Inizio
score5-page-course-auction = Asta { $auction }

## La prima partita guidata

score5-page-guide-goal = Alla fine di ogni famiglia conta solo la tua carta più alta; la riga sopra la mano le somma. Quanto ti porterebbe in più la carta all’asta?
    .title = Cinque famiglie, una carta ciascuna
score5-page-guide-bid = Chi vince dà via tutta l’offerta. Ti costano meno le carte basse e quelle coperte da una migliore della stessa famiglia.
    .title = Quello che offri, lo paghi
score5-page-guide-counts = Ora tutti vedono quante carte ha messo ciascuno. Tre carte possono valere 30 o 300. Puoi ancora aggiungerne o riprenderne.
    .title = Quante carte, ma non quali
score5-page-guide-final = Se qualcuno cambia il suo numero di carte, tutti possono dire ancora la loro. E finché qualcuno ci pensa, puoi ritirarla.
    .title = Ti va bene? Dichiarala definitiva
score5-page-guide-take = Non hai vinto, e a volte è meglio così: prendi una carta dell’offerta vincente. Più alta era la tua offerta, prima scegli.
    .title = Una carta in regalo
score5-page-guide-won = Ora gli altri si spartiscono quello che hai pagato, una carta a testa a turno, prima la seconda offerta.
    .title = La carta è tua!
score5-page-guide-price = Tante carte piccole sfamano tutti, una sola grande sfama soltanto chi viene subito dopo di te. Chi sarebbe?
    .title = Chi riceve quello che paghi?
score5-page-guide-ties = A parità di offerte vince il più alto dei numerini dopo un ≈. Le carte basse ne hanno di alti: un 5 nell’offerta può valere oro.
    .title = Parità? Decide il ≈
score5-page-guide-richer = Ogni carta che arriva vale almeno 80. Quello che hai tenuto da parte ti farà comodo.
    .title = D’ora in poi si gioca per 80 o più
score5-page-guide-joker = Chi lo vince ne sceglie la famiglia; vale 75. Aiuta di più dove la tua carta migliore è più debole.
    .title = L’ultima carta è il jolly

## Gli esempi disegnati nelle regole

score5-page-example-lea = Lea
score5-page-example-finn = Finn
score5-page-example-nora = Nora
score5-page-example-set = Il gruppo A: una carta di ogni famiglia, 75 in tutto.
score5-page-example-auction-cards = Una carta ★, due carte ★★ e il jolly. Più una carta vale, più è colorata.
score5-page-example-counts = Tutti vedono due carte e tre carte. Lea ha 50, Finn 40: questo resta segreto.
score5-page-example-tie = Offrono 50 tutti e due. Il 5 giallo di Finn ha il valore di spareggio più alto, 47: vince lui.
score5-page-example-share = Lea vince con 50. Finn ha offerto 40 e prende per primo, forse il 30; poi Nora prende il 20.
score5-page-example-joker = Nominato giallo, il jolly qui porta 60: 75 al posto di 15. Come rosso non porterebbe niente.
score5-page-example-count = Sopra quello che conta: 80 + 115 + 145 + 120 = 460. Le carte sotto si scartano.
score5-field-cap = Modifiche dell’offerta per asta
score5-field-deck = File di carte

## Sul palco

score5-page-stage-auction = Asta { $auction } di { $auctions }
score5-page-stage-who = A chi va { $card }?
score5-page-stage-nobody = Nessuno offre
score5-page-stage-wins = { $player } vince { $card }
    .player = Vinci { $card }
score5-page-stage-gets = { $player } prende { $card }.
    .player = Prendi { $card }.
score5-page-stage-wins-by = { $alone ->
    [yes] Nessun altro offre: { $player } prende { $card } per { $total }.
   *[no] { $player } prende { $card }: { $total } contro { $next }.
  }
    .player = { $alone ->
        [yes] Nessun altro offre: prendi { $card } per { $total }.
       *[no] Prendi { $card }: { $total } contro { $next }.
      }
# Due o più hanno lo stesso totale; $cards: chi ha quale valore di spareggio.
score5-page-stage-tie = { $total } contro { $total }: decide il valore di spareggio più alto su una carta. { $cards }.
score5-page-stage-tie-card = { $player }: { $card } (≈{ $tie })
score5-page-stage-takes = { $place ->
    [1] prende per primo
    [2] prende per secondo
    [3] prende per terzo
    [4] prende per quarto
   *[other] prende per quinto
  }
score5-page-stage-share = Si spartisce l’offerta di { $player }
    .player = Si spartisce la tua offerta
score5-page-stage-got = ha { $card }
score5-page-stage-shared = { $player } ha pagato { $count } carte per { $card }; ora le hanno gli altri.
    .player = Hai pagato { $count } carte per { $card }; ora le hanno gli altri.
score5-page-stage-count = Il conteggio
score5-page-stage-family = Le carte migliori: { $family }
score5-page-stage-champion = { $player } vince con { $total }.
    .player = Vinci con { $total }!
