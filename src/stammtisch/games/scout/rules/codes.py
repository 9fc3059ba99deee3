"""How actions of SCOUT, and the objections to them, are written as numbers."""

from ....engine.compiler import shared

# Kinds of actions.
KEEP, TURN, SHOW, SCOUT, SCOUT_AND_SHOW = range(1, 6)

# The ends of the set that a card can be scouted from.
LEFT, RIGHT = range(2)


@shared
def pack(kind: int, first: int, second: int, turned: int) -> int:
    """An action as one number: a Show with its `first` and last place; a Scout with its end, its gap and whether it is turned."""
    return kind | first << 8 | second << 16 | turned << 24


@shared
def unpack(action: int) -> tuple[int, int, int, int]:
    """The kind of an action and its three parts, as `pack` takes them; each is 0 where the kind has no such part."""
    return action & 255, action >> 8 & 255, action >> 16 & 255, action >> 24


# Objections: ten times the number of the rule, plus which part of it. The sentences have the same numbers, such as SC-4-1.
DECIDED_ALREADY = 41
DECISION_IS_DUE = 42
TOO_LATE_TO_TURN = 43
NOT_YOUR_TURN = 101
NO_SUCH_ACTION = 102
NO_CARDS_THERE = 111
NO_SET = 112
NOT_STRONGER = 121
NO_SUCH_GAP = 141
NOTHING_TO_SCOUT = 151
SHOW_IS_DUE = 161
SHOW_CHIP_IS_SPENT = 162
NOTHING_TO_SHOW_THEN = 163
NOT_WITH_TWO_PLAYERS = 301
NO_SCOUT_CHIP_LEFT = 311
