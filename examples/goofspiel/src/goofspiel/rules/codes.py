"""How actions of Goofspiel, and the objections to them, are written as numbers."""

from stammtisch.engine.compiler import shared

BID = 1  # the only kind of action
KIND_BITS = 3


@shared
def pack(kind: int, card: int) -> int:
    """An action as one number."""
    return kind | card << KIND_BITS


@shared
def unpack(action: int) -> tuple[int, int]:
    """The kind of an action and its card."""
    return action & (1 << KIND_BITS) - 1, action >> KIND_BITS


# Objections: ten times the number of the rule, plus which part of it. The sentences have the same numbers, such as GS-11-1.
BID_ALREADY = 111
NO_SUCH_BID = 112
NOT_IN_HAND = 113
MATCH_IS_OVER = 301
