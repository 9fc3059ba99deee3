### SCOUT sulla pagina, in italiano.

scout-page-status = Manche { $round } di { $rounds }
scout-page-round = Manche { $round }
scout-page-start = Inizio

## Carte e posti a parole

scout-page-card = { $number }, all’altro capo { $other }
scout-page-card-showable = { $number }, all’altro capo { $other }, si può mostrare
scout-page-end = Prendi il { $number } con uno Scout, all’altro capo { $other }
scout-page-set = { $kind ->
    [single] Una carta
    [equal] { $count ->
        [2] Coppia
        [3] Tre uguali
        [4] Quattro uguali
        [5] Cinque uguali
       *[other] { $count } uguali
      }
   *[run] { $count ->
        [2] Scala di due
        [3] Scala di tre
        [4] Scala di quattro
        [5] Scala di cinque
       *[other] Scala di { $count }
      }
  }
scout-page-shown-by = di { $player }
scout-page-shown-by-me = tua
scout-page-table = La combinazione sul tavolo
scout-page-empty = Il tavolo è vuoto
scout-page-secret = Ognuno decide in segreto in che verso tenere la mano
scout-page-starts = Questa manche la comincia { $player }
    .player = Questa manche la cominci tu
scout-page-scouted = { $scouts ->
    [0] Ancora nessuno ha fatto Scout
   *[other] Scout fatti: { $scouts } su { $others }
  }
scout-page-hand = La tua mano
scout-page-gaps = I posti nella tua mano
scout-page-gap = { $where ->
    [first] Tutto a sinistra, prima di { $right }
    [last] Tutto a destra, dopo { $left }
   *[between] Tra { $left } e { $right }
  }
scout-page-gap-chosen = { $gap }: { $number } (ancora una volta per girarla)
scout-page-advised = come dice il consiglio

## Che cosa ha ognuno

scout-page-cards = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
  }
scout-page-taken = { $count ->
    [one] { $count } carta conquistata
   *[other] { $count } carte conquistate
  }
scout-page-chips = { $count ->
    [one] { $count } gettone Scout
   *[other] { $count } gettoni Scout
  }
scout-page-show-chip = { $count ->
    [0] Gettone Scout & Show speso
   *[other] Gettone Scout & Show disponibile
  }
scout-page-now = ora { $points }
scout-page-turn-mine = Tocca a te
scout-page-decided = ha deciso

## I pulsanti

scout-page-do-keep = Tieni la mano così
scout-page-do-turn = Gira tutta la mano
scout-page-do-show = { $taken ->
    [0] Mostra { $cards }
    [one] Mostra { $cards } e prendi { $taken } carta
   *[other] Mostra { $cards } e prendi { $taken } carte
  }
scout-page-do-show-places = Mostra le carte da { $first } a { $last }
scout-page-do-scout = { $chip ->
    [yes] Scout & Show:
   *[no] Scout:
  } { $turned ->
    [yes] il { $lies } girato in { $number },
   *[no] il { $number }
  } { $where ->
    [first] tutto a sinistra
    [last] tutto a destra
   *[between] tra { $left } e { $right }
  }
scout-page-do-scout-end = { $chip ->
    [yes] Scout & Show:
   *[no] Scout:
  } { $end ->
    [left] la carta a sinistra
   *[right] la carta a destra
  }
scout-page-alike-gap = { $turned ->
    [yes] girata in { $number },
   *[no] il { $number }
  } { $where ->
    [first] tutta a sinistra
    [last] tutta a destra
   *[between] tra { $left } e { $right }
  }
scout-page-scout = Scout…
scout-page-scout-pay = Scout… ({ $chips } ◆)
scout-page-both = Scout & Show…
scout-page-turn-it = Girala: vale { $number }
scout-page-keep = Tieni
scout-page-turn = Gira
scout-page-keep-label = Tieni: { $cards }
scout-page-turn-label = Gira: { $cards }

## Che cosa si aspetta

scout-page-expect-turning = Tieni la mano, o la giri tutta?
scout-page-expect-turn = Tocca carte vicine per mostrarle, oppure fai Scout
scout-page-expect-scout = Niente la batte: prendi un’estremità
scout-page-expect-again = Scout fatto. Ora lo Show, o un altro Scout
scout-page-expect-open = Il tavolo è vuoto: mostra quello che vuoi
scout-page-expect-showing = Ora il tuo Show: tocca le carte
scout-page-expect-end = Quale estremità della combinazione prendi?
scout-page-expect-gap = Dove va il { $number }? Scegli un posto
scout-page-wait = { $player } sta pensando
scout-page-wait-all = Devono ancora decidere: { $players }

## La situazione e il risultato

