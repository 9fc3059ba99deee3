"""All connections that watch tables through this process, and who is present at which table."""

__all__ = ["Connection", "Connections"]

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from ..store.devices import Devices
from ..store.presence import Presence
from ..store.store import UNREACHABLE
from ..table.viewers import Viewer
from .live_table import LiveTable
from .tables import Tables
from .threads import write_in_thread

PRESENT = 40.0  # seconds for which a person counts as present without another sign of life
GRACE = 5.0  # seconds for which a person who was cut off isn't missed: the page is loaded again, the network changes
BEAT = 15  # seconds between two signs of life: of a connection to us, and of those present to the database

Key = TypeVar("Key")


class Connection(Protocol):
    """A person who watches a table as a viewer."""

    live: LiveTable
    person: str
    token: bytes  # hashed
    viewer: Viewer

    def notify(self) -> None:
        """There is something new."""

    def ping(self) -> None:
        """Ask for a sign of life."""

    def say_goodbye(self) -> None:
        """Say that the server is going down, and will be back."""

    def dismiss(self) -> None:
        """Hang up, since the token with which it was opened is no longer valid."""


class Connections:
    """All connections of this process."""

    def __init__(
        self, tables: Tables, presence: Presence, devices: Devices, warming: Callable[[str], tuple[str, ...]]
    ) -> None:
        self.tables, self.presence, self.devices = tables, presence, devices
        self.warming = warming  # the levels of a game's bots that don't look as far yet as they will
        self.by_table: dict[str, set[Connection]] = defaultdict(set)
        self.by_person: dict[str, set[Connection]] = defaultdict(set)
        self.on_beat: list[Callable[[LiveTable], None]] = []
        self.on_present: list[Callable[[LiveTable], None]] = []  # called when others are present than before
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
        connection.live.listen(connection.viewer, connection.notify)
        self.by_person[connection.person].add(connection)
        self._note((ident, connection.person), 1)
        if self.closing:
            connection.say_goodbye()

    def remove(self, connection: Connection) -> None:
        """A connection is gone, perhaps before it was added."""
        if connection not in self._beat_of(connection):
            return
        ident = connection.live.table.ident
        connection.live.stop_listening(connection.viewer, connection.notify)
        self._beat_of(connection).discard(connection)
        for some, key in ((self.by_table, ident), (self.by_person, connection.person)):
            some[key].discard(connection)
            if not some[key]:
                del some[key]
        asyncio.get_running_loop().call_later(GRACE, self._note, (ident, connection.person), -1)

    def count_of(self, person: str) -> int:
        """How many connections a person has."""
        return len(self.by_person.get(person, ()))

    def dismiss(self, person: str, token: bytes | None = None) -> None:
        """Hang up on the device with this token, by its hash, which is no longer valid; or on all devices of a person."""
        for connection in list(self.by_person.get(person, ())):
            if token is None or connection.token == token:
                connection.dismiss()

    async def welcome_back(self, ready: Coroutine[Any, Any, None]) -> None:
        """Let those count as present who were there when the server went down, until they have had the time to come back.

        Nobody can before `ready`, so they are treated as if their connections had been cut at that moment.
        """
        before = await asyncio.to_thread(self.presence.before)
        for pair in before:
            self._note(pair, 1)

        async def miss() -> None:
            await ready
            for pair in before:
                asyncio.get_running_loop().call_later(GRACE, self._note, pair, -1)

        self.start(miss())

    def notify_all(self) -> None:
        """There may be something new for everyone."""
        for connections in self.by_table.values():
            for connection in connections:
                connection.notify()

    def present(self, live: LiveTable) -> frozenset[str] | None:
        """Who is present at a table; None as long as that isn't known."""
        return self._present.get(live.table.ident)

    async def present_now(self, ident: str) -> frozenset[str]:
        """Who is present at a table at this moment, whichever process they are connected to."""
        stored = await asyncio.to_thread(self.presence.at, [ident], self.tables.clock())
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
            await write_in_thread(self.presence.note, everyone, self.tables.clock() + GRACE)
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
                await self._check_tokens(beat)
                for connection in list(beat):
                    connection.ping()
                    for each in self.on_beat:
                        each(connection.live)
            self._write_all_soon()

    async def _check_tokens(self, beat: set[Connection]) -> None:
        """Hang up where a token is no longer valid and nobody has told us."""
        connections = list(beat)
        with contextlib.suppress(*UNREACHABLE):
            everyone = {connection.person for connection in connections}
            valid = await asyncio.to_thread(self.devices.token_hashes, everyone)
            for connection in connections:
                if connection.token not in valid[connection.person]:
                    connection.dismiss()

    def _write_all_soon(self) -> None:
        self._moved |= set(self._here)
        self._news.set()

    async def _write(self, moved: set[tuple[str, str]]) -> None:
        """Store who has come or gone; then tell their tables who is present."""
        now = self.tables.clock()
        here = {each for each in moved if each in self._here}
        await write_in_thread(self.presence.note, here, now + PRESENT)
        await write_in_thread(self.presence.note, moved - here, now)
        for ident, present in (await asyncio.to_thread(self.presence.at, {ident for ident, _ in moved}, now)).items():
            if ident not in self.by_table:
                self._present.pop(ident, None)
            elif present != self._present.get(ident):
                self._present[ident] = present
                for connection in self.by_table[ident]:
                    connection.notify()
                for notify in self.on_present:
                    notify(connection.live)

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
