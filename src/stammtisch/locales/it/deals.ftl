### Che cosa dice la pagina delle mani comuni: quella del giorno e quelle tra amici.

deal-of-the-day = La mano del giorno
deal-among = La stessa mano per ognuno
deal-new-in = nuova tra { $time }
deal-streak = { $count ->
    [one] un giorno
   *[other] { $count } giorni di fila
}
deal-play = Gioca
deal-go-on = Continua
deal-result = { $points ->
    [one] un punto
   *[other] { $points } punti
}
deal-better = meglio del { $percent } %
deal-alone = prima a finire
deal-none-yet = fuori tempo
deal-same = Le stesse carte per tutti, allo stesso posto, contro gli stessi bot con la stessa fortuna.
deal-first-counts = La prima volta conta: niente consigli, non si torna indietro. Poi quante volte vuoi, per allenarti.
deal-play-first = Gioca
deal-again = Ancora, per allenarsi
deal-place = Posto { $place } su { $players }
deal-counts-not = Questo tentativo non conta: non è finito in tempo.
deal-spent = Il tuo tentativo qui l’hai già avuto.
deal-is-over = Questa mano è finita. Puoi ancora giocarla per allenarti.
deal-others = { $count ->
    [0] Nessun altro l’ha ancora finita.
    [one] Un’altra persona l’ha finita.
   *[other] Altre { $count } persone l’hanno finita.
}
deal-so-far = { $count ->
    [0] Nessuno l’ha ancora finita.
    [one] Una persona l’ha finita.
   *[other] { $count } persone l’hanno finita.
}
deal-you-beat = Hai fatto meglio del { $percent } % di loro.
deal-bots = Bot al tuo posto
deal-bots-how = Ogni livello ha giocato questa mano { $count } volte, al tuo posto contro gli stessi bot.
deal-mean = in media { $mean }
deal-more-often = hai fatto di più il { $percent } % delle volte
deal-bots-later = I bot non hanno ancora giocato questa mano. Guarda più tardi.
deal-friends = Chi ha giocato
deal-seats = Tutti i posti
deal-you = Tu
deal-sealed = Fino ad allora carte e svolgimento restano chiusi, così nessuno viene a sapere niente. L’analisi con la linea migliore arriva dopo.
deal-ends-at = Fino a { $time }
deal-key = Come controllare questa mano
deal-key-how = Tutto deriva da una chiave, e la sua impronta è stata pubblicata un giorno prima che qualcuno potesse giocare.
deal-fingerprint = Impronta
deal-key-is = Chiave
deal-key-later = rivelata quando la mano è finita
deal-check = Controlla la chiave
deal-key-fits = La chiave corrisponde all’impronta.
deal-key-wrong = La chiave non corrisponde all’impronta.
deal-days = Le ultime settimane
deal-day-done = { $day }: giocato
deal-day-open = { $day }: non giocato
deal-earlier = Le tue ultime mani
deal-unfinished = non finita
deal-told = { $game }, { $what }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
deal-told-better = { $told }, meglio del { $percent } %
deal-send = Manda questo link agli amici. Ognuno gioca da solo, quando vuole; chi ha finito vede gli altri.
deal-link = Link a questa mano
deal-make-how = Non riuscite a trovarvi? Giocate lo stesso le stesse carte, ognuno da solo contro gli stessi bot, e confrontate.
deal-make-short = Solo la fine di una partita
deal-make = Dai le carte a ognuno
deal-compare = Confronta
deal-bots-of = Bot: { $level }
