"""Who reviews matches. That belongs to a higher room, which says so here, as with `pictures`."""

__all__ = ["Coach", "coach", "coached_by"]

from collections.abc import Callable
from typing import Any

Coach = Callable[..., Any]  # takes a match and a seat
_coach: list[Coach] = []


def coached_by(coach: Coach) -> None:
    """Have all matches reviewed by this function from now on."""
    _coach[:] = [coach]


def coach() -> Coach:
    """Who reviews."""
    return _coach[0]
