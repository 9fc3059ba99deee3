"""Processes for servers: new ones, and ones forked from a process that has loaded everything already.

A forked one starts in a tenth of the time, which is what most of a suite of servers would take. What runs in it is the same.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Protocol

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.preloaded"])
PATIENCE = 20.0  # seconds until it must have stopped


class Process(Protocol):
    """A process as far as a test needs one."""

    @property
    def pid(self) -> int:
        """The number by which the system knows it."""

    def first_line(self) -> str:
        """The first thing it says, or nothing if it ends without a word. What it says later is lost."""

    def kill(self) -> None:
        """As if somebody had pulled the plug."""

    def stop(self) -> int:
        """Tell it to stop; returns its exit code."""


class NewProcess:
    """A new Python that runs the command `stammtisch`."""

    def __init__(self, words: list[str], environment: dict[str, str], log: str) -> None:
        with Path(log).open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "stammtisch", *words], stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
            )  # fmt: skip
        self.pid = self._process.pid

    def first_line(self) -> str:
        assert self._process.stdout
        with self._process.stdout as lines:
            return lines.readline()

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        self._process.terminate()
        return self._process.wait(PATIENCE)


class ForkedProcess:
    """A fork that calls a function with these words."""

    def __init__(
        self, function: Callable[..., object], words: list[str], environment: dict[str, str], log: str
    ) -> None:
        self._told, told = FORKS.Pipe(duplex=False)
        self._process = FORKS.Process(target=_run, args=(function, words, environment, told, log), daemon=True)
        self._process.start()
        told.close()
        assert self._process.pid
        self.pid = self._process.pid

    def first_line(self) -> str:
        with os.fdopen(os.dup(self._told.fileno()), encoding="utf-8") as lines:
            self._told.close()
            return lines.readline()

    def kill(self) -> None:
        self._process.kill()
        self._process.join()

    def stop(self) -> int:
        self._process.terminate()
        self._process.join(PATIENCE)
        assert self._process.exitcode is not None, "it doesn't stop"
        return self._process.exitcode


def command(*words: str) -> None:
    """What `stammtisch` does with these words."""
    from stammtisch.cli import main

    sys.argv = ["stammtisch", *words]
    sys.exit(main())


def _run(
    function: Callable[..., object], words: list[str], environment: dict[str, str], told: Connection, log: str
) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(told.fileno(), 1)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND), 2)
    sys.stdout, sys.stderr = (os.fdopen(number, "w", encoding="utf-8") for number in (1, 2))
    function(*words)
