"""The server: its doors, and what runs behind them as long as it is open."""

__all__ = ["api_routes", "create_app"]

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..match.errors import BadMatchFile, BadOption, StammtischError, UnknownGame
from .clocks import Clocks
from .commands import Refusal
from .doors.asking import AskingDoor
from .doors.door import language_of
from .doors.keeping import KeepingDoor
from .doors.page import page_routes
from .doors.past import PastDoor
from .doors.people import PeopleDoor
from .doors.tables import TablesDoor
from .guard import HEADERS
from .hearing import Hearing
from .house import House
from .line import Line
from .live import Live
from .readiness import Readiness
from .settings import Settings
from .store.engine import GroupWriter, connect
from .store.migrate import migrate
from .store.store import UNREACHABLE, Store
from .thinking import Thinker
from .wire import Fault, encode

NONSENSE = (BadMatchFile, BadOption, UnknownGame)
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
AGAIN = 1.0  # seconds until something that failed is tried again

logger = logging.getLogger(__name__)


def create_app(settings: Settings) -> Starlette:
    """A server that is ready to be run; it opens the database when it starts."""
    engine = connect(settings.database)
    store = Store(engine)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, engine)
        tasks = [asyncio.create_task(_steadily(each.run)) for each in (readiness, thinker, clocks, live, hearing)]
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

    writer = GroupWriter(store)
    readiness = Readiness()
    house = House(store, writer, readiness.wait)
    live = Live(house)
    thinker = Thinker(house, settings.bot_threads, readiness.wait_for_search)
    clocks = Clocks(house, thinker)
    hearing = Hearing(house)
    needs = (settings, house, live)
    tables = TablesDoor(*needs, readiness=readiness)
    app = Starlette(
        routes=[
            *api_routes(
                PeopleDoor(*needs),
                tables,
                PastDoor(*needs),
                AskingDoor(*needs, thinker=thinker),
                KeepingDoor(*needs, thinker=thinker),
            ),
            *page_routes(),
        ],
        lifespan=life,
        middleware=[Middleware(_Headers)],
        exception_handlers={
            StammtischError: _explain,
            HTTPException: _no_door,
            **dict.fromkeys(UNREACHABLE, _later),
            Exception: _mishap,
        },
    )
    app.state.house, app.state.live, app.state.thinker = house, live, thinker
    app.state.line = partial(Line, tables.admit, live)
    return app


def api_routes(
    people: PeopleDoor | type[PeopleDoor],
    tables: TablesDoor | type[TablesDoor],
    past: PastDoor | type[PastDoor],
    asking: AskingDoor | type[AskingDoor],
    keeping: KeepingDoor | type[KeepingDoor],
) -> list[BaseRoute]:
    """Every address but those of the page. The doors' classes will do for whoever only wants to know the addresses."""
    return [
        Route("/api/tables/{table}", tables.command, methods=["POST"]),  # first, since nothing is asked for as often
        Route("/api/people", people.come_in, methods=["POST"]),
        Route("/api/me", people.me, methods=["GET"]),
        Route("/api/me", people.rename, methods=["PATCH"]),
        Route("/api/me", people.go_out, methods=["DELETE"]),
        Route("/api/games", tables.games, methods=["GET"]),
        Route("/api/tables", tables.tables, methods=["GET"]),
        Route("/api/tables", tables.open_table, methods=["POST"]),
        Route("/api/tables/{table}", tables.table, methods=["GET"]),
        Route("/api/tables/{table}/try", asking.judge, methods=["POST"]),
        Route("/api/tables/{table}/hint", asking.hint, methods=["POST"]),
        Route("/api/matches", past.matches, methods=["GET"]),
        Route("/api/matches", past.bring, methods=["POST"]),
        Route("/api/matches/{match}", past.replay, methods=["GET"]),
        Route("/api/matches/{match}/file", past.file, methods=["GET"]),
        Route("/api/matches/{match}/verify", past.verify, methods=["GET"]),
        Route("/healthz", keeping.health, methods=["GET"]),
        Route("/metrics", keeping.metrics, methods=["GET"]),
    ]


async def _explain(request: Request, error: Exception) -> Response:
    """A sentence in the asker's language, with the status that fits."""
    assert isinstance(error, StammtischError)
    status = error.status if isinstance(error, Refusal) else 422 if isinstance(error, NONSENSE) else 409
    fault = Fault(error.message, error.say(language_of(request)), getattr(error, "rule", None))
    return Response(encode(fault), status, media_type="application/json")


async def _no_door(request: Request, error: Exception) -> Response:
    """There is no such address, or it isn't asked like that."""
    assert isinstance(error, HTTPException)
    if error.status_code != 405:
        return await _explain(request, Refusal("no-such-address", error.status_code))
    known = ", ".join(_methods(request)) or "GET, HEAD"  # only files have no route of their own
    response = await _explain(request, Refusal("wrong-method", 405, known=known))
    response.headers["Allow"] = known
    return response


def _methods(request: Request) -> list[str]:
    """How this address may be asked, by all its routes; each of them knows only its own methods."""
    routes = (route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE)
    return sorted({method for route in routes if isinstance(route, Route) for method in route.methods or ()})


async def _later(request: Request, error: Exception) -> Response:
    """The database can't be reached just now: a command may be kept or not, and is told which when it is asked again."""
    logger.warning("the database doesn't answer: %s", type(error).__name__)
    return await _explain(request, Refusal("later", 503))


async def _mishap(request: Request, error: Exception) -> Response:
    """An error of ours, which is in the log. This answer passes by `_Headers`."""
    response = await _explain(request, Refusal("mishap", 500))
    response.headers.update(HEADERS)
    return response


async def _steadily(run: Callable[[], Awaitable[None]]) -> None:
    """Run something that shouldn't end before the server does, and begin again if it fails."""
    while True:
        try:
            await run()
            return
        except UNREACHABLE as error:
            logger.warning("the database doesn't answer: %s", type(error).__name__)
        except Exception:
            logger.exception("a mishap in the background")
        await asyncio.sleep(AGAIN)


class _Headers:
    """Adds the headers that every answer has."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *RAW_HEADERS]}
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)
