### What the command says of SCORE 5.

score5-switch-cap = at most N changes of a bid per player and auction
    .value = N
score5-switch-deck = another deck file, such as one with the figures of the printed cards
    .value = FILE
score5-ending = Random bidders never come to an end without a cap on changes, so there is one: { $cap }. Choose your own with --cap.
score5-terminal-auction = Auction { $auction } of { $auctions }
score5-terminal-cards = cards
score5-terminal-bid = bid
score5-terminal-ready = ready
score5-terminal-changes = changes (of { $cap })
score5-terminal-card = { $left ->
    [0] Up for auction, the last card:
    [one] Up for auction, and one card to come:
   *[other] Up for auction, and { $left } cards to come:
  }
score5-terminal-won = { $player } wins:
score5-terminal-face-up = { $player } bid { $total }:
score5-terminal-to-take = Left of the winning bid of { $player }:
score5-terminal-shown = { $player } laid nothing and shows:
score5-terminal-order = They take in turn:
score5-terminal-unsold = Out of the game:
score5-terminal-known = { $player } has (counts { $score }):
score5-terminal-own-bid = { $count ->
    [one] Your bid: one card, { $total }
   *[other] Your bid: { $count } cards, { $total }
  }
score5-terminal-none = none
score5-terminal-best = Your best:
score5-terminal-sum = sum { $sum }
score5-terminal-bids = { $count ->
    [0] bid nothing
    [one] bid one card
   *[other] bid { $count } cards
  }
score5-terminal-gain = { $points ->
    [0] counts nothing for now
   *[other] +{ $points } for you
  }
score5-terminal-now-laying = Your bid, face down: any of your cards, or nothing.
    .how =
        bid g5 r20 :: lay these cards; the letter is the family, the number the value
        bid nothing :: lay no card
        =50 :: on a card: its tie-break number; of equal totals, the highest one wins
score5-terminal-now-adjusting = Everyone sees how many cards you all laid: change your bid, or declare it final.
    .how =
        final :: your bid stays; when everyone says so, the bids are turned up
        bid g5 r20 :: these cards are your whole new bid; a new count lets everyone react
        bid nothing :: take everything back
score5-terminal-now-final = You have no change left in this auction: declare your bid final.
    .how =
        final :: your bid stays; when everyone says so, the bids are turned up
score5-terminal-now-sharing = The winner's bid is shared out: take one card of it.
    .how =
        take g30 :: take this card into your hand
score5-terminal-now-naming = The joker is yours: name its family.
    .how =
        name green :: the joker counts 75 as green; or red, yellow, violet, blue
