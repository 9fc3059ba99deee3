### What the page says of common deals: the deal of the day, and those among friends.

deal-of-the-day = Deal of the day
deal-among = The same deal for each of us
deal-new-in = new in { $time }
deal-streak = { $count ->
    [one] one day
   *[other] { $count } days in a row
}
deal-play = Play
deal-go-on = Go on
deal-result = { $points ->
    [one] one point
   *[other] { $points } points
}
deal-better = better than { $percent } %
deal-alone = the first to finish
deal-none-yet = not in time
deal-same = The same cards for everybody, at the same seat, against the same bots with the same luck.
deal-first-counts = The first time counts: no hints, nothing taken back. After that, as often as you like, for practice.
deal-play-first = Play it
deal-again = Again, for practice
deal-place = Place { $place } of { $players }
deal-counts-not = This attempt doesn’t count: it wasn’t finished in time.
deal-spent = You have had your attempt at this one.
deal-is-over = This deal is over. You can still play it for practice.
deal-others = { $count ->
    [0] Nobody else has finished it so far.
    [one] One other person has finished it.
   *[other] { $count } others have finished it.
}
deal-so-far = { $count ->
    [0] Nobody has finished it so far.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
deal-you-beat = You did better than { $percent } % of them.
deal-bots = Bots at your seat
deal-bots-how = Each level has played this deal { $count } times, at your seat against the same bots.
deal-mean = on average { $mean }
deal-more-often = you made more { $percent } % of the time
deal-bots-later = The bots haven’t played this one yet. Look again later.
deal-friends = Who has played
deal-seats = All seats
deal-you = You
deal-sealed = Until then cards and replay stay closed, so that nobody is told anything. The review with the best line comes after.
deal-ends-at = Until { $time }
deal-key = How to check this deal
deal-key-how = Everything about it follows from its key, and the key’s fingerprint was published a day before anybody could play.
deal-fingerprint = Fingerprint
deal-key-is = Key
deal-key-later = told when the deal is over
deal-check = Check the key
deal-key-fits = The key fits the fingerprint.
deal-key-wrong = The key doesn’t fit the fingerprint.
deal-days = The last weeks
deal-day-done = { $day }: played
deal-day-open = { $day }: not played
deal-earlier = Your last deals
deal-unfinished = not finished
deal-told = { $game }, { $what }: { $points ->
    [one] one point
   *[other] { $points } points
}
deal-told-better = { $told }, better than { $percent } %
deal-send = Send this link to your friends. Each of you plays alone, when you like; whoever has finished sees the others.
deal-link = Link to this deal
deal-make-how = You can’t sit down together? Play the same cards anyway, each alone against the same bots, and compare.
deal-make-short = Only the last part of a match
deal-make = Deal for each of us
deal-compare = Compare
deal-bots-of = Bots: { $level }
