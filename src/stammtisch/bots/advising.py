"""Advice for callers in Python: compiles what is needed, and gets more certain with more time."""

__all__ = ["advise"]

from dataclasses import replace

from ..match.generics import Action, View
from ..match.position import Position
from .bot import Advice, advice
from .levels import NAMES, level
from .seen import Seen
from .warmup import warm_bots


def advise(position: Position[View, Action], seat: int, seconds: float, threads: int) -> list[Advice[Action]]:
    """The candidates of `seat`, the best first; none if it isn't this seat's turn."""
    seen = Seen(position, seat)
    if seat not in position.to_act:
        return []
    warm_bots([position.adapter.name])
    best = level(position.adapter.name, NAMES[-1])
    rollouts = max(1, round(best.rollouts * seconds / best.seconds))
    return advice(seen, replace(best, seconds=seconds, rollouts=rollouts), threads)
