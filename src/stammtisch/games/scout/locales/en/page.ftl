### SCOUT on the page, in English.

scout-page-status = Round { $round } of { $rounds }
scout-page-round = Round { $round }
scout-page-start = Start

## Cards and places, in words

scout-page-card = { $number }, other end { $other }
scout-page-card-showable = { $number }, other end { $other }, can be shown
scout-page-end = Scout the { $number }, other end { $other }
scout-page-set = { $kind ->
    [single] One card
    [equal] { $count ->
        [2] Pair
        [3] Three equal
        [4] Four equal
        [5] Five equal
       *[other] { $count } equal
      }
   *[run] { $count ->
        [2] Run of two
        [3] Run of three
        [4] Run of four
        [5] Run of five
       *[other] Run of { $count }
      }
  }
scout-page-shown-by = shown by { $player }
scout-page-shown-by-me = shown by you
scout-page-table = The set on the table
scout-page-empty = The table is empty
scout-page-secret = Everyone decides in secret which way up to hold their hand
scout-page-starts = { $player } starts this round
    .player = You start this round
scout-page-scouted = { $scouts ->
    [0] Nobody has scouted from it yet
   *[other] { $scouts } of { $others } have scouted since
  }
scout-page-hand = Your hand
scout-page-gaps = Gaps in your hand
scout-page-gap = { $where ->
    [first] To the far left, before { $right }
    [last] To the far right, after { $left }
   *[between] Between { $left } and { $right }
  }
scout-page-gap-chosen = { $gap }: { $number } (again to turn it)
scout-page-advised = as the hint says

## What somebody has

scout-page-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
scout-page-taken = { $count ->
    [one] { $count } card taken
   *[other] { $count } cards taken
  }
scout-page-chips = { $count ->
    [one] { $count } Scout chip
   *[other] { $count } Scout chips
  }
scout-page-show-chip = { $count ->
    [0] Scout & Show chip spent
   *[other] Scout & Show chip unused
  }
scout-page-now = now { $points }
scout-page-turn-mine = Your turn
scout-page-decided = has decided

## The buttons

scout-page-do-keep = Keep the hand as it is
scout-page-do-turn = Turn the whole hand
scout-page-do-show = { $taken ->
    [0] Show { $cards }
    [one] Show { $cards } and take { $taken } card
   *[other] Show { $cards } and take { $taken } cards
  }
scout-page-do-show-places = Show from place { $first } to place { $last }
scout-page-do-scout = { $chip ->
    [yes] Scout & Show:
   *[no] Scout:
  } { $turned ->
    [yes] the { $lies } turned to { $number },
   *[no] the { $number }
  } { $where ->
    [first] at the far left
    [last] at the far right
   *[between] between { $left } and { $right }
  }
scout-page-do-scout-end = { $chip ->
    [yes] Scout & Show:
   *[no] Scout:
  } { $end ->
    [left] the card on the left
   *[right] the card on the right
  }
scout-page-alike-gap = { $turned ->
    [yes] turned to { $number },
   *[no] the { $number }
  } { $where ->
    [first] at the far left
    [last] at the far right
   *[between] between { $left } and { $right }
  }
scout-page-scout = Scout…
scout-page-scout-pay = Scout… ({ $chips } ◆)
scout-page-both = Scout & Show…
scout-page-turn-it = Turn it: { $number } counts
scout-page-keep = Keep
scout-page-turn = Turn
scout-page-keep-label = Keep: { $cards }
scout-page-turn-label = Turn: { $cards }

## What is expected

scout-page-expect-turning = Keep your hand, or turn all of it?
scout-page-expect-turn = Tap cards side by side to show them, or scout
scout-page-expect-scout = Can’t beat this set: scout one of its ends
scout-page-expect-again = Scouted. Now show, or scout once more
scout-page-expect-open = The table is empty: show whatever you like
scout-page-expect-showing = Now your Show: tap the cards
scout-page-expect-end = Which end of the set do you take?
scout-page-expect-gap = Where does the { $number } go? Choose a gap
scout-page-wait = { $player } is thinking
scout-page-wait-all = Still deciding: { $players }

