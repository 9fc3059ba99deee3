### SCORE 5 in English: name, rules, examples and card words; a rule’s id is its number in the rule book.

score5-name = SCORE 5
score5-tagline = Twelve auctions, secret bids. What the winner pays, the others share.
score5-short = The last six auctions of a match with { $players } players
score5-goal = At the end your best card in each of the five families counts. The highest total wins.

## The box

S5-section-0 = The box
S5-1 = There are 51 cards. Each has a family (green, red, yellow, violet or blue), a value, a tie-break number and a type (A, B, C, D, E, ★, ★★ or ★★★). The type matters only during set-up.
S5-2 =
    25 of them are start cards, in five sets A to E. Each set holds one card of each family, and one card each of the values 5, 10, 15, 20 and 25:
    A: green 5, red 10, yellow 15, violet 20, blue 25
    B: red 5, yellow 10, violet 15, blue 20, green 25
    C: yellow 5, violet 10, blue 15, green 20, red 25
    D: violet 5, blue 10, green 15, red 20, yellow 25
    E: blue 5, green 10, red 15, yellow 20, violet 25
    .note = Rebuilt: which family carries which value in which set, because we could not look up the printed cards; each set simply moves one family on.
S5-3 = The other 26 are auction cards: ten ★ cards with 30, 35 and so on up to 75, fifteen ★★ cards with 80, 85 and so on up to 150, each value once; and one ★★★ card, the joker: it is worth 75 and fits any family.
    .note = Known from other rule texts or photos of the cards: the values of the ★ and ★★ cards.
S5-4 =
    The auction cards of each family are two ★ and three ★★:
    green: ★ 30, 65; ★★ 80, 125, 150
    red: ★ 40, 75; ★★ 90, 115, 130
    yellow: ★ 50, 55; ★★ 100, 105, 140
    violet: ★ 45, 60; ★★ 95, 110, 145
    blue: ★ 35, 70; ★★ 85, 120, 135
    .note = Rebuilt, because we could not look up the printed cards: only green 80 and 125, red 40 and 115, yellow 55 and 105, violet 45, 60 and 145, and blue 70, 85, 120 and 135 come from examples in the rule texts; the rest fills up to two ★ and three ★★ a family.
S5-5 =
    No tie-break number occurs twice, so every tie can be settled. The auction cards from the 150 down to the 80 have the numbers 1 to 15, the joker has 16, the cards from the 75 down to the 30 have 17 to 26. The start cards, sets A, B, C, D, E in this order:
    value 25: 27, 28, 29, 30, 31
    value 20: 34, 35, 36, 32, 33
    value 15: 41, 37, 38, 39, 40
    value 10: 43, 44, 45, 46, 42
    value 5: 50, 51, 47, 48, 49
    So it is the low cards that break ties.
    .note = Known from other rule texts or photos of the cards: all the numbers differ. Rebuilt: the numbers themselves, because we could not look up the printed ones.
S5-6 = All the figures of S5-2, S5-4 and S5-5 stand in one data file, and you can open a table with another such file; if you own the printed game, you can type in its numbers. A file that breaks S5-1, S5-2 or S5-3, or uses a tie-break number twice, is refused with a message that names the card.
    .note = Our ruling: since part of the figures is rebuilt, you can replace them.

## Set-up

S5-section-1 = Set-up
S5-10 = Each of you takes one start set; the sets left over are out of the game. Sets are taken openly, so everyone knows who began with what.
    .note = Our ruling: the sets are taken openly, because the texts do not say.
S5-11 = The auction pile has 12 cards, from top to bottom: 4 random ★ cards, 7 random ★★ cards, the joker. The other auction cards are out of the game, and nobody sees which they are.

## An auction

S5-section-2 = An auction
S5-20 = Reveal: the top card of the pile is turned up.
S5-21 = Bid: secretly, each of you lays any number of hand cards face down, of any families; laying none is allowed too. When the last of you has laid, everyone sees how many cards each player laid.
    .note = Our ruling: you all lay at the same time and the counts appear together, because the texts do not fix the moment.
S5-22 = Adjust: now that you see the counts, you may add cards or take cards back, as often as you like, even if you had laid none before. The counts stay visible all the time, the cards stay hidden. Once all of you have declared your bids final, the auction is resolved.
S5-23 = What the others see of your change is the new count. If your count changes, everyone else’s “final” is withdrawn, so that all can react. A swap that keeps the count stays unseen and withdraws nothing. Until the last of you has said “final”, you may still go back on yours: change your bid, which takes your “final” back, or just take the word back. All the others see of it then is that you are no longer final. A table may limit how many changes each player has per auction; normally there is no limit.
    .note = The texts let you change your bid any number of times until all bids are final. Our ruling: what the others see of a change, and that a table may limit the changes.
