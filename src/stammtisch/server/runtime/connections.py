"""All live connections of this process, and who is at which table."""

__all__ = ["Live"]

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import Coroutine
from typing import Any, TypeVar

from ..http.table_socket import Line
from ..store.store import UNREACHABLE
from .live_table import Room
from .tables import House

HERE = 40.0  # seconds for which somebody counts as present without another sign of life
GRACE = 5.0  # seconds for which whoever was cut off isn't missed: a page that is loaded again, another network
BEAT = 15  # seconds between two signs of life: of a connection to us, and of whoever is here to the database

Key = TypeVar("Key")


class Live:
    """All connections of this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lines: dict[str, set[Line]] = defaultdict(set)  # of each table
        self.lines_of: Counter[str] = Counter()  # of each person, how many
        self.closing = False
        self._beats: list[set[Line]] = [set() for _ in range(BEAT)]  # each second some of them
        self._here: Counter[tuple[str, str]] = Counter()  # connections of a person to a table, with those just lost
        self._moved: set[tuple[str, str]] = set()  # who has come or gone since that was last written down
        self._news = asyncio.Event()
        self._present: dict[str, frozenset[str]] = {}
        self._running: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        """How many there are."""
        return sum(map(len, self._beats))

    def come(self, line: Line) -> None:
        """Somebody looks at a table now."""
        ident = line.room.table.ident
        self.lines[ident].add(line)
        self._beat_of(line).add(line)
        line.room.stream(line.viewer).listeners.add(line.tell_soon)
        _count(self.lines_of, line.person, 1)
        self._note((ident, line.person), 1)
        if self.closing:
            line.say_goodbye()

    def go(self, line: Line) -> None:
        """A connection is gone; perhaps before it had come in."""
        if line not in self._beat_of(line):
            return
        ident = line.room.table.ident
        line.room.stream(line.viewer).listeners.discard(line.tell_soon)
        self._beat_of(line).discard(line)
        self.lines[ident].discard(line)
        if not self.lines[ident]:
            del self.lines[ident]
        _count(self.lines_of, line.person, -1)
        asyncio.get_running_loop().call_later(GRACE, self._note, (ident, line.person), -1)

    def present(self, room: Room) -> frozenset[str] | None:
        """Who is at a table; None as long as that isn't known."""
        return self._present.get(room.table.ident)

    def here(self, ident: str) -> set[str]:
        """Who is connected to a table at this process, whether that is written down yet or not."""
        return {line.person for line in self.lines.get(ident, ())}

    def soon(self, what: Coroutine[Any, Any, None]) -> None:
        """Have something done meanwhile."""
        task = asyncio.create_task(what)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """Tell everyone that the server goes down, and that it will be back."""
        self.closing = True
        everyone = list(self._here)
        for line in [line for beat in self._beats for line in beat]:
            line.say_goodbye()
        with contextlib.suppress(*UNREACHABLE):
            await asyncio.to_thread(self.house.store.set_present, everyone, self.house.clock())
        for _ in range(100):
            if not self.count:
                return
            await asyncio.sleep(0.02)

    async def run(self) -> None:
        """Keep the database and the lines informed about who is here, until cancelled."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                moved, self._moved = self._moved, set()
                await self._write_down(moved)
        finally:
            self._write_all()  # again, if something went wrong

    async def beat(self) -> None:
        """Ask each connection for a sign of life now and then, and give ours, until cancelled."""
        while True:
            for beat in self._beats:
                await asyncio.sleep(1)
                for line in list(beat):
                    line.beat()
            self._write_all()

    def _write_all(self) -> None:
        self._moved |= set(self._here)
        self._news.set()

    async def _write_down(self, moved: set[tuple[str, str]]) -> None:
        """Whoever has come or gone; then tell the tables who is there."""
        store, now = self.house.store, self.house.clock()
        here = {each for each in moved if each in self._here}
        await asyncio.to_thread(store.set_present, here, now + HERE)
        await asyncio.to_thread(store.set_present, moved - here, now)
        for ident, present in (await asyncio.to_thread(store.present, {ident for ident, _ in moved}, now)).items():
            if ident not in self.lines:
                self._present.pop(ident, None)
            elif present != self._present.get(ident):
                self._present[ident] = present
                for line in self.lines[ident]:
                    line.tell_soon()

    def _note(self, who: tuple[str, str], more: int) -> None:
        _count(self._here, who, more)
        if not self.closing:  # else everyone goes at once
            self._moved.add(who)
            self._news.set()

    def _beat_of(self, line: Line) -> set[Line]:
        return self._beats[hash(line) % BEAT]


def _count(counter: Counter[Key], key: Key, more: int) -> None:
    """Count, and forget what there is no more of."""
    counter[key] += more
    if not counter[key]:
        del counter[key]
