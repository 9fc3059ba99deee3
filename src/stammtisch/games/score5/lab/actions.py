"""A fixed numbering of the actions of SCORE 5, version 1.

| numbers | what |
|---|---|
| 0, 1, 2 | bid nothing, final, not final |
| 3 to 7 | name green, red, yellow, violet, blue |
| 8 to 58 | take a card, by its number in the deck |
| 59 to 74 | of at most five cards: bids that aren't neighbours |
| from 75 | bids of neighbours: `75 + last * (last + 1) / 2 + first` |

A bidder's own cards, those of the present bid included, are lined up by value and then by tie-break number, and counted
from 0. So a number stands for "my second to fourth lowest cards", whatever they are. These are the bids that the rules list;
any other choice from six cards or more is allowed, but has no number.
"""

import numpy as np

from ....engine.compiler import inner
from ..rules.bids import FEW
from ..rules.cards import how_many, lowest, rank
from ..rules.codes import BID, FINAL, NAME, NOT_FINAL, TAKE, pack, unpack
from ..rules.record import ADJUSTING, AUCTIONS, DECK_SIZE, FAMILIES, SET_SIZE
from ..rules.rules import is_final, may_act, moves

__all__ = ["VERSION", "action_at", "index_of", "mark", "size"]

VERSION = "v1"
NOTHING, SAY_FINAL, SAY_NOT_FINAL, FIRST_NAME = range(4)
FIRST_TAKE = FIRST_NAME + FAMILIES
FIRST_GAPPY = FIRST_TAKE + DECK_SIZE


def _is_gappy(bits: int) -> bool:
    """Whether some places in a line aren't neighbours."""
    return bits != 0 and bits + (bits & -bits) & bits != 0


GAPPY_BITS = np.array([bits for bits in range(1 << FEW) if _is_gappy(bits)])
GAPPY = np.array([int(np.searchsorted(GAPPY_BITS, bits)) if _is_gappy(bits) else -1 for bits in range(1 << FEW)])
FIRST_STRETCH = FIRST_GAPPY + GAPPY_BITS.size


def size(players: int) -> int:
    """How many numbers there are: nobody bids with more cards than were dealt and sold before the last auction."""
    most = SET_SIZE * players + AUCTIONS - 1
    return FIRST_STRETCH + most * (most + 1) // 2


@inner
def index_of(position, seat, action):
    """The number of an action; -1 for a bid that isn't worth listing."""
    kind, what = unpack(action)
    if kind == BID:
        return index_of_bid(position, seat, what)
    if kind == TAKE:
        return FIRST_TAKE + what
    if kind == NAME:
        return FIRST_NAME + what
    return SAY_FINAL if kind == FINAL else SAY_NOT_FINAL


@inner
def index_of_bid(position, seat, bid):
    """The number of a bid, by the places of its cards in the line of one's own."""
    if bid == 0:
        return NOTHING
    own = position.hand[seat] | position.bid[seat]
    first, last, bits, rest = DECK_SIZE, 0, 0, bid
    while rest:
        place = place_in_line(position, own, lowest(rest))
        first, last, bits = min(first, place), max(last, place), bits | 1 << place
        rest &= rest - 1
    if last - first + 1 == how_many(bid):
        return FIRST_STRETCH + last * (last + 1) // 2 + first
    return FIRST_GAPPY + GAPPY[bits] if how_many(own) <= FEW else -1


@inner
def place_in_line(position, own, card):
    """How many of one's own cards rank below a card."""
    place, mine = 0, rank(position, card)
    while own:
        place += rank(position, lowest(own)) < mine
        own &= own - 1
    return place


@inner
def action_at(position, seat, index):
    """The action behind a number; -1 for a bid of more cards than there are."""
    if index == NOTHING:
        return pack(BID, 0)
    if index < FIRST_NAME:
        return pack(FINAL if index == SAY_FINAL else NOT_FINAL, 0)
    if index < FIRST_TAKE:
        return pack(NAME, index - FIRST_NAME)
    if index < FIRST_GAPPY:
        return pack(TAKE, index - FIRST_TAKE)
    if index < FIRST_STRETCH:
        bits = GAPPY_BITS[index - FIRST_GAPPY]
    else:
        last, first = 0, index - FIRST_STRETCH
        while first > last:
            last += 1
            first -= last
        bits = (1 << last + 1) - (1 << first)
    return bid_of(position, position.hand[seat] | position.bid[seat], bits)


@inner
def bid_of(position, own, bits):
    """The bid of the cards at these places of the line; -1 if it isn't that long."""
    if bits >> how_many(own):
        return -1
    bid, rest = 0, own
    while rest:
        if bits >> place_in_line(position, own, lowest(rest)) & 1:
            bid |= rest & -rest
        rest &= rest - 1
    return pack(BID, bid)


@inner
def mark(position, seat, room, out):
    """Put a 1 at the number of every listed action. Bids are marked without being listed."""
    if position.phase > ADJUSTING:
        for i in range(moves(position, seat, room)):
            out[index_of(position, seat, room[i])] = 1
        return
    if not may_act(position) >> seat & 1:
        return
    if position.phase == ADJUSTING:
        out[SAY_NOT_FINAL if is_final(position, seat) else SAY_FINAL] = 1
        if position.changes[seat] == position.cap:
            return
    out[NOTHING] = 1
    held = how_many(position.hand[seat] | position.bid[seat])
    for stretch in range(held * (held + 1) // 2):
        out[FIRST_STRETCH + stretch] = 1
    if held <= FEW:
        for gappy in range(GAPPY_BITS.size):
            if GAPPY_BITS[gappy] >> held == 0:
                out[FIRST_GAPPY + gappy] = 1
    if position.phase == ADJUSTING:
        present = index_of_bid(position, seat, position.bid[seat])
        if present >= 0:
            out[present] = 0
