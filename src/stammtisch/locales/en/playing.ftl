### What the page says of a match at its table, beside the game's own sentences: the log, the stage, the end.

## At the table

page-clear = Clear the selection
page-warming =
    { $count ->
        [one] { $names } is still warming up and doesn’t look as far ahead yet.
       *[other] { $names } are still warming up and don’t look as far ahead yet.
    }
page-who-is = Who is { $name }?
page-sound-off = Turn sounds off
page-sound-on = Turn sounds on
page-deeds = What they did since your last turn
page-thinking = thinking …
page-away = a bot plays
page-send-away = Let a bot play
page-leave = Go away for a while
page-return = I’m back
page-close-table = Close this table
page-close-sure = Close this table for everyone?
page-close-why = Nobody can play on here afterwards, and a match that isn’t over stays without a result.
page-close-yes = Close it
page-close-no = Leave it open
page-closed = This table is closed. Nobody plays here any more.
page-bank = { $seconds } s in reserve
page-on-holiday = on holiday until { $day }
page-own-clock = Your time
page-own-bank = + { $time } in reserve
page-time-up = ⏱ Time’s up
page-trouble-export = What you saw, as a file
page-side = Standing, log and talk
page-standing = Standing
page-log = Log
page-what-happened = What happened
page-earlier = Earlier
page-talk = Talk
page-unread = { $count ->
    [one] one new
   *[other] { $count } new
  }
page-said = { $name }: { $text }
page-talk-empty = Nobody has said anything yet.
page-say = Say something
page-send = Say
page-react = React with { $reaction }
page-mute = Mute { $name }
page-unmute = Hear everyone again
page-hint = Hint
page-hint-thinking = Thinking …
page-hint-why = wins { $chance } % (±{ $error }), final lead { $lead }
page-hint-show = Show me
page-hint-figures = In figures
page-hint-equal = About as good: { $moves }
page-hint-all-equal = No clear difference: take whichever you like.
page-hint-compared = Compared with “{ $move }”.
page-hint-ahead = { $count ->
    [one] About { $points } point better in the end than “{ $move }”.
   *[other] About { $points } points better in the end than “{ $move }”.
  }
page-hint-better = Wins a little more often than “{ $move }”.
page-hint-chances = Wins { $chance } times out of 100; “{ $move }” only { $other }.
page-hint-basis = { $worlds ->
    [one] Tried out in one imagined deal, from what you can know.
   *[other] Tried out in { $worlds } imagined deals, from what you can know.
  }
page-hint-only = There is nothing else you can do.
page-undo = Take back
page-undo-short = Undo
page-try-again = Try again from here
page-practice = Practice
page-practice-how = Decisions were taken back with hindsight, so this match counts for no record.
page-practice-sure = Go on as practice?
page-practice-why = You have seen something since then. If you take it back, this match is practice: play on as you like, but it counts for no record.
page-practice-yes = Take it back
page-practice-no = Leave it
page-wish = { $name } would like to take a decision back.
page-wish-yes = Fine with me
page-wish-no = Rather not
page-guide = Your first match
page-guide-next = Got it
page-guide-skip = No more tips
page-cover = { $name }, it’s your turn
page-cover-why = Hand the device over. The cards are covered until you’re there.
page-cover-here = I’m { $name }
page-keys = Keyboard
page-keys-letters = Letters work as shortcuts

## The log

page-log-sat = { $name } sits down.
    .name = You sit down.
page-log-named = { $name } has told us their name.
page-log-renamed = { $was } is called { $name } now.
page-log-stood = { $name } stands up.
page-log-freed = { $name } makes room; the host asked for it.
page-log-sat-elsewhere = { $name } moves to seat { $number }.
page-log-swapped = { $name } and { $other } swap seats.
page-log-arranged = The host has changed what we play.
page-log-host-passed = { $name } is the host now.
page-log-sat-bot = { $name } sits down, a bot ({ $level }).
page-log-back = { $name } is back.
    .name = You’re back.
page-log-late = { $me ->
    [yes] Your time was up: a bot decided for you.
   *[no] { $name }’s time was up: a bot decided instead.
  }
