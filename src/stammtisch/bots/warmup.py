"""Compiles what the bots of a game need before it is used, after the rules. This happens once for each state of the sources.

`python -m stammtisch.bots.warmup GAME` is the second process that takes a share of it (see `engine.warmup`).
"""

__all__ = ["BOTS", "load_compiled", "play_before_compiling", "warm_bots"]

import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from ..engine.compiler import INTERPRETED, cache_folder
from ..engine.waiting import is_waiting, let_wait, stop_waiting, twin
from ..engine.warmup import Work, carry_out, compile_share
from ..match.adapter import tell_progress
from ..match.contract import load_rules
from ..match.warmup import RULES, warm
from .mind import craft

Report = Callable[[str, int, int], None]


def warm_bots(games: Iterable[str], report: Report | None = None) -> None:
    """Compile what isn't in the cache yet. `report(game, done, total)` gets the progress; without it, stderr does."""
    names = list(games)
    warm(names, report or partial(tell_progress, "compiling"))
    carry_out(BOTS, names, report or partial(tell_progress, "compiling-bots"))


def play_before_compiling(games: Iterable[str]) -> None:
    """Play games interpreted, bots included, until their compiled code is loaded; not those that are compiled already."""
    names = [name for name in games if not (cache_folder() / f"{name}{BOTS.mark}").exists()]
    let_wait(names)
    for name in names:
        if is_waiting(name):
            twin(craft.__name__).load(name)  # and with it the rules' twin


def load_compiled(game: str) -> None:
    """Load what was compiled of a game, compile what wasn't, and play it compiled from now on."""
    for work in () if INTERPRETED else (RULES, BOTS):
        for function, signature in work.steps(game):
            function.compile(signature)
    craft.load(game)
    stop_waiting(game)


def _steps(name: str) -> list[tuple[Any, Any]]:
    from numba import float64, from_dtype, int64, types

    from .mind.rollouts import blur, explore, weigh

    craft.load(name)
    positions = from_dtype(load_rules(name).POSITION)[::1]
    numbers, values, table = int64[::1], float64[::1], float64[:, ::1]
    weights, rows = (types.Array(float64, dimensions, "C", readonly=True) for dimensions in (1, 2))
    return [
        (explore, (positions, int64, numbers, weights, rows, numbers, int64, numbers, values, table, table, table)),
        (weigh, (positions, int64, weights, numbers, numbers, values)),
        (blur, (positions, int64, float64, numbers)),
    ]


BOTS = Work(
    mark=".bots.ready",
    module="stammtisch.bots.warmup",
    steps=_steps,
    others_share=("weigh", "blur"),
    last=("weigh", "blur"),
)

if __name__ == "__main__":
    compile_share(BOTS, sys.argv[1])
