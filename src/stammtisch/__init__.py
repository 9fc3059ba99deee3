"""SCORE 5, Alhambra (the card game) and SCOUT: rules, matches, and all that stands on them.

>>> import stammtisch
>>> match = stammtisch.game("scout").new(players=3, seed="any text")
>>> match.to_act
(0, 1, 2)
"""

__version__ = "0.1.0"
__all__ = [
    "BadMatchFile", "BadNotation", "BadOption", "Game", "IllegalAction", "Match", "Position", "Simulation",
    "StammtischError", "UnknownGame", "all_games", "game", "load", "simulate", "verify",
]  # fmt: skip

from .match import (
    ADAPTERS,
    BadMatchFile,
    BadNotation,
    BadOption,
    Game,
    IllegalAction,
    Match,
    Position,
    StammtischError,
    UnknownGame,
    find,
    load,
    verify,
)
from .match.simulation import Simulation, simulate


def game(name: str) -> Game:
    """A game by its name: `score5`, `alhambra` or `scout`. Raises UnknownGame."""
    return find(name)


def all_games() -> list[Game]:
    """All games."""
    return [Game(adapter) for adapter in ADAPTERS.values()]
