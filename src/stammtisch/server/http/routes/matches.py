"""The door to finished matches: list, replay, export, import, verify. A running match can't be reached through it."""

__all__ = ["PastDoor"]

import asyncio
import json
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ....match.errors import StammtischError
from ....match.file import load, verify
from ....match.match import Deal, Match, Step
from ....match.position import Position
from ...table.commands import Refusal
from .. import wire
from ..auth import is_link
from .base import Door, json_response, language_of

LONGEST_FILE = 1_000_000  # bytes


class PastDoor(Door):
    """Finished matches."""

    async def matches(self, request: Request) -> Response:
        """GET /api/matches: one's own and the public ones."""
        person = await self.person(request)
        mine = await asyncio.to_thread(self.store.finished_matches, person.id)
        public = await asyncio.to_thread(self.store.finished_matches, None)
        return json_response(wire.Matches(list(map(_info, mine)), list(map(_info, public))))

    async def replay(self, request: Request) -> Response:
        """GET /api/matches/{match}?seat=…: every step as a seat saw it, or a spectator; `seat=open` shows all hands."""
        match, names = await self._match(request)
        seat = request.query_params.get("seat", "")
        if seat not in ("", "open") and not (seat.isdecimal() and len(seat) < 3 and int(seat) < match.players):
            raise Refusal("no-such-seat", 422, value=seat[:8], last=match.players - 1)
        steps = await asyncio.to_thread(_steps, match, seat)
        return json_response(
            wire.Replay(
                match.adapter.name, match.players, msgspec.to_builtins(match.options), names, list(match.scores),
                list(match.winners), match.commitment, match.seed, list(match.contributions), steps,
            )
        )  # fmt: skip

    async def file(self, request: Request) -> Response:
        """GET /api/matches/{match}/file: the match file."""
        row = await self._row(request)
        name = f"{row['game']}-{row['id']}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(row["document"], media_type="application/json", headers=headers)

    async def verify(self, request: Request) -> Response:
        """GET /api/matches/{match}/verify: whether the deal and every move are what they should be."""
        row = await self._row(request)
        try:
            await asyncio.to_thread(verify, row["document"])
        except StammtischError as error:
            return json_response(wire.Verified(False, error.say(language_of(request))))
        return json_response(wire.Verified(True))

    async def bring(self, request: Request) -> Response:
        """POST /api/matches: keep a match file of a finished match."""
        person = await self.person(request)
        document = await self.body(request, LONGEST_FILE)
        match = await asyncio.to_thread(load, document)
        if not match.over:
            raise Refusal("match-not-over", 422)
        ident = secrets.token_urlsafe(16)
        row: dict[str, Any] = {
            "id": ident, "table_id": None, "game": match.adapter.name, "players": match.players,
            "public": False, "ended": self.house.clock(), "names": json.dumps([None] * match.players),
            "scores": json.dumps(list(match.scores)), "document": match.dump(),
        }  # fmt: skip
        await asyncio.to_thread(self.store.add_finished, row, person.id)
        return json_response(wire.Opened(ident), 201)

    async def _row(self, request: Request) -> Any:
        await self.person(request)
        ident = request.path_params["match"]
        row = await asyncio.to_thread(self.store.finished_match, ident) if is_link(ident) else None
        if row is None:
            raise Refusal("no-such-match", 404)
        return row

    async def _match(self, request: Request) -> tuple[Match, list[wire.Player | None]]:
        row = await self._row(request)
        return await asyncio.to_thread(load, row["document"]), _players(row["names"])


def _info(row: Any) -> wire.Finished:
    return wire.Finished(
        row["id"], row["game"], row["players"], row["ended"], _players(row["names"]), json.loads(row["scores"])
    )


def _players(names: str) -> list[wire.Player | None]:
    return msgspec.json.decode(names, type=list[wire.Player | None])


def _steps(match: Match, seat: str) -> list[wire.ReplayStep]:
    """The deal, then every move: what was seen to happen, and the table after it."""
    viewers = list(range(match.players)) if seat == "open" else [int(seat) if seat else None]
    shown = [_step(None, match.deal, viewers[0], viewers, match.deal.position)]
    for step in match.steps():
        told = _step(step.seat, step, step.seat if seat == "open" else viewers[0], viewers, step.after)
        if told.events or seat == "open":
            shown.append(told)
    return shown


def _step(
    seat: int | None, step: Deal | Step, told_to: int | None, viewers: Sequence[int | None], after: Position
) -> wire.ReplayStep:
    events = step.events(told_to)
    words = [step.adapter.typed.words(event) for event in events]
    return wire.ReplayStep(seat, events, words, [after.view(viewer, True) for viewer in viewers])
