### Alhambra sulla pagina, in italiano: pulsanti, etichette, situazione, esempi disegnati e prima partita guidata.

## Che cosa fa un pulsante

# $first: una o più cose; $last: l’ultima.
alhambra-page-and = { $first } e { $last }
# Un edificio come segue «per» o «dai».
alhambra-page-the = { $category ->
    [pavilion] il padiglione
    [seraglio] il serraglio
    [arcades] le arcate
    [chambers] le stanze
    [garden] il giardino
   *[tower] la torre
  }
alhambra-page-take = Prendi { $cards }
alhambra-page-pass = Passa: non si può fare altro
alhambra-page-buy = { $how ->
    [exact] Paga { $sum }, il prezzo esatto, per { $building } e gioca ancora
    [short] Paga { $sum } su { $price } per { $building }
   *[over] Paga { $sum } per { $building } ({ $price }), il tuo turno finisce
  }
alhambra-page-give = { $how ->
    [exact] Paga { $sum }, il prezzo esatto, dai { $building } a Dirk e gioca ancora
    [short] Paga { $sum } su { $price } e dai { $building } a Dirk
   *[over] Paga { $sum }, dai { $building } ({ $price }) a Dirk, il tuo turno finisce
  }
alhambra-page-buy-nothing = Paga { $sum } in { $currency }
alhambra-page-for-dirk = Per Dirk
alhambra-page-alike-pay = pagare con { $ways }

## Che cosa si aspetta

alhambra-page-turn = { $again ->
    [yes] Prezzo esatto: ancora tu
   *[no] Tocca a te
  }
alhambra-page-waiting = { $again ->
    [yes] { $name } ha pagato il prezzo esatto e gioca ancora.
   *[no] { $name } sta pensando.
  }
alhambra-page-expected = { $again ->
    [yes] Ancora una volta: prendi denaro o compra un altro edificio.
   *[no] Prendi denaro, o scegli un edificio da comprare.
  }
alhambra-page-expected-money = { $enough ->
    [no] In { $currency } hai { $held }; ti serve { $price } per { $building }.
   *[yes] { $price } in { $currency } per { $building }: scegli le carte.
  }
alhambra-page-status = { $count ->
    [one] Prossimo conteggio: { $scoring } · 1 carta nella pila del denaro
   *[other] Prossimo conteggio: { $scoring } · { $count } carte nella pila del denaro
  }
alhambra-page-status-last = { $count ->
    [one] Il conteggio C chiude la partita · ancora 1 edificio
   *[other] Il conteggio C chiude la partita · ancora { $count } edifici
  }
alhambra-page-status-over = Dopo il conteggio C

## Sul tavolo

alhambra-page-yard = Cantiere
alhambra-page-pictures-left = { $next ->
    [C] ancora { $count }, poi conteggio C
   *[other] ancora { $count }
  }
alhambra-page-for-sale = { $how ->
    [exact] { $card }, in { $currency }: puoi pagare il prezzo esatto
    [yes] { $card }, in { $currency }: puoi pagare
   *[no] { $card }, in { $currency }
  }
alhambra-page-exact = puoi pagare il prezzo esatto
alhambra-page-empty = vuoto
alhambra-page-nobody = nessuno
alhambra-page-display = Denaro scoperto
alhambra-page-open = { $card }, scoperto
alhambra-page-money-left = { $next ->
    [A] { $count } nella pila, con il conteggio A
    [B] { $count } nella pila, con il conteggio B
   *[other] { $count } nella pila
  }
alhambra-page-hand = Il tuo denaro
alhambra-page-hand-of = { $currency }, { $sum } in tutto
alhambra-page-no-money = Non hai più denaro.
alhambra-page-mine = I tuoi edifici
alhambra-page-buildings-of = Gli edifici di { $name }
alhambra-page-built = { $category }: { $count }; il massimo è { $most }
alhambra-page-payments = Modi di pagare
alhambra-page-payment = { $exact ->
    [yes] { $cards ->
        [1] { $money } esatto
       *[other] { $money } = { $sum } esatto
      }
   *[no] { $cards ->
        [1] con { $money }
       *[other] { $money } = { $sum }
      }
  }
alhambra-page-seat-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
alhambra-page-seat-money = { $count ->
    [one] 1 carta denaro
   *[other] { $count } carte denaro
  }
alhambra-page-seat-buildings = { $leads ->
    [yes] { $category }: { $count }, il massimo
   *[no] { $category }: { $count }
  }

## La situazione e il risultato

alhambra-page-standing = Chi ne ha di più
alhambra-page-category = Edificio
alhambra-page-scoring = Conteggio { $scoring }
alhambra-page-worth = Vale in { $scoring }
alhambra-page-start = Inizio
alhambra-page-points = Punti
alhambra-page-place-first = primo posto
alhambra-page-place-second = secondo posto
alhambra-page-place-third = terzo posto
alhambra-page-standing-key = { $scoring ->
    [A] Pieno: chi ne ha di più. Nel conteggio A conta solo il primo posto; a parità si divide.
    [B] Pieno: chi ne ha di più. Riquadro: secondo posto. A parità i punti si dividono.
   *[C] Pieno: chi ne ha di più. Riquadro: secondo posto. Sottolineato: terzo posto. A parità i punti si dividono.
  }
