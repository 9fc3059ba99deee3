### SCOUT in English: name, rules and examples; a rule’s id is its number in the rule book.

scout-name = SCOUT
scout-tagline = You may never sort your hand. Beat the set on the table, or steal from it.
scout-short = The last round of a match with { $players } players
scout-goal = Most points after all rounds wins. Cards you take and Scout chips are worth a point each; cards stuck in your hand cost a point each.

## The box and the deal

SC-section-0 = The box and the deal
SC-1 = There are 45 cards. Each carries two different numbers from 1 to 10, and every such pair exists exactly once; so each number is on nine cards.
SC-2 =
    How many of you play decides which cards are in:
    2 players: without the card 9/10, so 44 cards. You get 11 each; the other 22 are kept for the second round.
    3 players: without any card that has a 10, so 36 cards, 12 each.
    4 players: without the card 9/10, so 44 cards, 11 each.
    5 players: all 45 cards, 9 each.
SC-3 = The cards are shuffled in both senses: which card comes next is chance, and which of its two numbers it shows is chance too.
SC-4 = Your cards stay in the order they came in, and you never turn a single one, not once in the whole game. Only before the first turn of a round may you turn your whole hand upside down, once: every card then shows its other number, and the order from left to right stays the same. You all decide at the same time and in secret.
    .note = Our ruling: the order stays when the hand is turned, and you decide in secret, because the text says neither. A real fan of cards is mirrored when you turn it round; that makes no difference to any rule.
SC-5 = You play as many rounds as there are players. Who starts the first one is drawn by lot; each later round is started by the next player clockwise. With two players that makes two rounds, and the start player changes.
    .note = Our ruling: the first start player is drawn by lot, because the text leaves open how to choose.
SC-6 = With three to five players, each of you has one Scout & Show chip per round. Scout chips never run out.

## A turn

SC-section-1 = A turn (3–5 players)
SC-10 = On your turn you do exactly one of three things: Show, Scout, or Scout & Show. You cannot pass.
SC-11 = Show: take one or more cards that stand side by side in your hand and lay them down as the new set. If there is more than one, they must be all equal, or go up by exactly 1 from card to card, or go down by exactly 1 from card to card.
SC-12 = If a set already lies on the table, yours must be stronger. It is stronger if it has more cards; or if it has as many cards and yours are equal while the old ones are a run; or if number of cards and kind are the same and your smallest number is higher. Being just as strong is not enough. A single card counts as equal cards.
SC-13 = When you show, you take the set you beat and put it face down in front of you. Each of its cards is worth 1 point.
SC-14 = Scout: take the leftmost or the rightmost card of the set and put it anywhere in your hand, either way up. The set’s owner gets 1 Scout chip. What is left stays the set, still belongs to the same owner, and counts as what it now is. You may scout even when you could show.
    .note = Known from other rule texts of the game: what becomes of the rest of the set, and that you may scout even when you could show.
SC-15 = If the table is empty, you can only show, and you may show anything.
    .note = Known from other rule texts of the game; the text we worked from does not spell it out.
SC-16 = Scout & Show, once a round: spend your chip, scout, and then at once show something that beats the set that is left (anything at all, if nothing is left). You may do this only if your Scout leaves you a possible Show. The owner gets the Scout chip as usual. The cards you show need not include the one you have just scouted.
    .note = Our ruling: only if a Show is possible after the Scout, because the text does not say what happens otherwise.

## The end of a round

SC-section-2 = The end of a round
SC-20 = A round ends at once when a player has no cards left after a Show.
SC-21 = With three to five players it also ends at once when every other player has scouted since the last Show. A Scout & Show counts as a Show. This holds even if the last of those Scouts took the last card from the table.
    .note = Our ruling: the round ends even when the last card was taken, because the text does not mention this case.
SC-22 = At the end of a round you score 1 point for each card you took and 1 for each Scout chip, and lose 1 for each card in your hand. If the round ended by SC-21, the player of the last Show loses nothing for hand cards. Unused Scout & Show chips and the set on the table count nothing.
SC-23 = Points add up over the rounds and may be negative. Most points wins; if you are tied, you share the win.

## Two players

SC-section-3 = Two players
SC-30 = Each of you has 3 Scout chips per round, and no Scout & Show chip.
SC-31 = You show as described above. To scout, you pay one of your own chips into the middle; the owner of the set gets nothing. After a Scout you act again, and you go on until you show or can do neither.
    .note = The text grants “one further action” after a Scout; we read it so that this action may be another Scout.
