"""What every group of routes does before its handlers are called: who asks, how often, and what they send."""

__all__ = ["Routes", "json_response"]

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from ...store.store import Person
from ...table.link import is_link
from ...table.refusal import Refusal
from .. import wire
from ..addresses import network_of
from ..app import DirectRoute, Endpoint
from ..auth import Auth
from ..headers import address_of
from ..limits import RateLimit, read_body
from ..operation import Operation, operation_of
from ..services import Services


class Routes:
    """A group of routes: the methods of a subclass that are declared with `@route`."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables, self.store = services.tables, services.tables.store
        self._auth = Auth(services.tokens, services.settings)

    @classmethod
    def operations(cls) -> list[Operation]:
        """What is declared about its routes."""
        return [operation for handler in vars(cls).values() if (operation := operation_of(handler))]

    def mounted(self) -> list[BaseRoute]:
        """Its routes, for the app."""
        return [
            DirectRoute(operation.path, self._endpoint(operation), [operation.method])
            for operation in self.operations()
        ]

    async def finished_row(self, request: Request, person: Person) -> Any:
        """The finished match of an address, with its document. Raises Refusal, also while others still play the same deal."""
        ident = request.path_params["match"]
        row = await asyncio.to_thread(self.store.finished_match, ident) if is_link(ident) else None
        if row is None:
            raise Refusal("no-such-match", 404)
        if row["deal"] and await asyncio.to_thread(
            self.services.dealing.deals.is_sealed, row["deal"], person.id, self.tables.clock()
        ):
            raise Refusal("deal-goes-on", 403)
        return row

    def _endpoint(self, operation: Operation) -> Endpoint:
        handler = getattr(self, operation.name)
        own = RateLimit(operation.rate) if operation.rate else None
        decoder = msgspec.json.Decoder(operation.body) if operation.body and not operation.raw else None

        async def answer(request: Request) -> Response:
            given: list[Any] = [request]
            if operation.known:
                person = await self._auth.person(request)
                self.services.by_person.take(person.id)
                given.append(person)
            if own:
                own.take(given[1].id if operation.known else network_of(address_of(request)))
            if operation.writes:
                self._auth.check_origin(request)
                body = await read_body(request, operation.limit)
                if operation.body:
                    given.append(_decoded(decoder, body) if decoder else body)
            response: Response = await handler(*given)
            return response

        return answer


def _decoded(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("not-understood", 422, reason=str(error)[:200]) from None


def json_response(value: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(wire.encode(value), status, media_type="application/json")
