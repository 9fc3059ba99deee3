"""A game's lesson: small positions in which somebody does what the game is about, played by its own rules.

It is the file `lesson.toml` of a game's folder; a game without one has no lesson. What is said of a step is in the game's
messages: `<game>-lesson-<step>` asks for something and has a `.title`, its `.nudge` answers a move that is allowed but isn't
meant, its `.done` tells what came of it.
"""

__all__ = ["ANY", "LessonMove", "LessonStep", "begun", "follow", "is_meant", "lesson_of"]

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from ..engine.registry import folder
from .game import find
from .match import Step
from .position import Position

FILE = "lesson.toml"
ANY = "*"  # at the end of a move that is asked for: whatever begins so


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do. A step without a position goes on where the step before it ended."""

    name: str
    meant: list[str]  # the moves that are asked for; the first is shown on request, `take *` is any that takes
    position: str = ""
    replies: list[str] = []  # what the others do then: `1 take b3`
    leads: list[dict[str, Any]] = []  # events that come of it, with some of their fields; a test checks them
    seat: int = 0


class LessonMove(NamedTuple):
    """A move of a lesson, and the position that it led to."""

    step: Step[Any, Any, Any]
    after: Position[Any, Any]


@cache
def lesson_of(game: str) -> tuple[LessonStep, ...]:
    """The steps of a game's lesson; none if it has no lesson."""
    place = folder(game)
    if place is None or not (place / FILE).is_file():
        return ()
    found = tomllib.loads((place / FILE).read_text(encoding="utf-8"))
    return tuple(msgspec.convert(found["step"], list[LessonStep]))


def begun(game: str, number: int, played: Sequence[Any]) -> Position[Any, Any]:
    """The position in which a step is asked for, after what was `played` in the steps that it goes on from.

    Raises ValueError if that is another number of moves, and what `Position.play` raises for moves that aren't allowed.
    """
    steps = lesson_of(game)
    first = next(at for at in range(number, -1, -1) if steps[at].position)
    if len(played) != number - first:
        raise ValueError(f"this step comes after {number - first} moves, not {len(played)}")
    position = find(game).position(steps[first].position)
    for step, action in zip(steps[first:number], played, strict=True):
        moves = follow(position, step, action)
        position = moves[-1].after
    return position


def is_meant(position: Position[Any, Any], step: LessonStep, action: Any) -> bool:
    """Whether an action is one of those that a step asks for: the same notation, or for `take *` one that begins so."""
    typed = position.adapter.typed
    notation = str(typed.decode(position.code(action), position.fields))
    return any(
        notation.startswith(text[:-1]) if text.endswith(ANY) else notation == str(typed.parse(text))
        for text in step.meant
    )


def follow(position: Position[Any, Any], step: LessonStep, action: Any) -> list[LessonMove]:
    """What happens when somebody does `action`: their move, and what the others reply. The position itself doesn't change."""
    moves, before = [], position
    replies = (text.partition(" ") for text in step.replies)
    for number, (seat, move) in enumerate([(step.seat, action), *((int(seat), move) for seat, _, move in replies)], 1):
        after = before.copy()
        code = after.play(seat, move)
        moves.append(LessonMove(Step(position.adapter, number, seat, code, before, after), after))
        before = after
    return moves
