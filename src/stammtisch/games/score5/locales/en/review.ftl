### SCORE 5: what the coach says of its decisions.

score5-kind-lay = first bid
score5-kind-bid = change or final
score5-kind-share-out = share-out
score5-kind-joker = joker
score5-unjudged-bid = Opening bids and changes aren’t judged: how the others answer them can’t be played on well enough.

score5-reason-wins = It wins the card in { $best } % instead of { $played } %.
    .plain = It wins the card more often.
score5-reason-pays = You pay { $best } on average instead of { $played }.
    .plain = You pay less for it.
score5-reason-gets = You get cards worth { $best } in the share-out instead of { $played }.
    .plain = You get more out of the share-out.
score5-reason-first = You take first in the share-out in { $best } % instead of { $played } %.
    .plain = You are more likely to take first in the share-out.
score5-reason-counts = Your best cards then add up to { $best } instead of { $played }.
    .plain = Your best cards add up to more.
score5-reason-rival-counts = The best of the others then has { $best } instead of { $played }.
    .plain = The best of the others ends up with less.
