### SCORE 5: cosa dice il coach delle decisioni.

score5-kind-lay = prima offerta
score5-kind-bid = cambiare o confermare
score5-kind-share-out = spartizione
score5-kind-joker = jolly
score5-unjudged-bid = Le prime offerte e i cambi non sono giudicati: la risposta degli altri non si può simulare abbastanza bene.

score5-reason-wins = Vince la carta nel { $best } % dei casi, la tua nel { $played } %.
score5-reason-pays = Paghi in media { $best } invece di { $played }.
score5-reason-gets = Nella spartizione ricevi carte per { $best } invece di { $played }.
score5-reason-first = Prendi per primo nella spartizione nel { $best } % dei casi invece del { $played } %.
score5-reason-counts = Le tue carte migliori fanno allora { $best } invece di { $played }.
score5-reason-rival-counts = Il migliore degli altri ha allora { $best } invece di { $played }.
