"""What no player of SCOUT would do, however little they know of the game: no level does it, and misjudgement can't choose it.

`moves` doesn't list these. `absurdity` says of any legal action whether it is one of them, so that they can be counted.
"""

from ....engine.compiler import inner
from ..rules.cards import group_kind, number, strength_of, table_strength, turned_over
from ..rules.codes import SHOW, unpack
from ..rules.listing import end_index
from ..rules.record import SET_ROOM, TURNING
from .shape import read_numbers

__all__ = ["ABSURDITIES", "absurdity"]

ABSURDITIES = (
    "keeps playing though the whole hand could be shown",
    "tears a run by showing the middle of it",
    "puts a scouted card between two that belong together, where it fits neither",
)
STAYS_IN, TEARS, DIVIDES = range(1, len(ABSURDITIES) + 1)
SENSIBLE = 0


@inner
def absurdity(position, seat, action, room):
    """Which of ABSURDITIES (counted from 1) a legal action is, or SENSIBLE. `room` is for MAX_MOVES numbers."""
    kind, first, last, _ = unpack(action)
    held, numbers = position.held[seat], room
    if position.phase == TURNING:
        return SENSIBLE
    if can_go_out(position, seat):
        return SENSIBLE if kind == SHOW and last - first + 1 == held else STAYS_IN
    read_numbers(position.hand[seat], held, False, numbers)
    if kind == SHOW:
        return TEARS if tears_run(numbers, held, first, last) else SENSIBLE
    _, end, gap, turned = unpack(action)
    return DIVIDES if divides_pair(numbers, held, gap, scouted_number(position, end, turned)) else SENSIBLE


@inner
def can_go_out(position, seat):
    """SC-20: whether the whole hand is a set that beats the one on the table."""
    hand, held = position.hand[seat], position.held[seat]
    is_set = held <= SET_ROOM and group_kind(hand, 0, held - 1) != 0
    return is_set and strength_of(hand, 0, held) > table_strength(position)


@inner
def tears_run(numbers, held, first, last):
    """Whether a run goes on at both sides of a Show. A stronger one, from the run's high end, would leave the rest together."""
    if first == 0 or last + 1 == held:
        return False
    before, after = int(numbers[first]) - int(numbers[first - 1]), int(numbers[last + 1]) - int(numbers[last])
    inside = int(numbers[last]) - int(numbers[first])
    return before == after and (before == 1 or before == -1) and inside == before * (last - first)


@inner
def divides_pair(numbers, held, gap, shown):
    """Whether a card comes between neighbours that make a set, without making one with either."""
    if gap == 0 or gap == held:
        return False
    left, right = int(numbers[gap - 1]), int(numbers[gap])
    return abs(left - right) <= 1 and abs(shown - left) > 1 and abs(shown - right) > 1


@inner
def scouted_number(position, end, turned):
    """The number that a scouted card will show."""
    card = position.set[end_index(position, end)]
    return number(turned_over(card) if turned else card)
