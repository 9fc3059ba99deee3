"""What each address answers. Every door asks first who is there, and limits how often and how much."""

__all__ = ["Doors"]

import asyncio
import secrets
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from ..bots.levels import NAMES
from ..match.adapter import ADAPTERS
from ..match.game import find
from ..messages import LANGUAGES
from . import wire
from .commands import Asker, Play, Refusal, Say, Sit, check_level, decide
from .guard import COOKIE, Buckets, allowed_origin, hash_of, new_token, read_body, token_of
from .house import House, Room
from .live import Live
from .log import TableSettings
from .settings import Settings
from .store.store import Person, Store
from .table import Table

SMALL = 4096  # bytes of a command
YEAR = 365 * 24 * 3600
Wanted = TypeVar("Wanted")


class Doors:
    """The answers, with what they need."""

    def __init__(self, settings: Settings, house: House, live: Live) -> None:
        self.settings, self.house, self.live = settings, house, live
        self.store: Store = house.store
        self.newcomers = Buckets(burst=20, rate=0.2)
        self.asking = Buckets(burst=60, rate=20)
        self.talking = Buckets(burst=6, rate=0.5)
        self.opening = Buckets(burst=20, rate=0.1)

    # ---- People ----

    async def come_in(self, request: Request) -> Response:
        """POST /api/people: somebody new."""
        self.newcomers.take(_address(request))
        wanted = await self._read(request, wire.NewPerson)
        person = Person(secrets.token_urlsafe(12), _name(wanted.name), _language(wanted.language))
        token = new_token()
        await asyncio.to_thread(self.store.add_person, person, hash_of(token), self.house.clock())
        me = wire.Me(person.id, person.name, person.language, token if wanted.program else None)
        response = _json(me, 201)
        if not wanted.program:
            response.set_cookie(
                COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=self.settings.secure, path="/"
            )
        return response

    async def me(self, request: Request) -> Response:
        """GET /api/me: who one is."""
        person = await self.person(request)
        return _json(wire.Me(person.id, person.name, person.language))

    async def rename(self, request: Request) -> Response:
        """PATCH /api/me: another name or language."""
        person = await self.person(request)
        wanted = await self._read(request, wire.Renamed)
        changed = Person(
            person.id,
            person.name if wanted.name is None else _name(wanted.name),
            person.language if wanted.language is None else _language(wanted.language),
        )
        await asyncio.to_thread(self.store.rename, changed, self.house.clock())
        return _json(wire.Me(changed.id, changed.name, changed.language))

    async def go_out(self, request: Request) -> Response:
        """DELETE /api/me: the token opens nothing from now on."""
        person = await self.person(request)
        await asyncio.to_thread(self.store.forget_token, person.id, hash_of(new_token()))
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, path="/")
        return response

    async def person(self, connection: HTTPConnection) -> Person:
        """Whose token it is. Raises Refusal."""
        token = token_of(connection)
        since = self.house.clock() - self.settings.token_days * 24 * 3600
        person = await asyncio.to_thread(self.store.person_by_token, hash_of(token), since) if token else None
        if person is None:
            raise Refusal("who-are-you", 401)
        self.asking.take(person.id)
        return person

    # ---- Tables ----

    async def games(self, request: Request) -> Response:
        """GET /api/games: what can be played."""
        games = [
            wire.GameInfo(each.name, each.title, each.players[0], each.players[-1], list(NAMES), find(each.name).options)
            for each in ADAPTERS.values()
        ]
        return _json(games)

    async def open_table(self, request: Request) -> Response:
        """POST /api/tables: a new table."""
        person = await self.person(request)
        wanted = await self._read(request, wire.NewTable, 16 * SMALL)  # a deck of one's own is longer
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
            decide(room.table, asker, sit)
            await self.house.command(ident, asker, sit, f"open-{ident}", free)
        return _json({"id": ident}, 201)

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
        if clock and not (1 <= clock.move <= 60 * 24 * 3600 and 0 <= clock.bank <= 60 * 24 * 3600):
            raise Refusal("clock-wrong", 422)
        return settings

    async def tables(self, request: Request) -> Response:
        """GET /api/tables: one's own, and the public ones."""
        person = await self.person(request)
        mine = await asyncio.to_thread(self.store.tables_of, person.id)
        public = [ident for ident in await asyncio.to_thread(self.store.open_tables) if ident not in mine]
        return _json(
            wire.Tables(
                [_info(await self.house.room(ident), person.id) for ident in mine],
                [_info(await self.house.room(ident), person.id) for ident in public],
            )
        )

    async def table(self, request: Request) -> Response:
        """GET /api/tables/{id}: a table as one may see it now."""
        person = await self.person(request)
        room = await self.house.room(request.path_params["table"])
        viewer = _viewer(room.table, person.id, request)
        return Response(room.update(viewer, 0), media_type="application/json")

    async def command(self, request: Request) -> Response:
        """POST /api/tables/{id}: ask something of a table."""
        person = await self.person(request)
        asked = await self._read(request, wire.Asked)
        room = await self.house.room(request.path_params["table"])
        self._may_speak(room.table, person, asked)
        viewer = _speaks_as(room.table, person.id, asked)
        self._refuse_stale(room, asked, viewer)
        asker = Asker(person.id, person.name, self.live.present(room.table.ident))
        answer = await self.house.command(room.table.ident, asker, asked.command, asked.id, viewer)
        return Response(answer, media_type="application/json")

    def _may_speak(self, table: Table, person: Person, asked: wire.Asked) -> None:
        if isinstance(asked.command, Say):
            self.talking.take(person.id)
        if not table.settings.spectators and table.matches and not table.seats_of(person.id):
            raise Refusal("no-spectators", 403)

    def _refuse_stale(self, room: Room, asked: wire.Asked, viewer: int | None) -> None:
        """A decision that was made before somebody's move was seen isn't taken for one that was made after it."""
        if isinstance(asked.command, Play) and asked.command.seen is not None:
            since = room.stream(viewer).seen[asked.command.seen :]
            if any(b'"kind":"moved"' in each or b'"kind":"went-back"' in each for each in since):
                raise Refusal("seen-too-little")

    async def watch(self, socket: WebSocket) -> None:
        """WebSocket /ws/tables/{id}?since=…&seat=…: what happens there."""
        try:
            if not allowed_origin(socket, self.settings.origins):
                raise Refusal("wrong-origin", 403)
            person = await self.person(socket)
            room = await self.house.room(socket.path_params["table"])
            viewer = _viewer(room.table, person.id, socket)
            since = socket.query_params.get("since", "0")
        except Refusal as refusal:
            await _refuse_socket(socket, refusal)
            return
        await self.live.serve(socket, room, person.id, viewer, int(since) if since.isdecimal() and len(since) < 10 else 0)

    async def _read(self, request: Request, wanted: type[Wanted], limit: int = SMALL) -> Wanted:
        """The body as what it should be. Raises Refusal."""
        if not allowed_origin(request, self.settings.origins):
            raise Refusal("wrong-origin", 403)
        body = await read_body(request, limit)
        try:
            return msgspec.json.decode(body, type=wanted)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusal("not-understood", 422, reason=str(error)[:200]) from None


