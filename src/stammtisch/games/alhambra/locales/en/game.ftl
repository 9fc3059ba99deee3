### Alhambra, the card game, in English: name, rules and card words; a rule’s id is its number in the rule book.

alhambra-name = Alhambra
alhambra-tagline = Pay exactly and go again. Most towers, most gardens, most of everything.
alhambra-short = From scoring A on, with { $players } players
alhambra-goal = Three scorings reward whoever has the most cards of a kind of building. Most points after the third wins.

## The box

AL-section-0 = The box
AL-1 = There are 108 money cards: four currencies (blue, green, orange, yellow), values 1 to 9, and three copies of each card.
    .note = Known from other rule texts of the game: the currencies and values; only the three copies stand in the text we worked from.
AL-2 =
    There are 54 picture cards in six categories. The points are for first/second/third place; scoring A counts only the first place, B two places, C three:
    Pavilion (blue), 7 cards. Prices 2, 3, 4, 5, 6, 7, 8. Points: A 1; B 8/1; C 16/8/1.
    Seraglio (red), 7 cards. Prices 3, 4, 5, 6, 7, 8, 9. Points: A 2; B 9/2; C 17/9/2.
    Arcades (brown), 9 cards. Prices 4, 5, 6, 6, 7, 8, 8, 9, 10. Points: A 3; B 10/3; C 18/10/3.
    Chambers (white), 9 cards. Prices 5, 6, 7, 7, 8, 9, 9, 10, 11. Points: A 4; B 11/4; C 19/11/4.
    Garden (green), 11 cards. Prices 6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12. Points: A 5; B 12/5; C 20/12/5.
    Tower (purple), 11 cards. Prices 7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13. Points: A 6; B 13/6; C 21/13/6.
    .note = Known from other rule texts or photos of the cards, because the text we worked from has no list.
AL-3 = There are two scoring cards, A and B. And there is the building yard with four places, each with its own currency, from left to right: yellow, blue, green, orange.
    .note = Our ruling: the order of the currencies in the yard, because the text does not give it.

## Set-up

AL-section-1 = Set-up
AL-10 = The picture cards are shuffled; the top four lie open in the yard, from left to right.
    .note = Known from other rule texts of the game; the set-up is missing from the text we worked from.
AL-11 = Start money: one after the other, each of you gets money cards, face up, until they total 20 or more; currencies do not matter for this. Then you take them into your hand. Everyone has seen them, but from now on hands are secret.
    .note = Known from other rule texts of the game; the set-up is missing from the text we worked from.
AL-12 = Whoever got the fewest cards starts. If tied, the lower total starts; if still tied, the lower seat.
    .note = Known from other rule texts of the game: fewest cards, then lower total. Our ruling: the lower seat, because even that can be tied.
AL-13 = Four money cards lie open. The rest is split into five piles, as equal as can be; if it does not come out even, the earlier piles take the surplus. A is shuffled into the second pile, B into the fourth; then the piles are stacked, the first on top.
    .note = Known from other rule texts of the game: five piles and the places of A and B. Our ruling: which piles take the surplus, because something has to be fixed.

## A turn

AL-section-2 = A turn
AL-20 = On your turn you either take money or buy a picture card.
AL-21 = Take money: take one open money card of any value, or several that total at most 5, of any currencies. Your turn ends.
    .note = Known from other rule texts of the game; the page about taking money is missing from the text we worked from.
AL-22 = Buy: pay at least the price of a picture card in the yard, with hand cards in the currency of its place. No change is given. The money you pay goes to the discard pile, and the card is laid open in front of you.
AL-23 = If you pay exactly, you act again, and again you may take money or buy; so you have at most five actions in a turn. If you overpay, your turn ends.
AL-24 = You may also pay in money cards that would not be needed.
    .note = Our ruling: the text says “at least” the price and sets no upper limit.
AL-25 = After an exact payment you must act again; you may not stop. Only if no action at all is possible (no open money, and nothing you can afford) do you pass.
    .note = Our ruling: the text does not say whether you may do without the further action.
