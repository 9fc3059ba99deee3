### What the command `stammtisch` says. In lines with “::” the left part is what you type.

## Help

cli-help =
    stammtisch COMMAND
    { $titles }: play them here, read their rules, simulate and replay matches.

    games :: which games there are
    rules GAME :: the numbered rules of a game
    play GAME :: play against bots
    serve :: a server with tables for people and bots
    admin WHAT :: look after a server's database: figures, backups, people
    warm [GAME …] :: compile the games now, so that nothing has to wait for it later
    simulate GAME :: many matches at random
    tune GAME :: find better weights for the bots by self-play
    train GAME :: teach the bots a second look by self-play
    arena GAME :: bots against each other
    ladder GAME :: all levels of bots against each other
    exploit GAME :: how much somebody wins who knows how a bot decides
    replay FILE :: step through a saved match
    verify FILE :: check that a finished match was fair
    review FILE :: what decided a match, what was luck, and what to try next time

    --lang LANGUAGE :: en, de, fr or it; otherwise STAMMTISCH_LANG or the system decides
    --help :: this page; after a command, that command's page
    --version :: which version this is
cli-help-games =
    stammtisch games
    Lists the games: how many can play, what they are like, and the table options.

    --json :: the same as JSON
cli-help-rules =
    stammtisch rules GAME [NUMBER]
    The numbered rules of a game, with notes that say where a ruling is ours.

    GAME :: { $games }
    NUMBER :: a single rule, such as SC-12
cli-help-play =
    stammtisch play GAME
    Play against bots of a level. Type a move or its number in the list; hint helps, ? explains, quit leaves.

    GAME :: { $games }
    --players N :: how many sit at the table, you included; 4 if you don't say
    --seat N :: your seat, counted from 0
    --seed TEXT :: the same text deals the same cards
    --name NAME :: what the log calls you
    --level NAME :: how well the bots play: newcomer, guest, regular, veteran or master; regular if you don't say
    --bots A,B,C :: who sits in the other seats in turn: levels, random, your own module:Class, program:COMMAND
    { $options }
    --save FILE :: write the match to this file at the end, or when you leave
    --resume FILE :: continue a saved match; it brings its own players, seed and options
    --plain :: a row of cards as one line of text, which suits screen readers
cli-help-serve =
    stammtisch serve
    Serves tables for people and bots. What you leave out comes from the environment, such as STAMMTISCH_PORT.

    --lan :: let friends in your network join, and show them the way
    --host NAME :: where to listen; only this machine if you don't say
    --port N :: 8000 if you don't say; 0 takes any free one
    --database URL :: sqlite:///FILE or postgresql://…; a file in your data folder if you don't say
    --hosts NAMES :: other names of this server, such as table.example, separated by spaces
    --origins ADDRESSES :: other pages that may talk to this server, separated by spaces
    --proxies ADDRESSES :: proxies that may say where a request comes from, separated by spaces; none if you don't say
    --metrics PLACE :: PORT or HOST:PORT where Prometheus finds figures; nowhere if you don't say
    --secure :: the server is behind TLS
    --bot-threads N :: how many bots think at once
    --bot-beat SECONDS :: how far apart the beats are on which bots' moves are shown; 0.5 if you don't say
    --bots-rest SECONDS :: when a match of bots only rests if nobody watches it; 60 if you don't say
    --connections N :: how many connections there may be
    --connections-per-address N :: how many of them from one address
    --requests-per-address N :: how many requests a second from one address
    --request-seconds N :: how long a request may take to arrive
    --host-away SECONDS :: when a host who has vanished hands the room on to somebody who is there; 60 if you don't say
    --keep-matches DAYS :: how long finished matches are kept; 400 if you don't say
    --keep-tables DAYS :: how long quiet tables are kept; 100 if you don't say
    --quota MB :: how many match files a person may store; 20 if you don't say
    --store-limit MB :: how large the database may become; 20000 if you don't say
    --review-threads NUMBER :: threads of the lowest priority that make a review; as many as there are cores if you don't say
    --review-worlds NUMBER :: imagined deals in which a review tries a move; 0, if you don't say, for as many as it takes
    --review-nice NUMBER :: how far a review steps back behind everything else; 19, the lowest priority, if you don't say
    --deal-matches NUMBER :: how often bots of each level play a deal of the day in the background; 40 if you don't say, 0 for never
    --push-after SECONDS :: how long it has to be somebody's turn before they are told; 30 if you don't say
    --push-contact ADDRESS :: whom the push services of browsers may turn to, as mailto:… or https://…
    --push-anywhere :: call any address that claims to be a push service; for tests
    --open :: open the page in the browser
