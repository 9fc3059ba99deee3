"""Compiles what the coach needs of a game, after the bots. This happens once for each state of the sources."""

__all__ = ["is_review_kept", "load_review", "warm_review"]

from collections.abc import Iterable
from functools import partial
from typing import Any

from ..bots.warmup import Report, warm_bots
from ..engine.compiler import INTERPRETED, cache_folder
from ..engine.warmup import Work, carry_out
from ..match.adapter import tell_progress
from ..match.contract import load_rules
from .mind import statistics


def warm_review(games: Iterable[str], report: Report | None = None) -> None:
    """Compile what isn't in the cache yet. `report(game, done, total)` gets the progress; without it, stderr does."""
    names = list(games)
    warm_bots(names, report)
    carry_out(REVIEW, names, report or partial(tell_progress, "compiling-review"))


def is_review_kept(game: str) -> bool:
    """Whether what the coach needs of a game is on disk."""
    return INTERPRETED or (cache_folder() / f"{game}{REVIEW.mark}").exists()


def load_review(game: str) -> None:
    """Load what was compiled, and compile what wasn't."""
    for function, signature in () if INTERPRETED else _steps(game):
        function.compile(signature)
    statistics.load(game)


def _steps(name: str) -> list[tuple[Any, Any]]:
    from numba import float64, from_dtype, int64, types

    from .mind.rollouts import sound

    statistics.load(name)
    positions = from_dtype(load_rules(name).POSITION)[::1]
    numbers, values, cube = int64[::1], float64[::1], float64[:, :, ::1]
    weights, rows = types.Array(float64, 1, "C", readonly=True), types.Array(float64, 2, "C", readonly=True)
    told = (positions, int64, numbers, weights, rows, int64, numbers, int64, numbers, values, cube, cube, cube)
    return [(sound, told)]


REVIEW = Work(mark=".review.ready", module="stammtisch.review.warmup", steps=_steps, others_share=(), last=())
