### SCORE 5 on the page, in English: the table, its buttons, the standing, the guided first match, captions of drawn examples.

## Where the match is

score5-page-status = Auction { $auction } of { $auctions } · { $phase }
score5-page-phase-laying = lay your bids
score5-page-phase-adjusting = adjust your bids
score5-page-phase-sharing = the winning bid is shared out
score5-page-phase-naming = the joker gets a family
score5-page-phase-over = The match is over

## What the button does

score5-page-bid-cards = { $count ->
    [one] Bid { $total } with one card
   *[other] Bid { $total } with { $count } cards
  }
score5-page-bid-nothing = Bid nothing
score5-page-change-cards = { $count ->
    [one] Change the bid to { $total } with one card
   *[other] Change the bid to { $total } with { $count } cards
  }
score5-page-change-nothing = Take the whole bid back
score5-page-final = Final
score5-page-final-cards = { $count ->
    [one] Final: bid { $total } with one card
   *[other] Final: bid { $total } with { $count } cards
  }
score5-page-final-nothing = Final: bid nothing
score5-page-not-final = Take “final” back
score5-page-all-back = Take all back
score5-page-take = Take { $card }
score5-page-name = The joker is { $family }
score5-page-alike = { $span ->
    [one] other bids of { $low }
   *[many] other bids of { $low } to { $high }
  } { $count ->
    [one] with one card
   *[other] with { $count } cards
  }

## What is expected, and who is waited for

score5-page-expect-laying = Which cards do you bid for { $card }?
score5-page-expect-adjusting = Change your bid, or declare it final
score5-page-expect-sharing = Take one card of the winning bid
score5-page-expect-naming = Which family shall the joker be?
score5-page-done-laying = You have laid. Waiting for { $names }
score5-page-done-adjusting = Your bid is final. Waiting for { $names }
score5-page-wait = Waiting for { $names }
score5-page-wait-sharing = { $names } takes a card
score5-page-wait-naming = { $names } names the joker’s family

## On the table

score5-page-on-auction = On auction
# $left: cards face down, with the joker; $count: without it.
score5-page-pile = { $left ->
    [0] The last card
    [1] Only the joker to come
   *[other] { $count } to come, then the joker
  }
score5-page-unsold = Out of the game
score5-page-bids = The others’ bids, face down
score5-page-count = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  }
# A card as a screen reader says it. $tie: its tie-break number.
score5-page-card-tie = { $card }, tie-break number { $tie }
score5-page-your-bid = Your bid
score5-page-bid-sum = { $count ->
    [one] one card · { $total }
   *[other] { $count } cards · { $total }
  }
score5-page-tray-open = not laid yet
score5-page-tray-laid = lies face down
score5-page-tray-changed = { $count ->
    [0] so far: nothing
    [one] so far: one card · { $total }
   *[other] so far: { $count } cards · { $total }
  }
score5-page-tray-empty = Tap cards below, or drag them here
score5-page-tray-nothing = Nothing laid
score5-page-take-back = Take back { $card }
score5-page-if-wins = If it wins: { $now } → { $then }
score5-page-changes-left = { $count ->
    [0] No change left
    [one] One change left
   *[other] { $count } changes left
  }
score5-page-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
  }
score5-page-best = Your best card in each family
score5-page-best-sum = Sum
score5-page-winning-bid = The winning bid
score5-page-wins = { $how ->
    [you] You win { $card }
   *[other] { $name } wins { $card }
  }
score5-page-paid = with a bid of { $total }
score5-page-order = The share-out, in order
score5-page-takes-now = { $how ->
    [you] you take now
   *[other] takes now
  }
score5-page-laid-nothing = laid nothing
score5-page-shows = · shows ≈{ $tie }
score5-page-name-best = best so far { $value }
score5-page-name-none = no card yet
score5-page-is-final = final

## A seat

score5-page-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
score5-page-points = { $count } points
score5-page-seat-choosing = … choosing
score5-page-seat-laid = ✓ has laid
score5-page-seat-adjusts = { $count ->
    [0] … bids nothing
    [one] … bids one card
   *[other] … bids { $count } cards
  }
score5-page-seat-final = { $count ->
    [0] ✓ nothing, final
    [one] ✓ 1 card, final
   *[other] ✓ { $count } cards, final
  }
score5-page-seat-won = wins the auction
score5-page-seat-total = bid { $total }
score5-page-seat-empty = laid nothing
score5-page-seat-first = wins the match

## The standing and the result

