"""What goes over the wire in a lesson. Nothing of it is kept: whoever learns says what they have done so far."""

__all__ = ["LessonAnswer", "LessonBoard", "LessonMoved", "LessonTry"]

from typing import Annotated, Any

from msgspec import Meta, Struct

from ...match.words import Words
from .wire import Judged

Played = Annotated[list[dict[str, Any]], Meta(max_length=20)]


class LessonTry(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody tries in a step of a lesson, after what they have `played` since its position.

    Without an action, they only look at it.
    """

    step: Annotated[int, Meta(ge=0, le=99)]
    played: Played = []
    action: dict[str, Any] | None = None


class LessonBoard(Struct, frozen=True):
    """A position of a lesson, as the seat of whoever learns sees it."""

    seat: int
    players: int
    view: Any
    moves: list[Any]
    to_act: list[int]
    over: bool


class LessonMoved(Struct, frozen=True):
    """A move of a lesson as it was seen, and the table after it."""

    seat: int
    events: list[Any]
    words: list[Words]
    board: LessonBoard


class LessonAnswer(Struct, frozen=True):
    """The position of a step, and one of the moves that it asks for; and for an action, whether it is allowed and meant.

    If it is, `moved` has what came of it: that move, and what the others did then.
    """

    board: LessonBoard
    example: Any
    goes_on: bool  # whether the next step begins where this one ends
    judged: Judged | None
    meant: bool
    moved: list[LessonMoved]
