"""Bots: they choose a move from what a seat has seen."""

__all__ = ["Advice", "Bot", "LevelBot", "RandomBot", "advice"]

import random
from dataclasses import dataclass
from typing import Any, Generic, Protocol

import numpy as np

from ..match.fairness import deal_key
from ..match.generics import Action, View
from .levels import NAMES, Level, levels
from .search import Candidate, Desk, search
from .seen import Seen, Stop


class Bot(Protocol):
    """A player. `choose` is called whenever its seat may act, and gets everything that the seat knows."""

    def choose(self, seen: Seen) -> Any:
        """A legal action: typed, or in the notation."""
        ...


class RandomBot:
    """Plays any listed move, each as likely as the others.

    With one exception: where a game would go on for ever, it plays the move that settles things (`Description.settling`) three
    times out of four.
    """

    def choose(self, seen: Seen) -> Any:
        """One of the moves."""
        chance = random.Random(seen.seed)
        settling = seen.adapter.description.settling
        settled = next((move for move in seen.moves if str(move) == settling), None) if settling else None
        if settled is not None and chance.random() < 0.75:
            return settled
        return chance.choice(seen.moves)


class LevelBot:
    """Plays at a level. The same seen position, with the same seed, leads to the same move, unless time ran out."""

    def __init__(self, level: Level, threads: int = 1) -> None:
        self.level = level
        self.threads = threads

    def choose(self, seen: Seen) -> Any:
        """The move that looks best at this level."""
        return seen.adapter.typed.decode(self.think(seen)[0].code, seen.position.record)

    def think(self, seen: Seen) -> list[Candidate]:
        """The candidates, the best first."""
        level, source = self.level, seen.source("thoughts")
        desks = [Desk(seen.position, level.network) for _ in range(self.threads if level.rollouts else 1)]
        if level.memory < 1:
            for desk in desks:
                desk.forget(seen.seat, 1 - level.memory, seen.source("memory"))
        tried, values = desks[0].appraise(seen.seat, source)
        if level.carelessness:
            blunders = np.random.default_rng(source.tolist())
            values += blunders.normal(0, level.carelessness, values.size)
        order = np.argsort(-values, kind="stable")[: max(1, level.candidates)]
        if not level.rollouts or order.size == 1:
            return [Candidate(int(tried[i]), float(values[i])) for i in order]
        stop = Stop(level.seconds, seen.stop)
        key = np.array(deal_key(f"{seen.seed}\nworlds", ()), np.int64)
        return search(desks, seen.seat, tried[order], values[order], key, level.rollouts, stop, level.trust)


@dataclass(frozen=True, slots=True)
class Advice(Generic[Action]):
    """A move and what may come of it, as far as the seat can know: the chance to win (0 … 1) and the final lead in points.

    The errors are half the width of a 95 % interval; `worlds` is how many imagined worlds they are based on.
    """

    action: Action
    chance: float
    chance_error: float
    lead: float
    lead_error: float
    worlds: int


def advice(seen: Seen[View, Action], level: Level | None = None, threads: int = 1) -> list[Advice[Action]]:
    """The candidates of the seat that has seen this, the best first. It uses only what that seat knows."""
    level = level or levels(seen.adapter.name)[NAMES[-1]]
    typed, record = seen.adapter.typed, seen.position.record
    return [
        Advice(
            typed.decode(each.code, record), each.chance, 1.96 * each.chance_error,
            each.lead, 1.96 * each.lead_error, each.worlds,
        )
        for each in LevelBot(level, threads).think(seen)
    ]  # fmt: skip
