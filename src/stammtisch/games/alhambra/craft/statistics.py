"""What the coach counts in some rounds of Alhambra that are played on, and how it calls decisions (see `review.statistics`)."""

from typing import Any

from ....engine.compiler import inner
from ..rules.codes import BUY, PASS, TAKE, copies, unpack
from ..rules.record import CATEGORIES, CURRENCIES, OWNERS, PRICE, VALUES

STATISTICS = {
    "exact": ("share", 1),  # the seat pays exactly in its next turn
    "bought": ("amount", 1),  # picture cards
    "money": ("amount", 1),  # in hand where the rollout stops
    "pavilion": ("share", 1),  # most cards of a category, there
    "seraglio": ("share", 1),
    "arcades": ("share", 1),
    "chambers": ("share", 1),
    "garden": ("share", 1),
    "tower": ("share", 1),
}
EXACT, BOUGHT, MONEY, PAVILION = range(4)
AWAY = len(STATISTICS)  # where is kept how far the next turn is: 0 before somebody else has moved, 1 then, 2 after it
CONFIRMS = False
KINDS = {BUY: "purchase", TAKE: "money", PASS: "pass"}


@inner
def note(position, before, mover, action, seat, number, out):
    """What is paid and bought, how much money is there, and who has most of what."""
    kind, place, _, payment = unpack(action)
    if mover == seat:
        if out[AWAY] == 1.0:
            out[AWAY] = 2.0
            if kind == BUY and money_of(payment) == PRICE[before.yard[place]]:
                out[EXACT] = 1.0
        if kind == BUY:
            out[BOUGHT] += 1
        out[MONEY] = money_in(position.hand[seat])
    elif out[AWAY] == 0.0:
        out[AWAY] = 1.0
    if kind == BUY or number == 0:
        for category in range(CATEGORIES):
            out[PAVILION + category] = has_most(position, seat, category)


@inner
def money_of(payment):
    """What a payment adds up to."""
    total = 0
    for value in range(1, VALUES + 1):
        total += value * copies(payment, value)
    return total


@inner
def money_in(hand):
    """What a hand adds up to."""
    total = 0
    for currency in range(CURRENCIES):
        for i in range(VALUES):
            total += (i + 1) * hand[currency * VALUES + i]
    return total


@inner
def has_most(position, seat, category):
    """Whether nobody has more cards of a category."""
    mine = position.built[seat, category]
    if mine == 0:
        return False
    for owner in range(OWNERS):
        if position.built[owner, category] > mine:
            return False
    return True


@inner
def reply(position, seat, weights, source, spare, actions, values):
    """Never asked for."""
    return 0


def kind(record: Any, seat: int, code: int) -> str:
    """By the action."""
    return KINDS[unpack(code)[0]]


def unjudged(record: Any, seat: int, code: int) -> str | None:
    """Everything can be judged."""
    return None


def comparable(record: Any, seat: int, code: int, codes: list[int]) -> list[int]:
    """All of them."""
    return codes
