"""Finished matches: list, replay, export, import, verify. A running match can't be reached here."""

__all__ = ["MatchRoutes"]

import asyncio
import json
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from ....match.errors import StammtischError
from ....match.file import MatchFile, load, verify
from ...runtime.heavy_work import Checkpoint
from ...runtime.threads import write_in_thread
from ...runtime.upkeep import FOR_GUESTS
from ...store.store import DAY, Person
from ...table.link import new_link
from ...table.refusal import Refusal
from .. import wire
from ..headers import address_of, language_of
from ..limits import Rate, RateLimit
from ..operation import POINT_OF_VIEW, page_of, route
from ..patience import while_connected
from ..replay import Replays
from ..services import Services
from .base import Routes, json_response

MEGABYTE = 1_000_000
LONGEST_FILE = 1_000_000  # bytes

Result = TypeVar("Result")


class MatchRoutes(Routes):
    """Finished matches. Reading them takes long, so it is done apart from everything else."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._replays = Replays()
        bytes_a_day = services.settings.quota * MEGABYTE
        self._brought = RateLimit(Rate(burst=2 * bytes_a_day, per_second=bytes_a_day / DAY))  # bytes from an address

    async def _work(self, request: Request, person: Person, work: Callable[[Checkpoint], Result]) -> Result:
        """Have something done, as long as somebody waits for it."""
        return await while_connected(request, self.services.heavy.do(person.id, work))

    @route("GET", "/api/matches", {200: wire.Matches})
    async def list_matches(self, request: Request, person: Person) -> Response:
        """Your finished matches, and the public ones."""
        mine = await asyncio.to_thread(self.store.finished_matches, person.id)
        public = await asyncio.to_thread(self.store.finished_matches, None)
        return json_response(
            wire.Matches([_info(row, person.id) for row in mine], [_info(row, person.id) for row in public])
        )

    @route(
        "POST", "/api/matches", {201: wire.Opened}, body=MatchFile, raw=True, limit=LONGEST_FILE, refusals=(409, 507)
    )
    async def bring(self, request: Request, person: Person, document: bytes) -> Response:
        """Store the match file of a finished match."""
        self.services.upkeep.check_room(FOR_GUESTS)
        row = await self._work(request, person, partial(_record, document, self.tables.clock()))
        quota = self.services.settings.quota * MEGABYTE
        if await asyncio.to_thread(self.store.stored_by, person.id) + row["size"] > quota:
            raise Refusal("quota-full", 409, limit=self.services.settings.quota)
        self._brought.take(address_of(request), row["size"])
        await write_in_thread(self.store.add_finished, row, person.id)
        return json_response(wire.Opened(row["id"]), 201)

    @route(
        "GET", "/api/matches/{match}", {200: wire.Replay}, refusals=(403, 404, 422), seat=POINT_OF_VIEW, pages="since"
    )
    async def replay(self, request: Request, person: Person) -> Response:
        """Every step as a seat saw it, or a spectator; `seat=open` shows all hands. It comes in pages."""
        row = await self.finished_row(request, person)
        seat, first = request.query_params.get("seat", ""), page_of(request, "since", 0)
        page = await self._work(request, person, partial(self._replays.page, row, seat, first))
        return Response(page, media_type="application/json")

    @route("GET", "/api/matches/{match}/file", {200: MatchFile}, refusals=(403, 404))
    async def file(self, request: Request, person: Person) -> Response:
        """The match file."""
        row = await self.finished_row(request, person)
        name = f"{row['game']}-{row['id']}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(row["document"], media_type="application/json", headers=headers)

    @route("GET", "/api/matches/{match}/verify", {200: wire.Verified}, refusals=(403, 404))
    async def verify(self, request: Request, person: Person) -> Response:
        """Whether the deal and every move are what they should be."""
        row = await self.finished_row(request, person)
        try:
            await self._work(request, person, partial(verify, row["document"]))
        except StammtischError as error:
            return json_response(wire.Verified(False, error.say(language_of(request))))
        return json_response(wire.Verified(True))


def _info(row: Any, person: str) -> wire.Finished:
    own = [number for number, seat in enumerate(json.loads(row["names"])) if seat and seat.get("person") == person]
    return wire.Finished(
        row["id"], row["game"], row["players"], row["ended"], wire.players(row["names"]), json.loads(row["scores"]),
        json.loads(row["winners"] or "[]"), own[0] if own else None,
    )  # fmt: skip


def _record(document: bytes, now: float, checkpoint: Checkpoint) -> dict[str, Any]:
    """What is stored of a match file. Raises BadMatchFile or Refusal."""
    match = load(document, checkpoint)
    if not match.over:
        raise Refusal("match-not-over", 422)
    text = match.dump()
    return {
        "id": new_link(), "table_id": None, "game": match.adapter.name, "players": match.players,
        "public": False, "ended": now, "names": json.dumps([None] * match.players),
        "scores": json.dumps(list(match.scores)), "winners": json.dumps(list(match.winners)),
        "document": text, "size": len(text.encode()),
    }  # fmt: skip
