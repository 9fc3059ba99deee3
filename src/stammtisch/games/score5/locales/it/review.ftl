### SCORE 5: cosa dice il coach delle decisioni.

score5-kind-lay = prima offerta
score5-kind-bid = cambiare o confermare
score5-kind-share-out = spartizione
score5-kind-joker = jolly
score5-unjudged-bid = Le prime offerte e i cambi non sono giudicati: la risposta degli altri non si può simulare abbastanza bene.

score5-reason-wins = Vinci la carta nel { $best } % dei casi invece del { $played } %.
    .plain = Così vinci la carta più spesso.
score5-reason-pays = Paghi in media { $best } invece di { $played }.
    .plain = Paghi di meno.
score5-reason-gets = Nella spartizione ricevi carte per { $best } invece di { $played }.
    .plain = Dalla spartizione ricavi di più.
score5-reason-first = Prendi per primo nella spartizione nel { $best } % dei casi invece del { $played } %.
    .plain = È più probabile che tu prenda per primo nella spartizione.
score5-reason-counts = Le tue carte migliori fanno allora { $best } invece di { $played }.
    .plain = Le tue carte migliori fanno di più.
score5-reason-rival-counts = Il migliore degli altri ha allora { $best } invece di { $played }.
    .plain = Il migliore degli altri ha allora di meno.
