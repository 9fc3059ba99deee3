"""The limit: a server of the same parts that only commits what it is sent, and sends it back.

Starlette, uvicorn, msgspec and SQLAlchemy as in ours, with our app (so the same headers), our connections (so the same
durability) and our writer (so the same commits together), but one row for each request and nothing to decide.
"""

import contextlib
import secrets
import socket
from collections.abc import AsyncIterator, Sequence
from typing import Any

import cyclopts
import msgspec
import uvicorn
from sqlalchemy import Column, Connection, Engine, MetaData, Table, Text
from starlette.requests import Request
from starlette.responses import Response

from stammtisch.server.http.app import App, DirectRoute
from stammtisch.server.http.gate import Gate
from stammtisch.server.settings import Settings
from stammtisch.server.store.append import BulkStatement
from stammtisch.server.store.database import connect
from stammtisch.server.store.health import WriteHealth
from stammtisch.server.store.writer import GroupWriter

SETTINGS = Settings(requests_per_address=10_000_000)  # all of them come from one
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


def create_app(database: str) -> App:
    """A server that commits and echoes."""
    engine = connect(database)
    writer = GroupWriter(EchoStore(engine))

    async def echo(request: Request) -> Response:
        said = msgspec.json.decode(await request.body(), type=Echo)
        answer = msgspec.json.encode(said)
        await writer.submit(answer.decode())
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
    config = uvicorn.Config(create_app(database), log_config=None, access_log=False, server_header=False)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    cyclopts.run(main)
