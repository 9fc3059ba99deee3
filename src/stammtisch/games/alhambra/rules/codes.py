"""How actions of Alhambra, and the objections to them, are written as numbers."""

from ....engine.compiler import shared
from .record import VALUES

# Kinds of actions.
TAKE, BUY, PASS = range(1, 4)

PAYMENTS = 1 << 2 * VALUES  # more than any payment


@shared
def pack(kind: int, where: int, to_dirk: int, payment: int) -> int:
    """An action as one number.

    To take money, `where` has the places of the open cards as bits, of equal cards those of the leftmost ones. To buy, it is the
    place in the yard, and the other parts say whether the card is for Dirk and what is paid.
    """
    return kind | where << 8 | to_dirk << 16 | payment << 24


@shared
def unpack(action: int) -> tuple[int, int, int, int]:
    """The kind of an action and its three parts, as `pack` takes them; each is 0 where the kind has no such part."""
    return action & 255, action >> 8 & 255, action >> 16 & 255, action >> 24


# A payment has two bits for each value from 1 up, which say how many cards of that value are paid.


@shared
def one(value: int) -> int:
    """A payment of one card."""
    return 1 << 2 * (value - 1)


@shared
def copies(payment: int, value: int) -> int:
    """How many cards of a value are paid."""
    return payment >> 2 * (value - 1) & 3


# Objections: ten times the number of the rule, plus which part of it. The sentences have the same numbers, such as AL-20-1.
NOT_YOUR_TURN = 201
NO_SUCH_ACTION = 202
NO_MONEY_THERE = 211
TOO_MUCH_TAKEN = 212
NOT_THE_LEFTMOST = 213
NOTHING_TAKEN = 214
NO_PICTURE_THERE = 221
NOT_IN_HAND = 222
PAID_TOO_LITTLE = 223
MONEY_CAN_BE_TAKEN = 251
PICTURE_CAN_BE_BOUGHT = 252
MATCH_IS_OVER = 401
NO_DIRK = 531
