### La lezione di SCOUT in italiano: che cosa chiede ogni passo, la risposta a un’altra mossa, e che cosa ne è venuto.

scout-lesson-show = Il tavolo è vuoto. Tocca i due 7, vicini nella tua mano, e mostrali.
    .title = Mostrare
    .nudge = Si può, ma è debole: i due 7 insieme sono più difficili da battere.
    .done = Uguali o una scala: puoi mostrare tutt’e due, se le carte sono vicine. La mano infatti non si riordina mai.
scout-lesson-beat = { $two } mostra 6 · 7. Le uguali battono una scala altrettanto lunga: battila con i tuoi due 8.
    .title = Battere
    .nudge = Si può anche questo, ma qui puoi battere la combinazione: con i due 8.
    .done = Prendi le due carte battute: 2 punti. Più carte battono meno carte, le uguali battono una scala; altrimenti vince il numero più alto.
scout-lesson-scout = Non puoi battere 7 · 7. Allora fai Scout: prendi un 7 dalla combinazione e mettilo tra il tuo 6 e il tuo 8.
    .title = Fare Scout
    .nudge = Quasi: il 7 va tra il 6 e l’8, con il 7 in alto.
    .done = Ora 6 · 7 · 8 sono vicini. { $two } ha ricevuto un gettone, cioè un punto. Intanto hanno giocato tutti e due.
scout-lesson-out = Sul tavolo c’è 3 · 3. Mostra 6 · 7 · 8: tre carte ne battono due, e la tua mano è vuota.
    .title = Chiudere
    .nudge = Si può, ma la tua scala vince subito: mostra tutte e tre le carte.
    .done = Una mano vuota chiude la manche. Carte prese e gettoni valgono un punto ciascuno, ogni carta rimasta in mano ne costa uno.
