"""Speaking HTTP and WebSocket to a server from an address of one's choice: loopback has many."""

import asyncio
import base64
import secrets
from contextlib import suppress
from typing import Any

import msgspec

LONGEST_HEAD = 1 << 16
PONG = 10  # a kind of frame


class Refused(Exception):
    """The server said no, with this status."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status} {body[:200].decode(errors='replace')}")
        self.status = status


class Line:
    """A connection that stays open for one request after the other; where it was cut, the next request opens it again."""

    def __init__(self, host: str, port: int, source: str, token: str = "") -> None:
        self.host, self.port, self.source, self.token = host, port, source, token
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """The answer to a request. Raises Refused, or OSError or EOFError if the line was cut."""
        try:
            if self._open is None:
                self._open = await dial(self.host, self.port, self.source)
            reader, writer = self._open
            writer.write(self.request(method, path, body, **headers))
            await writer.drain()
            status, data = await read_answer(reader)
        except BaseException:
            self.close()
            raise
        if status >= 400:
            raise Refused(status, data)
        return msgspec.json.decode(data) if data.startswith((b"{", b"[")) else data

    def request(self, method: str, path: str, body: object = None, **headers: str) -> bytes:
        """A request as it goes over the wire."""
        data = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        named = {"Host": f"{self.host}:{self.port}", "Content-Length": str(len(data))}
        if self.token:
            named["Authorization"] = f"Bearer {self.token}"
        named |= {name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "", ""]
        return "\r\n".join(lines).encode() + data

    def close(self) -> None:
        """Hang up."""
        if self._open is not None:
            self._open[1].close()
            self._open = None


async def dial(host: str, port: int, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from a certain address."""
    return await asyncio.open_connection(host, port, limit=LONGEST_HEAD, local_addr=(source, 0))


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Status and body of an answer."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
    return int(head.split(b" ", 2)[1]), await reader.readexactly(int(length or 0))


async def come_in(host: str, port: int, source: str, name: str) -> Line:
    """A newcomer's line."""
    line = Line(host, port, source)
    line.token = (await line.ask("POST", "/api/people", {"name": name, "program": True}))["token"]
    return line


async def command(line: Line, table: str, what: str, **more: Any) -> None:
    """Ask something of a table."""
    await line.ask("POST", f"/api/tables/{table}", {"id": secrets.token_urlsafe(9), "command": {"do": what, **more}})


async def upgrade(line: Line, table: str, seat: int | None) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket that watches a table. Raises Refused."""
    reader, writer = await dial(line.host, line.port, line.source)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    query = "" if seat is None else f"?seat={seat}"
    named = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13", "Sec_WebSocket_Key": key}
    writer.write(line.request("GET", f"/ws/tables/{table}{query}", **named))
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 101"):
        writer.close()
        raise Refused(int(head.split(b" ", 2)[1]), b"")
    return reader, writer


async def read_frame(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    """The next text from a WebSocket; pings are answered on the way. Raises EOFError when the other side says goodbye."""
    while True:
        first, short = await reader.readexactly(2)
        longer = {126: 2, 127: 8}.get(short)
        length = int.from_bytes(await reader.readexactly(longer), "big") if longer else short
        data = await reader.readexactly(length)
        kind = first & 0x0F
        if kind == 1:
            return data
        if kind == 8:
            raise EOFError
        if kind == 9:
            with suppress(OSError):
                writer.write(frame(PONG, data))


def frame(kind: int, data: bytes) -> bytes:
    """A short frame, masked, as a client's has to be, with zeros."""
    return bytes([0x80 | kind, 0x80 | len(data), 0, 0, 0, 0]) + data
