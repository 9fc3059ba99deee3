### SCOUT: what the coach says of its decisions.

scout-kind-turn = which way up
scout-kind-show = Show
scout-kind-scout = Scout
scout-kind-both = Scout & Show

scout-reason-groups = It leaves { $best } groups in your hand instead of { $played }.
    .plain = It leaves your hand in fewer groups.
scout-reason-out = You go out in { $best } % instead of { $played } %.
    .plain = You go out more often.
scout-reason-rival-out = Somebody else goes out in { $best } % instead of { $played } %.
    .plain = It is harder for the others to go out.
scout-reason-unbeaten = Your set stays unbeaten to the end in { $best } % instead of { $played } %.
    .plain = Your set is more likely to stay unbeaten.
scout-reason-left = You are left with { $best } cards instead of { $played }.
    .plain = You are left with fewer cards.
scout-reason-chips = You get { $best } Scout chips instead of { $played }.
    .plain = You get more Scout chips.
scout-reason-taken = You win { $best } cards instead of { $played }.
    .plain = You win more cards.
scout-reason-points = The round brings you { $best } points instead of { $played }.
    .plain = The round brings you more points.
scout-reason-rival-points = The best of the others gets { $best } points in the round instead of { $played }.
    .plain = The best of the others gets less out of the round.
