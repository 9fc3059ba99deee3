"""What no player of Alhambra would do, however little they know of the game: no level does it, and misjudgement can't choose it.

`offers` doesn't list these. `absurdity` says of any legal action whether it is one of them, so that they can be counted.
"""

from ....engine.compiler import inner
from ..rules.codes import BUY, TAKE, copies, unpack
from ..rules.money import list_payments, list_takes, worth
from ..rules.record import CATEGORY, PRICE, VALUES

__all__ = ["ABSURDITIES", "absurdity"]

ABSURDITIES = (
    "pays more though the exact price is in hand",
    "pays with more cards and more money than another payment takes",
    "leaves an open money card that could be taken along",
    "gives Dirk a picture card of which the other player has none, so that only the giver loses by it",
)
OVERPAYS, WASTES, LEAVES_MONEY, HURTS_ITSELF = range(1, len(ABSURDITIES) + 1)
SENSIBLE = 0


@inner
def absurdity(position, seat, action, room):
    """Which of ABSURDITIES (counted from 1) a legal action is, or SENSIBLE. `room` is for MAX_MOVES numbers."""
    kind, place, to_dirk, payment = unpack(action)
    if kind == TAKE:
        kind, places, _, _ = unpack(action)
        return LEAVES_MONEY if leaves_money(room, list_takes(position, room), places) else SENSIBLE
    if kind != BUY:
        return SENSIBLE
    card = position.yard[place]
    if to_dirk and hurts_only_oneself(position, seat, CATEGORY[card]):
        return HURTS_ITSELF
    price = int(PRICE[card])
    count = list_payments(position, seat, place, price, room, 0)
    if worth(payment) > price and has_exact(room, 0, count, price):
        return OVERPAYS
    return WASTES if is_wasteful(room, 0, count, payment) else SENSIBLE


@inner
def has_exact(actions, start, end, price):
    """Whether one of some payments, which are listed as purchases, is exactly the price."""
    for i in range(start, end):
        _, _, _, payment = unpack(actions[i])
        if worth(payment) == price:
            return True
    return False


@inner
def is_wasteful(actions, start, end, payment):
    """Whether one of some payments, which are listed as purchases, takes fewer cards and less money."""
    for i in range(start, end):
        _, _, _, other = unpack(actions[i])
        if worth(other) < worth(payment) and cards_in(other) < cards_in(payment):
            return True
    return False


@inner
def cards_in(payment):
    """How many cards are paid."""
    count = 0
    for v in range(1, VALUES + 1):
        count += copies(payment, v)
    return count


@inner
def keep_full_takes(actions, count):
    """Keep those ways to take money that leave none to be taken along; returns how many."""
    kept = 0
    for i in range(count):
        _, places, _, _ = unpack(actions[i])
        if not leaves_money(actions, count, places):
            actions[kept] = actions[i]
            kept += 1
    return kept


@inner
def leaves_money(takes, count, places):
    """Whether one of the ways to take money takes all that another does, and more. Nobody has ever too much of it."""
    for i in range(count):
        _, more, _, _ = unpack(takes[i])
        if more != places and more & places == places:
            return True
    return False


@inner
def hurts_only_oneself(position, seat, category):
    """AL-53: whether the other one of two players has no card of a category, so that Dirk takes nothing from them."""
    return position.built[1 - seat, category] == 0