S5-24 = Resolve: all bids are turned up. The highest total takes the auction card into hand at once. If totals are equal, the bid with the highest tie-break number on one of its cards wins.
S5-25 = If nobody laid a card, the auction card is out of the game, face up, and the next auction begins.
    .note = Our ruling: only someone who takes part in the auction can win it, and the texts do not mention this case.
S5-26 = Share-out: the winning bid stays on the table, and the others take its cards, one at a time, each choosing freely. First comes the second-highest bid, then the third-highest, and so on. If totals are equal, the bid with the higher tie-break number on one of its cards goes first.
S5-27 = If you laid nothing, you choose after everyone who did. If several of you laid nothing, whoever has the highest tie-break number in hand goes first, and that card is shown to all. The order is fixed when the share-out begins. Anyone with an empty hand goes last, by seat.
    .note = Our ruling: the order is fixed at the start of the share-out, so that cards taken meanwhile do not change it; and where an empty hand comes, because it has no number to compare.
S5-28 = If cards are left when everyone else has taken one, the same order goes round again until none is left. The cards may also run out before everyone has taken one.
S5-29 = The losing bids go back into their owners’ hands. Everyone has seen them.

## The end

S5-section-3 = The end
S5-30 = The last auction is for the joker. Whoever wins it names its family for the final count; it may also be a family of which that player has no other card.
    .note = Two of the three language versions we read say so; one is narrower, and we follow the two.
S5-31 = After 12 auctions your highest card of each family counts; all your other cards are thrown off. Most points wins.
S5-32 = If totals are equal, the win goes to the player whose counted cards contain the highest tie-break number. So there is always exactly one winner. If your two highest cards of a family are equal, such as the joker beside a 75, the one with the higher tie-break number counts.
    .note = Our ruling: which of two equal cards counts, because the texts do not mention this case.

## Examples

S5-example-1 = Green 80 is up for auction. At first Lea lays 1 card, Finn 2, Nora 2 and Clara 1. Then Lea adds one, and Clara takes hers back. The totals: Lea 50 (a 30 and a 20), Finn 40, Nora 25, Clara nothing. Lea wins green 80. Finn takes the 30, Nora the 20, and nothing is left for Clara.
S5-example-2 = The same auction, but with 5 cards in Lea’s bid: they are taken in the order Finn, Nora, Clara, Finn, Nora.
S5-example-3 =
    Four final counts, for practice in adding up:
    Lea: green 5 + violet 15 + yellow 25 + red 40 + blue 85 = 170
    Finn: joker as green 75 + violet 45 + yellow 55 + red 25 + blue 70 = 270
    Nora: green 125 + violet 60 + yellow 105 + red 20 + blue 135 = 445
    Clara: green 80 + violet 145 + red 115 + blue 120 = 460
    Clara wins, and without any yellow card.
    .note = The rule texts disagree here: one language version misprints 395 for the 445, and two name another colour for the missing card.
S5-public = Start sets, every bid turned up and every card taken were seen by all; with a perfect memory you would know all hands. Hidden are the face-down bids, the order of the pile and the cards left in the box. Whether the table shows what was once public is a table option, the “memory aid”; it is off unless you switch it on. What is hidden stays hidden either way.
    .note = Our ruling: the texts do not say how much the table may remember for you.

## Words for cards

score5-family-green = green
score5-family-red = red
score5-family-yellow = yellow
score5-family-violet = violet
score5-family-blue = blue
score5-joker = joker
# $family: the family’s word above (or the joker’s); $value: the card’s value.
score5-card = { $family } { $value }

## Why an action isn't allowed: the rule's number and which part of it

S5-20-1 = In an auction you bid, declare your bid final or take that back, take a card or name the joker's family; this is none of these.
S5-21-1 = You have laid already; the others are still choosing.
S5-21-2 = First lay your bid: any of your cards, or nothing.
S5-21-3 = You can only bid cards that are yours.
S5-22-1 = Change your bid, or declare it final.
S5-22-2 = That is your bid already. Declare it final, or change it.
S5-23-1 = Your bid is final already. You can still change it, or take “final” back.
S5-23-2 = You have no change left in this auction.
S5-23-3 = You haven't declared your bid final, so there is nothing to take back.
S5-26-1 = Somebody else takes a card now.
S5-26-2 = You won the auction; the others share your bid.
S5-26-3 = Take one card of the winning bid.
S5-26-4 = That card isn't in the winning bid.
S5-30-1 = The joker's family is named by whoever won it.
S5-30-2 = Name the family of your joker.
S5-31-1 = The match is over.

