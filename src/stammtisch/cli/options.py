"""The table options as switches."""

__all__ = ["OPTIONS", "SWITCHES", "table_options"]

from pathlib import Path
from typing import Any

from .files import cannot_read
from .names import adapter_of
from .voice import Trouble

# The table options with their defaults, known without loading any rule; a test compares them with the library's.
OPTIONS: dict[str, dict[str, object]] = {
    "score5": {"memory": False, "cap": None, "deck": None},
    "alhambra": {"memory": False},
    "scout": {"memory": False},
}
SWITCHES = {"cap": "--cap N", "deck": "--deck FILE", "memory": "--memory"}


def table_options(
    game: str, *, cap: int | None = None, deck: Path | None = None, memory: bool = False
) -> dict[str, Any]:
    """The table options that were given. Raises Trouble for one that the game doesn't have."""
    given = {"cap": cap, "deck": deck, "memory": memory or None}
    chosen: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    for name in chosen:
        if name not in OPTIONS[game]:
            raise Trouble("cli-no-such-option", 2, option=f"--{name}", game=adapter_of(game).title)
    if deck is not None:
        chosen["deck"] = _deck(deck)
    return chosen


def _deck(path: Path) -> dict[str, Any]:
    """The document of a deck file (S5-6)."""
    from ..match.score5.options import read_deck

    try:
        return read_deck(path)
    except OSError as error:
        raise cannot_read(path, error) from None
