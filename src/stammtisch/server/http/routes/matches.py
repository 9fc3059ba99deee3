"""Finished matches: list, replay, export, import, verify. A running match can't be reached here."""

__all__ = ["MatchRoutes"]

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ....match.errors import StammtischError
from ....match.file import MatchFile, load, verify
from ....match.match import Deal, Match, Step
from ....match.position import Position
from ...store.store import Person
from ...table.link import is_link, new_link
from ...table.refusal import Refusal
from .. import wire
from ..headers import language_of
from ..operation import POINT_OF_VIEW, route
from .base import Routes, json_response

LONGEST_FILE = 1_000_000  # bytes


class MatchRoutes(Routes):
    """Finished matches."""

    @route("GET", "/api/matches", {200: wire.Matches})
    async def list_matches(self, request: Request, person: Person) -> Response:
        """Your finished matches, and the public ones."""
        mine = await asyncio.to_thread(self.store.finished_matches, person.id)
        public = await asyncio.to_thread(self.store.finished_matches, None)
        return json_response(wire.Matches(list(map(_info, mine)), list(map(_info, public))))

    @route("POST", "/api/matches", {201: wire.Opened}, body=MatchFile, raw=True, limit=LONGEST_FILE)
    async def bring(self, request: Request, person: Person, document: bytes) -> Response:
        """Store the match file of a finished match."""
        match = await asyncio.to_thread(load, document)
        if not match.over:
            raise Refusal("match-not-over", 422)
        ident = new_link()
        row: dict[str, Any] = {
            "id": ident, "table_id": None, "game": match.adapter.name, "players": match.players,
            "public": False, "ended": self.tables.clock(), "names": json.dumps([None] * match.players),
            "scores": json.dumps(list(match.scores)), "document": match.dump(),
        }  # fmt: skip
        await asyncio.to_thread(self.store.add_finished, row, person.id)
        return json_response(wire.Opened(ident), 201)

    @route("GET", "/api/matches/{match}", {200: wire.Replay}, refusals=(404, 422), seat=POINT_OF_VIEW)
    async def replay(self, request: Request, person: Person) -> Response:
        """Every step as a seat saw it, or a spectator; `seat=open` shows all hands."""
        row = await self._row(request)
        match = await asyncio.to_thread(load, row["document"])
        seat = request.query_params.get("seat", "")
        if seat not in ("", "open") and not (seat.isdecimal() and len(seat) < 3 and int(seat) < match.players):
            raise Refusal("no-such-seat", 422, value=seat[:8], last=match.players - 1)
        steps = await asyncio.to_thread(_steps, match, seat)
        return json_response(
            wire.Replay(
                match.adapter.name, match.players, msgspec.to_builtins(match.options), _players(row["names"]),
                list(match.scores), list(match.winners), match.commitment, match.seed, list(match.contributions), steps,
            )
        )  # fmt: skip

    @route("GET", "/api/matches/{match}/file", {200: MatchFile}, refusals=(404,))
    async def file(self, request: Request, person: Person) -> Response:
        """The match file."""
        row = await self._row(request)
        name = f"{row['game']}-{row['id']}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(row["document"], media_type="application/json", headers=headers)

    @route("GET", "/api/matches/{match}/verify", {200: wire.Verified}, refusals=(404,))
    async def verify(self, request: Request, person: Person) -> Response:
        """Whether the deal and every move are what they should be."""
        row = await self._row(request)
        try:
            await asyncio.to_thread(verify, row["document"])
        except StammtischError as error:
            return json_response(wire.Verified(False, error.say(language_of(request))))
        return json_response(wire.Verified(True))

    async def _row(self, request: Request) -> Any:
        ident = request.path_params["match"]
        row = await asyncio.to_thread(self.store.finished_match, ident) if is_link(ident) else None
        if row is None:
            raise Refusal("no-such-match", 404)
        return row


def _info(row: Any) -> wire.Finished:
    return wire.Finished(
        row["id"], row["game"], row["players"], row["ended"], _players(row["names"]), json.loads(row["scores"])
    )


def _players(names: str) -> list[wire.Player | None]:
    return msgspec.json.decode(names, type=list[wire.Player | None])


def _steps(match: Match, seat: str) -> list[wire.ReplayStep]:
    """The deal, then every move: what was seen of it, and the table after it."""
    viewers = list(range(match.players)) if seat == "open" else [int(seat) if seat else None]
    shown = [_step(None, match.deal, viewers[0], viewers, match.deal.position)]
    for step in match.steps():
        seen = _step(step.seat, step, step.seat if seat == "open" else viewers[0], viewers, step.after)
        if seen.events or seat == "open":
            shown.append(seen)
    return shown


def _step(
    seat: int | None, step: Deal | Step, viewer_of_events: int | None, viewers: Sequence[int | None], after: Position
) -> wire.ReplayStep:
    events = step.events(viewer_of_events)
    words = [step.adapter.typed.words(event) for event in events]
    return wire.ReplayStep(seat, events, words, [after.view(viewer, True) for viewer in viewers])