## The standing and the result

scout-page-player = Player
scout-page-this-round = Now
scout-page-total = Total
scout-page-points = Points
scout-page-this-round-note = Now: cards taken and chips, less the cards in hand.
scout-page-known = Seen going into hands
scout-page-gone = Seen, now face down
scout-page-spent = Seen in the first round
scout-page-none = none yet
scout-page-result = Points by round
scout-page-winner = wins

## Drawn examples

scout-page-example-card = One card, both ways up. The large number counts.
scout-page-example-turn = The same hand before and after turning: the order stays, every number changes.
scout-page-example-show = Sets: equal cards, a run up, a run down. The last two aren't sets.
scout-page-example-beats = Each beats the one before it: one card, run of two, pair, run of three, three equal.
scout-page-example-scout = The 5 is scouted from the right end, turned to 2, and put beside another 2.
scout-page-example-score = Five cards taken and two chips make 7; three cards in hand cost 3. That is 4 points.
scout-page-example-empty = A single card is scouted: the table is empty, and the next player shows whatever they like.

## The guided first match

scout-page-guide-hand = Every card has two numbers; the large one counts. Look for equal ones and runs that already stand side by side.
    .title = You may never sort your hand
scout-page-guide-turning = Before each round you may turn the whole hand upside down, once. In which row do more neighbours fit together?
    .title = Which way up?
scout-page-guide-first = One card, or several that stand side by side: the brass lines mark what fits. More cards at once are harder to beat.
    .title = The table is empty: show anything
scout-page-guide-beat = More cards win, equal ones beat a run, and otherwise higher numbers do. You take the beaten cards: a point each.
    .title = You can beat this set
scout-page-guide-scout = Put it into any gap of your hand, either way up. The set’s owner gets a chip for that: a point.
    .title = Can’t beat it? Take an end of it
scout-page-guide-both = With your chip you show right after scouting. Keep it for the card that joins two halves of your hand.
    .title = Scout and show, once a round
scout-page-guide-owner = Whoever scouts from it brings you a chip. If all the others scout before anyone beats it, the round ends, and your hand costs you nothing.
    .title = This set is yours
scout-page-guide-near = Somebody is nearly out of cards, or nearly everyone has scouted. Cards left in your hand will cost a point each.
    .title = The round may end soon
scout-page-guide-score = You play as many rounds as there are players, and somebody else starts each time. The standing shows the points.
    .title = On to the next round
scout-page-guide-two = Afterwards it is your turn again. You have three chips, and those you keep are points.
    .title = Between two, a Scout costs a chip

## On the stage

scout-page-stage-round = Round { $round } of { $rounds } is over
scout-page-stage-empty = { $player } goes out with { $cards }!
    .player = You go out with { $cards }!
scout-page-stage-unbeaten = Nobody beats { $player }: { $cards }!
    .player = Nobody beats you: { $cards }!
scout-page-stage-did-empty = hand emptied
scout-page-stage-did-unbeaten = unbeaten
scout-page-stage-spared = { $count ->
    [one] { $player } pays nothing for the card in hand.
   *[other] { $player } pays nothing for { $count } cards in hand.
  }
    .player = { $count ->
        [one] You pay nothing for the card in your hand.
       *[other] You pay nothing for the { $count } cards in your hand.
      }
scout-page-stage-best = The most of this round: { $player }, { $points }.
    .player = You made the most of this round: { $points }.
scout-page-stage-leads = { $count ->
    [one] { $player } leads with { $score }.
   *[other] { $player } lead with { $score } each.
  }
    .player = You lead with { $score }.
scout-page-stage-wins = { $count ->
    [one] { $player } wins the match with { $score }.
   *[other] { $player } share the win with { $score }.
  }
    .player = You win the match with { $score }!
scout-page-stage-next = On to round { $round }: { $player } starts
    .player = On to round { $round }: you start
scout-page-stage-up = ▲ up { $places }
scout-page-stage-down = ▼ down { $places }
scout-page-stage-key = Left of the line what the hand costs; right of it cards taken and chips.
