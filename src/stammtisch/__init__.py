"""SCORE 5, Alhambra (the card game) and SCOUT: rules, matches, bots, and a server.

>>> import stammtisch
>>> match = stammtisch.game("scout").new(players=3, seed="any text")
>>> match.to_act
(0, 1, 2)
"""

__version__ = "0.1.0"
__all__ = [
    "BadMatchFile", "BadNotation", "BadOption", "Game", "IllegalAction", "Match", "MissingPart", "Position", "Simulation",
    "StammtischError", "UnknownGame", "advice", "all_games", "bot", "game", "generator", "load", "simulate", "verify",
]  # fmt: skip

from importlib import import_module
from typing import TYPE_CHECKING, Any, overload

from .match.coaches import coached_by
from .match.pictures import draw_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .bots.advising import Advice
    from .bots.bot import Bot
    from .match.description import Description
    from .match.errors import (
        BadMatchFile,
        BadNotation,
        BadOption,
        IllegalAction,
        MissingPart,
        StammtischError,
        UnknownGame,
    )
    from .match.file import load, verify
    from .match.game import Game
    from .match.generics import Action, Event, View
    from .match.match import Match
    from .match.position import Position, generator
    from .match.simulation import Simulation, simulate
    from .review.document import Review

HOMES = {
    "errors": (
        "BadMatchFile",
        "BadNotation",
        "BadOption",
        "IllegalAction",
        "MissingPart",
        "StammtischError",
        "UnknownGame",
    ),
    "file": ("load", "verify"),
    "game": ("Game",),
    "match": ("Match",),
    "position": ("Position", "generator"),
    "simulation": ("Simulation", "simulate"),
}


@overload
def game(name: str) -> "Game": ...
@overload
def game(name: "Description[View, Action, Event]") -> "Game[View, Action, Event]": ...
def game(name: "str | Description[View, Action, Event]") -> "Game[View, Action, Event]":
    """A game by its name, such as `scout`, or by its description. Raises UnknownGame.

    With the description, which is `GAME` in the game's `game.py`, a type checker knows the views, actions and events of its
    matches.

    >>> from stammtisch.games.scout.game import GAME
    >>> game(GAME).new(players=3, seed="any text").view(0).phase
    'turning'
    """
    from .match.game import find

    return find(name)


def all_games() -> "list[Game]":
    """All games."""
    from .match.adapter import ADAPTERS

    return [game(name) for name in ADAPTERS]


def bot(spelling: str, game: str) -> "Bot":
    """A bot for a game: a level such as `master`, `random`, `module:Class`, or `program:COMMAND LINE`.

    On first use the bots of a game are compiled, and stderr says so. `stammtisch warm` does it beforehand.

    >>> from stammtisch.bots.seen import Seen
    >>> match = game("scout").new(players=3, seed="any text")
    >>> bot("random", "scout").choose(Seen(match.position, seat=1, seed="a")) in match.moves(1)
    True
    """
    from .bots.bot import LevelBot
    from .bots.spec import named
    from .bots.warmup import warm_bots
    from .match.game import find

    found = named(spelling, find(game).name)
    if isinstance(found, LevelBot):
        warm_bots([game])
    return found


def advice(
    table: "Match[View, Action, Event] | Position[View, Action]", seat: int, *, seconds: float = 1.0, threads: int = 1
) -> "list[Advice[Action]]":
    """What `seat` could do now, the best first, with the chance to win and the final lead. It uses only what that seat knows.

    There is none if it isn't this seat's turn. It thinks for so many `seconds`: more make the figures more certain.

    >>> match = game("scout").new(players=3, seed="any text")
    >>> advice(match, 1, seconds=0.1)[0].action in match.moves(1)
    True
    """
    from .bots.advising import advise
    from .match.position import Position

    return advise(table if isinstance(table, Position) else table.position, seat, seconds, threads)


def _drawn(game: str, views: "Sequence[Any]") -> str:
    """A table in a notebook, drawn as at the terminal."""
    from .cli.draw.html import drawn

    return drawn(game, views)


def _reviewed(match: "Match", seat: int, **wishes: Any) -> "Review":
    """What the coach says of a seat's decisions."""
    from .review.reviewing import review

    return review(match, seat, **wishes)


draw_by(_drawn)
coached_by(_reviewed)


def __getattr__(name: str) -> object:
    """Load a public name on first use: `stammtisch games` needn't wait for NumPy."""
    for home, names in HOMES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.match.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
