"""Other processes on the same database: PostgreSQL tells us what they write, and now and then we look for ourselves.

A notice is only a hint. The database is the truth, so a lost notice costs a moment, not a move.
"""

__all__ = ["Peers"]

import asyncio
import threading
from contextlib import suppress
from functools import partial

from ..store.append import CHANNEL, GONE, PERSON, TOKEN
from ..store.store import UNREACHABLE
from ..table.link import is_link
from .connections import Connections
from .tables import Tables
from .tokens import TokenCache

LOOK = 2.0  # seconds between two looks at the tables that somebody watches
LOOK_FOR_NOTICES = 1.0  # seconds
RETRY = 1.0  # seconds until a lost connection is tried again


class Peers:
    """Keeps the tables and people in memory up to date with what other processes write."""

    def __init__(self, tables: Tables, tokens: TokenCache, connections: Connections) -> None:
        self.tables, self.tokens, self.connections = tables, tokens, connections

    async def run(self) -> None:
        """Go on until cancelled."""
        if not self.tables.store.is_postgresql:
            await self._watch_notices()
        loop, stopped = asyncio.get_running_loop(), threading.Event()
        threading.Thread(target=self._listen, args=(loop, stopped), name="peers", daemon=True).start()
        try:
            while True:
                await asyncio.sleep(LOOK)
                await self._look()
        finally:
            stopped.set()

    async def _watch_notices(self) -> None:
        """SQLite is for one server, but `stammtisch admin` may write to it, too, and leaves a notice."""
        store = self.tables.store
        last, _ = await asyncio.to_thread(store.notices_since, None)
        while True:
            await asyncio.sleep(LOOK_FOR_NOTICES)
            last, news = await asyncio.to_thread(store.notices_since, last)
            await self._heed(news)

    async def _look(self) -> None:
        """Catch up with whatever was missed, and see whether anyone wants to be notified of what we write."""
        store = self.tables.store
        store.others_listen = await asyncio.to_thread(store.do_others_listen)
        watched = {ident: live.table.seq for ident, live in self.tables.in_memory.items() if not live.idle}
        for ident, seq in (await asyncio.to_thread(store.lengths, list(watched))).items():
            if seq > watched[ident]:
                await self.tables.refresh(ident)

    async def _heed(self, news: list[str]) -> None:
        """Catch up with what a notice is about. If the database can't be reached, the next look will do."""
        for each in news:
            ident, _, what = each.partition(" ")
            if ident == PERSON:
                self.tokens.forget(what)
            if ident == TOKEN:
                person, _, token = what.partition(" ")
                self.tokens.forget(person)
                self.connections.dismiss(person, bytes.fromhex(token) if token else None)
            if ident == GONE:
                self.connections.send_back(what)
                self.tables.in_memory.pop(what, None)
            if not is_link(ident):
                continue
            with suppress(*UNREACHABLE):
                await self.tables.refresh(ident, int(what))

    def _listen(self, loop: asyncio.AbstractEventLoop, stopped: threading.Event) -> None:
        import psycopg

        store = self.tables.store
        url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        dial = partial(psycopg.connect, url, autocommit=True, application_name=store.listener)
        while not stopped.is_set():
            with suppress(psycopg.Error, OSError), dial() as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, store.origin])  # so that others know of us
                while not stopped.is_set():
                    for notice in connection.notifies(timeout=0.5):
                        origin, *news = notice.payload.split("\n")
                        if origin != store.origin:
                            store.others_listen = True
                            asyncio.run_coroutine_threadsafe(self._heed(news), loop)
            stopped.wait(RETRY)