SC-32 = The round ends when a player has no cards left after a Show, or when the player on turn can neither show nor scout; in that second case the other player loses nothing for hand cards.
    .note = Our ruling: that the other player loses nothing, as in SC-22. The text says so in general, and we take it to hold for two players as well.
SC-33 = Each chip you have not spent is worth 1 point.
    .note = The text makes every Scout chip a point; we count the ones you kept in the same way.

## Examples

SC-example-1 = 2 2 beats 3 4, 1 2 and 7 8. 3 4 5 beats 3 2 1 and 1 2 3. 3 3 3 beats 3 4 5 and 7 8 9. 2 2 2 beats 1 1 1. But 8 7 does not beat 7 8.
SC-example-2 = The ladder, from weak to strong: one card < run of two < pair < run of three < three equal < run of four < four equal, and so on.
SC-example-3 = Three players, a pair on the table: both others scout. The table is empty and the round ends (SC-21).
SC-example-4 = Four players, a single card on the table: the next player scouts it. The player after that must show, and may show anything.
SC-public = Everyone sees the table, the chips, how many cards each of you holds and has taken, and who scouted which card. Hidden are the hands, whether a hand was turned, and where and which way up a scouted card went in. Both numbers of a card on the table are public, since both are printed on it.
    .note = Our ruling: the texts do not say what is open and what is secret.

## Why an action isn't allowed: the rule's number and which part of it

SC-4-1 = You have decided about your hand already; the others are still thinking.
SC-4-2 = First decide about your hand: keep it as it is, or turn all of it.
SC-4-3 = Too late: a hand can be turned only before the first turn of a round.
SC-10-1 = It isn't your turn.
SC-10-2 = On your turn you do one of three things: Show, Scout, or Scout & Show.
SC-11-1 = You have no cards at those places.
SC-11-2 = Those cards aren't a set: they must be all equal, or go up or down by exactly 1 each.
SC-12-1 = That isn't stronger than the set on the table.
SC-14-1 = Your hand has no gap there.
SC-15-1 = There is nothing to scout: the table is empty, so show something.
SC-16-1 = You have scouted with your chip; now the Show is due.
SC-16-2 = Your Scout & Show chip is spent for this round.
SC-16-3 = After that Scout you would have nothing to show, so it can't be a Scout & Show.
SC-30-1 = With two players there is no Scout & Show.
SC-31-1 = You have no Scout chip left.

scout-notation-action = “{ $value }” isn't an action. Try: keep, turn, show 3-5, scout left to 2, scout right to 1 turned, scout&show left to 4.
scout-notation-card = Field “{ $field }”: “{ $value }” isn't a card at this table. A card is two different numbers from 1 to 10, like 7/3.
scout-notation-known = Field “{ $field }”: only cards of “{ $hand }” can stand here.
scout-notation-set = Field “{ $field }”: these cards aren't a set.

## The log in words

scout-tell-dealt = Round { $round }. { $starter } starts.
    .starter = Round { $round }. You start.
scout-tell-decided = { $how ->
    [turned] { $player }: hand turned.
    [kept] { $player }: hand kept.
   *[secret] { $player }: decided about the hand.
  }
scout-tell-shown = { $taken ->
    [0] { $player }: Show { $cards }.
    [one] { $player }: Show { $cards }, one card taken.
   *[other] { $player }: Show { $cards }, { $taken } cards taken.
  }
scout-tell-scouted = { $player }: { $kind ->
    [chip] Scout & Show,
   *[plain] Scout,
  } card { $card }. { $to ->
    [middle] A chip goes to the middle.
   *[other] A chip for { $gets }.
  }
    .gets = { $player }: { $kind ->
        [chip] Scout & Show,
       *[plain] Scout,
      } card { $card }. A chip for you.
scout-tell-round-ended = { $reason ->
    [empty] { $player } has no cards left: round { $round } is over.
   *[unbeaten] Nobody beats the Show of { $player }: round { $round } is over.
  } Points: { $table }.
    .player = { $reason ->
        [empty] You have no cards left: round { $round } is over.
       *[unbeaten] Nobody beats your Show: round { $round } is over.
      } Points: { $table }.

# Who plays how: one sentence for each character.
scout-character-mara = Loves to pick cards up, and lets her hand grow until something comes of it.
scout-character-tobi = Shows as soon as he can. Waiting isn’t for him.
scout-character-nadege = Saves up for long sets, then lays them all at once.
scout-character-luca = Can’t keep his trump in his pocket: Scout & Show comes early.
