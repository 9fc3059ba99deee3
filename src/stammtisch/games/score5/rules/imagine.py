"""What a seat in SCORE 5 cannot know, dealt again.

Start sets, turned-up bids and taken cards were seen by all, so a seat knows what everybody owns. It doesn't know which
of these cards lie in the others' bids while those are face down, nor how many before everyone has laid; nor how often
another player swapped cards unseen; nor the order of the pile and which auction cards are in it.
"""

import numpy as np

from ....engine import chance
from ....engine.compiler import compiled, inner
from .cards import how_many, lowest
from .record import ADJUSTING, DECK_SIZE, LAYING, STACKED, STACKED_FROM


@compiled
def imagine(position, seat, source):
    """Deal again what `seat` cannot know."""
    chance.rekey(position, source)
    for other in range(position.players):
        if other != seat and position.phase == LAYING and not position.waiting >> other & 1:
            own = position.hand[other] | position.bid[other]
            lay_again(position, other, source, chance.below(source, how_many(own) + 1))
        elif other != seat and position.phase == ADJUSTING:
            lay_again(position, other, source, how_many(position.bid[other]))
            swap_again(position, other, source)
    stack_pile(position, source)


@inner
def lay_again(position, seat, source, count):
    """Make `count` random cards the bid, every choice equally likely."""
    own = position.hand[seat] | position.bid[seat]
    bid, rest, left = 0, own, how_many(own)
    while count > 0:
        if chance.below(source, left) < count:
            bid |= rest & -rest
            count -= 1
        rest &= rest - 1
        left -= 1
    position.hand[seat] = own & ~bid
    position.bid[seat] = bid


@inner
def swap_again(position, seat, source):
    """S5-23: a swap stays unseen, so with a cap nobody else knows how many changes this seat has left."""
    seen, unseen = position.seen_changes[seat], 0
    if seen > 0 or (position.bid[seat] != 0 and position.hand[seat] != 0):  # else there never was anything to swap
        unseen = chance.below(source, max(position.cap - seen, 0) + 1)
    position.changes[seat] = seen + unseen


@inner
def stack_pile(position, source):
    """S5-11: put ★ cards and ★★ cards that nobody has seen below the card that is turned up."""
    seen, first = position.unsold, position.auction + 1
    for seat in range(position.players):
        seen |= position.hand[seat] | position.bid[seat]
    for place in range(first):
        seen |= 1 << position.pile[place]
    pool = np.empty(DECK_SIZE, np.int64)
    for stars in range(STACKED.size):
        cards, count = STACKED_FROM[stars] & ~seen, 0
        while cards:
            pool[count] = lowest(cards)
            cards &= cards - 1
            count += 1
        chance.shuffle(source, pool, count)
        end = max(first, STACKED[stars])
        for i in range(min(end - first, count)):
            position.pile[first + i] = pool[i]
        first = end