AL-26 = During a turn nothing is refilled. At its end the picture cards are filled up to four, from left to right, and then the money is filled up to four. If the money pile is empty, the discard pile is shuffled into a new one. If both are empty, fewer than four money cards lie open.
    .note = Our ruling: fewer than four lie open when both piles are empty, because the text does not mention this case.

## Scoring

AL-section-3 = Scoring
AL-30 = When A or B turns up while refilling, that scoring happens at once, before the next turn. The scoring card leaves the game, and the refilling goes on.
AL-31 = Scoring A: in each category, the player with the most cards gets the points for first place. Scoring B: second place gets points too. Scoring C, at the end: third place as well.
AL-32 = If players have equal numbers, the points of the places they occupy together are added up, divided by the number of these players and rounded down. Places beyond the scoring’s table count nothing.
AL-33 = If you have no card of a category, you get nothing for it.
    .note = Known from other rule texts of the game; the text we worked from does not say so.
AL-34 =
    Examples:
    Most white cards at scoring A: 4 points.
    Most and second-most purple cards at scoring B: 13 and 6 points; two tied for first: 9 each.
    Green at scoring C, two players with 3 cards and two with 2: 16, 16, 2 and 2 points.

## The end

AL-section-4 = The end
AL-40 = The game ends after a turn when the yard cannot be refilled to four. If the last picture card fills it to exactly four, the game goes on.
AL-41 = When the game ends, the yard is refilled as far as it goes; the money is not refilled. Then each picture card still in the yard goes, from left to right, to whoever has the most money in hand in the currency of its place, whatever the price; nothing is paid. In a tie, or if nobody has that currency, nobody gets the card.
    .note = Our ruling: the money is not refilled any more, because the text does not say.
AL-42 = Then comes scoring C. Most points wins; if you are tied, you share the win.
AL-43 = If A or B has not turned up by the end, it is not scored.
    .note = Our ruling: the text does not mention this case.

## Two players

AL-section-5 = Two players: Dirk
AL-50 = With two players, one of each three equal money cards is taken out: 72 are in play.
AL-51 = Dirk, an imaginary third player, gets the top 6 picture cards before the yard is laid out, 6 more straight after scoring A, and after scoring B a third, rounded down, of the picture cards left in the pile. If fewer than six are left, he takes what is there. His cards lie open.
    .note = Our ruling: Dirk gets his first cards before the yard is laid out, because the text only says at the start; and he takes what is there, because the text does not mention a pile that is too small.
AL-52 = Dirk never acts and holds no money, but he counts as a player in every scoring.
AL-53 = When you buy a picture card, you may give it to Dirk. An exact payment still gives you another action.
    .note = Our ruling: the further action stays yours when you give the card to Dirk, because the text does not say otherwise.
AL-54 = The winner is one of you two, or both of you; Dirk’s points are shown beside yours.
    .note = Our ruling: Dirk cannot win, because he does not play; the text leaves it open.

## What is public

AL-public = Start money, money taken and money paid were all seen by everyone, and so were all the picture cards; hidden are the piles. Hands are secret all the same: whether the table shows what was once public is a table option, the “memory aid”; it is off unless you switch it on. How many cards each of you holds is public.
    .note = Our ruling: the text does not say how much the table may remember for you.

## Words for cards

alhambra-currency-blue = blue
alhambra-currency-green = green
alhambra-currency-orange = orange
alhambra-currency-yellow = yellow
alhambra-category-pavilion = pavilion
alhambra-category-seraglio = seraglio
alhambra-category-arcades = arcades
alhambra-category-chambers = chambers
alhambra-category-garden = garden
alhambra-category-tower = tower
alhambra-dirk = Dirk
# $word: a currency or category from above; $number: a value, a price or points.
alhambra-card = { $word } { $number }

## Why an action isn't allowed: the rule's number and which part of it

