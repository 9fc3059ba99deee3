"""The calls that Python makes again and again, without Numba's search for the types of their arguments.

Numba looks at each argument to find out which compiled version is meant, and for an array of records that takes as long as a
move. What `compile` returns is that version itself. It believes what it is given, so only `Position` and `Match` may use it: with
their own memory, with plain whole numbers, and with arrays whose types they have looked at.
"""

__all__ = ["Calls", "direct_calls"]

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .contract import Rules


@dataclass(frozen=True, slots=True)  # whose fields are found faster than a tuple's
class Calls:
    """What `engine.calls` has, for one game."""

    dealt: Callable[[Any, int, Any, Any], None]
    imagined: Callable[[Any, int, Any], None]
    attempt: Callable[[Any, int, int], int]
    listed: Callable[[Any, int, Any], int]
    standing: Callable[[Any], tuple[int, int, int]]
    points: Callable[[Any, Any], None]


def direct_calls(rules: "Rules") -> Calls:
    """The compiled versions for this game's record."""
    from numba import from_dtype, int64

    from ..engine import calls

    positions, numbers = from_dtype(rules.POSITION)[::1], int64[::1]
    return Calls(
        dealt=calls.dealt.compile((positions, int64, numbers, numbers)),
        imagined=calls.imagined.compile((positions, int64, numbers)),
        attempt=calls.attempt.compile((positions, int64, int64)),
        listed=calls.listed.compile((positions, int64, numbers)),
        standing=calls.standing.compile((positions,)),
        points=calls.points.compile((positions, numbers)),
    )
