"""Exercises as they are kept: decisions with one clearly best move, and what was measured of the others.

Nothing here computes anything, so that a server can ask and answer without the coach. `exercises` makes them.
"""

__all__ = [
    "FILE",
    "Difference",
    "Exercise",
    "ExerciseSet",
    "Measured",
    "differences_told",
    "exercises",
    "read_set",
    "set_file",
]

from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from ..engine.registry import folder
from .document import REVIEWER, Reason
from .wording import SHARE, reason_words

FILE = "exercises.json"


class Difference(Struct, frozen=True, array_like=True):
    """What differs between the best move and another one: a statistic of the game, how it is told, its means with the best move
    and with the other, and how many standard errors they are apart.
    """

    statistic: str
    measure: str
    best: float
    other: float
    z: float


class Measured(Struct, frozen=True, array_like=True):
    """A move, the chance to win with it, how far it is behind the best, half the 95 % interval of that, and what speaks most
    clearly for the best instead.
    """

    move: str
    chance: float
    behind: float
    behind_error: float
    why: tuple[Difference, ...] = ()


class Exercise(Struct, frozen=True):
    """A position, whose decision it is and of which kind, the best move and the next one (in the notation), and how far they are
    apart, with the standard error.

    `moves` are all that were measured in the same imagined worlds, the best first.
    """

    players: int
    seat: int
    kind: str
    position: str
    best: str
    second: str
    ahead: float
    ahead_error: float
    worlds: int = 0
    moves: tuple[Measured, ...] = ()

    @property
    def ident(self) -> str:
        """By which it is known. It follows from what its player saw and says nothing about the solution."""
        return sha256(f"{self.seat}\n{self.position}".encode()).hexdigest()[:20]

    def measured(self, move: str) -> Measured | None:
        """What was measured of a move; None if nothing was."""
        return next((each for each in self.moves if each.move == move), None)


class ExerciseSet(Struct):
    """The exercises of a game; `tried` is how many matches have been looked through, by number of players."""

    reviewer: int = REVIEWER
    version: int = 0
    tried: dict[int, int] = {}
    exercises: list[Exercise] = []


@cache
def exercises(game: str) -> dict[str, Exercise]:
    """The packaged exercises of a game by their ids, in the order of the file; none, if it has no such file."""
    return {each.ident: each for each in read_set(set_file(game)).exercises}


def differences_told(game: str, why: tuple[Difference, ...]) -> list[Reason]:
    """Differences as reasons, to be said in the reader's language."""
    return [_told(game, each) for each in why]


def _told(game: str, why: Difference) -> Reason:
    words = reason_words(game, why.statistic, why.measure == SHARE, why.best, why.other)
    return Reason(why.statistic, words, why.best, why.other, why.z)


def set_file(game: str) -> Path:
    """Where the set of a game is, or would be."""
    return (folder(game) or Path()) / FILE


def read_set(path: Path) -> ExerciseSet:
    """The set in a file; an empty one if there is none."""
    return msgspec.json.decode(path.read_bytes(), type=ExerciseSet) if path.is_file() else ExerciseSet()