page-log-went-back = A decision was taken back.
page-log-practice = A decision was taken back with hindsight: from here on, this is practice.
page-log-proposed = { $name } would like to take it back.
    .name = You’d like to take it back.
page-log-answered = { $yes ->
    [yes] { $name } agrees.
   *[no] { $name } would rather not.
  }
    .name = { $yes ->
        [yes] You agree.
       *[no] You’d rather not.
      }
page-log-away = { $me ->
    [yes] A bot plays for you until you’re back.
   *[no] { $why ->
        [late] { $name } is out of time; a bot plays meanwhile.
        [sent] { $name } isn’t here; a bot plays meanwhile.
       *[left] { $name } has left for a while; a bot plays meanwhile.
      }
  }
page-log-rested = { $name } is on holiday; the clock waits.
    .name = You’re on holiday; the clock waits.
page-log-closed = The table is closed.

## The stage

page-stage-skip = Click or Space: straight to the result
page-stage-to-result = To the result
page-stage-continue = Continue

## The end

page-won = { $count ->
    [one] You won. Well played!
   *[other] You share the win. Well played!
  }
page-winners = { $count ->
    [one] { $winners } wins this one.
   *[other] { $winners } share the win.
  }
page-placed = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $players }
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
page-gap-ahead = { $points ->
    [one] 1 point ahead of { $name }.
   *[other] { $points } points ahead of { $name }.
  }
    .name = { $points ->
        [one] 1 point ahead of you.
       *[other] { $points } points ahead of you.
      }
page-gap-behind = { $points ->
    [one] 1 point behind { $name }.
   *[other] { $points } points behind { $name }.
  }
page-gap-level = As many points as { $name }, and yet.
    .name = As many points as you, and yet.
page-how-it-went = How it went
page-turn-is-best = Best moment
page-turn-is-lead = What decided it
page-turn-best = { $where }: the best of { $player }, +{ $points }.
    .player = { $where }: your best, +{ $points }.
page-turn-lead = { $where }: { $player } takes the lead for good.
    .player = { $where }: you take the lead for good.
page-turn-always = { $player } was never behind.
    .player = You were never behind.
page-all-points = All points
page-share-result = Share the result
page-share-alt = The result as a picture: places, names and points
page-link-replay = Link to the replay
page-download = Keep the picture
page-copy-link = Copy the link
page-rematch = Another match
page-verify = Check the deal
page-verifying = Dealing everything once more …
page-verified = It holds: the seed fits the seal, and the deal and every move follow from it.
page-not-verified = That couldn’t be confirmed.
page-chart = Points over the match
page-file = Match file
page-seen-by = Seen by
page-moves = All moves
page-hand-of = Hand of
page-spectator = a spectator
page-open-hands = all hands open
page-first = To the deal
page-previous = One step back
page-next = One step on
page-last = To the end
page-run = Play
page-pause = Pause
page-step = Step
page-plain-choose = What do you do?
page-plain-waiting = Waiting for { $names }
page-plain-hand = Your hand
page-plain-moves = What you can do
page-plain-do = { $what }: { $parts }
page-plain-do-alone = { $what }
page-plain-part = { $name } { $value }
page-plain-yes = yes
page-plain-no = no
page-plain-result = Result

## The lesson

page-lesson = Lesson
page-lesson-where = Lesson · { $step } of { $steps }
page-lesson-goal = The goal
page-lesson-how = { $steps ->
    [one] One small position, then you know the game.
   *[other] { $steps } small positions, then you know the game.
  }
page-lesson-begin = Let’s go
page-lesson-next = Next
page-lesson-skip = Skip the lesson
page-lesson-over = That is all you need
page-lesson-over-how = The rest you learn by playing. You can come back to the lesson and the rules at any time.
page-lesson-play = Play { $game } now
page-lesson-back = Back to your table
page-lesson-again = Once more
page-lesson-none = This game has no lesson. Its rules tell everything.
page-lesson-first = New to this game?
page-lesson-first-yes = 60-second lesson
page-lesson-first-no = Just play
