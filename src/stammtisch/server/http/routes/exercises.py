"""Exercises: be asked, answer, and be told. What somebody has answered is told to nobody else."""

__all__ = ["ExerciseRoutes"]

import asyncio
import re
from functools import partial
from hashlib import sha256
from typing import Any

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from ....match.adapter import ADAPTERS
from ....match.errors import BadMatchFile
from ....review.document import REVIEWER
from ....review.packaged import exercises
from ....review.progress import ENOUGH, by_kind, over_time
from ...runtime.heavy_work import Checkpoint
from ...runtime.threads import write_in_thread
from ...store.exercises import Exercises
from ...store.progress import played
from ...store.store import Person, Store
from ...table.refusal import Refusal
from .. import wire, wire_exercise, wire_review
from ..exercises import Asked, MistakeAsked, PackagedAsked, judged
from ..headers import language_of
from ..operation import page_of, route
from ..patience import while_connected
from ..services import Services
from .base import Routes, json_response

PAGE = 200  # exercises
ADDRESS = "/api/exercises/{game}"
NAME = "^[A-Za-z0-9_-]{1,64}$"
FILTERS = {name: {"type": "string", "pattern": NAME} for name in ("kind", "match")}


class ExerciseRoutes(Routes):
    """The exercises of the person who asks."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.exercises = Exercises(self.store)

    @route("GET", ADDRESS, {200: wire_exercise.ExerciseState}, filters=FILTERS, refusals=(404, 409, 422))
    async def exercise(self, request: Request, person: Person) -> Response:
        """The next exercise in a game: a mistake of your own, or a packaged one; of one kind or match only, if you like."""
        game, (kind, match) = _game(request), _filters(request)
        now = self.tables.clock()
        counts = await asyncio.to_thread(self.exercises.counts, person.id, game, now)
        seen = await asyncio.to_thread(self.exercises.packaged, person.id, game)
        fresh = {ident: each for ident, each in exercises(game).items() if ident not in seen}
        state = wire_exercise.ExerciseState(
            counts.own, counts.again, len(fresh), counts.answered, counts.learned, counts.following, None
        )
        while row := await asyncio.to_thread(self.exercises.due, person.id, game, now, exercises(game), kind, match):
            asked = await self._asked_row(game, row)
            try:
                return json_response(replace(state, exercise=await self._work(request, person, asked.question)))
            except BadMatchFile:  # by other rules than those of today
                await write_in_thread(self.exercises.drop, person.id, row["id"])
        if match is None:
            fitting = [each for each in fresh.values() if kind in (None, each.kind)]
            if fitting:
                chosen = PackagedAsked(game, min(fitting, key=partial(_turn, person.id)))
                state = replace(state, exercise=await self._work(request, person, chosen.question))
        return json_response(state)

    @route(
        "POST", f"{ADDRESS}/{{exercise}}/try", {200: wire.Judged}, body=wire_review.Tried, refusals=(404, 409, 422)
    )  # fmt: skip
    async def try_exercise(self, request: Request, person: Person, wish: wire_review.Tried) -> Response:
        """Whether something would be allowed there, and if not, why not."""
        asked = await self._asked(request, person)
        return json_response(
            await self._work(request, person, partial(judged, asked, wish.action, language_of(request)))
        )

    @route(
        "POST", f"{ADDRESS}/{{exercise}}/answer", {200: wire_exercise.ExerciseAnswered}, body=wire_exercise.ExerciseAnswer,
        refusals=(404, 409, 422),
    )  # fmt: skip
    async def answer_exercise(self, request: Request, person: Person, wish: wire_exercise.ExerciseAnswer) -> Response:
        """Answer an exercise, and be told whether it was right, and why."""
        asked = await self._asked(request, person)
        told = await self._work(request, person, partial(asked.answered, wish.action))
        if told.right is not None:
            now = self.tables.clock()
            standing = await write_in_thread(
                self.exercises.answer, person.id, asked.ident, asked.game, asked.kind, told.right, now
            )
            counts = await asyncio.to_thread(self.exercises.counts, person.id, asked.game, now)
            told = replace(told, step=standing.step, due=standing.due, learned=counts.learned)
        return json_response(told)

    @route("GET", "/api/me/exercises", {200: wire_exercise.MyExercises}, pages="since", refusals=(422,))
    async def my_exercises(self, request: Request, person: Person) -> Response:
        """What you practise, in pages: how often you have answered, how well you know it, and when it comes back."""
        count, rows = await asyncio.to_thread(self.exercises.page, person.id, page_of(request, "since", 0), PAGE)
        return json_response(wire_exercise.MyExercises(count, [wire_exercise.MyExercise(**row) for row in rows]))

    @route("GET", "/api/me/progress", {200: wire_exercise.Progress})
    async def progress(self, request: Request, person: Person) -> Response:
        """How your play develops, by game: from the reviews of your matches that count."""
        return json_response(await self._work(request, person, partial(_progress, self.store, person.id)))

    async def _asked(self, request: Request, person: Person) -> Asked:
        """The exercise that a request is about. Raises Refusal."""
        game, ident = _game(request), request.path_params["exercise"]
        row = await asyncio.to_thread(self.exercises.find, person.id, ident)
        if ident in exercises(game):
            return PackagedAsked(game, exercises(game)[ident])
        if row is None or row["game"] != game or row["match_id"] is None:
            raise Refusal("no-such-exercise", 404)
        return await self._asked_row(game, row)

    async def _asked_row(self, game: str, row: Any) -> Asked:
        """What somebody has, in a package or from a match, which goes only together with the exercise."""
        if row["match_id"] is None:
            return PackagedAsked(game, exercises(game)[row["id"]])
        match = await asyncio.to_thread(self.store.finished_match, row["match_id"])
        if match is None:
            raise Refusal("no-such-match", 404)
        return MistakeAsked(row, match)

    async def _work(self, request: Request, person: Person, work: Any) -> Any:
        return await while_connected(request, self.services.heavy.do(person.id, work))


def _progress(store: Store, person: str, checkpoint: Checkpoint) -> wire_exercise.Progress:
    told = []
    for game in ADAPTERS:
        checkpoint()
        matches = played(store, person, game, REVIEWER)
        skill = over_time(matches)
        told.append(wire_exercise.GameProgress(game, len(matches), ENOUGH, skill, by_kind(matches) if skill else []))
    return wire_exercise.Progress(told)


def _turn(person: str, exercise: Any) -> str:
    """When a packaged exercise comes: in another order for everyone, so that kinds and numbers of players take turns."""
    return sha256(f"{person}\n{exercise.ident}".encode()).hexdigest()


def _game(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in ADAPTERS:
        raise Refusal("no-such-address", 404)
    return game


def _filters(request: Request) -> tuple[str | None, str | None]:
    """What the query asks for. Raises Refusal."""
    wanted = [request.query_params.get(name) for name in FILTERS]
    for name, value in zip(FILTERS, wanted, strict=True):
        if value is not None and not re.fullmatch(NAME, value):
            raise Refusal("not-understood", 422, reason=f"{name} has to match {NAME}")
    return wanted[0], wanted[1]
