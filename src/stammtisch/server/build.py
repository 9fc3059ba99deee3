"""The server: its doors, and what runs behind them as long as it is open."""

__all__ = ["App", "api_routes", "create_app"]

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import NamedTuple

from starlette.routing import BaseRoute

from .http.app import Front, Way
from .http.routes.health import KeepingDoor
from .http.routes.matches import PastDoor
from .http.routes.page import page_routes
from .http.routes.people import PeopleDoor
from .http.routes.questions import AskingDoor
from .http.routes.tables import TablesDoor
from .http.table_socket import Line
from .runtime.clocks import Clocks
from .runtime.compilation import Readiness
from .runtime.connections import Live
from .runtime.peers import Hearing
from .runtime.tables import House
from .runtime.thinking import Thinker
from .settings import Settings
from .store.database import GroupWriter, connect
from .store.migrate import migrate
from .store.store import UNREACHABLE, Store

AGAIN = 1.0  # seconds until something that failed is tried again

logger = logging.getLogger(__name__)


class App(NamedTuple):
    """A server: what answers requests, what each live connection is made by, and what is behind both."""

    front: Front
    house: House
    live: Live
    line: Callable[..., Line]


def create_app(settings: Settings) -> App:
    """A server that is ready to be run; it opens the database when it starts."""
    engine = connect(settings.database)
    store = Store(engine)

    @contextlib.asynccontextmanager
    async def life(_: object) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, engine)
        lasting = (readiness.run, thinker.run, clocks.run, live.run, live.beat, hearing.run)
        tasks = [asyncio.create_task(_steadily(each)) for each in lasting]
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
    routes = api_routes(
        PeopleDoor(*needs),
        tables,
        PastDoor(*needs),
        AskingDoor(*needs, thinker=thinker),
        KeepingDoor(*needs, thinker=thinker),
    )
    return App(Front([*routes, *page_routes()], life), house, live, partial(Line, tables.admit, live))


def api_routes(
    people: PeopleDoor | type[PeopleDoor],
    tables: TablesDoor | type[TablesDoor],
    past: PastDoor | type[PastDoor],
    asking: AskingDoor | type[AskingDoor],
    keeping: KeepingDoor | type[KeepingDoor],
) -> list[BaseRoute]:
    """Every address but those of the page. The doors' classes will do for whoever only wants to know the addresses."""
    return [
        Way("/api/tables/{table}", tables.command, methods=["POST"]),  # first, since nothing is asked for as often
        Way("/api/people", people.come_in, methods=["POST"]),
        Way("/api/me", people.me, methods=["GET"]),
        Way("/api/me", people.rename, methods=["PATCH"]),
        Way("/api/me", people.go_out, methods=["DELETE"]),
        Way("/api/games", tables.games, methods=["GET"]),
        Way("/api/tables", tables.tables, methods=["GET"]),
        Way("/api/tables", tables.open_table, methods=["POST"]),
        Way("/api/tables/{table}", tables.table, methods=["GET"]),
        Way("/api/tables/{table}/try", asking.judge, methods=["POST"]),
        Way("/api/tables/{table}/hint", asking.hint, methods=["POST"]),
        Way("/api/matches", past.matches, methods=["GET"]),
        Way("/api/matches", past.bring, methods=["POST"]),
        Way("/api/matches/{match}", past.replay, methods=["GET"]),
        Way("/api/matches/{match}/file", past.file, methods=["GET"]),
        Way("/api/matches/{match}/verify", past.verify, methods=["GET"]),
        Way("/healthz", keeping.health, methods=["GET"]),
        Way("/metrics", keeping.metrics, methods=["GET"]),
    ]


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
