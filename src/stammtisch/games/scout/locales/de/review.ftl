### SCOUT: was der Coach zu den Entscheidungen sagt.

scout-kind-turn = die Hand drehen oder nicht
scout-kind-show = Show
scout-kind-scout = Scout
scout-kind-both = Scout & Show

scout-reason-groups = Danach hast du { $best } Gruppen auf der Hand statt { $played }.
    .plain = Danach zerfällt deine Hand in weniger Gruppen.
scout-reason-out = Du wirst in { $best } % deine Karten los statt in { $played } %.
    .plain = Du wirst öfter deine Karten los.
scout-reason-rival-out = Jemand anderes wird in { $best } % alle Karten los statt in { $played } %.
    .plain = Die anderen werden seltener ihre Karten los.
scout-reason-unbeaten = Deine Serie bleibt in { $best } % bis zum Schluss ungeschlagen statt in { $played } %.
    .plain = Deine Serie bleibt eher bis zum Schluss ungeschlagen.
scout-reason-left = Dir bleiben { $best } Karten statt { $played }.
    .plain = Dir bleiben weniger Karten.
scout-reason-chips = Du bekommst { $best } Scout-Chips statt { $played }.
    .plain = Du bekommst mehr Scout-Chips.
scout-reason-taken = Du sammelst { $best } Karten ein statt { $played }.
    .plain = Du sammelst mehr Karten ein.
scout-reason-points = Die Runde bringt dir { $best } Punkte statt { $played }.
    .plain = Die Runde bringt dir mehr Punkte.
scout-reason-rival-points = Wer von den anderen am besten abschneidet, bekommt in der Runde { $best } Punkte statt { $played }.
    .plain = Wer von den anderen am besten abschneidet, bekommt in der Runde weniger.
