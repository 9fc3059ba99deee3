"""Compiles what a game needs before it is used, and reports progress. This happens once for each state of the sources.

A second process takes a share of the work: Numba compiles one function at a time in a process, and there are other cores.
What it compiles reaches this process through the cache on disk.
"""

__all__ = ["Report", "Work", "carry_out", "compile_share"]

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from .compiler import INTERPRETED, cache_folder
from .waiting import is_waiting

Report = Callable[[str, int, int], None]


class Work(NamedTuple):
    """What has to be compiled for a game.

    `steps` lists for a game's name the functions that Python calls, with the types it calls them with, in order. The process
    `python -m module GAME` compiles those named in `others_share`; those in `last` aren't needed before the end. `mark` is the
    ending of the file that says it is done.
    """

    mark: str
    module: str
    steps: Callable[[str], list[tuple[Any, Any]]]
    others_share: tuple[str, ...]
    last: tuple[str, ...]


def carry_out(work: Work, games: Iterable[str], report: Report | None = None) -> None:
    """Compile what isn't in the cache yet, together with another process."""
    for name in games:
        ready = cache_folder() / f"{name}{work.mark}"
        if INTERPRETED or ready.exists() or is_waiting(name):
            continue
        tell = report or (lambda *_: None)
        other = _start_other(work.module, name) if work.others_share else None
        try:
            steps = work.steps(name)
            for done, (function, signature) in enumerate(steps):
                tell(name, done, len(steps))
                if other and function.__name__ in work.last:
                    other.wait()  # if it failed, the function is compiled here
                function.compile(signature)
        finally:
            if other:
                other.kill()  # it is done, unless something has gone wrong here
                other.wait()
        tell(name, len(steps), len(steps))
        ready.touch()


def _start_other(module: str, name: str) -> "subprocess.Popen[bytes] | None":
    """The process that compiles its share at the same time; None if there is no second core, or no way to start one."""
    if (os.cpu_count() or 1) < 2 or not sys.executable:
        return None
    try:
        command = [sys.executable, "-m", module, name]
        environment = os.environ | {"STAMMTISCH_CACHE": str(cache_folder().parent)}
        quiet = subprocess.DEVNULL
        return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, env=environment)
    except OSError:
        return None


def compile_share(work: Work, name: str) -> None:
    """What the other process does."""
    for function, signature in work.steps(name):
        if function.__name__ in work.others_share:
            function.compile(signature)
