"""The load generator: bytes that were prepared go out, and hardly more than the first line of what comes back is read."""

import asyncio
import base64
import math
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import cast

from benchmarks.contender import NoFigure
from benchmarks.server.processes import Process
from benchmarks.server.report import Round
from benchmarks.server.tables import Played

FIRST = 8  # moves of each table that aren't timed
AT_ONCE = 20  # handshakes
PING, PONG = 9, 10  # kinds of frames


async def play(process: Process, tables: Sequence[Played], clients: int, seconds: float) -> Round:
    """Play at all tables, over so many connections, each with its own tables.

    The first moves of each table aren't timed: during these the server loads the table. It ends after some seconds, or earlier
    when a connection has nothing left to play, so that the load stays the same all the time.
    """
    await _play(process, tables, clients, math.inf, slice(FIRST))
    since, worked = time.perf_counter(), process.worked
    waits = await _play(process, tables, clients, since + seconds, slice(FIRST, None))
    return Round(waits, time.perf_counter() - since, process.worked - worked)


async def _play(process: Process, tables: Sequence[Played], clients: int, until: float, moves: slice) -> list[float]:
    waits: list[float] = []
    async with asyncio.TaskGroup() as group:
        for number in range(clients):
            requests = [table.requests[moves] for table in tables[number::clients]]
            group.create_task(_play_on(process, requests, until, waits))
    return waits


async def _play_on(process: Process, tables: Sequence[list[bytes]], until: float, waits: list[float]) -> None:
    """One move at each table in turn, over one connection, until the time is over or the first match is."""
    reader, writer = await asyncio.open_connection(process.host, process.port)
    try:
        for requests in zip(*tables, strict=False):
            for request in requests:
                since = time.perf_counter()
                if since >= until:
                    return
                writer.write(request)
                await _answer(reader)
                waits.append(time.perf_counter() - since)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def _answer(reader: asyncio.StreamReader) -> None:
    """Read an answer that says yes. Raises NoFigure if it says no."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    body = await reader.readexactly(length)
    if not head.startswith(b"HTTP/1.1 200"):
        raise NoFigure(f"refused: {body.decode()}")


class Listeners:
    """People who watch their tables: one connection for each seat. What they are sent is counted and discarded."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self._all: list[_Listener] = []

    async def __aenter__(self) -> "Listeners":
        return self

    async def __aexit__(self, *_: object) -> None:
        for each in self._all:
            each.transport.close()

    @property
    def count(self) -> int:
        """How many are connected."""
        return sum(not each.transport.is_closing() for each in self._all)

    async def come(self, seats: Sequence[tuple[str, str, int]]) -> None:
        """Connect people, given by table, token and seat."""
        for first in range(0, len(seats), AT_ONCE):
            await asyncio.gather(*(self._connect(*seat) for seat in seats[first : first + AT_ONCE]))

    async def _connect(self, ident: str, token: str, seat: int) -> None:
        _, listener = await asyncio.get_running_loop().create_connection(
            _Listener, self.process.host, self.process.port
        )
        self._all.append(listener)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        listener.transport.write(
            f"GET /ws/tables/{ident}?seat={seat} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )
        await listener.greeted


class _Listener(asyncio.Protocol):
    """One connection. It does as little as it can, since it takes the server's cores."""

    def __init__(self) -> None:
        self.greeted = asyncio.get_running_loop().create_future()  # when the server has agreed to talk
        self.unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is there."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Read frames, after the answer to the handshake."""
        self.unread += data
        if not self.greeted.done():
            head, found, self.unread = self.unread.partition(b"\r\n\r\n")
            if not found:
                self.unread = head
            elif not head.startswith(b"HTTP/1.1 101"):
                self.greeted.set_exception(NoFigure("a connection was refused"))
            else:
                self.greeted.set_result(None)
        while self.greeted.done() and self._read_frame():
            pass

    def _read_frame(self) -> bool:
        """Skip a frame, and answer a ping: a client that doesn't is considered gone. Returns whether there was a whole one."""
        if len(self.unread) < 2:
            return False
        first, short = self.unread[:2]
        start = 2 + {126: 2, 127: 8}.get(short, 0)
        end = start + (short if start == 2 else int.from_bytes(self.unread[2:start], "big"))
        if len(self.unread) < end:
            return False
        if first & 0x0F == PING:
            pong = bytes([0x80 | PONG, 0x80 | short, 0, 0, 0, 0])  # masked, as it has to be, with zeros
            self.transport.write(pong + self.unread[start:end])
        self.unread = self.unread[end:]
        return True


def seats(tables: Sequence[Played]) -> list[tuple[str, str, int]]:
    """Everyone at some tables, as `Listeners.come` wants them."""
    return [(table.ident, token, seat) for table in tables for seat, token in enumerate(table.tokens)]
