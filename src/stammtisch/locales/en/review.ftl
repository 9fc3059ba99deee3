### The coach: verdicts, turning points, and what is in the way of a review.

compiling-review = Compiling the coach of { $game }, once: { $done } of { $total }
compiling-review-once = Compiling the coach of { $game }, once for this version. It takes up to a minute.
review-broken = This isn’t a review: { $reason }.
review-format = This review has the format “{ $value }”; only “{ $expected }” can be read.
review-cancelled = The review was cancelled.
review-whole = { $sign }{ $whole }
review-number = { $sign }{ $whole }.{ $tenths }

review-verdict-fine = Fine
review-verdict-slip = A little off
review-verdict-mistake = Costly
review-verdict-blunder = Very costly
review-verdict-unjudged = Not judged
review-praise-found = The best move, and you found it.
review-praise-only = The only move that held, and you found it.

review-turning-own-up = Your decision ({ $kind }): { $change } % more chance to win than at first instinct.
review-turning-own-down = Your decision ({ $kind }): { $change } % less chance to win than at first instinct.
review-turning-others-up = What { $who } did here gave you { $change } %.
review-turning-others-down = What { $who } did here took { $change } % from you.
review-turning-chance-up = Luck: { $change } % came to you.
review-turning-chance-down = Bad luck: { $change } % were gone.

## In the terminal

cli-compiling-review = Teaching the coach { $game }, just this once
cli-reviewing = Judging every decision
cli-review-head = Seat { $seat }: { $decisions } decisions judged by what could be known then; { $forced } moves were forced.
cli-review-split = Fair share { $initial }, your decisions { $own }, the others’ { $others }, luck { $chance }: { $result }.
cli-review-unfinished = The match has no end, so this is the chance in its last position.
cli-review-skill = A decision cost { $lost } ± { $error } points of lead on average ({ $decisions } judged).
cli-review-counts = Fine: { $fine }. A little off: { $slip }. Costly: { $mistake }. Very costly: { $blunder }. Not judged: { $unjudged }.
cli-review-turning = What moved the chance to win most
cli-review-number = Move
cli-review-verdict = Verdict
cli-review-loss = Chance
cli-review-moves = Decision
cli-review-instead = Better: { $best }. Played: { $played }.
