"""The load generator: bytes that were prepared go out, and hardly more than the first line of what comes back is read."""

import asyncio
import base64
import math
import secrets
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress

from benchmarks.contender import NoFigure
from benchmarks.server.processes import Process
from benchmarks.server.report import Round
from benchmarks.server.tables import Played

LONGEST_HEAD = 1 << 16
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
        self.received = 0
        self._stack = AsyncExitStack()
        self._reading: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Listeners":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()
        await asyncio.gather(*self._reading, return_exceptions=True)

    @property
    def count(self) -> int:
        """How many are still connected."""
        return sum(not task.done() for task in self._reading)

    async def come(self, seats: Sequence[tuple[str, str, int]]) -> None:
        """Connect people, given by table, token and seat."""
        for first in range(0, len(seats), AT_ONCE):
            await asyncio.gather(*(self._connect(*seat) for seat in seats[first : first + AT_ONCE]))

    async def _connect(self, ident: str, token: str, seat: int) -> None:
        reader, writer = await asyncio.open_connection(self.process.host, self.process.port, limit=LONGEST_HEAD)
        self._stack.callback(writer.close)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        writer.write(
            f"GET /ws/tables/{ident}?seat={seat} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise NoFigure("a connection was refused")
        await self._frame(reader, writer)  # the first sight
        self._reading.add(asyncio.create_task(self._read(reader, writer)))

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while True:
                await self._frame(reader, writer)

    async def _frame(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read one frame, and answer a ping: a client that doesn't is considered gone."""
        first, short = await reader.readexactly(2)
        longer = {126: 2, 127: 8}.get(short)
        length = int.from_bytes(await reader.readexactly(longer), "big") if longer else short
        data = await reader.readexactly(length)
        self.received += length
        if first & 0x0F == PING:
            writer.write(bytes([0x80 | PONG, 0x80 | length, 0, 0, 0, 0]) + data)  # masked, as it has to be, with zeros


def seats(tables: Sequence[Played]) -> list[tuple[str, str, int]]:
    """Everyone at some tables, as `Listeners.come` wants them."""
    return [(table.ident, token, seat) for table in tables for seat, token in enumerate(table.tokens)]
