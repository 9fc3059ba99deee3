### The coach: verdicts, turning points, and what is in the way of a review.

compiling-review = Compiling the coach of { $game }, once: { $done } of { $total }
compiling-review-once = Compiling the coach of { $game }, once for this version. It takes up to a minute.
review-broken = This isn’t a review: { $reason }.
review-format = This review has the format “{ $value }”; only “{ $expected }” can be read.
review-cancelled = The review was cancelled.
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
