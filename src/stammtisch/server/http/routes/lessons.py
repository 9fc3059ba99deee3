"""Lessons: positions of a game, played by its rules. No table is opened for them, and nothing is kept."""

__all__ = ["LessonRoutes"]

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ....match.adapter import ADAPTERS
from ....match.errors import StammtischError
from ....match.lesson import LessonMove, LessonStep, begun, follow, is_meant, lesson_of
from ....match.position import Position
from ...table.refusal import Refusal
from ..headers import language_of
from ..limits import LESSONS
from ..operation import route
from ..wire import Judged
from ..wire_lesson import LessonAnswer, LessonBoard, LessonMoved, LessonTry
from .base import Routes, json_response


class LessonRoutes(Routes):
    """The lessons of the games."""

    @route(
        "POST", "/api/games/{game}/lesson", {200: LessonAnswer}, body=LessonTry, known=False, rate=LESSONS, refusals=(404,)
    )  # fmt: skip
    async def lesson(self, request: Request, tried: LessonTry) -> Response:
        """A step of a game's lesson, and what comes of an action in it."""
        game = request.path_params["game"]
        if game not in ADAPTERS or tried.step >= len(lesson_of(game)):
            raise Refusal("no-such-address", 404)
        return json_response(await asyncio.to_thread(_answer, game, tried, language_of(request)))


def _answer(game: str, tried: LessonTry, language: str) -> LessonAnswer:
    step, *later = lesson_of(game)[tried.step :]
    try:
        position = begun(game, tried.step, tried.played)
    except (StammtischError, ValueError) as error:
        raise Refusal("not-understood", 422, reason=str(error)[:200]) from None
    judged, meant, moved = None, False, list[LessonMove]()
    if tried.action is not None:
        judged = _judged(position, step, tried.action, language)
        meant = judged.allowed and is_meant(position, step, tried.action)
        moved = follow(position, step, tried.action) if meant else []
    example = position.adapter.typed.parse(step.meant[0])
    goes_on = bool(later) and not later[0].position
    told = [_told(move, step) for move in moved]
    return LessonAnswer(_board(position, step), example, goes_on, judged, meant, told)


def _judged(position: Position[Any, Any], step: LessonStep, action: Any, language: str) -> Judged:
    try:
        position.allowed(step.seat, action)
    except StammtischError as error:
        return Judged(False, error.message, error.say(language), getattr(error, "rule", None))
    return Judged(True)


def _board(position: Position[Any, Any], step: LessonStep) -> LessonBoard:
    """All that is sent of a position: what its seat can know."""
    over = position.over
    moves = [] if over else position.moves(step.seat)
    return LessonBoard(step.seat, position.players, position.view(step.seat), moves, list(position.to_act), over)


def _told(move: LessonMove, step: LessonStep) -> LessonMoved:
    events = move.step.events(step.seat) if move.step.seat == step.seat or move.step.is_open else []
    words = [move.step.adapter.typed.words(event) for event in events]
    return LessonMoved(move.step.seat, events, words, _board(move.after, step))
