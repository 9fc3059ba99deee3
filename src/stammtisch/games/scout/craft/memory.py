"""Forgetting in SCOUT: cards that lie face down, and those seen to go into other hands."""

import numpy as np

from ....engine import chance
from ....engine.compiler import inner
from ..rules.imagine import must_show, unknown_cards
from ..rules.record import CARD_BIT, DECK_SIZE, EVERYONE
from ..rules.rules import imagine

FINE = 1 << 20  # steps of a share


@inner
def lose_cards(position, seat, share, source):
    """Let a seat forget so much of the cards that lie face down and of those it saw go into other hands.

    Its forgotten cards may then be anywhere out of sight, and as many others lie face down instead. When somebody else is due
    to show, nothing is forgotten: a hand that can do it might no longer be found.
    """
    acts = position.turn
    if acts != seat and must_show(position, acts):
        return
    for other in range(position.players):
        if other != seat:
            position.known[other] &= ~some_of(position.known[other], share, source)
    before = some_of(position.spent[seat], share, source) if position.players == 2 else 0
    position.spent[seat] &= ~before
    position.spent[EVERYONE] &= ~before
    lost = some_of(position.gone, share, source)
    position.gone &= ~lost
    lay_face_down(position, seat, count_of(lost), source)
    imagine(position, seat, source)


@inner
def some_of(cards, share, source):
    """Each of some cards (as bits) with the chance `share`."""
    chosen = 0
    for i in range(DECK_SIZE):
        if cards >> i & 1 and chance.below(source, FINE) < share * FINE:
            chosen |= 1 << i
    return chosen


@inner
def count_of(cards):
    """How many cards there are, given as bits."""
    count = 0
    for i in range(DECK_SIZE):
        count += cards >> i & 1
    return count


@inner
def lay_face_down(position, seat, count, source):
    """Let so many of the cards that the seat can't place be among those face down."""
    pool = np.empty(DECK_SIZE, np.uint8)
    unknown = unknown_cards(position, seat, pool)
    chance.shuffle(source, pool, unknown)
    for i in range(count):
        position.gone |= CARD_BIT[pool[i]]
