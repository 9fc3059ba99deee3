"""A real server in a process of its own, on a real database and real sockets."""

import os
import re
import secrets
import tempfile
import time
from pathlib import Path

from stammtisch.client import Client
from stammtisch.server.runtime.tokens import hash_of, new_token
from stammtisch.server.store.database import connect
from stammtisch.server.store.store import Person, Store
from tests.server.nursery import ForkedProcess, NewProcess, Process, command

# All requests of the tests come from one address.
FROM_ONE_ADDRESS = {"STAMMTISCH_REQUESTS_PER_ADDRESS": "100000", "STAMMTISCH_CONNECTIONS_PER_ADDRESS": "5000"}


class Server:
    """A server process that can be killed and started again at the same address."""

    where: tuple[str, ...] = ("--host", "localhost")

    def __init__(self, database: str, port: int = 0, **environment: str) -> None:
        self.database, self.port = database, port
        # bots don't make tests wait, and play no deals of the day by themselves
        self.environment = FROM_ONE_ADDRESS | {"STAMMTISCH_BOT_BEAT": "0", "STAMMTISCH_DEAL_MATCHES": "0"} | environment
        self.clients: list[Client] = []
        self.log = tempfile.NamedTemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = self.new_process(os.environ | self.environment)
        line = self.process.first_line()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, f"{line}\n{self.logged()}"
        self.port = int(found[1])

    def new_process(self, environment: dict[str, str]) -> Process:
        """A process that runs it."""
        return ForkedProcess(command, self.words, environment, self.log.name)

    @property
    def words(self) -> list[str]:
        """How the command is told to start it."""
        return ["serve", *self.where, "--port", str(self.port), "--database", self.database, "--bot-threads", "2"]

    @property
    def kind(self) -> str:
        """What its database is."""
        return self.database.partition(":")[0]

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://localhost:{self.port}"

    def kill(self) -> None:
        """As if somebody had pulled the plug."""
        self.process.kill()

    def stop(self) -> int:
        """Tell it to stop; returns its exit code."""
        return self.process.stop()

    def close(self) -> None:
        """Stop it; fails if it logged an error, or a secret."""
        for client in self.clients:
            client.close()
        self.stop()
        with self.log:
            logged = self.logged()
            for trouble in (
                '"level": "error"',
                "Traceback",
                "never awaited",
                *(str(each.token) for each in self.clients),
            ):
                assert trouble not in logged, logged

    def logged(self) -> str:
        """What it wrote to its log."""
        self.log.seek(0)
        return self.log.read()

    def come_in(self, name: str) -> Client:
        """Somebody who came in some time ago: so many newcomers at once would be asked to wait."""
        engine, token = connect(self.database), new_token()
        Store(engine).add_person(Person(secrets.token_urlsafe(12), name, "en"), hash_of(token), time.time())
        engine.dispose()
        return self.kept(Client(self.address, token))

    def device(self, client: Client) -> Client:
        """Another device of somebody, at this server."""
        return self.kept(Client(self.address, client.token))

    def kept(self, client: Client) -> Client:
        """The client, which hangs up when the server is closed."""
        self.clients.append(client)
        return client


class FreshServer(Server):
    """A server that starts as it does for everybody: Python first."""

    def new_process(self, environment: dict[str, str]) -> Process:
        """A process that runs it."""
        return NewProcess(self.words, environment, self.log.name)


def sqlite(folder: Path) -> str:
    """A new database in a file."""
    return f"sqlite:///{folder / 'stammtisch.db'}"
