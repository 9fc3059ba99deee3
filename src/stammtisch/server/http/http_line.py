"""Connections over which requests come: how many there may be, and how long one may keep us waiting.

A connection waits while we wait for the other side: for the rest of a request, for the next one, or until it has read our answer.
One that waits too long is cut. Where an address has too many, or all together have, the one that has waited longest makes room.
"""

__all__ = ["HttpLine", "LineGuard"]

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ...messages import say
from .addresses import network_of
from .wire import Fault, encode

FAREWELL = 1.0  # seconds for which a connection that finds no room may ask something, to be told so
LOOK = 1.0  # seconds between two looks for connections that have waited too long


class _Lines:
    """The connections of one address: how many, and since when each of those that wait has done so, the longest first."""

    __slots__ = ("count", "waiting")

    def __init__(self) -> None:
        self.count = 0
        self.waiting: dict[HttpLine, float] = {}


class LineGuard:
    """All connections of a process, WebSockets included, by address."""

    def __init__(
        self, per_address: int, most: int, seconds: float, is_proxy: Callable[[str], bool],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self.per_address, self.most, self.seconds, self.is_proxy, self.clock = (
            per_address,
            most,
            seconds,
            is_proxy,
            clock,
        )
        self.count = 0
        self.cut = 0  # connections that were cut or refused
        self._by_address: dict[str, _Lines] = {}
        fault = encode(Fault("too-many-connections", say("too-many-connections", "en", limit=per_address)))
        self.refusal = (
            b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nConnection: close\r\nRetry-After: 5\r\n"
            b"Content-Length: %d\r\n\r\n%s" % (len(fault), fault)
        )

    def enter(self, line: "HttpLine") -> bool:
        """Count a new connection; returns whether there is room for it. A named proxy may have as many as it likes."""
        lines = self._by_address.get(line.address)
        if lines and lines.count >= self.per_address and not self.is_proxy(line.peer) and not self._make_room(lines):
            return False
        if self.count >= self.most and not self._make_room(max(self._by_address.values(), key=lambda each: each.count)):
            return False
        self._by_address.setdefault(line.address, _Lines()).count += 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        """A connection is gone."""
        lines = self._by_address[address]
        lines.count -= 1
        self.count -= 1
        if not lines.count:
            del self._by_address[address]

    def wait(self, line: "HttpLine") -> None:
        """We wait for this connection from now on, unless we already do."""
        self._by_address[line.address].waiting.setdefault(line, self.clock())

    def go_on(self, line: "HttpLine") -> None:
        """We don't wait for this connection any more."""
        if lines := self._by_address.get(line.address):
            lines.waiting.pop(line, None)

    async def run(self) -> None:
        """Cut those that wait too long, until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> None:
        """Cut those that have waited too long."""
        since = self.clock() - self.seconds
        for lines in list(self._by_address.values()):
            for line, began in list(lines.waiting.items()):
                if began > since:
                    break
                del lines.waiting[line]
                if line.is_reading():
                    self.wait(line)
                else:
                    self._cut(line)

    def _make_room(self, lines: _Lines) -> bool:
        for line in lines.waiting:
            del lines.waiting[line]
            self._cut(line)
            line.let_go()
            return True
        return False

    def _cut(self, line: "HttpLine") -> None:
        self.cut += 1
        line.transport.abort()


class HttpLine(H11Protocol):
    """uvicorn's own connection, under guard."""

    def __init__(self, guard: LineGuard, **given: Any) -> None:
        super().__init__(**given)
        self.guard = guard
        self.peer = self.address = ""
        self._counted = False
        self._begun = False  # whether a part of the next request has come
        self._unread = 0  # bytes of our answer, when we last looked

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or say that there are too many."""
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else "?"
        self.address = network_of(self.peer)
        self._counted = self.guard.enter(self)
        if self._counted:
            self.guard.wait(self)
        else:
            self.guard.cut += 1
            self.loop.call_later(FAREWELL, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request. The time for it runs from the first part on."""
        if not self._counted:
            self.transport.write(self.guard.refusal)
            self.transport.close()
            return
        if not self._begun:
            self._begun = True
            self.guard.go_on(self)
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        """Wait for the next request, or for this answer to be read."""
        self._begun = False
        super().on_response_complete()
        self._note()

    def pause_writing(self) -> None:
        """The other side reads slowly."""
        super().pause_writing()
        self._note()

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self.guard.go_on(self)
        self._note()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        self.guard.go_on(self)
        self.let_go()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocket, which tells the guard when it is gone."""
        self.guard.go_on(self)
        self._counted = False
        on_lost = partial(self.guard.leave, self.address)
        socket: Any = self.config.ws_protocol_class  # which is called like a class, and isn't one
        self.ws_protocol_class = partial(socket, peer=self.peer, on_lost=on_lost)  # type: ignore[assignment]
        super().handle_websocket_upgrade(event)

    def let_go(self) -> None:
        """It no longer counts."""
        if self._counted:
            self._counted = False
            self.guard.leave(self.address)

    def is_reading(self) -> bool:
        """Whether the other side has read a part of our answer since this was last asked."""
        unread, self._unread = self._unread, self.transport.get_write_buffer_size()
        return self._unread > 0 and (not unread or self._unread < unread)

    def _note(self) -> None:
        if not self._counted or self.conn is None:
            return
        if self.flow.write_paused or self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.guard.wait(self)
        else:
            self.guard.go_on(self)
