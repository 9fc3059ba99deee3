### Exercises: decisions with one clearly best move, asked until they are known.

exercise-own = A decision of your own
exercise-set = From the collection
exercise-to-do = { $count ->
    [0] nothing to do today
   *[other] { $count } to do
  }
exercise-learned = { $count } learned
exercise-only = Only: { $kind }
exercise-only-match = From one match
exercise-all = All exercises
exercise-none = There are no exercises for this game yet.

exercise-right = Right!
exercise-wrong = There was something better.
exercise-shown = This is the best move.
exercise-unjudged = The coach can’t compare this move with the others, so it counts neither way. Choose another one.
exercise-unmeasured = Your move didn’t look good enough to be measured.
exercise-best = The best move
exercise-chose = Your choice
exercise-played = Played in your match
exercise-next-best = The next best
exercise-sure = Measured in { $worlds } imagined deals that fit what could be known here: { $behind } ± { $error } % chance to win between the two.
exercise-next = Next exercise
exercise-review = The match it comes from

exercise-back-soon = It comes back in ten minutes.
exercise-back = It comes back in { $days ->
    [one] a day
   *[other] { $days } days
  }.
exercise-known = You know this one. It won’t come back.

exercise-done = Done for now
exercise-done-when = The next one comes back in { $time }.
exercise-done-how = What you answer right comes back after 1, 3, 7, 21 and 60 days; what you don’t starts again.
exercise-done-such = Nothing of this sort is due.
exercise-play = Play { $game }

## Progress

progress = How you play
progress-how = What a decision of yours costs on average, in points of lead, from the reviews of your matches; the less, the better. Matches with taken-back moves count for nothing here.
progress-few = { $matches ->
    [0] No match reviewed yet.
    [one] One match reviewed.
   *[other] { $matches } matches reviewed.
  } From { $enough } on, this tells how you play.
progress-skill = Your last ten matches: { $points } ± { $error } points lost a decision.
progress-better = In the ten before that it was { $before }.
progress-kinds = By kind of decision
progress-kind = Kind
progress-each = Lost with each
progress-a-match = Lost a match
progress-worst = Most points go by this: { $kind }.
progress-practise = Exercises on just that
progress-exercises = Exercises
progress-suits = What suits you now: { $level }.
