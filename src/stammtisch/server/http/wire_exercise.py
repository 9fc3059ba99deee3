"""What goes over the wire about exercises and progress. No solution is in anything but the answer to an answer."""

__all__ = [
    "ExerciseAnswer", "ExerciseAnswered", "ExerciseMove", "ExerciseQuestion", "ExerciseState", "GameProgress", "MyExercise",
    "MyExercises", "Progress",
]  # fmt: skip

from typing import Any, Literal

from msgspec import Struct

from ...match.words import Words
from ...review.document import Reason
from ...review.progress import KindProgress, SkillPoint
from .wire import Player


class ExerciseQuestion(Struct, frozen=True):
    """What would you do? The table as the seat saw it, the moves worth listing, and what had just happened.

    `own`: it is from a match of yours. Others' names are known only then.
    """

    id: str
    own: bool
    players: int
    seat: int
    view: Any
    moves: list[Any]
    happened: list[Words]
    names: list[Player | None]


class ExerciseState(Struct, frozen=True):
    """How far you are in a game, and what comes next, if anything does.

    `own` mistakes are due, `again` packaged exercises come back, `fresh` ones weren't answered yet. `answered` and `learned` are
    counted over all of them; learned is what was still right on another day. `following` is when the next one comes back.
    """

    own: int
    again: int
    fresh: int
    answered: int
    learned: int
    following: float | None
    exercise: ExerciseQuestion | None


class ExerciseAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What you would do; nothing if you want to be told, which counts as wrong."""

    action: str | dict[str, Any] | None = None


class ExerciseMove(Struct, frozen=True):
    """A move, the chance to win with it, and how far it is behind the best, ± half its 95 % interval."""

    action: Any
    chance: float
    behind: float
    behind_error: float


class ExerciseAnswered(Struct, frozen=True):
    """Whether it was right, the best move, and why.

    `right` is None for a move that can't be judged: then nothing else is told, and nothing is counted. `other` is what the best
    move is compared with: what you `chose`, what you `played` in the match, or the `next` best; `reasons` are about these two.
    `measured`: whether your own choice was.
    """

    right: bool | None
    best: ExerciseMove | None = None
    other: ExerciseMove | None = None
    compared: Literal["chose", "played", "next"] = "next"
    measured: bool = False
    reasons: list[Reason] = []
    worlds: int = 0
    kind: str = ""
    match: str | None = None
    seat: int = 0
    number: int = 0
    step: int = 0
    due: float | None = None
    learned: int = 0


class MyExercise(Struct, frozen=True):
    """An exercise of yours: a mistake in a match, or a packaged one that you have answered."""

    id: str
    game: str
    kind: str
    match_id: str | None
    seat: int | None
    number: int | None
    loss: float | None
    step: int
    due: float | None
    tries: int
    rights: int


class MyExercises(Struct, frozen=True):
    """A page of your exercises; there are `count` in all."""

    count: int
    exercises: list[MyExercise]


class GameProgress(Struct, frozen=True):
    """How you play a game: skill in every ten reviewed matches in a row, and by kind of decision, the dearest kind first.

    `matches` were reviewed, of those that count; before there are `enough`, nothing is told.
    """

    game: str
    matches: int
    enough: int
    skill: list[SkillPoint]
    kinds: list[KindProgress]


class Progress(Struct, frozen=True):
    """How you play, by game."""

    games: list[GameProgress]
