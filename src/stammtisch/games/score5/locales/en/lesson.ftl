### The lesson of SCORE 5, in English: what each step asks for, what is said of a move that isn’t meant, and what came of it.

score5-lesson-bid = Red 75 is up for auction. You bid with your cards: choose the 20 and the 25, and lay them face down.
    .title = Bid
    .nudge = You may bid that, but would it be enough? Try the 20 and the 25.
    .done = Now everyone sees how many cards each of you laid, but not which. { $one } and { $two } say: final.
score5-lesson-final = You could still change your bid. You needn’t: declare it final, and all bids are turned up.
    .title = Final
    .nudge = You may change your bid. But 45 is good: just declare it final.
    .done = Your 45 won. Red 75 is yours, and the others have shared the 45 you paid: the second-highest bid chose first.
score5-lesson-take = This time { $two } won, and paid with 25 and 25. You choose first: take the violet 25, for you have no violet card.
    .title = Share out
    .nudge = Allowed. But only the best card of each family counts: violet is a family you have nothing of.
    .done = That made you 25 points better, for nothing. Losing an auction can be the better part.
score5-lesson-name = The last auction is over, and the joker is yours: worth 75, in a family of your choice. You have no yellow: name yellow.
    .title = The count
    .nudge = You may. But there you have a good card already; in yellow you have none.
    .done = Five families, the best card of each: that is your score. The highest total wins.
