### What the command says of Goofspiel.

goofspiel-terminal-bid = bid
goofspiel-terminal-shown = before
goofspiel-terminal-points = points
goofspiel-terminal-prize = { $more ->
    [0] The prize: { $prize }
   *[other] The prize: { $prize }, and { $more } carried over; { $stake } at stake
  }
goofspiel-terminal-left = { $player } still has: { $cards }
goofspiel-terminal-gone = Prizes so far: { $cards }
goofspiel-terminal-now = Which card do you bid?
    .how =
        bid 7 :: lay your 7 face down