cli-help-admin =
    stammtisch admin WHAT
    Looks after the database of a server, also while servers run on it. They notice within seconds.

    figures :: how many tables, people and matches there are, and how large they are
    tables, people :: a list of them, the oldest or the largest first
    close TABLE :: close a table, whatever state it is in
    purge :: delete what is older than it has to be kept
    ban PERSON, unban PERSON :: let somebody in no more, or again
    mute PERSON, unmute PERSON :: let somebody talk no more, or again
    delete-person PERSON :: delete somebody with all that is theirs
    backup FILE :: write everything to a file
    restore FILE :: read everything from a file into an empty database
    doctor :: read every log and every match, and say which are damaged

    --database URL :: the one that the server uses; STAMMTISCH_DATABASE if you don't say
    --by age, --by size :: the order of a list
    --most N :: how many to list; 20 if you don't say
    --keep-matches DAYS, --keep-tables DAYS :: for purge; 400 and 100 if you don't say
    --json :: figures, lists and findings as JSON
cli-help-warm =
    stammtisch warm [GAME …]
    Compiles the rules and the bots, once for each version. You may stop it at any time: it goes on from there.

    GAME :: { $games }; all of them if you don't say
cli-help-simulate =
    stammtisch simulate GAME
    Plays many matches at random on all cores: moves a second, mean score and win share by seat.

    GAME :: { $games }
    --players N :: how many sit at the table; 4 if you don't say
    --games N :: how many matches; 10000 if you don't say
    --seed TEXT :: the same text gives the same matches, for any number of threads
    --threads N :: how many cores to use; all of them if you don't say
    { $options }
    --json :: the result as JSON
cli-help-tune =
    stammtisch tune GAME
    Looks for better weights of a game's heuristic: challengers play against the present ones, and the best show the way.

    GAME :: { $games }
    --players N :: the number of players to tune for; 4 if you don't say
    --generations N :: how long; 20 if you don't say
    --challengers N :: in each generation; 24 if you don't say
    --deals N :: that each challenger plays, from all sides of the table; 200 if you don't say
    --seed TEXT :: the same text gives the same result
    --file FILE :: keep the state there after each generation, and resume from it if it is there
    --threads N :: how many cores to use; all of them if you don't say
    --on WHERE :: ray for a Ray cluster on this machine, HOST:PORT or ray://HOST:PORT for one that is running
    --keep :: let the bots of this installation play by the result, if it is clearly better
cli-help-train =
    stammtisch train GAME
    Teaches a small network by self-play to judge moves, and lets it play against the tuned weights alone.

    GAME :: { $learnable }
    --players N :: the number of players to train for; 4 if you don't say
    --steps N :: how long; 30 if you don't say
    --lessons N :: decisions to learn from in each step; 20000 if you don't say
    --deals N :: for the match at the end, in every seating; 2000 if you don't say
    --seed TEXT :: the same text gives the same network
    --file FILE :: keep the state there after each step, and resume from it if it is there
    --threads N :: how many cores to use; all of them if you don't say
    --on WHERE :: ray for a Ray cluster on this machine, HOST:PORT or ray://HOST:PORT for one that is running
    --keep :: let the bots of this installation judge by the network, if it is clearly better
cli-help-arena =
    stammtisch arena GAME --bots A,B,C,D
    Lets bots play against each other, every deal once from every seat: who wins how often, and how certain that is.

    GAME :: { $games }
    --bots A,B,C,D :: newcomer, guest, regular, veteran, master, heuristic, random, module:Class, program:COMMAND; fewer than players take turns to fill the table
    --players N :: how many sit at the table; 4 if you don't say
    --deals N :: how many deals; 100 if you don't say
    --seed TEXT :: the same text gives the same deals, for any number of processes
    --stop-early :: stop as soon as the order is clear (99 %); the shares then come out a little too far apart
    --json FILE :: write settings, table and all matches to this file
    --plot FILE.svg :: draw the result
    --journal FILE :: keep every deal there, and resume from there the next time
    --jobs N :: how many processes; one for each core if you don't say
    --on WHERE :: ray for a Ray cluster on this machine, HOST:PORT or ray://HOST:PORT for one that is running
    { $options }
