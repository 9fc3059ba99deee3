### Ciò che la pagina dice di una partita al tavolo, oltre alle frasi del gioco: registro, palco, fine.

## Al tavolo

page-clear = Annulla la scelta
page-warming =
    { $count ->
        [one] { $names } si sta ancora scaldando e non guarda ancora così lontano.
       *[other] { $names } si stanno ancora scaldando e non guardano ancora così lontano.
    }
page-who-is = Chi è { $name }?
page-sound-off = Disattiva i suoni
page-sound-on = Attiva i suoni
page-deeds = Che cosa è successo dal tuo ultimo turno
page-thinking = sta pensando…
page-away = gioca un bot
page-send-away = Fai giocare un bot
page-leave = Allontanati un po’
page-return = Sono tornato
page-close-table = Chiudi questo tavolo
page-close-sure = Chiudere questo tavolo per tutti?
page-close-why = Poi nessuno potrà più giocare qui, e una partita in corso resta senza risultato.
page-close-yes = Chiudi
page-close-no = Lascia aperto
page-closed = Questo tavolo è chiuso. Qui non si gioca più.
page-bank = { $seconds } s di riserva
page-on-holiday = in vacanza fino al { $day }
page-own-clock = Il tuo tempo
page-own-bank = + { $time } di riserva
page-time-up = ⏱ Tempo scaduto
page-trouble-export = Ciò che hai visto, in un file
page-side = Punteggio, diario e chiacchiere
page-standing = Punteggio
page-log = Diario
page-what-happened = Che cosa è successo
page-earlier = Prima
page-talk = Chiacchiere
page-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
  }
page-said = { $name }: { $text }
page-talk-empty = Nessuno ha ancora detto niente.
page-say = Di’ qualcosa
page-send = Di’
page-react = Reagisci con { $reaction }
page-mute = Silenzia { $name }
page-unmute = Senti di nuovo tutti
page-hint = Consiglio
page-hint-thinking = Ci penso …
page-hint-why = vince { $chance } % (±{ $error }), vantaggio finale { $lead }
page-hint-show = Fammi vedere
page-hint-figures = In cifre
page-hint-equal = Più o meno altrettanto buono: { $moves }
page-hint-all-equal = Nessuna differenza netta: prendi quello che ti piace.
page-hint-compared = Rispetto a «{ $move }».
page-hint-ahead = { $count ->
    [one] Alla fine circa { $points } punto meglio di «{ $move }».
   *[other] Alla fine circa { $points } punti meglio di «{ $move }».
  }
page-hint-better = Vince un po’ più spesso di «{ $move }».
page-hint-chances = Vince { $chance } volte su 100; «{ $move }» solo { $other }.
page-hint-basis = { $worlds ->
    [one] Provato in una distribuzione immaginata, con ciò che puoi sapere.
   *[other] Provato in { $worlds } distribuzioni immaginate, con ciò che puoi sapere.
  }
page-hint-only = Non puoi fare altro.
page-undo = Annulla
page-undo-short = Annulla
page-try-again = Riprova da qui
page-practice = Allenamento
page-practice-how = Qualche decisione è stata annullata col senno di poi: questa partita non conta.
page-practice-sure = Continuare come allenamento?
page-practice-why = Da allora hai visto qualcosa. Se annulli, diventa un allenamento: gioca come vuoi, ma non conta più.
page-practice-yes = Annulla la mossa
page-practice-no = Lascia così
page-wish = { $name } vorrebbe annullare una decisione.
page-wish-yes = Per me va bene
page-wish-no = Meglio di no
page-guide = La tua prima partita
page-guide-next = Capito
page-guide-skip = Basta spiegazioni
page-cover = { $name }, tocca a te
page-cover-why = Passa il dispositivo. Le carte restano coperte finché non ci sei.
page-cover-here = Sono { $name }
page-keys = Tastiera
page-keys-letters = Le lettere valgono come scorciatoie

## Il diario

page-log-sat = { $name } si siede.
    .name = Ti siedi.
page-log-named = { $name }: ora sappiamo come si chiama.
page-log-renamed = { $was } ora si chiama { $name }.
page-log-stood = { $name } si alza.
page-log-freed = { $name } fa posto, come chiesto da chi ospita.
page-log-sat-elsewhere = { $name } si sposta al posto { $number }.
page-log-swapped = { $name } e { $other } si scambiano i posti.
page-log-arranged = Chi ospita ha cambiato il gioco.
page-log-host-passed = Ora ospita { $name }.
page-log-sat-bot = { $name } si siede, un bot ({ $level }).
page-log-back = { $name } è tornato.
    .name = Sei di nuovo qui.
page-log-late = { $me ->
    [yes] Il tuo tempo era scaduto: un bot ha deciso per te.
   *[no] Il tempo di { $name } era scaduto: ha deciso un bot.
  }
