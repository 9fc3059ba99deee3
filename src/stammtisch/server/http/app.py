"""The ASGI application: takes each request to its route, and answers where the route can't."""

__all__ = ["App", "DirectRoute"]

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router
from starlette.types import Lifespan, Message, Receive, Scope, Send

from .errors import error_response
from .gate import Gate
from .headers import SECURITY_HEADERS

RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]

Endpoint = Callable[[Request], Awaitable[Response]]


class App:
    """All routes behind one layer: Starlette's own application has four, and a move would pass through all of them."""

    def __init__(self, routes: Sequence[BaseRoute], lifespan: Lifespan[Any], gate: Gate, secure: bool = False) -> None:
        self.routes, self._gate, self._scheme = routes, gate, "https" if secure else "http"
        self._router = Router(routes, default=_no_such_address, lifespan=lifespan)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What uvicorn calls."""
        if scope["type"] != "http":
            await self._router(scope, receive, send)
            return
        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message = {**message, "headers": [*message["headers"], *RAW_HEADERS]}
            await send(message)

        scope["app"] = self  # which tells Starlette's routes to leave errors to us
        scope["scheme"] = self._scheme
        try:
            self._gate.check(HTTPConnection(scope))
            await self._router(scope, receive, send_with_headers)
        except Exception as error:
            if begun:
                raise  # too late for another answer
            await error_response(error, Request(scope))(scope, receive, send_with_headers)


class DirectRoute(Route):
    """An address and its endpoint, with nothing in between. What the endpoint raises is left to the app."""

    def __init__(self, path: str, endpoint: Endpoint, methods: Sequence[str]) -> None:
        super().__init__(path, endpoint, methods=methods)
        self.app = self._answer

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.endpoint(Request(scope, receive, send))
        await response(scope, receive, send)


async def _no_such_address(*_: Any) -> None:
    raise HTTPException(404)
