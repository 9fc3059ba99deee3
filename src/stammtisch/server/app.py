"""The server: its doors, and what runs behind them as long as it is open."""

__all__ = ["create_app"]

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..match.errors import BadOption, StammtischError, UnknownGame
from .clocks import Clocks
from .commands import Refusal
from .doors import Doors
from .guard import HEADERS
from .house import House
from .live import Live
from .settings import Settings
from .store.engine import connect, writer_for
from .store.migrate import migrate
from .store.store import Store
from .thinking import Thinker
from .wire import Fault, encode


def create_app(settings: Settings) -> Starlette:
    """A server that is ready to be run; it opens the database when it starts."""
    engine = connect(settings.database)
    store = Store(engine)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, engine)
        tasks = [asyncio.create_task(each.run()) for each in (thinker, clocks, live)]
        try:
            yield
        finally:
            await live.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await thinker.close()
            writer.close()
            engine.dispose()

    writer = writer_for(store)
    house = House(store, writer)
    live = Live(house)
    thinker = Thinker(house, settings.bot_threads)
    clocks = Clocks(house, thinker)
    doors = Doors(settings, house, live)
    app = Starlette(
        routes=_routes(doors),
        lifespan=life,
        middleware=[Middleware(_Headers)],
        exception_handlers={StammtischError: _explain},
    )
    app.state.house, app.state.live, app.state.thinker = house, live, thinker
    return app


def _routes(doors: Doors) -> list[Route | WebSocketRoute]:
    return [
        Route("/api/people", doors.come_in, methods=["POST"]),
        Route("/api/me", doors.me, methods=["GET"]),
        Route("/api/me", doors.rename, methods=["PATCH"]),
        Route("/api/me", doors.go_out, methods=["DELETE"]),
        Route("/api/games", doors.games, methods=["GET"]),
        Route("/api/tables", doors.tables, methods=["GET"]),
        Route("/api/tables", doors.open_table, methods=["POST"]),
        Route("/api/tables/{table}", doors.table, methods=["GET"]),
        Route("/api/tables/{table}", doors.command, methods=["POST"]),
        WebSocketRoute("/ws/tables/{table}", doors.watch),
    ]


async def _explain(request: Request, error: Exception) -> Response:
    """A sentence in the asker's language, with the status that fits."""
    assert isinstance(error, StammtischError)
    status = error.status if isinstance(error, Refusal) else 422 if isinstance(error, (BadOption, UnknownGame)) else 409
    language = request.headers.get("accept-language", "en")[:2]
    fault = Fault(error.message, error.say(language if language in ("de", "fr", "it") else "en"), getattr(error, "rule", None))
    return Response(encode(fault), status, media_type="application/json")


class _Headers:
    """Adds the headers that every answer has."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)
