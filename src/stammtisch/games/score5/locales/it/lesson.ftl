### La lezione di SCORE 5 in italiano: che cosa chiede ogni passo, la risposta a un’altra mossa, e che cosa ne è venuto.

score5-lesson-bid = All’asta c’è il rosso 75. Si offre con le carte: scegli il 20 e il 25 e mettili coperti.
    .title = Offrire
    .nudge = Puoi offrirlo, ma basterà? Prova con il 20 e il 25.
    .done = Ora tutti vedono quante carte ha messo ciascuno, ma non quali. { $one } e { $two } dicono: definitiva.
score5-lesson-final = Potresti ancora cambiare l’offerta. Non serve: dichiarala definitiva, e si scopre tutto.
    .title = Definitiva
    .nudge = Puoi cambiarla. Ma 45 va bene: dichiara la tua offerta definitiva.
    .done = I tuoi 45 hanno vinto. Il rosso 75 è tuo, e gli altri si sono spartiti la tua offerta: ha scelto per prima la seconda offerta.
score5-lesson-take = Stavolta ha vinto { $two }, pagando 25 e 25. La prima scelta è tua: prendi il viola 25, perché di viola non hai nulla.
    .title = Spartire
    .nudge = Si può. Ma di ogni famiglia conta solo la carta più alta, e di viola non hai nulla.
    .done = 25 punti in più, in regalo. Perdere un’asta a volte conviene.
score5-lesson-name = L’ultima asta è finita e il jolly è tuo: vale 75, nella famiglia che vuoi. Di giallo non hai nulla: nomina il giallo.
    .title = Il conto
    .nudge = Puoi. Ma lì hai già una buona carta; di giallo nessuna.
    .done = Cinque famiglie, di ognuna la carta più alta: ecco il tuo punteggio. Vince il totale più alto.