cli-help-ladder =
    stammtisch ladder GAME
    Lets each level play against the one below it, for every number of players, and writes the published figures.

    GAME :: { $games }
    --deals N :: how many deals a contest; 200 if you don't say
    --slow N :: about how many matches in a contest with bots that search; 80 if you don't say
    --players 2,3,4 :: for these numbers of players; all if you don't say
    --levels master,veteran :: only these against the one below, keeping the other published figures; all if you don't say
    --seed TEXT :: the same text gives the same deals
    --folder FOLDER :: where GAME.json and GAME.svg go; docs/ladder if you don't say
    --journals FOLDER :: what has been played so far, to resume from; in the cache if you don't say
    --jobs N :: how many processes; one for each core if you don't say
    --on WHERE :: ray for a Ray cluster on this machine, HOST:PORT or ray://HOST:PORT for one that is running
cli-help-exploit =
    stammtisch exploit GAME
    Seats somebody among bots who knows how they decide, though not their cards, and writes down how much that player wins.

    GAME :: { $games }
    --bot BOT :: who is read; master if you don't say
    --players N :: how many sit at the table; 4 if you don't say
    --deals N :: how many deals, each from every seat; 12 if you don't say
    --trial N :: how many deals for each way of reading that is tried first; 3 if you don't say
    --seed TEXT :: the same text gives the same deals
    --folder FOLDER :: where GAME.json goes; docs/exploit if you don't say
    --journals FOLDER :: what has been played so far, to resume from; in the cache if you don't say
    --jobs N :: how many processes; one for each core if you don't say
    --on WHERE :: ray for a Ray cluster on this machine, HOST:PORT or ray://HOST:PORT for one that is running
cli-help-replay =
    stammtisch replay FILE
    Steps through a match: Enter goes forward, b goes back, a number goes to that move, q leaves.

    FILE :: a match file
    --seat N :: see what this seat saw; otherwise all hands are open
    --step, --no-step :: step through it, or print the whole log; a pipe gets the log
    --plain :: a row of cards as one line of text
cli-help-review =
    stammtisch review FILE [--seat N]
    Judges every decision of a seat by what its player knew then, and splits the result into luck and skill. It takes some seconds.

    FILE :: a match file
    --seat N :: whose decisions; the first seat is 0, and the one that is taken if none is given
    --json :: the whole review, for programs (docs/review.schema.json)
cli-help-verify =
    stammtisch verify FILE
    Checks a finished match: the seed fits what was promised before the deal, every move is legal, and the result is the one they lead to.

    FILE :: a match file
    --daily :: check as well that bots led it to where a deal of the day begins

## When something is wrong

cli-unknown-command = There is no command “{ $value }”. There are: { $known }.
cli-unknown-command-near = There is no command “{ $value }”. Do you mean { $near }?
cli-unknown-option = There is no option “{ $value }” here. --help lists them.
cli-unknown-language = Nobody here speaks “{ $value }”. There are: { $known }.
cli-unknown-rule = There is no rule “{ $value }”. They go from { $first } to { $last }, with gaps.
cli-too-many = That is too much: “{ $value }” has no place here.
cli-bad-value = { $option }: “{ $value }” doesn't fit.
cli-repeated = { $option } is there twice.
cli-missing = { $option } is missing. --help shows how it is written.
cli-bad-line = That doesn't work: { $reason }
cli-no-such-option = { $game } has no option { $option }.
cli-resume-alone = A saved match brings its own players, seed and options: leave them out with --resume.
cli-other-game = That is a match of { $game }.
cli-character = { $name }: { $sentence }
cli-unknown-level = There is no level “{ $value }”. There are: { $known }.
cli-level-or-bots = --level or --bots, one of them: --bots takes levels, too.
cli-many-bots = Too many bots: { $found } of them, and { $seats ->
    [one] one seat is free.
   *[other] { $seats } seats are free.
  }
cli-cannot-read = { $file } can't be read: { $reason }.
cli-cannot-write = { $file } can't be written: { $reason }.
cli-no-folder = { $file } can't be written: there is no such folder.
cli-file-exists = { $file } exists already, and nothing is overwritten. Choose another name.
cli-defect = That shouldn't happen, and it is our mistake: { $reason }. With STAMMTISCH_DEBUG=1 you see where.

## Games and simulations

