### SCOUT: cosa dice il coach delle decisioni.

scout-kind-turn = il verso della mano
scout-kind-show = Show
scout-kind-scout = Scout
scout-kind-both = Scout & Show

scout-reason-groups = Ti restano { $best } gruppi in mano invece di { $played }.
    .plain = La tua mano resta in meno gruppi.
scout-reason-out = Resti senza carte nel { $best } % dei casi invece del { $played } %.
    .plain = Resti più spesso senza carte.
scout-reason-rival-out = Un altro resta senza carte nel { $best } % dei casi invece del { $played } %.
    .plain = Gli altri restano meno spesso senza carte.
scout-reason-unbeaten = La tua combinazione resta imbattuta fino alla fine nel { $best } % dei casi invece del { $played } %.
    .plain = La tua combinazione ha più probabilità di restare imbattuta.
scout-reason-left = Ti restano { $best } carte invece di { $played }.
    .plain = Ti restano meno carte.
scout-reason-chips = Ricevi { $best } gettoni Scout invece di { $played }.
    .plain = Ricevi più gettoni Scout.
scout-reason-taken = Conquisti { $best } carte invece di { $played }.
    .plain = Conquisti più carte.
scout-reason-points = La manche ti porta { $best } punti invece di { $played }.
    .plain = La manche ti porta più punti.
scout-reason-rival-points = Il migliore degli altri fa { $best } punti nella manche invece di { $played }.
    .plain = Il migliore degli altri fa meno punti nella manche.
