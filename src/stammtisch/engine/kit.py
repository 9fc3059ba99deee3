"""The verbs that every game answers, for code that doesn't care which game it plays.

Each game's `rules` module defines functions of these names over its own record, `POSITION`. Calling `kit.play(position, …)`
reaches the right one: in compiled code it is chosen while compiling, by the record's type, and costs nothing; in plain
Python it is looked up by the record's dtype.

Contracts. `position` is one record, changed in place only by `deal`, `play` and `imagine`. `seat` is 0 … players - 1.
`action` is an int64. `objection` is the authority on what is allowed and is safe for any int64; `play` trusts its caller to
have asked. None of the verbs keeps anything outside the record.
"""

from types import ModuleType
from typing import Any

import numpy as np

from .dispatch import dispatch

RULES: dict[np.dtype, ModuleType] = {}  # a game's rules module by its record's dtype

SEATS = 8  # room for the points of every seat of any game

SPECTATOR = -1  # the seat of a spectator, for `imagine`


def deal(position: Any, players: int, options: Any, key: Any) -> None:
    """Set up a match for `players` from `options` (the game's int64 array) and `key` (8 words of 32 bits)."""
    RULES[position.dtype].deal(position, players, options, key)


def to_act(position: Any) -> int:
    """Bit mask of the seats that the match waits for: several at once while something is decided in secret, none at the end.

    A seat that the match doesn't wait for may still have moves, if a rule lets it go back on what it said.
    """
    return RULES[position.dtype].to_act(position)


def moves(position: Any, seat: int, out: Any) -> int:
    """Fill `out` (at least MAX_MOVES long) with every action worth listing; returns how many: 0 if the seat can do nothing."""
    return RULES[position.dtype].moves(position, seat, out)


def objection(position: Any, seat: int, action: int) -> int:
    """0 if `seat` may do `action` now, otherwise the rule against it: ten times its number, plus a digit for the part of it."""
    return RULES[position.dtype].objection(position, seat, action)


def play(position: Any, seat: int, action: int) -> None:
    """Carry out an action that has no objection, and everything that follows from it until a seat has to decide again."""
    RULES[position.dtype].play(position, seat, action)


def rule_and_part(objection: int) -> tuple[int, int]:
    """The number of the rule that an objection stands for, and which part of it."""
    return divmod(objection, 10)


def is_over(position: Any) -> bool:
    """Whether the match is over."""
    return RULES[position.dtype].is_over(position)


def scores(position: Any, out: Any) -> None:
    """Fill `out` with the points of every seat as they stand: counted rounds, or what the hand is worth now."""
    RULES[position.dtype].scores(position, out)


def winners(position: Any) -> int:
    """Bit mask of the seats that have won; 0 before the end."""
    return RULES[position.dtype].winners(position)


def imagine(position: Any, seat: int, source: Any) -> None:
    """Deal again everything that `seat` cannot know, from `source`. Its view stays the same, with and without the memory aid.

    Equal views and equal sources give equal positions, since the unknown cards are put in a fixed order before they are dealt.
    """
    RULES[position.dtype].imagine(position, seat, source)


VERBS = (deal, to_act, moves, objection, play, is_over, scores, winners, imagine)


def register(rules) -> None:
    """Let the verbs find `rules` by the dtype of its record."""
    if not RULES:
        dispatch(VERBS, RULES)
    RULES[rules.POSITION] = rules


def new(rules) -> np.record:
    """An empty position of a game."""
    return np.zeros(1, rules.POSITION)[0]
