"""The limit: a server of the same parts that only commits what it is sent, and sends it back.

Starlette, uvicorn, msgspec and SQLAlchemy as in ours, with our app (so the same headers), our connections (so the same
durability) and our writer (so the same commits together), but one row for each request and nothing to decide. Those who listen
at a table are sent a text of the usual length for each, which is the same for all of them.
"""

import asyncio
import contextlib
import secrets
import socket
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any, cast

import cyclopts
import msgspec
import uvicorn
from sqlalchemy import Column, Connection, Engine, MetaData, Table, Text
from starlette.requests import Request
from starlette.responses import Response
from websockets.http11 import Request as Handshake
from websockets.protocol import SERVER, Protocol
from websockets.server import ServerProtocol

from stammtisch.server.http.app import App, DirectRoute
from stammtisch.server.http.gate import Gate
from stammtisch.server.settings import Settings
from stammtisch.server.store.append import BulkStatement
from stammtisch.server.store.database import connect
from stammtisch.server.store.health import WriteHealth
from stammtisch.server.store.writer import GroupWriter

SETTINGS = Settings(requests_per_address=10_000_000)  # all of them come from one
NEWS = b'"%s"' % (b"x" * 1600)  # about as long as what a viewer is sent of a move
metadata = MetaData()
echoes = Table("echoes", metadata, Column("id", Text, primary_key=True), Column("body", Text, nullable=False))


class Echo(msgspec.Struct, frozen=True):
    """What is sent, stored, and sent back."""

    id: str
    command: dict[str, Any]


class EchoStore:
    """Stores echoes; as much of a store as the writer needs."""

    def __init__(self, engine: Engine) -> None:
        self.engine, self.health = engine, WriteHealth()
        self.add = BulkStatement("INSERT INTO echoes (id, body) {}", "text", "text")

    def write(self, connection: Connection, together: Sequence[str]) -> None:
        """A row for each."""
        self.add.run(connection, [(secrets.token_urlsafe(12), body) for body in together])


class Listener(asyncio.Protocol):
    """Somebody who listens at a table: a WebSocket, with the framing that ours has."""

    def __init__(self, everyone: dict[str, set["Listener"]], **_: Any) -> None:
        self.everyone, self.frames, self.table = everyone, Protocol(SERVER), ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is there."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Shake hands; nothing else is expected."""
        handshake = ServerProtocol()
        handshake.receive_data(data)
        for request in handshake.events_received():
            assert isinstance(request, Handshake)
            handshake.send_response(handshake.accept(request))
            self.transport.write(b"".join(handshake.data_to_send()))
            self.table = request.path.partition("?")[0].rpartition("/")[2]
            self.everyone[self.table].add(self)
            self.tell()

    def tell(self) -> None:
        """There is something new."""
        self.frames.send_text(NEWS)
        for data in self.frames.data_to_send():
            self.transport.write(data)

    def connection_lost(self, error: Exception | None) -> None:
        """It is gone."""
        self.everyone[self.table].discard(self)

    def shutdown(self) -> None:
        """uvicorn stops."""
        self.transport.close()


def create_app(database: str, everyone: dict[str, set[Listener]]) -> App:
    """A server that commits and echoes, and tells those who listen."""
    engine = connect(database)
    writer = GroupWriter(EchoStore(engine))

    async def echo(request: Request) -> Response:
        said = msgspec.json.decode(await request.body(), type=Echo)
        answer = msgspec.json.encode(said)
        await writer.submit(answer.decode())
        for listener in everyone[request.path_params["table"]]:
            listener.tell()
        return Response(answer, media_type="application/json")

    @contextlib.asynccontextmanager
    async def lifespan(_: object) -> AsyncIterator[None]:
        metadata.create_all(engine)
        yield
        writer.close()
        engine.dispose()

    return App([DirectRoute("/api/tables/{table}", echo, methods=["POST"])], lifespan, Gate(SETTINGS))


def main(*, database: str) -> None:
    """Serve until told to stop; the address is printed first."""
    listening = socket.create_server(("localhost", 0))
    print(f"http://localhost:{listening.getsockname()[1]}/", flush=True)
    everyone: dict[str, set[Listener]] = defaultdict(set)
    config = uvicorn.Config(
        create_app(database, everyone),
        ws=partial(Listener, everyone),  # type: ignore[arg-type]  # it is called like a class
        log_config=None,
        access_log=False,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    cyclopts.run(main)
