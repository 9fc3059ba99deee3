"""Puts a server together: everything that runs, and what it runs on."""

__all__ = ["Server", "build"]

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

from ..review.document import REVIEWER
from .http.admission import Admission
from .http.app import App
from .http.gate import Gate
from .http.http_line import HttpLine, LineGuard
from .http.limits import PER_PERSON, RateLimit
from .http.routes import GROUPS
from .http.routes.page import page_routes
from .http.services import Services
from .http.table_socket import TableSocket
from .runtime.clocks import Clocks
from .runtime.compilation import Compilation
from .runtime.connections import Connections
from .runtime.dealing import Dealing
from .runtime.heavy_work import HeavyWork
from .runtime.hosting import Hosting
from .runtime.pace import Pace
from .runtime.peers import Peers
from .runtime.push import Push
from .runtime.push_delivery import Delivery
from .runtime.reactions import Reactions
from .runtime.readiness import Readiness
from .runtime.resting import Resting
from .runtime.reviewing import Effort, Reviewing
from .runtime.steady_clock import SteadyClock, TimeKeeper
from .runtime.tables import Tables
from .runtime.thinking import Thinker
from .runtime.threads import READERS
from .runtime.tokens import TokenCache
from .runtime.upkeep import Upkeep
from .settings import Settings
from .store.alerts import Alerts
from .store.attempts import Attempts
from .store.common_deals import CommonDeals
from .store.database import connect
from .store.devices import Devices
from .store.holidays import Holidays
from .store.presence import Presence
from .store.results import Results
from .store.reviews import Reviews
from .store.store import UNREACHABLE, Store
from .store.thinking import ThinkingQueue
from .store.times import Times
from .store.writer import GroupWriter

PATIENCE = 2.0  # seconds for which a writer waits while another program holds an SQLite file
RETRY = 1.0  # seconds until something that failed is tried again

logger = logging.getLogger(__name__)


class Server(NamedTuple):
    """A server: what answers requests, what makes connections and sockets, and what is behind them."""

    app: App
    line: Callable[..., HttpLine]
    socket: Callable[..., TableSocket]
    guard: LineGuard
    services: Services


def build(settings: Settings, wall: Callable[[], float] = time.time) -> Server:
    """A server that is ready to run; it opens the database when it starts. `wall` is the clock of the machine."""
    engine = connect(settings.database, PATIENCE)
    store = Store(engine)
    writer = GroupWriter(store)
    compilation = Compilation()
    clock = SteadyClock(wall)
    keeper = TimeKeeper(clock, Times(store))
    tables = Tables(store, writer, compilation.wait, clock)
    tokens = TokenCache(store, clock)
    devices = Devices(store)
    connections = Connections(tables, Presence(store), devices, compilation.warming)
    compilation.on_change.append(connections.notify_all)
    thinker = Thinker(
        tables, ThinkingQueue(store), compilation.wait, compilation.is_coached, settings.bot_threads,
        Pace(settings.bot_beat), settings.bots_rest,
    )  # fmt: skip
    connections.on_beat.append(lambda live: connections.start(thinker.watch(live)))
    holidays = Holidays(store)
    resting = Resting(tables, holidays)
    clocks = Clocks(tables, thinker, resting)
    hosting = Hosting(tables, connections, settings.host_away)
    alerts = Alerts(store)
    push = Push(alerts, clock, Delivery(settings.push_anywhere), settings.push_after, settings.push_contact)
    reactions = Reactions(tables, settings.bot_beat)
    tables.on_change.append(reactions.look)
    peers = Peers(tables, tokens, connections)
    gate = Gate(settings)
    guard = LineGuard(
        settings.connections_per_address, settings.connections, settings.request_seconds, gate.proxies.is_named
    )
    readiness = Readiness(store)
    heavy, history = HeavyWork(), HeavyWork(most=400)
    upkeep = Upkeep(store, settings, clock, tables.forget)
    effort = Effort(settings.review_threads, settings.review_worlds, settings.review_nice)
    reviewing = Reviewing(Reviews(store, REVIEWER), clock, compilation.is_kept, effort)
    dealing = Dealing(
        CommonDeals(store), Attempts(store), clock, compilation.is_ready, reviewing.is_anything_waiting, settings.deal_matches,
        settings.review_nice,
    )  # fmt: skip
    services = Services(
        settings,
        tables,
        tokens,
        devices,
        holidays,
        resting,
        alerts,
        Results(store),
        push,
        connections,
        thinker,
        compilation,
        gate,
        RateLimit(PER_PERSON),
        readiness,
        heavy,
        history,
        upkeep,
        reviewing,
        dealing,
    )

    @contextlib.asynccontextmanager
    async def lifespan(_: object) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(READERS, thread_name_prefix="store-reader"))
        await keeper.start()
        await connections.welcome_back(compilation.wait_for_all())
        background = (
            compilation.run, keeper.run, thinker.run, clocks.run, connections.run, connections.beat, peers.run,
            guard.run, upkeep.run, push.run, reviewing.run, dealing.run,
        )  # fmt: skip
        tasks = [asyncio.create_task(_keep_running(each)) for each in background]
        try:
            yield
        finally:
            await connections.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await clocks.close()
            await resting.close()
            await hosting.close()
            await thinker.close()
            await reactions.close()
            await asyncio.to_thread(heavy.close)
            await asyncio.to_thread(history.close)
            writer.close()
            engine.dispose()

    routes = [route for group in GROUPS for route in group(services).mounted()]
    socket = partial(TableSocket, Admission(services).admit, connections)
    app = App([*routes, *page_routes()], lifespan, gate, settings.secure)
    return Server(app, partial(HttpLine, guard), socket, guard, services)


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
