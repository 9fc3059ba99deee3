"""Compiles the rules of a game before they are used. The bots' part follows later (`bots.warmup`).

Whole matches at random are apart: they take longest to compile, and nobody at a table plays them.

`python -m stammtisch.match.warmup GAME` is the second process that takes a share of it.
"""

__all__ = ["warm", "warm_simulation"]

import sys
from collections.abc import Iterable
from typing import Any

from ..engine.warmup import Report, Work, carry_out, compile_share


def warm(games: Iterable[str], report: Report | None = None) -> None:
    """Compile rules that aren't in the cache yet. `report(game, done, total)` is called before the first step and after each."""
    carry_out(RULES, games, report)


def warm_simulation(games: Iterable[str], report: Report | None = None) -> None:
    """Compile whole matches at random, as `simulate` plays them, in the same way."""
    carry_out(SIMULATION, games, report)


def _steps(name: str) -> list[tuple[Any, Any]]:
    from numba import from_dtype, int64

    from ..engine import calls, chance
    from .contract import load_rules

    rules = load_rules(name)
    position = from_dtype(rules.POSITION)
    positions, numbers, table = position[::1], int64[::1], int64[:, ::1]
    kinds = {"positions": positions, "position": position, "number": int64, "numbers": numbers, "table": table}
    asked_by_views = getattr(rules, "ASKED_BY_VIEWS", ())
    return [
        (chance.seed, (numbers, numbers, int64)),
        (calls.standing, (positions,)),
        (calls.points, (positions, numbers)),
        (calls.dealt, (positions, int64, numbers, numbers)),
        (rules.play, (position, int64, int64)),
        (calls.listed, (positions, int64, numbers)),
        (rules.objection, (position, int64, int64)),
        (calls.imagined, (positions, int64, numbers)),
        (calls.attempt, (positions, int64, int64)),
        *((function, tuple(kinds[kind] for kind in takes)) for function, *takes in asked_by_views),
    ]


def _simulating(name: str) -> list[tuple[Any, Any]]:
    from numba import from_dtype, int64

    from ..engine.playout import play_many
    from .contract import load_rules

    positions, numbers, table = from_dtype(load_rules(name).POSITION)[::1], int64[::1], int64[:, ::1]
    return [(play_many, (positions, int64, numbers, numbers, int64, numbers, numbers, table, numbers))]


RULES = Work(
    mark=".ready",
    module="stammtisch.match.warmup",
    steps=_steps,
    others_share=("listed", "objection", "imagined"),
    last=("objection", "imagined"),
)
SIMULATION = Work(mark=".simulation.ready", module=RULES.module, steps=_simulating, others_share=(), last=())

if __name__ == "__main__":
    compile_share(RULES, sys.argv[1])
