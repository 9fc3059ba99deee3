"""SCORE 5, Alhambra (the card game) and SCOUT: rules, matches, and all that stands on them.

>>> import stammtisch
>>> match = stammtisch.game("scout").new(players=3, seed="any text")
>>> match.to_act
(0, 1, 2)
"""

__version__ = "0.1.0"
__all__ = [
    "BadMatchFile", "BadNotation", "BadOption", "Game", "IllegalAction", "Match", "Position", "Simulation",
    "StammtischError", "UnknownGame", "all_games", "game", "generator", "load", "simulate", "verify",
]  # fmt: skip

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .match.errors import BadMatchFile, BadNotation, BadOption, IllegalAction, StammtischError, UnknownGame
    from .match.file import load, verify
    from .match.game import Game
    from .match.match import Match
    from .match.position import Position, generator
    from .match.simulation import Simulation, simulate

HOMES = {
    "errors": ("BadMatchFile", "BadNotation", "BadOption", "IllegalAction", "StammtischError", "UnknownGame"),
    "file": ("load", "verify"),
    "game": ("Game",),
    "match": ("Match",),
    "position": ("Position", "generator"),
    "simulation": ("Simulation", "simulate"),
}


def game(name: str) -> "Game":
    """A game by its name: `score5`, `alhambra` or `scout`. Raises UnknownGame."""
    from .match.game import find

    return find(name)


def all_games() -> "list[Game]":
    """All games."""
    from .match.adapter import ADAPTERS

    return [game(name) for name in ADAPTERS]


def __getattr__(name: str) -> object:
    """Load a public name on first use: `stammtisch games` needn't wait for NumPy."""
    for home, names in HOMES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.match.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
