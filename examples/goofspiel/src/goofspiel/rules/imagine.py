"""What a seat in Goofspiel cannot know, dealt again.

Everyone has seen which bids and prizes are gone, so everyone knows what is left. Hidden are the bids that lie face down,
and the order of the prizes to come.
"""

from stammtisch.engine import chance
from stammtisch.engine.compiler import compiled, inner

from .record import CARDS, SUIT


@compiled
def imagine(position, seat, source):
    """Choose the others' bids again, and shuffle the prizes that nobody has seen."""
    chance.rekey(position, source)
    for other in range(position.players):
        if other != seat and position.bid[other] != 0:
            cards = owned(position, other)
            lay(position, other, nth(cards, chance.below(source, how_many(cards))))
    shuffle_prizes(position, source)


@inner
def owned(position, seat):
    """The cards that everyone knows a seat to have, in its hand or face down before it, as bits."""
    bid = position.bid[seat]
    return position.hand[seat] | (1 << bid if bid else 0)


@inner
def lay(position, seat, card):
    """Let this card of a seat be its bid, instead of the one that was."""
    position.hand[seat] = owned(position, seat) & ~(1 << card)
    position.bid[seat] = card


@inner
def shuffle_prizes(position, source):
    """Put the prizes to come into a fixed order first: so nothing of the real one is left."""
    first = min(position.round_number + 1, CARDS)
    unseen = SUIT
    for i in range(first):
        unseen &= ~(1 << position.prizes[i])
    for i in range(first, CARDS):
        position.prizes[i] = nth(unseen, i - first)
    chance.shuffle(source, position.prizes[first:], CARDS - first)


@inner
def how_many(cards):
    """How many cards there are, given as bits."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


@inner
def nth(cards, n):
    """The card number n, counted from 0 and from the lowest, of cards given as bits."""
    for card in range(1, CARDS + 1):
        if (cards >> card) & 1:
            if n == 0:
                return card
            n -= 1
    return 0
