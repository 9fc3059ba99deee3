"""A fixed numbering of the actions of Alhambra, version 1.

| numbers | what |
|---|---|
| 0 | pass |
| 1 to 15 | take the open money whose places are the bits of the number |
| from 16 | buy: `16 + ((dirk * 4) + place) * payments + payment` |

`payment` counts the ways to pay from 2 to 13 without a superfluous card, in the order of how the rules write them: 288 of
them, or 212 where no card is there more than twice, as with two players. Paying in superfluous money (AL-24) is allowed,
but not worth listing, and has no number.
"""

import numpy as np

from ....engine.compiler import inner
from ..rules.codes import BUY, PASS, TAKE, copies, one, pack, unpack
from ..rules.record import PLACES, PRICE, VALUES
from ..rules.rules import moves

__all__ = ["PAYMENTS", "VERSION", "action_at", "index_of", "mark", "size"]

VERSION = "v1"
FIRST_PURCHASE = 1 << PLACES
DEAREST = int(PRICE.max())
APART = 2123  # the payments all leave different remainders by this number


def _payments(most: int, highest: int = VALUES, payment: int = 0, paid: int = 0) -> list[int]:
    """Every payment that goes on from `payment` with cards of at most `highest`, without a superfluous card."""
    found = []
    for value in range(highest, 0, -1):
        if copies(payment, value) < most and paid < DEAREST:
            laid = payment + one(value)
            found += [laid] if paid + value >= PRICE.min() else []
            found += _payments(most, value, laid, paid + value)
    return found


def _ranks(payments: list[int]) -> list[int]:
    ranks = [-1] * APART
    for rank, payment in enumerate(payments):
        ranks[payment % APART] = rank
    return ranks


_BY_COPIES = [sorted(_payments(most)) for most in (2, 3)]
COUNT = np.array([len(payments) for payments in _BY_COPIES])
PAYMENTS = np.array([payments + [0] * (COUNT[1] - len(payments)) for payments in _BY_COPIES])
RANK = np.array([_ranks(payments) for payments in _BY_COPIES], np.int16)


def size(players: int) -> int:
    """How many numbers there are."""
    return FIRST_PURCHASE + PLACES * int(COUNT[0] * 2 if players == 2 else COUNT[1])


@inner
def index_of(position, seat, action):
    """The number of an action; -1 for a payment with superfluous money."""
    kind, where, to_dirk, payment = unpack(action)
    if kind == TAKE:
        return where
    if kind != BUY:
        return 0
    often = int(position.players != 2)
    rank = RANK[often, payment % APART]
    if rank < 0 or PAYMENTS[often, rank] != payment:
        return -1
    return FIRST_PURCHASE + (to_dirk * PLACES + where) * COUNT[often] + rank


@inner
def action_at(position, seat, index):
    """The action behind a number."""
    if index == 0:
        return pack(PASS, 0, 0, 0)
    if index < FIRST_PURCHASE:
        return pack(TAKE, index, 0, 0)
    often = int(position.players != 2)
    row, rank = (index - FIRST_PURCHASE) // COUNT[often], (index - FIRST_PURCHASE) % COUNT[often]
    return pack(BUY, row % PLACES, row // PLACES, PAYMENTS[often, rank])


@inner
def mark(position, seat, room, out):
    """Put a 1 at the number of every listed action."""
    for i in range(moves(position, seat, room)):
        out[index_of(position, seat, room[i])] = 1
