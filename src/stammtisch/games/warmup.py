"""Compiles the rules of a game ahead of their use, telling how far it is. It happens once for each state of the sources."""

__all__ = ["warm"]

from collections.abc import Callable, Iterable
from typing import Any

from . import load
from .compiler import INTERPRETED, cache_folder


def warm(games: Iterable[str], report: Callable[[str, int, int], None] | None = None) -> None:
    """Compile what isn't in the cache yet. `report(game, done, total)` is called before the first step and after each."""
    for name in games:
        if INTERPRETED or (cache_folder() / f"{name}.ready").exists():
            continue
        steps = _steps(name)
        for done, (function, signature) in enumerate(steps):
            if report:
                report(name, done, len(steps))
            function.compile(signature)
        if report:
            report(name, len(steps), len(steps))
        (cache_folder() / f"{name}.ready").touch()


def _steps(name: str) -> list[tuple[Any, Any]]:
    """The functions that Python calls, with the types it calls them with; the small ones first."""
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
        (rules.objection, (position, int64, int64)),
        (rules.moves, (position, int64, numbers)),
        (rules.deal, (position, int64, numbers, numbers)),
        (rules.play, (position, int64, int64)),
        (rules.imagine, (position, int64, numbers)),
        (play_many, (positions, int64, numbers, numbers, int64, numbers, numbers, table, numbers)),
    ]