# ---- Small things ----


def _json(value: Any, status: int = 200) -> Response:
    return Response(wire.encode(value), status, media_type="application/json")


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def _name(name: str) -> str:
    """A name as it may be shown: one line of printable characters."""
    clean = " ".join(name.split())
    if not clean or not clean.isprintable():
        raise Refusal("name-wrong", 422)
    return clean


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("language-wrong", 422, known=", ".join(LANGUAGES))
    return language


def _viewer(table: Table, person: str, connection: HTTPConnection) -> int | None:
    """As whom somebody looks at a table: as the seat they ask for, else as their first, else as a spectator. Raises Refusal."""
    own = table.seats_of(person)
    wish = connection.query_params.get("seat")
    if wish is not None:
        if not (wish.isdecimal() and len(wish) < 3 and int(wish) in own):
            raise Refusal("not-your-seat", 403, seat=wish[:8])
        return int(wish)
    if not own and table.matches and not table.settings.spectators:
        raise Refusal("no-spectators", 403)
    return own[0] if own else None


def _speaks_as(table: Table, person: str, asked: wire.Asked) -> int | None:
    own = table.seats_of(person)
    seat = getattr(asked.command, "seat", None)
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
        status="closed" if table.closed else "playing" if table.playing else "over" if table.match else "waiting",
        my_turn=any(seat in table.turns for seat in own),
        touched=table.touched,
    )


async def _refuse_socket(socket: WebSocket, refusal: Refusal) -> None:
    """Say why before hanging up: a browser tells its page nothing about a refused handshake."""
    await socket.accept()
    await socket.send_text(wire.encode(wire.Fault(refusal.message, refusal.say())).decode())
    await socket.close(4000 + refusal.status)


