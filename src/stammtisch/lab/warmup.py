"""Compiles what the lab needs of a game, once for each state of the sources (see `engine.warmup`)."""

__all__ = ["LAB", "prepare", "warm_lab"]

import sys
from collections.abc import Iterable
from functools import cache, partial
from typing import Any

from ..engine.compiler import lab_folder
from ..engine.warmup import Report, Work, carry_out, compile_share
from ..match.adapter import Adapter, adapter_of, tell_progress
from .kernels import verbs


@cache
def prepare(game: str) -> Adapter:
    """A game whose part in the lab is compiled. Raises UnknownGame, or MissingPart if it has none."""
    adapter = adapter_of(game)
    adapter.rules  # noqa: B018  # compiles them
    verbs.load(game)
    warm_lab([game])
    return adapter


def warm_lab(games: Iterable[str], report: Report | None = None) -> None:
    """Compile what isn't in the cache yet. `report(game, done, total)` gets the progress; without it, stderr does."""
    carry_out(LAB, games, report or partial(tell_progress, "compiling-lab"))


def _steps(name: str) -> list[tuple[Any, Any]]:
    from numba import boolean, from_dtype, int16, int64, uint8

    from ..match.contract import load_rules
    from .kernels import stepping

    verbs.load(name)
    positions = from_dtype(load_rules(name).POSITION)[::1]
    numbers, table, sights = int64[::1], int64[:, ::1], int16[:, :, ::1]
    return [
        (
            stepping.advance,
            (
                *(positions, positions, numbers, int64, int64, boolean, int64, numbers, numbers, table, numbers),
                *(numbers, numbers, uint8[::1], table, numbers, sights, sights, uint8[:, :, ::1], sights),
            ),
        ),
        (stepping.refused, (uint8[:, :, ::1], table)),
        (stepping.index_of, (positions, int64, int64)),
        (stepping.action_at, (positions, int64, int64)),
        (stepping.mark, (positions, int64, numbers, uint8[::1])),
        (stepping.observe, (positions, int64, int16[::1])),
        (stepping.reveal, (positions, int64, int16[::1])),
        (stepping.imagine_all, (positions, int64, numbers)),
    ]


LAB = Work(
    mark=f".lab-{lab_folder().name}.ready",
    module="stammtisch.lab.warmup",
    steps=_steps,
    others_share=("index_of", "action_at", "mark", "observe", "reveal", "imagine_all"),
    last=("index_of", "action_at", "mark", "observe", "reveal", "imagine_all"),
)

if __name__ == "__main__":
    compile_share(LAB, sys.argv[1])
