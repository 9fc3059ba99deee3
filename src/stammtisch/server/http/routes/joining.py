"""The way to a table for friends: a code for the room, and an address that they can reach."""

__all__ = ["JoinRoutes"]

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ...reach import network_address
from ...runtime.threads import write_in_thread
from ...store.codes import Codes
from ...store.store import Person
from ...table.link import read_code
from ...table.refusal import Refusal
from ...table.viewers import choose_viewer
from .. import wire, wire_person
from ..addresses import network_of
from ..headers import address_of
from ..limits import INVITATIONS, WRONG_CODES, RateLimit
from ..operation import route
from ..services import Services
from .base import Routes, json_response


class JoinRoutes(Routes):
    """Invitations."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.codes = Codes(self.store)
        self.wrong = RateLimit(WRONG_CODES)

    @route("POST", "/api/tables/{table}/code", {200: wire.RoomCode}, refusals=(404, 410))
    async def code(self, request: Request, person: Person) -> Response:
        """The code of a table, which leads there for some hours."""
        live = await self.tables.find(request.path_params["table"])
        choose_viewer(live.table, person.id, None)
        if live.table.closed:
            raise Refusal("table-closed", 410)
        return json_response(
            wire.RoomCode(await asyncio.to_thread(self.codes.of, live.table.ident, self.tables.clock()))
        )

    @route(
        "POST", "/api/tables/{table}/invite", {200: wire_person.Told}, body=wire_person.Invited, rate=INVITATIONS,
        refusals=(404, 410),
    )  # fmt: skip
    async def invite(self, request: Request, person: Person, wanted: wire_person.Invited) -> Response:
        """Ask somebody you have played with to come to a table where you sit."""
        table = (await self.tables.find(request.path_params["table"])).table
        if table.closed:
            raise Refusal("table-closed", 410)
        if not table.seats_of(person.id) and table.host != person.id:
            raise Refusal("not-seated", 403)
        if not await asyncio.to_thread(self.services.results.have_met, person.id, wanted.person):
            raise Refusal("not-met", 403)
        told = await write_in_thread(
            self.services.alerts.invite, table.ident, wanted.person, person.name, self.tables.clock()
        )
        return json_response(wire_person.Told(told))

    @route("DELETE", "/api/me/invitations/{table}", {204: None})
    async def decline(self, request: Request, person: Person) -> Response:
        """Don't come this time."""
        await write_in_thread(self.services.alerts.decline, person.id, request.path_params["table"])
        return Response(status_code=204)

    @route("POST", "/api/join", {200: wire.Opened}, body=wire.RoomCode, refusals=(404,))
    async def join(self, request: Request, person: Person, wanted: wire.RoomCode) -> Response:
        """The table that a code leads to. Guessing is slow: wrong codes are counted by person and by address."""
        guessers = (person.id, network_of(address_of(request)))
        for guesser in guessers:
            self.wrong.take(guesser)
        code = read_code(wanted.code)
        found = await asyncio.to_thread(self.codes.table, code, self.tables.clock()) if code else None
        if found is None:
            raise Refusal("no-such-code", 404)
        for guesser in guessers:
            self.wrong.give_back(guesser)
        return json_response(wire.Opened(found))

    @route("GET", "/api/door", {200: wire.Door})
    async def door(self, request: Request, person: Person) -> Response:
        """Under which name others in the network reach this server, if it was started for them."""
        lan = self.services.settings.lan
        return json_response(wire.Door(await asyncio.to_thread(network_address) if lan else None, lan))
