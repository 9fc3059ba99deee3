"""Tables as notebooks show them. How a table is drawn belongs to a higher room, which says so here."""

__all__ = ["Drawing", "draw_by", "picture"]

from collections.abc import Callable, Sequence
from typing import Any

Drawing = Callable[[str, Sequence[Any]], str]  # a game's name, and what each of some viewers sees, as HTML
_drawing: list[Drawing] = []


def draw_by(drawing: Drawing) -> None:
    """Draw all tables in this way from now on."""
    _drawing[:] = [drawing]


def picture(game: str, views: Sequence[Any]) -> str | None:
    """A table as HTML: what is open, and the hands of these viewers. None, where nobody draws: then its `repr` is shown."""
    return _drawing[0](game, views) if _drawing else None