alhambra-page-memory = Il denaro che tutti hanno visto
alhambra-page-whose = Di chi
alhambra-page-discard = Scarti
alhambra-page-result = Da dove vengono i punti
alhambra-page-result-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
alhambra-page-gifts = Gli ultimi edifici del cantiere
alhambra-page-gift = { $how ->
    [nobody] { $picture } non va a nessuno: { $sums }.
   *[player] { $picture } va a { $name }, che ha più denaro: { $sums }.
  }

## Esempi disegnati

alhambra-page-example-al-1 = Quattro valute, diverse per colore e per forma.
alhambra-page-example-al-2 = Il tipo più economico vale meno di tutti, la torre più di tutti. Il prezzo sta nell’angolo.
alhambra-page-example-al-3 = Ciò che sta sotto una targa si paga nella sua valuta.
alhambra-page-example-al-21 = 3 e 2 fanno 5: puoi prenderle tutte e due insieme.
alhambra-page-example-al-22 = 8 + 4 = 12 per un prezzo di 10. Si può, ma 2 vanno persi e il tuo turno finisce.
alhambra-page-example-al-23 = 7 + 3 = 10 per un prezzo di 10. Esatto! Giochi ancora.
alhambra-page-example-al-24 = Il 4 da solo basterebbe. Puoi pagare anche l’1, se vuoi liberartene; ma allora il prezzo non è più esatto.
alhambra-page-example-al-32 = Due di voi hanno due torri a testa al conteggio B: 13 + 6 = 19, quindi 9 punti ciascuno.
alhambra-page-example-al-41 = Nessuno può più comprare le arcate. Con 6 in arancione le ricevi tu, se tutti gli altri ne hanno meno.

## La prima partita guidata

alhambra-page-guide-goal = Tre volte si conta chi ne ha di più di ogni tipo; le torri valgono più punti di tutti, i padiglioni meno.
    .title = Raccogli edifici
alhambra-page-guide-hand = La targa sopra un edificio dice quale valuta serve. In basso c’è il tuo denaro, ordinato per valuta.
    .title = Ogni edificio ha la sua valuta
alhambra-page-guide-turn = Al tuo turno compri un edificio o prendi denaro scoperto. Chi paga il prezzo esatto gioca ancora: tocca l’edificio con il segno «=».
    .title = Puoi pagare il prezzo esatto
alhambra-page-guide-take = Prendi una carta di qualsiasi valore, o più d’una fino a 5 in tutto. Con le carte piccole è facile pagare il prezzo esatto.
    .title = Niente va bene? Prendi denaro
alhambra-page-guide-dirk = I suoi edifici contano in ogni conteggio. Puoi dargliene uno che altrimenti servirebbe a chi gioca contro di te.
    .title = Dirk è in gioco senza agire
alhambra-page-guide-exact = È il cuore del gioco, quindi cerca il segno «=» sugli edifici.
    .title = Prezzo esatto: giochi ancora!
alhambra-page-guide-built = Una stella vuol dire che nessuno ne ha di più. A parità i punti si dividono.
    .title = Ecco i tuoi edifici
alhambra-page-guide-scored = Il prossimo vale molto di più, e conta anche il secondo posto. Il pannello a lato dice quanto.
    .title = Quello era un conteggio
alhambra-page-guide-last = Tieni un po’ di denaro: gli ultimi nel cantiere vanno a chi ne ha di più nella loro valuta.
    .title = Gli edifici stanno per finire

## Sul palco

alhambra-page-stage-scoring = Conteggio { $scoring }
alhambra-page-stage-plural-pavilion = Padiglioni
alhambra-page-stage-plural-seraglio = Serragli
alhambra-page-stage-plural-arcades = Arcate
alhambra-page-stage-plural-chambers = Stanze
alhambra-page-stage-plural-garden = Giardini
alhambra-page-stage-plural-tower = Torri
alhambra-page-stage-place = { $place ->
    [first] primo { $points }
    [second] secondo { $points }
   *[third] terzo { $points }
  }
alhambra-page-stage-alone = { $player }: { $count }, per { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
alhambra-page-stage-shared = { $player } ne hanno { $count } a testa e dividono: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } a testa.
alhambra-page-stage-none = Nessun punto: { $building }.
alhambra-page-stage-most = { $count ->
    [one] Qui guadagna di più { $player }: { $points }.
   *[other] Qui guadagnano di più { $player }: { $points } a testa.
  }
    .player = Qui guadagni di più tu: { $points }.
alhambra-page-stage-leads = { $count ->
    [one] { $player } è in testa con { $score }.
   *[other] { $player } sono in testa con { $score }.
  }
    .player = Sei in testa con { $score }.
alhambra-page-stage-wins = { $count ->
    [one] { $player } vince la partita con { $score }.
   *[other] { $player } condividono la vittoria con { $score }.
  }
    .player = Vinci la partita con { $score }!
alhambra-page-stage-last = Gli ultimi edifici vanno ai più ricchi
alhambra-page-stage-richest = Ognuno va a chi ha più denaro nella sua valuta.
alhambra-page-stage-gets = { $player } riceve { $pictures }.
    .player = Ricevi { $pictures }.
alhambra-page-stage-dirk = Arrivano carte per Dirk
alhambra-page-stage-dirk-gets = { $count ->
    [one] Dirk riceve un altro edificio. Conta nel prossimo conteggio.
   *[other] Dirk riceve altri { $count } edifici. Contano nel prossimo conteggio.
  }
