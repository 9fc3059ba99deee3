### La lezione di Alhambra in italiano: che cosa chiede ogni passo, la risposta a un’altra mossa, e che cosa ne è venuto.

alhambra-lesson-exact = La torre costa 7, in blu. Paga il prezzo esatto: tocca la torre, scegli il 4 e il 3, e comprala.
    .title = Pagare giusto
    .nudge = Puoi, ma il tuo turno finirebbe. Paga esattamente 7: con il 4 e il 3.
    .done = Prezzo esatto: giochi ancora. È il cuore del gioco.
alhambra-lesson-take = Altro non puoi pagare. Prendi allora denaro scoperto: una carta di qualsiasi valore, o più carte fino a 5 in tutto.
    .title = Prendere denaro
    .nudge = Stavolta prendi denaro: va bene qualsiasi carta scoperta.
    .done = Prendere denaro chiude il turno. Le carte piccole aiutano poi a pagare il prezzo esatto.
alhambra-lesson-most = Più avanti nella partita. Tu e { $one } avete due torri a testa. Compra la terza con il 5 e il 4 verdi.
    .title = La maggioranza
    .nudge = Puoi. Ma guarda la torre: 5 e 4 la pagano giusta.
    .done = Tre torri: nessuno ne ha di più. E hai pagato il prezzo esatto, quindi giochi ancora.
alhambra-lesson-scored = Prendi ancora denaro. Nel rifornire esce una carta conteggio, e si conta.
    .title = Il conteggio
    .nudge = Stavolta prendi denaro: va bene qualsiasi carta scoperta.
    .done = Chi ha più edifici di un tipo ne prende i punti: le torri rendono di più. I conteggi sono tre, e ognuno vale più del precedente.
