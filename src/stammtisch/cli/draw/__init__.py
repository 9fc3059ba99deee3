"""Everything that is drawn at the table. A game's `terminal.py` reads views and typed moves, and nothing else."""

__all__ = ["Artist", "Group", "Look", "artist", "table"]

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from ...match.parts import part_of
from .look import Group, Look


class Artist(Protocol):
    """What each game's `terminal.py` offers."""

    def board(self, view: Any, look: Look) -> Iterator[RenderableType]:
        """What is on the table, and what everybody has in the open."""

    def hand(self, view: Any, look: Look) -> Iterator[RenderableType]:
        """The cards of the viewing seat."""

    def groups(self, moves: Sequence[Any], view: Any, look: Look) -> list[Group]:
        """The moves as they are listed: what belongs together, and the likely ones first."""

    def describe(self, move: Any, view: Any, look: Look) -> Text:
        """What a move means at this table, to go with its notation."""

    def expected(self, view: Any) -> str:
        """The message that says what to decide now; its attribute `.how` explains the notation."""

    def result(self, view: Any, look: Look) -> Iterator[RenderableType]:
        """The points at the end."""


def artist(game: str) -> Artist:
    """The module that draws a game."""
    return cast(Artist, part_of(game, "terminal", "board", "hand", "groups", "describe", "expected", "result"))


def table(game: str, view: Any, look: Look) -> Iterator[RenderableType]:
    """A whole table as the seat of `view` sees it; at the end of a match with the result."""
    draw = artist(game)
    yield from draw.board(view, look)
    yield from draw.hand(view, look)
    if view.winners:
        yield from draw.result(view, look)