scout-page-player = Nome
scout-page-this-round = Ora
scout-page-total = Totale
scout-page-points = Punti
scout-page-this-round-note = Ora: carte conquistate e gettoni, meno le carte in mano.
scout-page-known = Viste entrare in una mano
scout-page-gone = Viste, ora coperte
scout-page-spent = Viste nella prima manche
scout-page-none = ancora nessuna
scout-page-result = Punti per manche
scout-page-winner = vince

## Esempi disegnati

scout-page-example-card = Una carta, nei due versi. Conta il numero grande.
scout-page-example-turn = La stessa mano prima e dopo: l’ordine resta, ogni numero cambia.
scout-page-example-show = Combinazioni: uguali, scala in su, scala in giù. Le ultime due non lo sono.
scout-page-example-beats = Ognuna batte la precedente: una carta, scala di due, coppia, scala di tre, tre uguali.
scout-page-example-scout = Il 5 viene preso dall’estremità destra, girato in 2 e messo accanto a un altro 2.
scout-page-example-score = Cinque carte conquistate e due gettoni fanno 7; tre carte in mano ne costano 3. Totale: 4 punti.
scout-page-example-empty = Una carta singola viene presa: il tavolo è vuoto, e chi segue mostra quello che vuole.

## La prima partita guidata

scout-page-guide-hand = Ogni carta ha due numeri; conta quello grande. Cerca uguali e scale che stanno già vicine.
    .title = La mano non si ordina mai
scout-page-guide-turning = Prima di ogni manche puoi capovolgere tutta la mano, una volta. In quale fila le vicine stanno meglio insieme?
    .title = Da che parte è meglio?
scout-page-guide-first = Una carta, o più carte vicine: le linee d’ottone segnano che cosa va bene. Più sono, più è difficile batterle.
    .title = Tavolo vuoto: mostra ciò che vuoi
scout-page-guide-beat = Vincono più carte, le uguali battono una scala, altrimenti decidono i numeri più alti. Prendi le carte battute: un punto ciascuna.
    .title = Puoi battere questa combinazione
scout-page-guide-scout = Infilala dove vuoi nella tua mano, nel verso che vuoi. Chi possiede la combinazione riceve un gettone, cioè un punto.
    .title = Non la batti? Prendi un’estremità
scout-page-guide-both = Con il tuo gettone mostri subito dopo lo Scout. Tienilo per la carta che unisce due metà della tua mano.
    .title = Scout e Show, una volta per manche
scout-page-guide-owner = Chi ne prende una carta ti porta un gettone. Se lo fanno tutti gli altri prima che qualcuno la batta, la manche finisce e la tua mano non ti costa niente.
    .title = Questa combinazione è tua
scout-page-guide-near = Qualcuno ha quasi finito le carte, o quasi tutti hanno fatto Scout. Ogni carta rimasta in mano costerà un punto.
    .title = La manche può finire presto
scout-page-guide-score = Giocate tante manche quanti siete, e ogni volta comincia qualcun altro. La situazione mostra i punti.
    .title = Avanti con la prossima manche
scout-page-guide-two = Poi tocca ancora a te. Hai tre gettoni, e quelli che tieni sono punti.
    .title = In due uno Scout costa un gettone

## Sul palco

scout-page-stage-round = La manche { $round } di { $rounds } è finita
scout-page-stage-empty = { $player } chiude con { $cards }!
    .player = Chiudi con { $cards }!
scout-page-stage-unbeaten = Nessuno batte { $player }: { $cards }!
    .player = Nessuno ti batte: { $cards }!
scout-page-stage-did-empty = mano vuota
scout-page-stage-did-unbeaten = imbattuto
scout-page-stage-spared = { $count ->
    [one] { $player } non paga nulla per la carta in mano.
   *[other] { $player } non paga nulla per { $count } carte in mano.
  }
    .player = { $count ->
        [one] Non paghi nulla per la carta in mano.
       *[other] Non paghi nulla per le { $count } carte in mano.
      }
scout-page-stage-best = Il meglio di questa manche: { $player }, { $points }.
    .player = Il meglio di questa manche è tuo: { $points }.
scout-page-stage-leads = { $count ->
    [one] { $player } è in testa con { $score }.
   *[other] { $player } sono in testa con { $score }.
  }
    .player = Sei in testa con { $score }.
scout-page-stage-wins = { $count ->
    [one] { $player } vince la partita con { $score }.
   *[other] { $player } condividono la vittoria con { $score }.
  }
    .player = Vinci la partita con { $score }!
scout-page-stage-next = Avanti con la manche { $round }: comincia { $player }
    .player = Avanti con la manche { $round }: cominci tu
scout-page-stage-up = ▲ sale di { $places }
scout-page-stage-down = ▼ scende di { $places }
scout-page-stage-key = A sinistra della linea il costo della mano; a destra carte conquistate e gettoni.