cli-games-players = { $low }–{ $high } players
cli-games-next = Play with: stammtisch play { $game }. Rules: stammtisch rules { $game }.
cli-option-memory = memory aid: the table shows what was once public
cli-compiling = Compiling the rules of { $game }, just this once
cli-compiling-bots = Teaching the bots { $game }, just this once
cli-compiling-simulation = Compiling random play of { $game }, just this once
cli-warm = { $game } is ready.
cli-warm-stopped = Stopped. What is compiled stays; the same command goes on from there.
cli-warm-failed = { $game } couldn't be compiled: { $reason }
cli-postgresql-missing = PostgreSQL needs one more package: pip install 'stammtisch[postgresql]'.
cli-port-busy = Port { $port } is taken. Choose another one with --port.
cli-serving = The table is set at { $address }
cli-serving-network = For friends in your network: { $address }
cli-serving-no-network = The door is open, but this computer isn't in any network right now.
cli-serving-alone = Friends at the same table? Start it with --lan, or with: make play LAN=1
cli-serving-stop = Ctrl-C stops it. Tables and matches stay as they are.
cli-simulate-speed = { $speed } matches/s
cli-simulate-stopped = Stopped after { $done } of { $games } matches.
cli-simulated = { $game }, { $players } players: { $games } matches, { $moves } moves, { $speed } moves a second
cli-simulate-seat = seat
cli-simulate-score = mean score
cli-simulate-wins = wins

## Tuning

cli-tune-resumed = Resuming after generation { $generation }, from { $file }.
cli-tune-share = the best take { $share }
cli-tune-no-file = { $file } isn't the state of a tuning run.
cli-tune-other = { $file } belongs to { $game } with { $players } players.
cli-tuned = Against the weights at the start: { $share } ± { $error } of the wins in { $deals } deals (50 % is even)
cli-tune-kept = Kept: from now on the bots here play by these weights.
cli-tune-not-kept = Not kept: they aren't clearly better.

## Training

cli-train-none = There is nothing to train for { $game } yet, only for { $games }.
cli-train-players = For { $players } players there is no network in { $game }, only for { $possible }.
cli-train-resumed = Resuming after step { $step } of { $steps }, from { $file }.
cli-train-gain = { $gain } points a decision
cli-train-no-file = { $file } isn't the state of a training run.
cli-trained = Against the tuned weights alone: { $share } ± { $error } of the wins in { $deals } deals (50 % is even)
cli-train-kept = Kept: from now on the bots here judge by this network.
cli-train-not-kept = Not kept: it isn't clearly better.

## Tournaments of bots

cli-arena-progress = { $done } of { $deals } deals
cli-strength = { $processes } { $processes ->
    [one] process
   *[other] processes
  } on { $machines ->
    [one] one machine
   *[other] { $machines } machines
  }
cli-arena-stopped = Stopped after { $done } of { $deals } deals. With --journal FILE you could continue where you left off.
cli-arena-stopped-kept = Stopped after { $done } of { $deals } deals, kept in { $file }. The same command continues from there.
cli-arena-early = The order was clear after { $done } of { $deals } deals. Stopping early makes the bots look a little further apart than they are.
cli-arena-title = { $game }, { $players } players, { $deals } deals
cli-arena-done = { $title }: { $matches } matches
cli-arena-legend = Share of the wins with 95 % interval; dashed: what the number of seats would give
cli-arena-bot = bot
cli-arena-share = wins
cli-arena-interval = 95 %
cli-arena-fair = fair
cli-arena-points = points
cli-arena-margin = lead
cli-arena-time = a move
cli-arena-faults = faults
cli-arena-rating = rating
cli-arena-faulty = { $faults ->
    [one] { $bot }: a stand-in had to make a move, because: { $reason }
   *[other] { $bot }: a stand-in had to help { $faults } times, at first because: { $reason }
  }
cli-ladder-title = { $game }: each level against the one below
cli-ladder-contest = { $upper } against { $lower }, { $players } players
cli-ladder-ratings = ratings
cli-ladder-players = players
cli-ladder-upper = upper
cli-ladder-lower = lower
cli-ladder-share = wins of the upper (95 %)
cli-ladder-fair = fair
cli-ladder-times = median time a move
cli-ladder-written = Written: { $file }
cli-exploit-tried = { $reader }: { $share } of { $matches } matches
cli-exploit-found = Somebody who knows how { $bot } decides wins { $share } ({ $low }–{ $high }) of { $matches } matches against { $others } of them; { $fair } would be fair.

## Replays and checks

