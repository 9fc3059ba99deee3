### Quello che dice il comando su SCORE 5.

score5-switch-cap = al massimo N modifiche dell’offerta a testa per asta
    .value = N
score5-switch-deck = un altro file di carte, per esempio con le cifre stampate
    .value = FILE
score5-ending = Chi offre a caso non finisce mai senza un limite di modifiche, quindi ce n’è uno: { $cap }. Scegli il tuo con --cap.
score5-terminal-auction = Asta { $auction } di { $auctions }
score5-terminal-cards = carte
score5-terminal-bid = offerta
score5-terminal-ready = pronti
score5-terminal-changes = modifiche (su { $cap })
score5-terminal-card = { $left ->
    [0] All’asta, l’ultima carta:
    [one] All’asta, e ne manca ancora una:
   *[other] All’asta, e ne mancano ancora { $left }:
  }
score5-terminal-won = { $player } vince:
score5-terminal-face-up = { $player } ha offerto { $total }:
score5-terminal-to-take = Resta dell’offerta vincente di { $player }:
score5-terminal-shown = { $player } non ha messo niente e mostra:
score5-terminal-order = Si prende in quest’ordine:
score5-terminal-unsold = Fuori dal gioco:
score5-terminal-known = { $player } ha (conta { $score }):
score5-terminal-own-bid = { $count ->
    [one] La tua offerta: una carta, { $total }
   *[other] La tua offerta: { $count } carte, { $total }
  }
score5-terminal-none = nessuna
score5-terminal-best = Le tue migliori:
score5-terminal-sum = somma { $sum }
score5-terminal-bids = { $count ->
    [0] non offrire niente
    [one] offrire una carta
   *[other] offrire { $count } carte
  }
score5-terminal-gain = { $points ->
    [0] per ora non conta
   *[other] +{ $points } per te
  }
score5-terminal-now-laying = La tua offerta, coperta: le carte che vuoi, o niente.
    .how =
        bid g5 r20 :: mettere queste carte; la lettera è la famiglia (in inglese), il numero il valore
        bid nothing :: non mettere carte
        =50 :: su una carta: il suo valore di spareggio; a parità di somma vince il più alto
score5-terminal-now-adjusting = Si vede quante carte ha messo ognuno: cambia la tua offerta, o dichiarala definitiva.
    .how =
        final :: la tua offerta resta così; quando lo dicono tutti, si scoprono le offerte
        bid g5 r20 :: queste carte sono tutta la tua nuova offerta; se cambia il numero, tutti possono reagire
        bid nothing :: riprendere tutto
score5-terminal-now-final = In quest’asta non hai più modifiche: dichiara definitiva la tua offerta.
    .how =
        final :: la tua offerta resta così; quando lo dicono tutti, si scoprono le offerte
score5-terminal-now-sharing = Spartizione dell’offerta vincente: prendine una carta.
    .how =
        take g30 :: prendere in mano questa carta
score5-terminal-now-naming = Il jolly è tuo: scegli la sua famiglia.
    .how =
        name green :: il jolly conta 75 come verde; oppure red, yellow, violet, blue
