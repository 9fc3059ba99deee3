"""What every door needs: who asks, how often, and what they say."""

__all__ = ["SMALL", "Door", "address_of", "json_response", "language_of", "viewer_of"]

from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ....messages import known_language
from ...runtime.connections import Live
from ...runtime.tables import House
from ...settings import Settings
from ...store.store import DAY, Person
from ...table.commands import Refusal
from ...table.table import Table
from .. import wire
from ..auth import Buckets, allowed_origin, read_body, token_of
from ..table_socket import check_viewer

SMALL = 4096  # bytes of a command
Wanted = TypeVar("Wanted")


class Door:
    """A few addresses that belong together, with what they need."""

    def __init__(self, settings: Settings, house: House, live: Live) -> None:
        self.settings, self.house, self.live, self.store = settings, house, live, house.store
        self.asking = Buckets(burst=60, rate=20)

    async def person(self, connection: HTTPConnection) -> Person:
        """Whose token it is. Raises Refusal."""
        token = token_of(connection)
        patience = self.settings.token_days * DAY
        person = await self.house.people.who(token, patience) if token else None
        if person is None:
            raise Refusal("who-are-you", 401)
        self.asking.take(person.id)
        return person

    async def read(self, request: Request, wanted: type[Wanted], limit: int = SMALL) -> Wanted:
        """The body as what it should be. Raises Refusal."""
        body = await self.body(request, limit)
        try:
            return msgspec.json.decode(body, type=wanted)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusal("not-understood", 422, reason=str(error)[:200]) from None

    async def body(self, request: Request, limit: int) -> bytes:
        """The body of a request from a page that may speak to us. Raises Refusal."""
        if not allowed_origin(request, self.settings.origins):
            raise Refusal("wrong-origin", 403)
        return await read_body(request, limit)


def json_response(value: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(wire.encode(value), status, media_type="application/json")


def language_of(connection: HTTPConnection) -> str:
    """The language in which somebody wants to be answered."""
    return known_language(connection.headers.get("accept-language"))


def address_of(connection: HTTPConnection) -> str:
    """Where somebody asks from."""
    return connection.client.host if connection.client else "?"


def viewer_of(table: Table, person: str, connection: HTTPConnection) -> int | None:
    """As whom somebody looks at a table: as the seat they ask for, else as their first, else as a spectator. Raises Refusal."""
    own = table.seats_of(person)
    wish = connection.query_params.get("seat")
    if wish is not None:
        if not (wish.isdecimal() and len(wish) < 3 and int(wish) in own):
            raise Refusal("not-your-seat", 403, seat=wish[:8])
        return int(wish)
    viewer = own[0] if own else None
    check_viewer(table, person, viewer)
    return viewer