cli-seat = Seat { $number }
cli-replay-prompt = { $number }/{ $last } (Enter, b, number, q)>
cli-replay-end = That was the last move.
cli-replay-keys = Enter goes forward, b goes back, a number from 0 to { $last } goes there, q leaves.
cli-verified-seed = The seed fits the promise made before the deal: { $commitment }
cli-verified-deal = { $contributions ->
    [0] The deal follows from the seed.
    [one] The deal follows from the seed and one contribution.
   *[other] The deal follows from the seed and { $contributions } contributions.
  }
cli-verified-moves = { $count ->
    [one] One move, legal by the rules of { $game }.
   *[other] { $count } moves, all legal by the rules of { $game }.
  }
cli-verified-opening = Its { $count } first moves are those of the bots that play up to where a deal of the day begins.
cli-verify-opening = The first moves of this match aren’t those of the bots: it is no deal of the day, or was played with another version of them.
cli-verified-result = The result is right: { $table }. Won: { $winners }

## At the table

cli-welcome = { $game }: { $player } with { $others }. Type ? whenever you want to know more.
cli-level = They play as: { $level }. With --level you choose: { $known }.
cli-thinking = { $player } is thinking …
cli-thinking-hint = Let me think …
cli-stand-in = { $player } isn't quite well; somebody else makes the move. { $reason }
cli-hint = From your seat it looks like this:
cli-hint-figures = wins { $chance } % ± { $chance_error } · lead at the end { $sign }{ $lead } ± { $lead_error }
cli-hint-tied = about as good
cli-hint-only = nothing else is worth considering
cli-prompt = >
cli-many = { $count } moves: list { $first }-{ $last }
cli-rest = and more
cli-more = { $count ->
    [one] One more line: press Enter.
   *[other] { $count } more lines: press Enter.
  }
cli-commands =
    a number :: the move of that number in the list
    list :: all moves; list 12-31 those numbers, list WORD those with that word
    table :: the table again
    log :: what has happened so far
    hint :: the three best moves, by what you can know
    undo :: back to your last decision
    save FILE :: write the match to a file
    rules :: all rules; ? { $rule } a single one by its number
    quit :: leave the table
cli-nothing-to-list = There is no such move in the list.
cli-no-such-number = There is no number { $value } in the list: they go from 1 to { $last }.
cli-nothing-to-undo = You haven't done anything yet.
cli-undone = Taken back.
cli-save-where = Where to? Write: save FILE
cli-saved = Saved in { $file }. Step through it with: stammtisch replay { $file }
cli-saved-running = Saved in { $file }. Continue later with: stammtisch play { $game } --resume { $file }
cli-read-rule = ? { $rule } shows the rule.
cli-bye = See you!
cli-won = You win!
cli-shared = You share the win!
cli-lost = Better luck next time.
cli-offer-save = Save the match? Name of a file, or Enter for no:
cli-total = total
cli-hand = Hand of { $player }
cli-admin-tables = Tables: { $tables } ({ $statuses }), with { $entries } entries in their logs.
cli-admin-people = People: { $people }, of whom { $banned } are banned and { $muted } muted.
cli-admin-matches = Finished matches: { $matches }, { $megabytes } MB.
cli-admin-size = The whole database: { $megabytes } MB.
cli-admin-column-table = table
cli-admin-column-game = game
cli-admin-column-status = status
cli-admin-column-days = days
cli-admin-column-entries = entries
cli-admin-column-bytes = bytes
cli-admin-column-person = person
cli-admin-column-name = name
cli-admin-column-tables = tables
cli-admin-closed = Table { $table } is closed.
cli-admin-banned = { $person } can't come in any more.
cli-admin-unbanned = { $person } can come in again.
cli-admin-muted = { $person } can't talk any more.
cli-admin-unmuted = { $person } can talk again.
cli-admin-deleted = { $person } is gone, and { $entries } entries no longer name them.
cli-admin-backed-up = { $rows } rows are in { $file }. Anyone who reads it knows the cards of running matches.
cli-admin-restored = { $rows } rows were read from { $file }.
cli-admin-file = { $file } can't be used: { $reason }.
cli-admin-purged = { $rows } rows were deleted.
cli-admin-wrong-table = Table { $id }: { $trouble } ({ $cause }).
cli-admin-wrong-match = Match { $id }: { $cause }
cli-admin-progress = { $number } of { $total } …
cli-admin-examined = { $total } tables and matches were read; { $wrong } have something wrong with them.
