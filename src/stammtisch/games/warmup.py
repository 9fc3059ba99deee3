"""Compiles the rules of a game ahead of their use, telling how far it is. It happens once for each state of the sources.

A second process takes a share of the work: Numba compiles one function at a time in a process, and there are other cores.
What it compiles reaches this process through the cache on disk. `python -m stammtisch.games.warmup scout` is that process.
"""

__all__ = ["warm"]

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import Any

from . import load
from .compiler import INTERPRETED, cache_folder

OTHERS_SHARE = ("moves", "objection", "imagine")
LAST = ("objection", "imagine")  # nothing else is made of these, so nobody waits for them before the end


def warm(games: Iterable[str], report: Callable[[str, int, int], None] | None = None) -> None:
    """Compile what isn't in the cache yet. `report(game, done, total)` is called before the first step and after each."""
    for name in games:
        ready = cache_folder() / f"{name}.ready"
        if INTERPRETED or ready.exists():
            continue
        other = _start_other(name)
        steps = _steps(name)
        for done, (function, signature) in enumerate(steps):
            if report:
                report(name, done, len(steps))
            if other and function.__name__ in LAST:
                other.wait()  # if it failed, the function is compiled here
            function.compile(signature)
        if report:
            report(name, len(steps), len(steps))
        ready.touch()


def _start_other(name: str) -> "subprocess.Popen[bytes] | None":
    """The process that compiles its share meanwhile; None where there is no other core, or no way to start one."""
    if (os.cpu_count() or 1) < 2 or not sys.executable:
        return None
    try:
        command = [sys.executable, "-m", __name__, name]
        environment = os.environ | {"STAMMTISCH_CACHE": str(cache_folder().parent)}
        quiet = subprocess.DEVNULL
        return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, env=environment)
    except OSError:
        return None


def _compile_share(name: str) -> None:
    for function, signature in _steps(name):
        if function.__name__ in OTHERS_SHARE:
            function.compile(signature)


def _steps(name: str) -> list[tuple[Any, Any]]:
    """The functions that Python calls, with the types it calls them with, in the order in which they are compiled."""
    from numba import from_dtype, int64

    from .playout import play_many

    rules = load(name)
    position = from_dtype(rules.POSITION)
    positions, numbers, table = position[::1], int64[::1], int64[:, ::1]
    return [
        (rules.to_act, (position,)),
        (rules.is_over, (position,)),
        (rules.scores, (position, numbers)),
        (rules.winners, (position,)),
        (rules.deal, (position, int64, numbers, numbers)),
        (rules.play, (position, int64, int64)),
        (rules.moves, (position, int64, numbers)),
        (play_many, (positions, int64, numbers, numbers, int64, numbers, numbers, table, numbers)),
        (rules.objection, (position, int64, int64)),
        (rules.imagine, (position, int64, numbers)),
    ]


if __name__ == "__main__":
    _compile_share(sys.argv[1])
