### What the library says when something about a match, a position or a file is wrong.

unknown-game = There is no game called “{ $value }”. At this table: { $games }.

notation-not-text = A position is written as text, but this is a { $value }.
notation-other-rules = This position of { $game } was kept by another version of its rules. Its notation can still be read.
notation-too-long = That is too long: { $limit } characters at most.
notation-no-colon = “{ $part }” has no colon. Every field is written as “name: value”.
notation-twice = The field “{ $field }” is there twice.
notation-missing = The field “{ $field }” is missing.
notation-unknown = There is no field “{ $field }” in this game.
notation-number = Field “{ $field }”: expected a whole number from { $low } to { $high }, but found “{ $value }”.
notation-count = Field “{ $field }”: expected { $count } numbers, but found { $found }.
notation-too-many = Field “{ $field }”: at most { $limit } fit here, but there are { $found }.
notation-choice = Field “{ $field }”: expected one of { $choices }, but found “{ $value }”.
notation-key = Field “{ $field }”: expected 64 hexadecimal digits in lower case.
notation-card-twice = Field “{ $field }”: the card { $value } is somewhere else already.
notation-action = “{ $value }” isn't an action in this game.

option-players = { $game } is for { $low } to { $high } players, not { $value }.
option-seat = There is no seat { $value } here: seats are numbered 0 to { $last }.
option-seed = A seed or contribution is a text of at most 1000 characters.
option-contributions = Contributions are a list of at most 64 texts.
option-source = { $value } is no source of chance: stammtisch.generator(seed) makes one.
option-unknown = There is no option “{ $option }” in this game. Known here: { $known }.
option-wrong = The option “{ $option }” can't be { $value }. If you leave it out, it is { $default }.
option-games = The number of matches is a whole number from 1 up, not { $value }.
option-endless = Without a value for “{ $option }”, random players would never come to an end.
option-undo = There is no move { $value } to go back to: moves are numbered 0 (the deal) to { $last }.

file-too-large = This file is too large for a match: { $limit } bytes at most.
file-broken = This isn't a match file: { $reason }.
file-format = The file says it is “{ $value }”; expected “{ $expected }”.
file-version = The file was made with version { $value } of the rules of { $game }; this is version { $expected }.
file-start = The match can't be set up: { $reason }
file-commitment = The seed doesn't fit the commitment: what was promised before the deal isn't what was dealt.
file-move = Move { $number } (seat { $seat }) isn't possible: { $reason }
file-result = The result in the file isn't the one that its moves lead to.
file-unfinished = The match isn't over: it has { $moves } moves so far. Only a finished match can be verified.
file-too-long = This match has { $moves } moves; no more than { $limit } can be read.
match-must-settle = This match has had { $limit } moves, and everyone wants to go home one day: from here on, only “{ $move }” is possible.
match-too-long = This match has had { $limit } moves. It stops here, without a result: close the table and open another.

tell-row = { $who } { $what }
tell-row-with = { $who } { $what } ({ $parts })
tell-both = { $first } { $second }
tell-match-ended = { $count ->
    [one] { $winners } wins! Points: { $table }.
   *[other] { $winners } share the win! Points: { $table }.
  }
    .winners = You win! Points: { $table }.

compiling = Compiling the rules of { $game }, once: { $done } of { $total }
compiling-bots = Compiling the bots of { $game }, once: { $done } of { $total }
compiling-once = Compiling the rules of { $game }, once for this version. It takes up to half a minute; “stammtisch warm” does it beforehand.
compiling-bots-once = Compiling the bots of { $game }, once for this version. It takes up to a minute; “stammtisch warm” does it beforehand.
compiling-simulation = Compiling random play of { $game }, once: { $done } of { $total }
compiling-simulation-once = Compiling random play of { $game }, once for this version. It takes a few seconds.

rulebook-examples = Examples
rulebook-public = What is public
game-file-missing = The game { $game } lacks the file { $file }.
game-name-missing = The game { $game } lacks { $name } in { $file }.
game-not-loaded = The game { $game } can’t be loaded: { $reason }
game-prefix-taken = The game { $game } numbers its rules with { $prefix }, as { $other } does; it needs letters of its own.
package-missing = This needs the package { $package }: pip install 'stammtisch[{ $extra }]'
