### What the page says. The games' own tables have catalogues of their own.

## Everywhere

page-motto = The table kept for the regulars.
page-nav = Pages
page-watch = Watch
page-replays = Replays
page-rules = Rules
page-rules-of = { $game }: the rules
page-home = Back to the games
page-close = Close
page-loading = One moment …
page-connecting = Walking over to the table …
page-unreachable = The server can’t be reached just now. We keep trying; nothing is lost.
page-again = Try again
page-defect = Something went wrong on our side. Try again, please.
page-copied = The link is copied.
page-unofficial = Unofficial. Not connected with the games’ authors and publishers.

## What somebody likes

page-likes = You and your settings
page-name = Your name
page-guest = Visitor
page-visitor = Visitor { $number }
# What somebody without a name is to themselves; sentences about them have a form of their own, an attribute named like the variable.
page-you = You
page-name-ask = What shall we call you?
page-name-ideas = Lucky Fox, Wise Owl, Brave Hedgehog, Merry Otter, Quiet Badger, Bold Robin, Sly Marten, Gentle Bear
page-name-take = That’s me
page-name-later = Later
page-language = Language
page-theme = Light
page-theme-auto = As the system
page-theme-light = Bright
page-theme-dark = Dark
page-speed = Animations
page-speed-off = Off
page-speed-fast = Fast
page-speed-normal = Calm
page-sound = Sounds
page-buzz = Vibrate when it’s my turn
page-continue-phone = Continue on my phone
page-me = Devices, holidays, notices
page-continue = Continue here
page-signed-out = This device is signed out
page-signed-out-how = You can come in as somebody new, or bring your seats and matches back from another device or with your recovery sentence.
page-signed-out-new = This device was signed out: you’re here as somebody new. “Devices, holidays, notices” brings you back.

## The first screen

page-play-now = Play now
page-learn = Learn it in 60 seconds
page-learn-short = Learn
page-with-friends = With friends
page-friends-short = Friends
page-welcome = Pull up a chair.
page-welcome-how = Card games in good company from the first click. No account needed.
page-record = { $matches } played, { $wins } won
page-best = best { $score }
page-streak = { $count } in a row
page-recent = { $wins } of the last { $matches } won
page-ready-for = Ready for “{ $level }”?
page-companions = People you’ve played with
page-companion = { $game } · { $matches ->
    [one] one match
   *[other] { $matches } matches
  } · you { $wins }, they { $losses }
page-more-companions = { $count ->
    [one] One more
   *[other] { $count } more
  }
page-play-again = Play again
page-invited-told = The table is set, and { $name } is being told.
page-invited = The table is set. { $name } will see it on the first screen; if it’s urgent, send the link.
page-invitation = { $known ->
    [yes] { $name } invites you.
   *[no] Somebody you’ve played with invites you.
  }
page-come = Come along
page-not-now = Not now
page-turn-of = { $names } to move
page-bots-turn = a bot is thinking
page-setting = Setting the table …
page-compiling = The first time, the rules and the bots are compiled: a minute or two, just this once. Your table is dealt as soon as they are ready.
page-facts = { $low }–{ $high } players · { $minutes } min
page-bots = Bots
page-at-table = At the table
page-count-at-table = { $count } at the table
page-level-newcomer = Newcomer
page-level-guest = Guest
page-level-regular = Regular
page-level-veteran = Veteran
page-level-master = Master
page-back-to-table = Back to the table
page-time-left = { $time } left
page-more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
  }
page-join-label = Got a link or a code?
page-join-hint = Link or code
page-join = Join
page-join-wrong = That is neither a link to a table nor a room code, which has six letters.

## With friends

