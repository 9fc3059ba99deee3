"""The door to the tables: opening one, looking at it, asking something of it, watching it live."""

__all__ = ["TablesDoor"]

import asyncio
from functools import partial
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ....bots.levels import NAMES
from ....match.adapter import ADAPTERS
from ....match.game import find
from ...runtime.compilation import Readiness
from ...runtime.tables import Room
from ...store.records import status_of
from ...store.store import Person
from ...table.commands import Asker, Command, Play, Refusal, Say, SendAway, Sit, check_level
from ...table.log import TableSettings
from ...table.projection import Happened, Viewer
from ...table.table import Table
from .. import wire
from ..auth import Buckets, allowed_origin
from .base import SMALL, Door, json_response, viewer_of

NOBODY: frozenset[str] = frozenset()
LONGEST_CLOCK = 60 * 24 * 3600  # seconds


class TablesDoor(Door):
    """Tables."""

    def __init__(self, *needs: Any, readiness: Readiness) -> None:
        super().__init__(*needs)
        self.readiness = readiness
        self.talking = Buckets(burst=6, rate=0.5)
        self.opening = Buckets(burst=20, rate=0.1)

    async def games(self, request: Request) -> Response:
        """GET /api/games: what can be played."""
        games = [
            wire.GameInfo(
                each.name, each.title, each.players[0], each.players[-1], list(NAMES), find(each.name).options,
                self.readiness.is_ready(each.name),
            )
            for each in ADAPTERS.values()
        ]  # fmt: skip
        return json_response(games)

    async def open_table(self, request: Request) -> Response:
        """POST /api/tables: a new table."""
        person = await self.person(request)
        wanted = await self.read(request, wire.NewTable, 16 * SMALL)  # a deck of one's own is longer
        settings = self._checked(wanted.settings)
        self.opening.take(person.id)
        if len(await asyncio.to_thread(self.store.tables_of, person.id, 1000)) >= self.settings.tables_a_person:
            raise Refusal("too-many-tables", 429, limit=self.settings.tables_a_person)
        ident = await self.house.open(person.id, settings)
        room = await self.house.room(ident)
        free = next((number for number, seat in enumerate(room.table.seats) if seat.free), None)
        if wanted.sit and free is not None:
            asker = Asker(person.id, person.name)
            sit = Sit(free, wanted.contribution)
            await self.house.command(ident, asker, sit, f"open-{ident}", free)
        return json_response(wire.Opened(ident), 201)

    def _checked(self, settings: TableSettings) -> TableSettings:
        """The settings, if such a table can be. Raises BadOption, UnknownGame or Refusal."""
        game = find(settings.game)
        game.check_players(settings.players)
        game.chosen(settings.options)
        if len(settings.seats) > settings.players:
            raise Refusal("too-many-seats", 422, players=settings.players)
        for choice in settings.seats:
            if choice.bot is not None:
                check_level(choice.bot)
        check_level(settings.stand_in)
        clock = settings.clock
        if clock and not (1 <= clock.move <= LONGEST_CLOCK and 0 <= clock.bank <= LONGEST_CLOCK):
            raise Refusal("clock-wrong", 422)
        return settings

    async def tables(self, request: Request) -> Response:
        """GET /api/tables: one's own, and the public ones."""
        person = await self.person(request)
        mine = await asyncio.to_thread(self.store.tables_of, person.id)
        public = [ident for ident in await asyncio.to_thread(self.store.open_tables) if ident not in mine]
        return json_response(
            wire.Tables(
                [_info(await self.house.room(ident), person.id) for ident in mine],
                [_info(await self.house.room(ident), person.id) for ident in public],
            )
        )

    async def table(self, request: Request) -> Response:
        """GET /api/tables/{id}: a table as one may see it now."""
        person = await self.person(request)
        room = await self.house.room(request.path_params["table"])
        viewer = viewer_of(room.table, person.id, request)
        return Response(room.update(viewer, 0), media_type="application/json")

    async def command(self, request: Request) -> Response:
        """POST /api/tables/{id}: ask something of a table."""
        person = await self.person(request)
        asked = await self.read(request, wire.Asked)
        room = await self.house.room(request.path_params["table"])
        own = room.table.seats_of(person.id)
        self._may_speak(room.table, person, own, asked.command)
        viewer = _speaks_as(own, asked.command)
        present = await self._present(room.table) if isinstance(asked.command, SendAway) else NOBODY
        asker = Asker(person.id, person.name, present)
        check = partial(_refuse_stale, asked.command, viewer)
        answer = await self.house.command(room.table.ident, asker, asked.command, asked.id, viewer, check)
        return Response(answer, media_type="application/json")

    def _may_speak(self, table: Table, person: Person, own: list[int], command: Command) -> None:
        if isinstance(command, Say):
            self.talking.take(person.id)
        if not own and not table.settings.spectators and table.matches:
            raise Refusal("no-spectators", 403)

    async def _present(self, table: Table) -> frozenset[str]:
        """Who is at the table, whichever process they are connected to."""
        known = await asyncio.to_thread(self.store.present, [table.ident], self.house.clock())
        return known[table.ident] | self.live.here(table.ident)

    async def admit(self, asking: HTTPConnection) -> tuple[Room, str, Viewer, int]:
        """WebSocket /ws/tables/{id}?since=…&seat=…: which table, who looks at it, as whom, and from which message on."""
        door, _, ident = asking.scope["path"].rpartition("/")
        if door != "/ws/tables":
            raise Refusal("no-such-address", 404)
        if not allowed_origin(asking, self.settings.origins):
            raise Refusal("wrong-origin", 403)
        person = await self.person(asking)
        room = await self.house.room(ident)
        viewer = viewer_of(room.table, person.id, asking)
        if self.live.lines_of[person.id] >= self.settings.lines_a_person:
            raise Refusal("too-many-lines", 429, limit=self.settings.lines_a_person)
        since = asking.query_params.get("since", "0")
        return room, person.id, viewer, int(since) if since.isdecimal() and len(since) < 10 else 0


def _refuse_stale(command: Command, viewer: int | None, room: Room) -> None:
    """A decision that was made before somebody's move was seen isn't taken for one that was made after it."""
    if isinstance(command, Play) and command.seen is not None and command.seen < room.n(viewer):
        missed = room.seen(viewer, command.seen)
        together = ADAPTERS[room.table.settings.game].typed.TOGETHER
        if any(_matters(msgspec.json.decode(each, type=Happened), together) for each in missed):
            raise Refusal("seen-too-little")


def _matters(seen: Happened, together: frozenset[str]) -> bool:
    """Whether somebody who decided before they saw this might decide otherwise now."""
    if seen.kind == "moved":
        return any(event["event"] not in together for event in seen.events)
    return seen.kind in ("went-back", "started")


def _speaks_as(own: list[int], command: Command) -> int | None:
    seat = getattr(command, "seat", None)
    return seat if seat in own else own[0] if own else None


def _info(room: Room, person: str) -> wire.TableInfo:
    table = room.table
    own = table.seats_of(person)
    return wire.TableInfo(
        id=table.ident,
        game=table.settings.game,
        players=table.settings.players,
        names=[None if seat.free else seat.name or seat.level for seat in table.seats],
        free=sum(seat.free for seat in table.seats),
        status=status_of(table),
        my_turn=any(seat in table.turns for seat in own),
        touched=table.touched,
    )
