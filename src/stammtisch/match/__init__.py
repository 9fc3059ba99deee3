"""One play of a game, and everything typed about it: actions, views, events, notation, files, fairness."""

__all__ = [
    "ADAPTERS", "Adapter", "BadMatchFile", "BadNotation", "BadOption", "Game", "IllegalAction", "Match", "Position",
    "StammtischError", "Step", "UnknownGame", "find", "load", "verify",
]  # fmt: skip

from .adapter import ADAPTERS, Adapter
from .errors import BadMatchFile, BadNotation, BadOption, IllegalAction, StammtischError, UnknownGame
from .file import load, verify
from .game import Game, find
from .match import Match, Step
from .position import Position
