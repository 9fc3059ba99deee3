"""What else takes time: copying a position, compiling a game for the first time, starting."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import numpy as np

from benchmarks.contender import Contender, NoFigure, Unit, cpu_clock
from benchmarks.ours import GAMES
from stammtisch.match.game import find

COPY, FIRST, LATER = "copy of a position", "first start, with compilation", "later start"
LIGHT = "stammtisch games"
SLOTS, APART = 16, 8  # a copy lands eight slots on, so that nothing is read while it is still on its way to memory
COPIES = 100_000  # in one call of compiled code
START = "import stammtisch; match = stammtisch.game({game!r}).new(players=4); match.moves(match.to_act[0])"


@cache
def compiled_copying() -> Any:
    """The loop, compiled. Every copy is stamped one higher than its source, so that none can be left out."""
    from numba import njit

    @njit(nogil=True)
    def copy_round(positions: Any, count: int) -> None:
        for i in range(count):
            target = (i + APART) % SLOTS
            positions[target] = positions[i % SLOTS]
            positions[target].block += 1

    return copy_round


def copying(game: str, seconds: float) -> tuple[int, float]:
    """Copies inside compiled code; the stamps prove that each was made."""
    copy_round, positions = compiled_copying(), np.zeros(SLOTS, find(game).adapter.rules.POSITION)
    copies, start = 0, cpu_clock()
    while copies == 0 or cpu_clock() - start < seconds:
        copy_round(positions, COPIES)
        copies += COPIES
    elapsed = cpu_clock() - start
    if positions["block"].max() * APART != copies:
        raise NoFigure("copies were left out")
    return copies, elapsed


def starting(command: list[str], cache_folder: str | None = None) -> tuple[int, float]:
    """One whole process from its start to its end, with its own or the user's folder of compiled code."""
    environment = {name: value for name, value in os.environ.items() if name != "STAMMTISCH_INTERPRETED"}
    if cache_folder is not None:
        environment["STAMMTISCH_CACHE"] = cache_folder
    start = perf_counter()
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    elapsed = perf_counter() - start
    if done.returncode != 0:
        raise NoFigure(f"failed: {done.stderr.strip()[-200:]}")
    return 1, elapsed


def first_start(game: str, _seconds: float) -> tuple[int, float]:
    """A new match and its moves where nothing is compiled yet."""
    with TemporaryDirectory(prefix="stammtisch-bench-") as empty:
        return starting([sys.executable, "-c", START.format(game=game)], empty)


def later_start(game: str, _seconds: float) -> tuple[int, float]:
    """The same where everything is."""
    return starting([sys.executable, "-c", START.format(game=game)])


def light_start(_seconds: float) -> tuple[int, float]:
    """A command that needs no compiled rule."""
    command = shutil.which("stammtisch", path=str(Path(sys.executable).parent))
    if command is None:
        raise NoFigure("the command is not installed")
    return starting([command, "games"])


CONTENDERS = (
    *(Contender(COPY, find(game).title, partial(copying, game), Unit.TIME_EACH) for game in GAMES),
    *(Contender(FIRST, find(game).title, partial(first_start, game), Unit.TIME, once=True) for game in GAMES),
    *(Contender(LATER, find(game).title, partial(later_start, game), Unit.TIME) for game in GAMES),
    Contender(LATER, LIGHT, light_start, Unit.TIME),
)
