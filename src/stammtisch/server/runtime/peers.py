"""How a process hears that another one wrote to a table: PostgreSQL tells; and now and then it looks for itself.

What is heard is only a hint. The database is the truth, and a hint that got lost costs a moment, not a move.
"""

__all__ = ["Hearing"]

import asyncio
import threading
from contextlib import suppress
from functools import partial

from ..store.append import CHANNEL, PERSON
from ..store.store import UNREACHABLE
from .tables import House

LOOK = 2.0  # seconds between two looks at the tables that somebody watches
AGAIN = 1.0  # seconds until a lost connection is tried again


class Hearing:
    """Keeps the tables in memory up to date with what other processes write."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def run(self) -> None:
        """Go on until cancelled."""
        if not self.house.store.is_postgresql:
            return  # SQLite is for one process
        loop, gone = asyncio.get_running_loop(), threading.Event()
        threading.Thread(target=self._listen, args=(loop, gone), name="hearing", daemon=True).start()
        try:
            while True:
                await asyncio.sleep(LOOK)
                await self._look()
        finally:
            gone.set()

    async def _look(self) -> None:
        """Catch up with whatever was missed, and see whether there is anybody to tell of what we write."""
        store = self.house.store
        store.others_listen = await asyncio.to_thread(store.do_others_listen)
        watched = {ident: room.table.seq for ident, room in self.house.rooms.items() if not room.idle}
        for ident, seq in (await asyncio.to_thread(store.lengths, list(watched))).items():
            if seq > watched[ident]:
                await self.house.refresh(ident)

    async def _hear(self, news: list[str]) -> None:
        """Look at the tables that were spoken of; if the database can't be reached, the next look will do."""
        for each in news:
            ident, _, what = each.partition(" ")
            if ident == PERSON:
                self.house.people.forget(what)
                continue
            with suppress(*UNREACHABLE):
                await self.house.refresh(ident, int(what))

    def _listen(self, loop: asyncio.AbstractEventLoop, gone: threading.Event) -> None:
        import psycopg

        store = self.house.store
        url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        dial = partial(psycopg.connect, url, autocommit=True, application_name=store.listener)
        while not gone.is_set():
            with suppress(psycopg.Error, OSError), dial() as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, store.origin])  # so that others know of us
                while not gone.is_set():
                    for notice in connection.notifies(timeout=0.5):
                        origin, *news = notice.payload.split("\n")
                        if origin != store.origin:
                            store.others_listen = True
                            asyncio.run_coroutine_threadsafe(self._hear(news), loop)
            gone.wait(AGAIN)
