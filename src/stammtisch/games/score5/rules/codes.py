"""How actions of SCORE 5, and the objections to them, are written as numbers."""

from ....engine.compiler import shared

# Kinds of actions.
BID, FINAL, TAKE, NAME, NOT_FINAL = range(1, 6)

KIND_BITS = 3


@shared
def pack(kind: int, what: int) -> int:
    """An action as one number. `what` is the cards of a bid as bits, the card to take, the family to name; else 0."""
    return kind | what << KIND_BITS


@shared
def unpack(action: int) -> tuple[int, int]:
    """The kind of an action and what it is about, as `pack` takes them."""
    return action & (1 << KIND_BITS) - 1, action >> KIND_BITS


# Objections: ten times the number of the rule, plus which part of it. The sentences have the same numbers, such as S5-20-1.
NO_SUCH_ACTION = 201
LAID_ALREADY = 211
BID_IS_DUE = 212
NOT_YOUR_CARDS = 213
CHANGE_OR_FINAL_IS_DUE = 221
SAME_BID = 222
FINAL_ALREADY = 231
NO_CHANGE_LEFT = 232
NOT_FINAL_YET = 233
SOMEBODY_ELSE_TAKES = 261
WINNER_TAKES_NOTHING = 262
TAKE_IS_DUE = 263
NOT_IN_THE_WINNING_BID = 264
SOMEBODY_ELSE_NAMES = 301
NAME_IS_DUE = 302
MATCH_IS_OVER = 311
