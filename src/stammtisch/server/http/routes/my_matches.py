"""What somebody has played: their matches, their records, and the people they met. It is told to nobody else."""

__all__ = ["MyMatchRoutes"]

import asyncio
import re
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...runtime.threads import write_in_thread
from ...store.results import Wanted
from ...store.store import Person
from ...table.refusal import Refusal
from .. import wire, wire_person
from ..operation import page_of, route
from .base import Routes, json_response

PAGE = 50  # matches
RESULTS = ("won", "lost", "aside")
NAME = "^[A-Za-z0-9_-]{1,64}$"  # of a game, or the public id of a person
FILTERS = {
    "game": {"type": "string", "pattern": NAME},
    "with": {"type": "string", "pattern": NAME},
    "result": {"enum": list(RESULTS)},
}


class MyMatchRoutes(Routes):
    """The finished matches of the person who asks."""

    @route("GET", "/api/me/matches", {200: wire_person.MyMatches}, filters=FILTERS, pages="since", refusals=(422,))
    async def my_matches(self, request: Request, person: Person) -> Response:
        """Your finished matches, the latest first, in pages: all, or those of a game, with a person, won, lost, or set aside."""
        wanted, first = _wanted(request), page_of(request, "since", 0)
        count, rows = await asyncio.to_thread(self.services.results.page, person.id, wanted, first, PAGE)
        return json_response(wire_person.MyMatches(count, [_result(row) for row in rows]))

    @route("GET", "/api/me/records", {200: wire_person.Records})
    async def records(self, request: Request, person: Person) -> Response:
        """Your records, and the people you have played with."""
        records = await asyncio.to_thread(self.services.results.records, person.id)
        companions = await asyncio.to_thread(self.services.results.companions, person.id)
        return json_response(
            wire_person.Records(
                [wire_person.PlayRecord(*each) for each in records],
                [wire_person.Companion(**each) for each in companions],
            )
        )

    @route("GET", "/api/me/course", {200: wire_person.Course})
    async def course(self, request: Request, person: Person) -> Response:
        """Your last matches that count, for a chart."""
        rows = await asyncio.to_thread(self.services.results.course, person.id)
        return json_response(wire_person.Course([wire_person.CoursePoint(**row) for row in rows]))

    @route("DELETE", "/api/me/matches", {204: None})
    async def forget_matches(self, request: Request, person: Person) -> Response:
        """Delete all your matches and records. What others played with you stays theirs."""
        await write_in_thread(self.services.results.forget, person.id, self.tables.clock())
        return Response(status_code=204)

    @route("DELETE", "/api/me/matches/{match}", {204: None}, refusals=(404,))
    async def forget_match(self, request: Request, person: Person) -> Response:
        """Delete one of your matches."""
        match, now = request.path_params["match"], self.tables.clock()
        if not await write_in_thread(self.services.results.forget, person.id, now, match):
            raise Refusal("no-such-match", 404)
        return Response(status_code=204)


def _wanted(request: Request) -> Wanted:
    """What the query asks for. Raises Refusal."""
    game, companion, result = (request.query_params.get(name) for name in FILTERS)
    for name, value in (("game", game), ("with", companion)):
        if value is not None and not re.fullmatch(NAME, value):
            raise Refusal("not-understood", 422, reason=f"{name} has to match {NAME}")
    if result not in (None, *RESULTS):
        raise Refusal("not-understood", 422, reason=f"result has to be one of {', '.join(RESULTS)}")
    return Wanted(game, companion, result)


def _result(row: Any) -> wire_person.Result:
    return wire_person.Result(
        id=row["match_id"],
        game=row["game"],
        players=row["players"],
        ended=row["ended"],
        names=wire.players(row["names"]),
        scores=msgspec.json.decode(row["scores"]),
        seat=row["seat"],
        place=row["place"],
        won=row["won"],
        company=row["company"],
        aside=row["aside"],
    )