page-log-went-back = Una decisione è stata annullata.
page-log-practice = Una decisione è stata annullata col senno di poi: da qui è allenamento.
page-log-proposed = { $name } vorrebbe annullare.
    .name = Vorresti annullare.
page-log-answered = { $yes ->
    [yes] { $name } è d’accordo.
   *[no] { $name } preferisce di no.
  }
    .name = { $yes ->
        [yes] Sei d’accordo.
       *[no] Preferisci di no.
      }
page-log-away = { $me ->
    [yes] Un bot gioca per te finché non torni.
   *[no] { $why ->
        [late] { $name } non ha più tempo; intanto gioca un bot.
        [sent] { $name } non c’è; intanto gioca un bot.
       *[left] { $name } si è allontanato; intanto gioca un bot.
      }
  }
page-log-rested = { $name } è in vacanza; l’orologio aspetta.
    .name = Sei in vacanza; l’orologio aspetta.
page-log-closed = Il tavolo è chiuso.

## Il palco

page-stage-skip = Clic o spazio: subito al risultato
page-stage-to-result = Al risultato
page-stage-continue = Continua

## La fine

page-won = { $count ->
    [one] Hai vinto. Ben giocato!
   *[other] Condividi la vittoria. Ben giocato!
  }
page-winners = { $count ->
    [one] Questa volta vince { $winners }.
   *[other] { $winners } condividono la vittoria.
  }
page-placed = Arrivi { $place }º su { $players }
page-place = { $place }º
page-gap-ahead = { $points ->
    [one] 1 punto davanti a { $name }.
   *[other] { $points } punti davanti a { $name }.
  }
    .name = { $points ->
        [one] 1 punto davanti a te.
       *[other] { $points } punti davanti a te.
      }
page-gap-behind = { $points ->
    [one] 1 punto dietro a { $name }.
   *[other] { $points } punti dietro a { $name }.
  }
page-gap-level = Tanti punti quanti { $name }, eppure.
    .name = Tanti punti quanti te, eppure.
page-how-it-went = Com’è andata
page-turn-is-best = Momento migliore
page-turn-is-lead = Che cosa ha deciso
page-turn-best = { $where }: il meglio di { $player }, +{ $points }.
    .player = { $where }: il tuo meglio, +{ $points }.
page-turn-lead = { $where }: { $player } va in testa per sempre.
    .player = { $where }: vai in testa per sempre.
page-turn-always = { $player } non è mai rimasto indietro.
    .player = Non sei mai rimasto indietro.
page-all-points = Tutti i punti
page-share-result = Condividi il risultato
page-share-alt = Il risultato in un’immagine: posti, nomi e punti
page-link-replay = Link per rivedere la partita
page-download = Salva l’immagine
page-copy-link = Copia il link
page-rematch = Un’altra partita
page-verify = Verifica la distribuzione
page-verifying = Si ridanno tutte le carte…
page-verified = Torna tutto: il seme corrisponde al sigillo, e la distribuzione e ogni mossa ne seguono.
page-not-verified = Non è stato possibile confermarlo.
page-chart = Punti nel corso della partita
page-file = File della partita
page-seen-by = Visto da
page-moves = Tutte le mosse
page-hand-of = Mano di
page-spectator = uno spettatore
page-open-hands = tutti, a carte scoperte
page-first = All’inizio
page-previous = Un passo indietro
page-next = Un passo avanti
page-last = Alla fine
page-run = Riproduci
page-pause = Pausa
page-step = Passo
page-plain-choose = Che cosa fai?
page-plain-waiting = Si aspetta { $names }
page-plain-hand = La tua mano
page-plain-moves = Che cosa puoi fare
page-plain-do = { $what }: { $parts }
page-plain-do-alone = { $what }
page-plain-part = { $name } { $value }
page-plain-yes = sì
page-plain-no = no
page-plain-result = Risultato

## La lezione

page-lesson = Lezione
page-lesson-where = Lezione · { $step } di { $steps }
page-lesson-goal = Lo scopo
page-lesson-how = { $steps ->
    [one] Una piccola posizione, e conosci il gioco.
   *[other] { $steps } piccole posizioni, e conosci il gioco.
  }
page-lesson-begin = Si comincia
page-lesson-next = Avanti
page-lesson-skip = Salta la lezione
page-lesson-over = Non serve altro
page-lesson-over-how = Il resto s’impara giocando. La lezione e le regole le ritrovi quando vuoi.
page-lesson-play = Gioca a { $game }
page-lesson-back = Torna al tuo tavolo
page-lesson-again = Ancora una volta
page-lesson-none = Questo gioco non ha una lezione. Le regole dicono tutto.
page-lesson-first = Non conosci questo gioco?
page-lesson-first-yes = Lezione, 60 secondi
page-lesson-first-no = Gioca e basta
