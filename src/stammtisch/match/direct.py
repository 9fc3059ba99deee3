"""The calls that Python makes again and again, without Numba's search for the types of their arguments.

Numba looks at each argument to find out which compiled version is meant, and for an array of records that takes as long as a
move. What `compile` returns is that version itself. It believes what it is given, so only `Position` may use it: with its own
memory, and with plain whole numbers.
"""

__all__ = ["Calls", "direct_calls"]

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .contract import Rules


class Calls(NamedTuple):
    """What `engine.calls` has, for one game."""

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
        attempt=calls.attempt.compile((positions, int64, int64)),
        listed=calls.listed.compile((positions, int64, numbers)),
        standing=calls.standing.compile((positions,)),
        points=calls.points.compile((positions, numbers)),
    )
