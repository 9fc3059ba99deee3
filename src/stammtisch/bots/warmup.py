"""Compiles what the bots of a game need before it is used, after the rules. This happens once for each state of the sources.

`python -m stammtisch.bots.warmup GAME` is the second process that takes a share of it (see `engine.warmup`).
"""

__all__ = ["warm_bots", "warm_sight"]

import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from ..engine.warmup import Work, carry_out, compile_share
from ..match.adapter import tell_terminal
from ..match.contract import load_rules
from ..match.warmup import warm

Report = Callable[[str, int, int], None]


def warm_bots(games: Iterable[str], report: Report | None = None) -> None:
    """Compile what isn't in the cache yet. `report(game, done, total)` gets the progress; without it, a terminal shows it."""
    names = list(games)
    warm(names)
    carry_out(BOTS, names, report or partial(tell_terminal, "compiling-bots"))
    carry_out(SIGHT, names)  # which is a part of it


def warm_sight(games: Iterable[str], report: Report | None = None) -> None:
    """Compile only what levels that move at first sight need: this takes a third of the time."""
    names = list(games)
    warm(names)
    carry_out(SIGHT, names, report)


def _sight(name: str) -> list[tuple[Any, Any]]:
    return [step for step in _steps(name) if step[0].__name__ in BOTS.last]


def _steps(name: str) -> list[tuple[Any, Any]]:
    from numba import float64, from_dtype, int64, types

    from .mind import craft
    from .mind.rollouts import blur, explore, weigh

    craft.load(name)
    positions = from_dtype(load_rules(name).POSITION)[::1]
    numbers, values, table = int64[::1], float64[::1], float64[:, ::1]
    weights = types.Array(float64, 1, "C", readonly=True)
    return [
        (explore, (positions, int64, numbers, weights, numbers, int64, numbers, values, table, table)),
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

SIGHT = Work(mark=".sight.ready", module=BOTS.module, steps=_sight, others_share=(), last=())

if __name__ == "__main__":
    compile_share(BOTS, sys.argv[1])
