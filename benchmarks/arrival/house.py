"""A clone of a commit with an environment of its own: everything in it is done for the first time."""

__all__ = ["House", "cpu_seconds"]

import os
import re
import resource
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from benchmarks.contender import NoFigure

ROOT = Path(__file__).resolve().parents[2]
GRACE = 20  # seconds for a server to stop
# On a machine with one core the compiler gets no help from a second process.
COMPILE = """
import os, sys
os.cpu_count = lambda: 1
from stammtisch.bots.warmup import warm_bots
warm_bots([sys.argv[1]], lambda *_: None)
"""


@dataclass(frozen=True)
class House:
    """A commit in a folder of its own."""

    commit: str
    folder: Path

    @property
    def programs(self) -> Path:
        """Where its programs are installed."""
        return self.folder / ".venv" / "bin"

    def install(self) -> float:
        """Clone it, install it, start it; returns the seconds until the page was there. Packages may be cached."""
        start = perf_counter()
        _run(["git", "clone", "-q", str(ROOT), str(self.folder)])
        _run(["git", "-C", str(self.folder), "checkout", "-q", self.commit])
        _run(["make", ".venv/.run", f"PYTHON={sys.executable}"], self.folder)
        with self.served():
            return perf_counter() - start

    @contextmanager
    def served(self) -> Iterator[str]:
        """A server that has never compiled anything; the address of its page, which answers."""
        with tempfile.TemporaryDirectory(prefix="stammtisch-bench-") as empty:
            database = f"sqlite:///{empty}/stammtisch.db"
            command = [str(self.programs / "stammtisch"), "serve", "--port", "0", "--database", database]
            server = subprocess.Popen(
                command,
                cwd=empty,
                env=_environment(empty),
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
            try:
                assert server.stdout
                found = re.search(r"http://\S+", server.stdout.readline())
                if not found:
                    raise NoFigure(f"{self.commit} doesn't start")
                with urllib.request.urlopen(found[0]) as page:
                    page.read()
                yield found[0]
            finally:
                server.terminate()
                server.wait(GRACE)

    def compile(self, game: str) -> float:
        """Compile a game for the first time, with its bots; returns how many seconds a core was busy with it."""
        with tempfile.TemporaryDirectory(prefix="stammtisch-bench-") as empty:
            return cpu_seconds([str(self.programs / "python"), "-c", COMPILE, game], _environment(empty))


def cpu_seconds(command: Sequence[str], environment: dict[str, str]) -> float:
    """How long a command keeps a core busy, with all its processes. Other work on the machine hardly matters."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _run(command, environment=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _run(command: Sequence[str], folder: Path | None = None, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoFigure(f"{' '.join(command[:3])}: {(done.stderr or done.stdout).strip()[-300:]}")


def _environment(cache: str) -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if not name.startswith("STAMMTISCH_")}
    return ours | {"STAMMTISCH_CACHE": cache, "STAMMTISCH_LANG": "en"}
