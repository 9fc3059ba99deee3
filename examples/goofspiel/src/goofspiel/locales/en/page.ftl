### Goofspiel on the page, in English: what the plain table calls its fields, and what its buttons say.

goofspiel-do-bid = Bid { $card }
goofspiel-field-round = Round
goofspiel-field-rounds = Rounds
goofspiel-field-prize = Prize
goofspiel-field-stake = At stake
goofspiel-field-ties = Ties
goofspiel-field-bid = Your bid
goofspiel-field-gone = Prizes so far
goofspiel-field-score = Points
goofspiel-field-cards = Cards
goofspiel-field-has-bid = Has bid
goofspiel-field-shown = Last bid
goofspiel-field-left = Still has
goofspiel-value-carry = carried over
goofspiel-value-split = split
goofspiel-value-discard = lost
