"""Puts a server together: everything that runs, and what it runs on."""

__all__ = ["Server", "build"]

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

from .http.admission import Admission
from .http.app import App
from .http.routes import GROUPS
from .http.routes.page import page_routes
from .http.services import Services
from .http.table_socket import TableSocket
from .runtime.clocks import Clocks
from .runtime.compilation import Compilation
from .runtime.connections import Connections
from .runtime.heavy_work import HeavyWork
from .runtime.peers import Peers
from .runtime.tables import Tables
from .runtime.thinking import Thinker
from .runtime.threads import READERS
from .runtime.tokens import TokenCache
from .runtime.upkeep import Upkeep
from .settings import Settings
from .store.database import connect
from .store.store import UNREACHABLE, Store
from .store.writer import GroupWriter

PATIENCE = 2.0  # seconds for which a writer waits while another program holds an SQLite file
RETRY = 1.0  # seconds until something that failed is tried again

logger = logging.getLogger(__name__)


class Server(NamedTuple):
    """A server: what answers requests, what makes the sockets, and what is behind both."""

    app: App
    socket: Callable[..., TableSocket]
    services: Services


def build(settings: Settings) -> Server:
    """A server that is ready to run; it opens the database when it starts."""
    engine = connect(settings.database, PATIENCE)
    store = Store(engine)
    writer = GroupWriter(store)
    compilation = Compilation()
    tables = Tables(store, writer, compilation.wait)
    tokens = TokenCache(store, tables.clock)
    connections = Connections(tables)
    thinker = Thinker(tables, settings.bot_threads, compilation.wait)
    clocks = Clocks(tables, thinker)
    peers = Peers(tables, tokens, connections)
    heavy = HeavyWork()
    upkeep = Upkeep(store, settings, tables.clock, tables.forget)
    services = Services(settings, tables, tokens, connections, thinker, compilation, heavy, upkeep)

    @contextlib.asynccontextmanager
    async def lifespan(_: object) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(READERS, thread_name_prefix="store-reader"))
        background = (
            compilation.run, thinker.run, clocks.run, connections.run, connections.beat, peers.run, upkeep.run,
        )  # fmt: skip
        tasks = [asyncio.create_task(_keep_running(each)) for each in background]
        try:
            yield
        finally:
            await connections.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await thinker.close()
            await asyncio.to_thread(heavy.close)
            writer.close()
            engine.dispose()

    routes = [route for group in GROUPS for route in group(services).mounted()]
    socket = partial(TableSocket, Admission(services).admit, connections)
    return Server(App([*routes, *page_routes()], lifespan), socket, services)


async def _keep_running(run: Callable[[], Awaitable[None]]) -> None:
    """Run something that should last as long as the server, and start it again if it fails."""
    while True:
        try:
            await run()
            return
        except UNREACHABLE as error:
            logger.warning("the database doesn't answer: %s", type(error).__name__)
        except Exception:
            logger.exception("unhandled error in the background")
        await asyncio.sleep(RETRY)