AL-20-1 = It isn't your turn.
AL-20-2 = On your turn you take money or buy a picture card; this is neither.
AL-21-1 = That money isn't lying open.
AL-21-2 = Several money cards may total 5 at most; a single one may have any value.
AL-21-3 = Of equal open money cards, take the leftmost first.
AL-21-4 = Say which money cards you take: one at least.
AL-22-1 = There is no picture card at that place of the yard.
AL-22-2 = You don't hold that money in the currency of that place.
AL-22-3 = That is less than the price.
AL-25-1 = You can't pass while money lies open: take some, or buy.
AL-25-2 = You can't pass while you can pay for a picture card: buy one.
AL-40-1 = The match is over.
AL-53-1 = Dirk is at the table only when two of you play.

alhambra-notation-action = “{ $value }” isn't an action. Try: take b3 y2, buy blue with 5 4, buy blue with 5 4 for Dirk, pass.
alhambra-notation-money = “{ $value }” isn't a money card. A money card is its currency's first letter (y, b, g, o) and its value from 1 to 9, like b7.
alhambra-notation-field-money = Field “{ $field }”: “{ $value }” isn't a money card. A money card is its currency's first letter (y, b, g, o) and its value from 1 to 9, like b7.
alhambra-notation-picture = Field “{ $field }”: “{ $value }” isn't a picture card. A picture card is its category and a price that the category has, like garden8; a letter tells equal ones apart, like garden8b.
alhambra-notation-too-often = Field “{ $field }”: there aren't that many { $value }.
alhambra-notation-places = Field “{ $field }”: there are four places, and “-” is an empty one; found { $found }.
alhambra-notation-scored = Field “{ $field }”: scoring B comes after scoring A.
alhambra-notation-scoring-cards = Field “{ $field }”: the scoring cards can't lie there. Of the five piles that “split” money cards make, A is in the second and B in the fourth.
alhambra-notation-given = Field “{ $field }”: an empty place had nothing to give.

## The log in words

alhambra-tell-dealt = Start money: { $table }. In the yard: { $yard }. Open money: { $display }. { $starter } starts.
    .starter = Start money: { $table }. In the yard: { $yard }. Open money: { $display }. You start.
alhambra-tell-taken = { $player } takes { $cards }.
    .player = You take { $cards }.
alhambra-tell-bought = { $gift ->
    [yes] { $player } buys { $picture } for Dirk and pays { $money }.
   *[no] { $player } buys { $picture } and pays { $money }.
  }{ $exact ->
    [yes] {" "}Exactly! One more action.
   *[no] {""}
  }
    .player = { $gift ->
        [yes] You buy { $picture } for Dirk and pay { $money }.
       *[no] You buy { $picture } and pay { $money }.
      }{ $exact ->
        [yes] {" "}Exactly! One more action.
       *[no] {""}
      }
alhambra-tell-passed = { $player } can do nothing and passes.
    .player = You can do nothing and pass.
alhambra-tell-refilled = { $what ->
    [yard] New in the yard: { $pictures }.
    [money] New open money: { $money }.
   *[both] New in the yard: { $pictures }. New open money: { $money }.
  }
alhambra-tell-renewed = { $count ->
    [one] The money pile is empty: the one discarded card becomes the new pile.
   *[other] The money pile is empty: the { $count } discarded cards are shuffled into a new one.
  }
alhambra-tell-scored = Scoring { $scoring }! { $table }.
alhambra-tell-dirk-got = Dirk gets { $pictures }.
alhambra-tell-given = { $how ->
    [nobody] Nobody has the most money in { $currency }: { $picture } stays in the yard.
   *[player] { $player } has the most money in { $currency } and gets { $picture }.
  }
    .player = You have the most money in { $currency } and get { $picture }.
alhambra-tell-dirk-score = Beside them, Dirk: { $points }.

# Who plays how: one sentence for each character.
alhambra-character-mara = Puts money by. Nobody’s purse is fuller than hers.
alhambra-character-tobi = Thinks big: towers and gardens above all.
alhambra-character-nadege = Pays to the coin, and would rather wait than give a coin too much.
alhambra-character-luca = Snaps up what is cheap before anybody else looks.
