### Alhambra on the page, in English: buttons, labels, the standing, drawn examples and the guided first match.

## What a button does

# $first: one or more things; $last: the last one.
alhambra-page-and = { $first } and { $last }
# A building as it stands after “for” or “give”.
alhambra-page-the = { $category ->
    [pavilion] the pavilion
    [seraglio] the seraglio
    [arcades] the arcades
    [chambers] the chambers
    [garden] the garden
   *[tower] the tower
  }
alhambra-page-take = Take { $cards }
alhambra-page-pass = Pass: nothing else is possible
alhambra-page-buy = { $how ->
    [exact] Pay { $sum } exactly for { $building } and act again
    [short] Pay { $sum } of { $price } for { $building }
   *[over] Pay { $sum } for { $building } ({ $price }), your turn ends
  }
alhambra-page-give = { $how ->
    [exact] Pay { $sum } exactly, give { $building } to Dirk and act again
    [short] Pay { $sum } of { $price } and give { $building } to Dirk
   *[over] Pay { $sum }, give { $building } ({ $price }) to Dirk, your turn ends
  }
alhambra-page-buy-nothing = Pay { $sum } in { $currency }
alhambra-page-for-dirk = For Dirk
alhambra-page-alike-pay = paying with { $ways }

## What is expected

alhambra-page-turn = { $again ->
    [yes] Paid exactly: act again
   *[no] Your turn
  }
alhambra-page-waiting = { $again ->
    [yes] { $name } paid exactly and acts again.
   *[no] { $name } is thinking.
  }
alhambra-page-expected = { $again ->
    [yes] Once more: take money or buy another building.
   *[no] Take open money, or choose a building to buy.
  }
alhambra-page-expected-money = { $enough ->
    [no] You have { $held } in { $currency }; { $building } costs { $price }.
   *[yes] { $price } in { $currency } for { $building }: choose your cards.
  }
alhambra-page-status = { $count ->
    [one] Scoring { $scoring } comes next · 1 card in the money pile
   *[other] Scoring { $scoring } comes next · { $count } cards in the money pile
  }
alhambra-page-status-last = { $count ->
    [one] Scoring C ends the match · 1 building to come
   *[other] Scoring C ends the match · { $count } buildings to come
  }
alhambra-page-status-over = After scoring C

## On the table

alhambra-page-yard = Building yard
alhambra-page-pictures-left = { $next ->
    [C] { $count } left, then scoring C
   *[other] { $count } left
  }
alhambra-page-for-sale = { $how ->
    [exact] { $card }, in { $currency }: you can pay exactly
    [yes] { $card }, in { $currency }: you can pay for it
   *[no] { $card }, in { $currency }
  }
alhambra-page-exact = you can pay exactly
alhambra-page-empty = empty
alhambra-page-nobody = nobody
alhambra-page-display = Open money
alhambra-page-open = { $card }, open
alhambra-page-money-left = { $next ->
    [A] { $count } in the pile, scoring A among them
    [B] { $count } in the pile, scoring B among them
   *[other] { $count } in the pile
  }
alhambra-page-hand = Your money
alhambra-page-hand-of = { $currency }, { $sum } in all
alhambra-page-no-money = You have no money left.
alhambra-page-mine = Your buildings
alhambra-page-buildings-of = The buildings of { $name }
alhambra-page-built = { $category }: { $count }; the most that anyone has is { $most }
alhambra-page-payments = Ways to pay
alhambra-page-payment = { $exact ->
    [yes] { $cards ->
        [1] { $money } exactly
       *[other] { $money } = { $sum } exactly
      }
   *[no] { $cards ->
        [1] with { $money }
       *[other] { $money } = { $sum }
      }
  }
alhambra-page-seat-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
alhambra-page-seat-money = { $count ->
    [one] 1 money card
   *[other] { $count } money cards
  }
alhambra-page-seat-buildings = { $leads ->
    [yes] { $category }: { $count }, the most
   *[no] { $category }: { $count }
  }

## The standing and the result

alhambra-page-standing = Who has most
alhambra-page-category = Building
alhambra-page-scoring = Scoring { $scoring }
alhambra-page-worth = Worth in { $scoring }
alhambra-page-start = Start
alhambra-page-points = Points
alhambra-page-place-first = first place
alhambra-page-place-second = second place
alhambra-page-place-third = third place
alhambra-page-standing-key = { $scoring ->
    [A] Filled: the most. Only first place gets points in scoring A; equal numbers share.
    [B] Filled: the most. Framed: second place. Equal numbers share the points.
   *[C] Filled: the most. Framed: second place. Underlined: third place. Equal numbers share the points.
  }
