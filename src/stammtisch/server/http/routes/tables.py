"""Tables: opening one, looking at it, and asking something of it."""

__all__ = ["TableRoutes"]

import asyncio
import math
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...runtime.history import page
from ...runtime.setting_aside import DamagedTable
from ...runtime.tables import NoSuchTable
from ...runtime.threads import write_in_thread
from ...runtime.upkeep import FOR_TABLES
from ...store.append import TableRow
from ...store.records import table_row
from ...store.store import Person
from ...table.arranging import Arrange, check_settings
from ...table.asking import Asker
from ...table.commands import Close, Command, Leave, React, Say, SendAway
from ...table.refusal import Refusal
from ...table.room import Ready, Sit, Start, TakeOver
from ...table.sight import History, Update
from ...table.viewers import Viewer, check_spectators, choose_viewer
from .. import wire
from ..command_limits import CommandLimits
from ..limits import HISTORY, OPENING, SMALL, RateLimit
from ..operation import SEAT, page_of, route
from ..patience import while_connected
from ..services import Services
from .base import Routes, json_response

NOBODY: frozenset[str] = frozenset()
OPEN = ("waiting", "playing")  # statuses of tables where something can happen


class TableRoutes(Routes):
    """Tables."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.asking = CommandLimits()
        self.opening = RateLimit(OPENING)

    @route("POST", "/api/tables/{table}", {200: wire.Done}, body=wire.Asked, refusals=(404, 409, 410, 507))
    async def command(self, request: Request, person: Person, asked: wire.Asked) -> Response:
        """Ask something of a table."""
        command, present = asked.command, NOBODY
        try:
            live = await self.tables.find(request.path_params["table"])
        except DamagedTable:
            if isinstance(command, Close):
                return await self._close_unreadable(request.path_params["table"], person)
            raise
        if isinstance(command, SendAway | TakeOver | Leave):
            present = await self.services.connections.present_now(live.table.ident)
            live = await self.tables.find(live.table.ident)  # it may have been dropped from memory meanwhile
        own = live.table.seats_of(person.id)
        if isinstance(command, Start | Ready):
            self.services.upkeep.check_room(FOR_TABLES)
        if person.muted and isinstance(command, Say | React):
            raise Refusal("muted", 403)
        if not own:
            check_spectators(live.table)
        self.asking.take(live.table, person.id, command)
        await self.services.thinker.watch(live)
        asker = Asker(person.id, person.name, present)
        answer = await self.tables.command(live, asker, command, asked.id, _viewer(own, command))
        return Response(answer, media_type="application/json")

    # A deck of the players' own makes for longer settings.
    @route(
        "PATCH", "/api/tables/{table}", {200: wire.Done}, body=wire.Rearranged, limit=16 * SMALL,
        refusals=(404, 409, 410, 507),
    )  # fmt: skip
    async def arrange(self, request: Request, person: Person, wanted: wire.Rearranged) -> Response:
        """Change the settings of a table before the deal or between matches, as its host."""
        live = await self.tables.find(request.path_params["table"])
        self.services.upkeep.check_room(FOR_TABLES)
        self.asking.take(live.table, person.id, wanted.settings, len(wire.encode(wanted.settings)))
        viewer = _viewer(live.table.seats_of(person.id), wanted.settings)
        asker = Asker(person.id, person.name)
        answer = await self.tables.command(live, asker, wanted.settings, wanted.id, viewer)
        return Response(answer, media_type="application/json")

    @route("GET", "/api/tables/{table}", {200: Update}, refusals=(403, 404), seat=SEAT)
    async def table(self, request: Request, person: Person) -> Response:
        """A table as you may see it now, with the last things that happened."""
        live = await self.tables.find(request.path_params["table"])
        viewer = choose_viewer(live.table, person.id, request.query_params.get("seat"))
        await self.services.thinker.watch(live)
        return Response(live.update(viewer, 0)[0], media_type="application/json")

    @route(
        "GET", "/api/tables/{table}/history", {200: History}, refusals=(403, 404, 422), rate=HISTORY, seat=SEAT,
        pages="before",
    )  # fmt: skip
    async def history(self, request: Request, person: Person) -> Response:
        """What happened there before the last things, or before message number `before`, in pages."""
        live = await self.tables.find(request.path_params["table"])
        viewer = choose_viewer(live.table, person.id, request.query_params.get("seat"))
        before = page_of(request, "before", live.n(viewer))
        work = self.services.history.do(person.id, partial(page, live, viewer, before))
        return Response(await while_connected(request, work), media_type="application/json")

    # A deck of the players' own makes for longer settings.
    @route("POST", "/api/tables", {201: wire.Opened}, body=wire.NewTable, limit=16 * SMALL, refusals=(507,))
    async def open_table(self, request: Request, person: Person, wanted: wire.NewTable) -> Response:
        """Open a table."""
        check_settings(wanted.settings)
        self.services.upkeep.check_room(FOR_TABLES)
        self.opening.take(person.id)
        most = self.services.settings.tables_per_person
        if await asyncio.to_thread(self.store.open_tables_of, person.id) >= most:
            raise Refusal("too-many-tables", 429, limit=most)
        live = await self.tables.open(person.id, wanted.settings)
        ident = live.table.ident
        free = next((number for number, seat in enumerate(live.table.seats) if seat.free), None)
        if wanted.sit and free is not None:
            sit = Sit(free, wanted.contribution)
            await self.tables.command(live, Asker(person.id, person.name), sit, f"open-{ident}", free)
        return json_response(wire.Opened(ident), 201)

    @route("GET", "/api/tables", {200: wire.Tables})
    async def list_tables(self, request: Request, person: Person) -> Response:
        """Your tables, and the public ones."""
        mine = await asyncio.to_thread(self.store.tables_of, person.id)
        public = [ident for ident in await asyncio.to_thread(self.store.open_tables) if ident not in mine]
        rest = await self.services.thinker.resting([*mine, *public])
        shown = [info for ident in public if (info := await self._info(ident, person, ident in rest)).status in OPEN]
        return json_response(wire.Tables([await self._info(ident, person, ident in rest) for ident in mine], shown))

    async def _info(self, ident: str, person: Person, rests: bool) -> wire.TableInfo:
        """A table in a list. One whose log can't be read at all is listed as damaged."""
        try:
            return _info(ident, table_row((await self.tables.find(ident)).table), person.id, rests)
        except (DamagedTable, NoSuchTable):
            row = (await asyncio.to_thread(self.store.listed, [ident])).get(ident, {})
            game, players, touched = row.get("game", ""), row.get("players", 0), row.get("touched", 0.0)
            return wire.TableInfo(ident, game, players, [], 0, "damaged", False, [], None, False, touched)

    @route("GET", "/api/me/tables", {200: wire.MyTables})
    async def my_tables(self, request: Request, person: Person) -> Response:
        """The tables where you sit and something can happen, as the list of tables has them: no log is read for it."""
        rows = await asyncio.to_thread(self.store.rows_of, person.id)
        rest = await self.services.thinker.resting(list(rows))
        infos = [
            await self._info(ident, person, ident in rest)
            if row.names is None
            else _info(ident, row, person.id, ident in rest)
            for ident, row in rows.items()
        ]
        invited = await asyncio.to_thread(self.services.alerts.invitations, person.id)
        return json_response(wire.MyTables(sorted(infos, key=_urgency), [wire.Invitation(**each) for each in invited]))

    async def _close_unreadable(self, ident: str, person: Person) -> Response:
        """Close a table of which not even the host is known; anyone who sits there may. Raises Refusal."""
        if not await asyncio.to_thread(self.store.is_member, ident, person.id):
            raise Refusal("host-only", 403)
        await write_in_thread(self.store.close, ident, self.tables.clock())
        return json_response(wire.Done(0))


def _viewer(own: list[int], command: Command | Arrange) -> Viewer:
    """As whom the asker sees what comes of a command: as its seat if that is theirs, else as their first seat, if any."""
    seat = getattr(command, "seat", None)
    return seat if seat in own else own[0] if own else None


def _info(ident: str, row: TableRow, person: str, rests: bool) -> wire.TableInfo:
    turns, seats = msgspec.json.decode(row.turns or "{}"), msgspec.json.decode(row.names or "[]")
    return wire.TableInfo(
        id=ident,
        game=row.game,
        players=row.players,
        names=wire.players(row.names or "[]"),
        free=row.free,
        status=row.status,
        my_turn=person in turns,
        turn=[number for number, seat in enumerate(seats) if seat and seat.get("person") in turns],
        due=turns[person][1] if person in turns else row.due,
        rests=rests,
        touched=row.touched,
    )


def _urgency(table: wire.TableInfo) -> tuple[bool, float, float]:
    """First where it is one's turn, before all where time runs out soonest; then where something happened last."""
    return not table.my_turn, table.due or math.inf if table.my_turn else 0.0, -table.touched
