"""What stands before the doors: the headers that every answer has, and an answer where a door has none."""

__all__ = ["Front", "Way"]

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, Router
from starlette.types import Lifespan, Message, Receive, Scope, Send

from ...match.errors import BadMatchFile, BadOption, StammtischError, UnknownGame
from ..store.store import UNREACHABLE
from ..table.commands import Refusal
from .auth import HEADERS
from .routes.base import language_of
from .wire import Fault, encode

NONSENSE = (BadMatchFile, BadOption, UnknownGame)
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

logger = logging.getLogger(__name__)

Answer = Callable[..., Awaitable[Response]]


class Front:
    """Leads each request to its door, in one layer: Starlette's own application has four, and a move passes through all."""

    def __init__(self, routes: Sequence[BaseRoute], life: Lifespan[Any]) -> None:
        self.routes = routes
        self._router = Router(routes, default=_no_such_address, lifespan=life)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What a server calls."""
        if scope["type"] != "http":
            await self._router(scope, receive, send)
            return
        begun = False

        async def with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message = {**message, "headers": [*message["headers"], *RAW_HEADERS]}
            await send(message)

        scope["app"] = self  # by which routes know that somebody explains what they raise
        try:
            await self._router(scope, receive, with_headers)
        except Exception as error:
            if begun:
                raise  # too late for another answer
            request = Request(scope)
            await _explain(error, request)(scope, receive, with_headers)


class Way(Route):
    """An address and who answers there. What that raises is left to the front, which spares another layer."""

    def __init__(self, path: str, endpoint: Answer, methods: Sequence[str]) -> None:
        super().__init__(path, endpoint, methods=methods)
        self.app = self._answer

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.endpoint(Request(scope, receive, send))
        await response(scope, receive, send)


async def _no_such_address(*_: Any) -> None:
    raise HTTPException(404)


def _explain(error: Exception, request: Request) -> Response:
    """A sentence in the asker's language, with the status that fits."""
    refusal, methods = error, ""
    if isinstance(error, HTTPException) and error.status_code == 405:
        methods = ", ".join(_methods(request)) or "GET, HEAD"  # only files have no route of their own
        refusal = Refusal("wrong-method", 405, known=methods)
    elif isinstance(error, HTTPException):
        refusal = Refusal("no-such-address", error.status_code)
    elif isinstance(error, UNREACHABLE):
        # A command may be kept or not, and is told which when it is asked again.
        logger.warning("the database doesn't answer: %s", type(error).__name__)
        refusal = Refusal("later", 503)
    elif not isinstance(error, StammtischError):
        logger.exception("a mishap")
        refusal = Refusal("mishap", 500)
    assert isinstance(refusal, StammtischError)
    status = refusal.status if isinstance(refusal, Refusal) else 422 if isinstance(refusal, NONSENSE) else 409
    fault = Fault(refusal.message, refusal.say(language_of(request)), getattr(refusal, "rule", None))
    allow = {"Allow": methods} if methods else None
    return Response(encode(fault), status, allow, media_type="application/json")


def _methods(request: Request) -> list[str]:
    """How this address may be asked, by all its routes; each of them knows only its own methods."""
    routes = (route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE)
    return sorted({method for route in routes if isinstance(route, Route) for method in route.methods or ()})
