"""Everything that is drawn at the table. A game's module reads views and typed moves, and nothing else.

Each of `scout`, `score5` and `alhambra` has these functions:

- `board(view, look)`: what lies on the table and what everybody has openly;
- `hand(view, look)`: the cards of the seat whose view it is;
- `describe(move, view, look)`: what a move means on this table, beside its notation;
- `expected(view)`: the message that says what is to be decided now; its attribute `.how` tells the notation;
- `result(view, look)`: the points at the end.
"""

__all__ = ["Artist", "Look", "artist"]

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from .look import Look


class Artist(Protocol):
    """What a game's module offers."""

    def board(self, view: Any, look: Look) -> Iterator[RenderableType]:
        """What lies on the table and what everybody has openly."""

    def hand(self, view: Any, look: Look) -> Iterator[RenderableType]:
        """The cards of the seat whose view it is."""

    def describe(self, move: Any, view: Any, look: Look) -> Text:
        """What a move means on this table."""

    def expected(self, view: Any) -> str:
        """The message that says what is to be decided now."""

    def result(self, view: Any, look: Look) -> Iterator[RenderableType]:
        """The points at the end."""


def artist(game: str) -> Artist:
    """The module that draws a game."""
    return cast(Artist, import_module(f"{__name__}.{game}"))