score5-notation-action = “{ $value }” isn't an action. Try: bid g5 r20, bid nothing, final, not final, take g30, name green.
score5-notation-card = “{ $value }” isn't a card in this deck. A card is its family's first letter and its value, like g80; or joker.
score5-notation-field-card = Field “{ $field }”: “{ $value }” isn't a card in this deck. A card is its family's first letter and its value, like g80; or joker.
score5-notation-twice = The card { $value } can be bid only once.
score5-notation-pile = Field “{ $field }”: the pile is 4 ★ cards, 7 ★★ cards and the joker, from top to bottom, and these cards don't make one.
score5-notation-won = Field “{ $field }”: for the card { $value } it takes the seat that won it if somebody still has the card, and - if nobody has.
score5-notation-waiting = Field “{ $field }”: somebody must still be missing, and while bids are being laid, a seat that is missing has no bid.
score5-notation-changes = Field “{ $field }”: more changes were seen than were made.
score5-notation-winner = Field “{ $field }”: in a share-out somebody has won the card, and cards of the winning bid are left.
score5-notation-order = Field “{ $field }”: in the share-out every seat but the winner has one place.
score5-notation-shown = Field “{ $field }”: the card { $value } isn't in the hand of anybody who laid nothing.
score5-notation-end = Field “{ $field }”: that comes after the twelfth auction, and only a joker that somebody won has a family to name.

score5-option-cap = The cap on changes is a whole number from 0 to { $limit }, or none at all.

## What is wrong with a deck file; it has the words of the file itself, in English

score5-deck-json = This isn't JSON: it goes wrong in line { $line }.
score5-deck-file = A deck file has a list “cards” and, if you like, a “name” of at most { $limit } characters on one line; nothing else.
score5-deck-row = Row { $row }: a card has { $expected }, and nothing else.
score5-deck-no-card = Row { $row }: there is no card { $card }. Sets A to E have 5, 10, 15, 20 and 25; ★ goes from 30 to 75 and ★★ from 80 to 150 in steps of 5; ★★★ is the joker, 75.
score5-deck-twice = The card { $card } is there twice.
score5-deck-missing = The card { $card } is missing.
score5-deck-family = Card { $card }: the family is “{ $value }”, and can only be { $expected }.
score5-deck-tie-break = Card { $card }: the tie-break number is “{ $value }”, and must be a whole number from 1 to { $limit }.
score5-deck-same-family = Card { $card }: it is { $value }, and so is { $other } of the same set.
score5-deck-same-tie-break = Card { $card }: its tie-break number { $value } is that of { $other } already.

## The log in words

score5-tell-dealt = Start sets: { $table }.
score5-tell-revealed = Auction { $auction } of 12: { $card }.
score5-tell-laid = { $how ->
    [cards] { $player } lays { $cards }.
    [nothing] { $player } lays nothing.
   *[secret] { $player } has laid.
  }
    .player = { $how ->
        [cards] You lay { $cards }.
        [nothing] You lay nothing.
       *[secret] You have laid.
      }
score5-tell-counted = Everyone has laid. Cards in the bids: { $table }.
score5-tell-changed = { $how ->
    [cards] { $player } changes the bid to { $cards }.
    [nothing] { $player } takes everything back.
   *[secret] { $count ->
        [0] { $player } takes everything back.
        [one] { $player } changes the bid: one card now.
       *[other] { $player } changes the bid: { $count } cards now.
      }
  }
    .player = { $how ->
        [cards] You change the bid to { $cards }.
        [nothing] You take everything back.
       *[secret] { $count ->
            [0] You take everything back.
            [one] You change the bid: one card now.
           *[other] You change the bid: { $count } cards now.
          }
      }
score5-tell-final = { $player }: final.
score5-tell-not-final = { $player } takes “final” back.
    .player = You take “final” back.
score5-tell-resolved = The bids: { $table }. { $player } wins { $card }.
    .player = The bids: { $table }. You win { $card }.
score5-tell-unsold = Nobody bids: { $card } is out of the game.
score5-tell-shown = { $player } shows { $card }.
    .player = You show { $card }.
score5-tell-taken = { $player } takes { $card }.
    .player = You take { $card }.
score5-tell-named = { $player } names the joker’s family: { $family }.
    .player = You name the joker’s family: { $family }.

# Who plays how: one sentence for each character.
score5-character-mara = Sits auctions out and keeps her cards for the one she wants.
score5-character-tobi = Bids high, and lets nobody have a card for little.
score5-character-nadege = Fights for the big cards, and lets the small ones go.
score5-character-luca = Lays a single card, and looks as if it were nothing.