score5-page-best-so-far = Best cards so far
score5-page-no-memory = What the others have was seen by all, but at this table everyone remembers it for themselves.
score5-page-all-cards = All cards
score5-page-auctions = Auctions so far
score5-page-nobody = nobody
score5-page-result = What counted
score5-page-joker-as = { $name }: the joker counts as { $family }.
score5-page-tied = Two have { $total }. The highest tie-break number among the cards that count decides.
score5-page-course-start = Start
score5-page-course-auction = Auction { $auction }

## The guided first match

score5-page-guide-goal = At the end only your best card of each family counts; the row above your hand adds them up. How much more would the card on auction bring you?
    .title = Five families, one card each
score5-page-guide-bid = Whoever wins gives the whole bid away. Low cards cost you least, and so do cards below a better one of the same family.
    .title = What you bid is what you pay
score5-page-guide-counts = Now everyone sees how many cards each of you laid. Three cards may be 30 or 300. You may still add some or take some back.
    .title = How many cards, but not which
score5-page-guide-final = If somebody changes how many cards they bid, everyone gets another say. Until the last of you is done, you can still take yours back.
    .title = Happy with it? Make it final
score5-page-guide-take = You didn’t win, and that can be the better part: take a card out of the winning bid. The higher your bid was, the earlier you choose.
    .title = A card for free
score5-page-guide-won = Now the others share what you paid, one card each in turn, the second-highest bid first.
    .title = The card is yours!
score5-page-guide-price = Many small cards feed everyone, one big card feeds only the first after you. Who would that be?
    .title = Who gets what you pay?
score5-page-guide-ties = Where bids are equal, the highest of the small numbers behind a ≈ wins. Low cards have high ones, so a 5 in the bid can be worth gold.
    .title = Equal bids? The ≈ decides
score5-page-guide-richer = Every card to come is worth at least 80. What you saved up until now comes in handy.
    .title = From here on it’s 80 or more
score5-page-guide-joker = Whoever wins it chooses its family, and it is worth 75. It helps most where your best card is weakest.
    .title = The last card is the joker

## Drawn examples in the rules

score5-page-example-lea = Lea
score5-page-example-finn = Finn
score5-page-example-nora = Nora
score5-page-example-set = Set A: one card of each family, together 75.
score5-page-example-auction-cards = A ★ card, two ★★ cards and the joker. The richer the card, the more colour.
score5-page-example-counts = Everyone sees two cards and three cards. Lea has 50, Finn 40: that stays secret.
score5-page-example-tie = Both bid 50. Finn’s yellow 5 has the highest tie-break number, 47: he wins.
score5-page-example-share = Lea wins with 50. Finn bid 40 and takes first, perhaps the 30; then Nora takes the 20.
score5-page-example-joker = Named yellow, the joker adds 60 here: 75 in place of 15. As red it would add nothing.
score5-page-example-count = In the upper row, what counts: 80 + 115 + 145 + 120 = 460. The cards below are thrown off.
score5-field-cap = Changes of a bid per auction
score5-field-deck = Deck file

## On the stage

score5-page-stage-auction = Auction { $auction } of { $auctions }
score5-page-stage-who = Who gets { $card }?
score5-page-stage-nobody = Nobody bids
score5-page-stage-wins = { $player } wins { $card }
    .player = You win { $card }
score5-page-stage-gets = { $player } gets { $card }.
    .player = You get { $card }.
score5-page-stage-wins-by = { $alone ->
    [yes] Nobody else bids: { $player } gets { $card } for { $total }.
   *[no] { $player } gets { $card }: { $total } against { $next }.
  }
    .player = { $alone ->
        [yes] Nobody else bids: you get { $card } for { $total }.
       *[no] You get { $card }: { $total } against { $next }.
      }
# Two or more have the same total; $cards: who has which tie-break number.
score5-page-stage-tie = { $total } against { $total }: the highest tie-break number on one card decides. { $cards }.
score5-page-stage-tie-card = { $player }: { $card } (≈{ $tie })
score5-page-stage-takes = { $place ->
    [1] takes first
    [2] takes second
    [3] takes third
    [4] takes fourth
   *[other] takes fifth
  }
score5-page-stage-share = Sharing out what { $player } paid
    .player = Sharing out what you paid
score5-page-stage-got = has { $card }
score5-page-stage-shared = { $player } paid { $count } cards for { $card }; the others have them now.
    .player = You paid { $count } cards for { $card }; the others have them now.
score5-page-stage-count = The count
score5-page-stage-family = The best { $family } cards
score5-page-stage-champion = { $player } wins with { $total }.
    .player = You win with { $total }!
