"""Live connections: each one is told when there is something new, and fetches it at its own speed.

There is no queue that could grow: a slow reader gets the table as it is when it is ready again, with all that happened.
"""

__all__ = ["Live", "check_viewer"]

import asyncio
import contextlib
from collections import Counter, defaultdict

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .commands import Refusal
from .house import House, Room
from .store.store import UNREACHABLE
from .table import Table

HERE = 40.0  # seconds for which somebody counts as present
BEAT = 15.0  # seconds between two signs of life to the database
RESTART = 1012  # the code by which a page knows that the server comes back

encode = msgspec.json.Encoder().encode


class Line:
    """One connection: a person looking at a table as a seat, or just watching."""

    def __init__(self, socket: WebSocket, room: Room, person: str, viewer: int | None, since: int) -> None:
        self.socket, self.room, self.person, self.viewer = socket, room, person, viewer
        self.seen = min(max(since, 0), room.n(viewer))
        self.sent_sight = False
        self.sent_present: frozenset[str] | None = None
        self.changed = asyncio.Event()
        self.changed.set()
        room.stream(viewer).listeners.add(self.changed.set)

    def hang_up(self) -> None:
        """Hear no more."""
        self.room.stream(self.viewer).listeners.discard(self.changed.set)

    async def tell(self, present: frozenset[str]) -> None:
        """Send what is new: what the viewer saw with the table as it is now, and who is here. Raises Refusal."""
        check_viewer(self.room.table, self.person, self.viewer)
        if not self.sent_sight or self.room.n(self.viewer) != self.seen:
            since, self.seen = self.seen, self.room.n(self.viewer)
            self.sent_sight = True
            await self.socket.send_text(self.room.update(self.viewer, since).decode())
        if present != self.sent_present:
            self.sent_present = present
            await self.socket.send_text(encode({"present": sorted(present)}).decode())


def check_viewer(table: Table, person: str, viewer: int | None) -> None:
    """Raise Refusal if somebody may not, or no longer, look at a table as a seat, or as a spectator."""
    own = table.seats_of(person)
    if viewer is not None and viewer not in own:
        raise Refusal("not-your-seat", 403, seat=viewer)
    if not own and table.matches and not table.settings.spectators:
        raise Refusal("no-spectators", 403)


class Live:
    """All connections of this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lines: dict[str, set[Line]] = defaultdict(set)
        self.count = 0
        self.closing = asyncio.Event()
        self._here: Counter[tuple[str, str]] = Counter()
        self._present: dict[str, frozenset[str]] = {}

    async def serve(self, socket: WebSocket, room: Room, person: str, viewer: int | None, since: int) -> None:
        """Tell a connection what its viewer sees, until it goes away or the server closes. Raises Refusal if it may no more."""
        ident = room.table.ident
        await socket.accept()
        line = Line(socket, await self.house.room(ident), person, viewer, since)
        self.lines[ident].add(line)
        self.count += 1
        gone = asyncio.create_task(_until_gone(socket))
        gone.add_done_callback(lambda _: line.changed.set())
        try:
            await self._come(ident, person)
            while not gone.done() and not self.closing.is_set():
                line.changed.clear()
                await line.tell(self._present.get(ident, frozenset()))
                await line.changed.wait()
            if self.closing.is_set():
                await socket.send_text(encode({"closing": True}).decode())
            await socket.close(RESTART if self.closing.is_set() else 1000)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it went away while we were speaking
        finally:
            gone.cancel()
            line.hang_up()
            self.lines[ident].discard(line)
            self.count -= 1
            if not self.lines[ident]:
                del self.lines[ident]
            if not self.closing.is_set():  # else everyone goes at once
                with contextlib.suppress(*UNREACHABLE):  # then it is forgotten after a while
                    await self._go(ident, person)

    async def close(self) -> None:
        """Tell everyone that the server goes down, and that it will be back."""
        self.closing.set()
        self._wake(*self.lines)
        with contextlib.suppress(*UNREACHABLE):
            await asyncio.to_thread(self.house.store.set_present, list(self._here), self.house.clock())
        for _ in range(100):
            if not self.count:
                return
            await asyncio.sleep(0.02)

    async def run(self) -> None:
        """Keep the database and the lines informed about who is here, until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            now = self.house.clock()
            await asyncio.to_thread(self.house.store.set_present, list(self._here), now + HERE)
            for ident in list(self.lines):
                await self._look(ident)

    async def _come(self, ident: str, person: str) -> None:
        self._here[ident, person] += 1
        if self._here[ident, person] == 1:
            await asyncio.to_thread(self.house.store.set_present, [(ident, person)], self.house.clock() + HERE)
        await self._look(ident)

    async def _go(self, ident: str, person: str) -> None:
        self._here[ident, person] -= 1
        if not self._here[ident, person]:
            del self._here[ident, person]
            await asyncio.to_thread(self.house.store.set_present, [(ident, person)], self.house.clock())
        await self._look(ident)

    async def _look(self, ident: str) -> None:
        present = frozenset(await asyncio.to_thread(self.house.store.present, ident, self.house.clock()))
        if ident not in self.lines:
            self._present.pop(ident, None)
        elif present != self._present.get(ident):
            self._present[ident] = present
            self._wake(ident)

    def _wake(self, *idents: str) -> None:
        for ident in idents:
            for line in self.lines.get(ident, ()):
                line.changed.set()


async def _until_gone(socket: WebSocket) -> None:
    """Read until the other side hangs up. Nothing is expected from there: commands are posted."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