page-friends-how = Set a table, send the link around, and begin when everybody sits.
page-game = Game
page-clock = Clock
page-clock-none = No clock
page-clock-quick = 20 s a move, 1 min in reserve
page-clock-calm = 1 min a move, 5 min in reserve
page-clock-day = A day a move
page-clock-two-days = Two days a move
page-clock-three-days = Three days a move
page-clock-week = A week a move
page-memory = Memory aid: show what was once public
page-hints = Hints are allowed
page-reactions = Bots react now and then
page-spectators = Spectators are welcome
page-public = Public: listed under “Watch”
page-set-table = Set the table
page-invite = Invite friends
page-invite-how = Whoever has the code, the link or the picture can sit down.
page-link = Link to this table
page-share = Share
page-qr = The link as a QR code
page-code = Room code
page-copy = Copy
page-not-copied = That didn’t work. Mark the link and copy it yourself.
page-door-closed = Only this computer can open this address.
page-door-how = To let friends in your network join, stop Stammtisch and start it like this:
page-door-stays = This table will still be here.
page-door-no-network = The door is open, but this computer isn’t in any network right now.
page-seats = Who sits here
page-seat = Seat { $number }
page-free-seat = Free seat
page-sit-here = Sit here
page-sit-down = Sit down
page-sit-beside = At this screen
page-beside-name = Name of whoever plays at this screen, too
page-seat-bot = A bot
page-deal = Deal!
page-deal-waits = There is still a free seat
page-commitment = Sealed before the deal:

## The room, before the deal and between matches

page-taken = { $taken } of { $seats } seats taken
page-chair = Seat { $number }: { $name }
page-chair-free = Seat { $number } is free
page-host = host
page-is-ready = ready
page-not-ready-yet = not ready yet
page-character-of = This bot is
page-level-of = { $name }’s level
page-sit-here-at = Sit here, seat { $number }
page-move-here = Move here
page-stand-up = Stand up
page-make-room = Free this seat
page-swap = Swap seats
page-ask-swap = Ask to swap seats
page-swap-question = { $name } would like to swap seats with you.
page-swap-asked = You’ve asked { $name } to swap seats.
page-swap-yes = Let’s swap
page-swap-no = I’d rather stay
page-swap-withdraw = Never mind
page-ready = I’m ready
page-not-ready = Wait, not yet
page-ready-count = { $ready } of { $people } are ready. When all are, it starts.
page-choose-seat = Take any free seat.
page-all-taken = All seats are taken. You can watch, or ask the host for one.
page-fill-bots = Fill up with bots
page-host-gone = The host isn’t here.
page-take-over = Let somebody else host
page-leave-room = Leave the room
page-you-host = You’re the host now: you can change what we play, and deal.
page-you-were-freed = The host has freed your seat. You’re still welcome: take any free one.
page-they-play = They’re playing just now
page-options = What we play
page-options-host = The host can change this until the deal.
page-on = on
page-off = off
page-memory-short = Memory aid
page-hint-many = Hints
page-reactions-short = Bots’ reactions
page-watching = Spectators
page-listed = Public
page-clock-other = Another clock
page-file-drop = Without it
page-tally = The evening so far
page-tally-matches = Matches
page-tally-wins = Wins
page-tally-points = Points
page-to-room = To the room

## At the table

page-your-turn = Your turn
page-absent = gone
page-own-clock-bank = your reserve is running
page-own-clock-short = your time is almost up!
page-days = { $count ->
    [one] a day
   *[other] { $count } days
  }
page-line-lost = The line is down. We’re trying again …
page-no-table = No table here
page-trouble-damaged = This table's log is damaged. You can look at it and close it, but not play on.
page-trouble-older-rules = This match was begun by older rules and can't be played on by today's. You can look at it and close it.
page-trouble-too-long = This match has gone on for so long that it stops here, without a result.
page-keys-confirm = Do what the button says
    .key = Ctrl + Enter
page-keys-choose = Choose a card, or let go of it
    .key = Enter
page-keys-walk = Walk through the cards
    .key = ← →
page-keys-clear = Clear the selection
    .key = Esc
page-keys-hint = Ask for a hint
    .key = H
page-keys-undo = Take the last decision back
    .key = Z
page-keys-rules = Open the rules
    .key = R
page-keys-help = Show this list
    .key = ?

## The end, and afterwards

page-replay = Replay
page-review = Review
page-exercises = Exercises
page-my-tables = My tables
page-public-tables = Public tables
page-no-tables = No public table is open just now.
page-my-matches = My matches
page-public-matches = Public matches
page-no-matches = No match is over yet. Play one!
page-winner = winner:
page-bring = Bring a match file
page-file-broken = “{ $name }” holds something else: it is no match file or deck file.

## A game that has no table of its own here

page-plain-none = none
page-same-deal = The same deal for all
