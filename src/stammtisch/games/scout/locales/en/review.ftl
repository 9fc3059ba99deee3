### SCOUT: what the coach says of its decisions.

scout-kind-turn = which way up
scout-kind-show = Show
scout-kind-scout = Scout
scout-kind-both = Scout & Show

scout-reason-groups = It leaves { $best } groups in your hand instead of { $played }.
scout-reason-out = You go out in { $best } % instead of { $played } %.
scout-reason-rival-out = Somebody else goes out in { $best } % instead of { $played } %.
scout-reason-unbeaten = Your set stays unbeaten to the end in { $best } % instead of { $played } %.
scout-reason-left = You are left with { $best } cards instead of { $played }.
scout-reason-chips = You get { $best } Scout chips instead of { $played }.
scout-reason-taken = You win { $best } cards instead of { $played }.
scout-reason-points = The round brings you { $best } points instead of { $played }.
scout-reason-rival-points = The best of the others gets { $best } points in the round instead of { $played }.
