### What the command says of SCOUT.

scout-terminal-round = Round { $round } of { $rounds }
scout-terminal-cards = cards
scout-terminal-taken = taken
scout-terminal-chips = chips
scout-terminal-show-chips = S&S
scout-terminal-points = points
scout-terminal-column = round { $round }
scout-terminal-set = { $owner } shows { $kind ->
    [single] one card
    [equal] { $count } equal cards
   *[run] a run of { $count }
  }{ $scouts ->
    [0] .
    [one] , scouted once.
   *[other] , scouted { $scouts } times.
  }
scout-terminal-empty = The table is empty.
scout-terminal-known = { $player } has for sure: { $cards }
scout-terminal-gone = Face down: { $cards }
scout-terminal-spent = Seen in the first round: { $cards }
scout-terminal-now-turning = Keep your hand as it is, or turn all of it?
    .how =
        keep :: every card stays as it is
        turn :: every card shows its other number
scout-terminal-now-acting = Your turn: Show, Scout, or Scout & Show.
    .how =
        show 3-5 :: lay the cards at places 3 to 5; show 4 lays one card
        scout left to 2 :: take the left end of the set; it becomes your second card
        scout right to 1 turned :: take the right end, the other way up
        scout&show left to 2 :: the same with your chip, and a Show follows at once
scout-terminal-now-two = Your turn: Show, or Scout for one of your chips.
    .how =
        show 3-5 :: lay the cards at places 3 to 5; show 4 lays one card
        scout left to 2 :: take the left end of the set; it becomes your second card
        scout right to 1 turned :: take the right end, the other way up
scout-terminal-now-empty = Your turn: the table is empty, show anything.
    .how =
        show 3-5 :: lay the cards at places 3 to 5; show 4 lays one card
scout-terminal-now-showing = Now the Show: it must beat what is left of the set.
    .how =
        show 3-5 :: lay the cards at places 3 to 5; show 4 lays one card
