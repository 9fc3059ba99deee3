"""A real server in a process of its own, on a real database and real sockets."""

import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from stammtisch.client import Client
from stammtisch.server.runtime.tokens import hash_of, new_token
from stammtisch.server.store.database import connect
from stammtisch.server.store.store import Person, Store

# All requests of the tests come from one address.
FROM_ONE_ADDRESS = {"STAMMTISCH_REQUESTS_PER_ADDRESS": "100000", "STAMMTISCH_CONNECTIONS_PER_ADDRESS": "5000"}


class Server:
    """A server process that can be killed and started again at the same address."""

    where: tuple[str, ...] = ("--host", "localhost")

    def __init__(self, database: str, port: int = 0, **environment: str) -> None:
        self.database, self.port = database, port
        # bots don't make tests wait
        self.environment = FROM_ONE_ADDRESS | {"STAMMTISCH_BOT_BEAT": "0"} | environment
        self.clients: list[Client] = []
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=os.environ | self.environment,
        )  # fmt: skip
        assert self.process.stdout
        with self.process.stdout as told:
            line = told.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, f"{line}\n{self.logged()}"
        self.port = int(found[1])

    @property
    def command(self) -> list[str]:
        """How it is started."""
        return [
            sys.executable, "-m", "stammtisch", "serve", *self.where, "--port", str(self.port),
            "--database", self.database, "--bot-threads", "2",
        ]  # fmt: skip

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
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Tell it to stop; returns its exit code."""
        self.process.terminate()
        return self.process.wait(20)

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


def sqlite(folder: Path) -> str:
    """A new database in a file."""
    return f"sqlite:///{folder / 'stammtisch.db'}"
