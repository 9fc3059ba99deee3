### Goofspiel in English: name, rules and examples; a rule’s id is its number in the rule book.

goofspiel-name = Goofspiel
goofspiel-tagline = Thirteen cards, thirteen prizes, and everyone bids at once. What is this one worth to you?
goofspiel-goal = Win prizes worth more than anyone else’s. You all have the same cards to bid, and each of them only once.
goofspiel-status = Round { $round } of { $rounds }

## The cards

GS-section-0 = The cards
GS-1 = Each of you holds the same 13 cards, numbered from 1 to 13.
    .note = With ordinary playing cards that is one suit each: the ace is the 1, jack, queen and king are 11, 12 and 13.
GS-2 = There are 13 prizes, also numbered from 1 to 13. They are shuffled and lie face down. A prize is worth as many points as its number says.

## A round

GS-section-1 = A round
GS-10 = The next prize is turned up. What is at stake is its points, and those carried over from rounds before, if there are any.
GS-11 = You all choose one card from your hand, in secret and at the same time, and lay it face down as your bid. You cannot pass, and a bid that lies stays.
    .note = Our ruling: a bid stays. Most texts do not say whether you may still change it.
GS-12 = When everyone has bid, the bids are turned up. The highest one wins all that is at stake. Every bid is out of the game, whether it won or not.

## Ties

GS-section-2 = Ties
GS-20 =
    If several of you bid the highest card, none of them wins, and a lower bid does not win either. What happens then you agree on before the match:
    carry: the points stay on the table and are at stake in the next round as well.
    split: the highest bidders share the points evenly, in whole points. What cannot be divided is lost.
    discard: the points are lost.
    .note = Our ruling: whole points only. Other texts deal in halves and thirds.
GS-21 = If the last round is tied, nothing can be carried over any more: the points are lost.

## The end

GS-section-3 = The end
GS-30 = The match ends after the 13th prize.
GS-31 = Most points wins; if you are tied, you share the win.

## Examples

GS-example-1 = The prize is a 9. Bids: 10, 4 and 7. The 10 wins 9 points; the 4 and the 7 are gone all the same.
GS-example-2 = The prize is a 9. Bids: 10, 10 and 7. Carry: next round it is 9 points more. Split: 4 points for each 10. The 7 gets nothing either way.
GS-public = Everyone sees the prize, the points, who has bid already, and all bids of finished rounds. So you can work out which cards the others still hold. Hidden are bids that lie face down, and the order of the prizes to come.

## Why an action isn't allowed: the rule's number and which part of it

GS-11-1 = You have bid already; the others are still thinking.
GS-11-2 = You bid one card from 1 to 13.
GS-11-3 = You no longer hold that card.
GS-30-1 = The match is over.

goofspiel-notation-action = “{ $value }” is no action. Try: bid 7.
goofspiel-notation-bids = Field “{ $field }”: somebody has to be left who hasn’t bid, and after the last round nobody bids.

goofspiel-switch-ties = what becomes of points that several bid the most for
    .value = carry|split|discard

## The log in words

goofspiel-tell-turned = { $more ->
    [0] Round { $round }: the prize is { $prize }.
   *[other] Round { $round }: the prize is { $prize }. With what was carried over, { $stake } points are at stake.
  }
goofspiel-tell-laid = { $how ->
    [own] { $player }: { $card } laid.
   *[secret] { $player }: bid laid.
  }
goofspiel-tell-shown = { $table }. { $outcome ->
    [won] { $points ->
        [one] { $player } wins { $points } point.
       *[other] { $player } wins { $points } points.
      }
    [shared] { $points ->
        [one] A tie: { $points } point each.
       *[other] A tie: { $points } points each.
      }
    [carried] A tie: { $stake ->
        [one] { $stake } point is
       *[other] { $stake } points are
      } carried over.
   *[lost] A tie: { $stake ->
        [one] { $stake } point is
       *[other] { $stake } points are
      } lost.
  }
