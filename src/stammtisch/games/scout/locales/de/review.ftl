### SCOUT: was der Coach zu den Entscheidungen sagt.

scout-kind-turn = die Hand drehen oder nicht
scout-kind-show = Show
scout-kind-scout = Scout
scout-kind-both = Scout & Show

scout-reason-groups = Danach hast du { $best } Gruppen auf der Hand statt { $played }.
scout-reason-out = Du wirst in { $best } % deine Karten los statt in { $played } %.
scout-reason-rival-out = Jemand anderes wird in { $best } % alle Karten los statt in { $played } %.
scout-reason-unbeaten = Deine Serie bleibt in { $best } % bis zum Schluss ungeschlagen statt in { $played } %.
scout-reason-left = Dir bleiben { $best } Karten statt { $played }.
scout-reason-chips = Du bekommst { $best } Scout-Chips statt { $played }.
scout-reason-taken = Du sammelst { $best } Karten ein statt { $played }.
scout-reason-points = Die Runde bringt dir { $best } Punkte statt { $played }.
scout-reason-rival-points = Wer von den anderen am besten abschneidet, bekommt in der Runde { $best } Punkte statt { $played }.
