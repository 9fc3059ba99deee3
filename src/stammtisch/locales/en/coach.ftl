### The coach on the page: a review while it is made, and how it is told.

coach-making = The coach is going through your match
coach-waiting = Another { $ahead ->
    [one] review comes
   *[other] { $ahead } reviews come
  } first.
coach-waiting-next = Yours is the next one.
coach-reading = Reading the match again …
coach-judging = { $done } of { $total } decisions: trying other moves in imagined deals.
coach-summing = Telling luck from skill, and looking for reasons.
coach-leave = You can leave this page, or play on. The review will be here.
coach-cancel = Never mind
coach-none = There is no review of this match yet.
coach-failed = This review couldn’t be made. Perhaps it works another time.
coach-whose = Decisions of

coach-story-lost-own = What cost you most were decisions of your own: below are those to try again.
coach-story-lost-others = The others played well against you. That cost you most.
coach-story-lost-chance = Mostly it was the cards. They cost you more than your decisions did.
coach-story-won-own = You won it by your decisions.
coach-story-won-others = What the others did helped you most.
coach-story-won-chance = The cards were with you, and you made something of it.
coach-theirs-lost-own = What cost { $name } most were decisions of their own.
coach-theirs-lost-others = The others played well against { $name }. That cost most.
coach-theirs-lost-chance = Mostly it was the cards. They cost { $name } more than any decision did.
coach-theirs-won-own = { $name } won it by good decisions.
coach-theirs-won-others = What the others did helped { $name } most.
coach-theirs-won-chance = The cards were with { $name }, who made something of it.
coach-sum = Where the result came from
coach-initial = at the start, for everyone
coach-part-own = your decisions
coach-part-theirs = their decisions
coach-part-others = what the others did
coach-part-chance = luck of the cards
coach-result-won = the win
coach-result-lost = at the end
coach-fine = { $fine } of { $judged } decisions were the best or as good.
coach-skill = A decision cost { $points } ± { $error } points of lead on average.

coach-curve = Chance to win, move by move
coach-lane-luck = Luck: the cards, and what the others did
coach-lane-own = Your moves, against first instinct
coach-lane-theirs = Moves of { $name }, against first instinct
coach-move = Move
coach-cause = Cause
coach-change = Change
coach-chance = Chance
coach-cause-start = start
coach-cause-own = own decision
coach-cause-others = the others
coach-cause-chance = luck
coach-cause-result = result

coach-turning-points = Turning points
coach-theirs-turning-own-up = { $name } decided ({ $kind }): { $change } % more chance to win than at first instinct.
coach-theirs-turning-own-down = { $name } decided ({ $kind }): { $change } % less chance to win than at first instinct.
coach-theirs-turning-others-up = What { $who } did here gave { $name } { $change } %.
coach-theirs-turning-others-down = What { $who } did here took { $change } % from { $name }.
coach-theirs-turning-chance-up = Luck: { $change } % came to { $name }.
coach-theirs-turning-chance-down = Bad luck: { $name } lost { $change } %.
coach-look-again = Worth a second look
coach-kind-at = { $kind }, move { $number }
coach-nothing-named = No decision cost you anything that can be told from chance. Well played.
coach-praised-found = The best move, found
coach-praised-only = The only move that held

coach-move-number = Move { $number }
coach-question = What would you do?
coach-show-answer = Show me the answer
coach-you-played = You played
coach-was-played = Was played
coach-better = Better
coach-tried-best = Yes! That is the move.
coach-tried-again = Yes, and you found it then, too.
coach-tried-same = That is what you played. There was something better.
coach-tried-close = Good: too close to the best to tell them apart.
coach-tried-worse = Not bad, but { $percent } % behind the best.
coach-tried-unknown = That move wasn’t among those that looked best, so the coach hasn’t measured it.
coach-nothing-better = Nothing better was found.
coach-close = Too close to tell apart.
coach-no-reason = The difference was measured; no single reason stands out.
coach-how-sure = How sure is that?
coach-less = Less
coach-worlds = Measured in { $worlds } imagined deals that fit what you knew: it cost { $loss } ± { $error } % chance to win.
coach-ask-again = Ask me again
coach-try = Try it from here
coach-practise = Practise { $count ->
    [one] a decision
   *[other] { $count } decisions
  } from this match
coach-share = Let everyone see this review who has the link
coach-people = Among people everyone sees their own decisions judged, and others’ only where they share it. What came between two of yours is told in one sum.