alhambra-page-memory = Money that everyone has seen
alhambra-page-whose = Whose
alhambra-page-discard = Discarded
alhambra-page-result = Where the points come from
alhambra-page-result-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
alhambra-page-gifts = The last buildings in the yard
alhambra-page-gift = { $how ->
    [nobody] { $picture } goes to nobody: { $sums }.
   *[player] { $picture } goes to { $name }, for the most money: { $sums }.
  }

## Drawn examples

alhambra-page-example-al-1 = Four currencies, told apart by colour and by shape.
alhambra-page-example-al-2 = The cheapest kind is worth the least, the tower the most. The price stands in the corner.
alhambra-page-example-al-3 = Whatever lies under a plate is paid in its currency.
alhambra-page-example-al-21 = 3 and 2 total 5: you may take both together.
alhambra-page-example-al-22 = 8 + 4 = 12 for a price of 10. That is allowed, but 2 are lost and your turn ends.
alhambra-page-example-al-23 = 7 + 3 = 10 for a price of 10. Exactly! You act again.
alhambra-page-example-al-24 = The 4 alone would do. You may pay the 1 as well, if you want to be rid of it; then it isn't exact any more.
alhambra-page-example-al-32 = Two of you have two towers each when scoring B comes: 13 + 6 = 19, so 9 points for each.
alhambra-page-example-al-41 = Nobody can buy the arcades any more. With 6 in orange you get them if everyone else has less.

## The guided first match

alhambra-page-guide-goal = Three times in the match we count who has the most of each kind; towers bring the most points, pavilions the fewest.
    .title = Collect buildings
alhambra-page-guide-hand = The plate above a building says which currency it takes. Below is your money, sorted by currency.
    .title = Each building has its currency
alhambra-page-guide-turn = On your turn you buy a building or take open money. Whoever pays exactly acts again: tap the building with the brass “=”.
    .title = You can pay one exactly
alhambra-page-guide-take = Take one card of any value, or several that total 5 at most. Small cards make exact payments easy.
    .title = Nothing fits? Take money
alhambra-page-guide-dirk = His buildings count in every scoring. You may give him one that would otherwise help your opponent.
    .title = Dirk plays along without acting
alhambra-page-guide-exact = That is the heart of the game, so look for the brass “=” on a building.
    .title = Paid exactly: you act again!
alhambra-page-guide-built = A star means that nobody has more of that kind. Equal numbers share the points.
    .title = Your buildings lie here
alhambra-page-guide-scored = The next one is worth much more, and it also rewards second place. The side panel shows what each place brings.
    .title = That was a scoring
alhambra-page-guide-last = Keep some money: the last ones in the yard go to whoever has the most in their currency.
    .title = The buildings are running out

## On the stage

alhambra-page-stage-scoring = Scoring { $scoring }
alhambra-page-stage-plural-pavilion = Pavilions
alhambra-page-stage-plural-seraglio = Seraglios
alhambra-page-stage-plural-arcades = Arcades
alhambra-page-stage-plural-chambers = Chambers
alhambra-page-stage-plural-garden = Gardens
alhambra-page-stage-plural-tower = Towers
alhambra-page-stage-place = { $place ->
    [first] first { $points }
    [second] second { $points }
   *[third] third { $points }
  }
alhambra-page-stage-alone = { $player }: { $count }, for { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
alhambra-page-stage-shared = { $player } have { $count } each and share: { $points ->
    [one] 1 point
   *[other] { $points } points
  } each.
alhambra-page-stage-none = No points for { $building }.
alhambra-page-stage-most = { $count ->
    [one] { $player } gets the most here, { $points }.
   *[other] { $player } get the most here, { $points } each.
  }
    .player = You get the most here, { $points }.
alhambra-page-stage-leads = { $count ->
    [one] { $player } leads with { $score }.
   *[other] { $player } lead with { $score } each.
  }
    .player = You lead with { $score }.
alhambra-page-stage-wins = { $count ->
    [one] { $player } wins the match with { $score }.
   *[other] { $player } share the win with { $score }.
  }
    .player = You win the match with { $score }!
alhambra-page-stage-last = The last buildings go to the richest
alhambra-page-stage-richest = Each goes to whoever has the most money in its currency.
alhambra-page-stage-gets = { $player } gets { $pictures }.
    .player = You get { $pictures }.
alhambra-page-stage-dirk = Dirk’s cards are coming
alhambra-page-stage-dirk-gets = { $count ->
    [one] Dirk gets one more building. It counts in the next scoring.
   *[other] Dirk gets { $count } more buildings. They count in the next scoring.
  }
