### SCOUT: cosa dice il coach delle decisioni.

scout-kind-turn = il verso della mano
scout-kind-show = Show
scout-kind-scout = Scout
scout-kind-both = Scout & Show

scout-reason-groups = Ti restano { $best } gruppi in mano invece di { $played }.
scout-reason-out = Resti senza carte nel { $best } % dei casi invece del { $played } %.
scout-reason-rival-out = Un altro resta senza carte nel { $best } % dei casi invece del { $played } %.
scout-reason-unbeaten = La tua combinazione resta imbattuta fino alla fine nel { $best } % dei casi invece del { $played } %.
scout-reason-left = Ti restano { $best } carte invece di { $played }.
scout-reason-chips = Ricevi { $best } gettoni Scout invece di { $played }.
scout-reason-taken = Conquisti { $best } carte invece di { $played }.
scout-reason-points = La manche ti porta { $best } punti invece di { $played }.
scout-reason-rival-points = Il migliore degli altri fa { $best } punti nella manche invece di { $played }.
