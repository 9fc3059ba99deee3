"""All connections that watch tables through this process, and who is present at which table."""

__all__ = ["Connection", "Connections"]

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from ..store.store import UNREACHABLE
from ..table.viewers import Viewer
from .live_table import LiveTable
from .tables import Tables

PRESENT = 40.0  # seconds for which a person counts as present without another sign of life
GRACE = 5.0  # seconds for which a person who was cut off isn't missed: the page is loaded again, the network changes
BEAT = 15  # seconds between two signs of life: of a connection to us, and of those present to the database

Key = TypeVar("Key")


class Connection(Protocol):
    """A person who watches a table as a viewer."""

    live: LiveTable
    person: str
    viewer: Viewer

    def notify(self) -> None:
        """There is something new."""

    def ping(self) -> None:
        """Ask for a sign of life."""

    def say_goodbye(self) -> None:
        """Say that the server is going down, and will be back."""


class Connections:
    """All connections of this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.by_table: dict[str, set[Connection]] = defaultdict(set)
        self.count_of: Counter[str] = Counter()  # connections of each person
        self.closing = False
        self._beats: list[set[Connection]] = [set() for _ in range(BEAT)]  # some are asked in each second
        self._here: Counter[tuple[str, str]] = Counter()  # connections of a person to a table, and those just lost
        self._moved: set[tuple[str, str]] = set()  # who has come or gone since that was last written
        self._news = asyncio.Event()
        self._present: dict[str, frozenset[str]] = {}
        self._running: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        """How many there are."""
        return sum(map(len, self._beats))

    def add(self, connection: Connection) -> None:
        """A person starts to watch a table."""
        ident = connection.live.table.ident
        self.by_table[ident].add(connection)
        self._beat_of(connection).add(connection)
        connection.live.stream(connection.viewer).listeners.add(connection.notify)
        _count(self.count_of, connection.person, 1)
        self._note((ident, connection.person), 1)
        if self.closing:
            connection.say_goodbye()

    def remove(self, connection: Connection) -> None:
        """A connection is gone, perhaps before it was added."""
        if connection not in self._beat_of(connection):
            return
        ident = connection.live.table.ident
        connection.live.stream(connection.viewer).listeners.discard(connection.notify)
        self._beat_of(connection).discard(connection)
        self.by_table[ident].discard(connection)
        if not self.by_table[ident]:
            del self.by_table[ident]
        _count(self.count_of, connection.person, -1)
        asyncio.get_running_loop().call_later(GRACE, self._note, (ident, connection.person), -1)

    def present(self, live: LiveTable) -> frozenset[str] | None:
        """Who is present at a table; None as long as that isn't known."""
        return self._present.get(live.table.ident)

    async def present_now(self, ident: str) -> frozenset[str]:
        """Who is present at a table at this moment, whichever process they are connected to."""
        stored = await asyncio.to_thread(self.tables.store.present, [ident], self.tables.clock())
        return stored[ident] | {connection.person for connection in self.by_table.get(ident, ())}

    def start(self, task: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        running = asyncio.create_task(task)
        self._running.add(running)
        running.add_done_callback(self._running.discard)

    def send_back(self, ident: str) -> None:
        """Hang up on everyone at a table that has to be read again; they come back by themselves."""
        for connection in list(self.by_table.get(ident, ())):
            connection.say_goodbye()

    async def close(self) -> None:
        """Tell everyone that the server is going down, and will be back."""
        self.closing = True
        everyone = list(self._here)
        for connection in [connection for beat in self._beats for connection in beat]:
            connection.say_goodbye()
        with contextlib.suppress(*UNREACHABLE):
            await asyncio.to_thread(self.tables.store.set_present, everyone, self.tables.clock())
        for _ in range(100):
            if not self.count:
                return
            await asyncio.sleep(0.02)

    async def run(self) -> None:
        """Tell the database and the connections who is present, until cancelled."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                moved, self._moved = self._moved, set()
                await self._write(moved)
        finally:
            self._write_all_soon()  # again, if something went wrong

    async def beat(self) -> None:
        """Now and then ask each connection for a sign of life, and give the database ours, until cancelled."""
        while True:
            for beat in self._beats:
                await asyncio.sleep(1)
                for connection in list(beat):
                    connection.ping()
            self._write_all_soon()

    def _write_all_soon(self) -> None:
        self._moved |= set(self._here)
        self._news.set()

    async def _write(self, moved: set[tuple[str, str]]) -> None:
        """Store who has come or gone; then tell their tables who is present."""
        store, now = self.tables.store, self.tables.clock()
        here = {each for each in moved if each in self._here}
        await asyncio.to_thread(store.set_present, here, now + PRESENT)
        await asyncio.to_thread(store.set_present, moved - here, now)
        for ident, present in (await asyncio.to_thread(store.present, {ident for ident, _ in moved}, now)).items():
            if ident not in self.by_table:
                self._present.pop(ident, None)
            elif present != self._present.get(ident):
                self._present[ident] = present
                for connection in self.by_table[ident]:
                    connection.notify()

    def _note(self, who: tuple[str, str], more: int) -> None:
        _count(self._here, who, more)
        if not self.closing:  # when everyone leaves at once
            self._moved.add(who)
            self._news.set()

    def _beat_of(self, connection: Connection) -> set[Connection]:
        return self._beats[hash(connection) % BEAT]


def _count(counter: Counter[Key], key: Key, more: int) -> None:
    """Count, and drop what has come to zero."""
    counter[key] += more
    if not counter[key]:
        del counter[key]
