"""Bots: they choose a move from what a seat has seen."""

__all__ = ["Bot", "LevelBot", "RandomBot"]

import random
from typing import Any, Protocol

import numpy as np

from ..match.fairness import deal_key
from .characters import LEANING_CHANCE, Character
from .levels import Level
from .occasion import CHANCE, POINTS, considerate, is_settled, misjudged, reluctance, steady
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
    """Plays at a level, perhaps in the style of a character.

    The same seen position, with the same seed, leads to the same move, unless time ran out.
    """

    def __init__(self, level: Level, threads: int = 1, character: Character | None = None) -> None:
        self.level = level
        self.threads = threads
        self.character = character

    def choose(self, seen: Seen) -> Any:
        """The move that looks best at this level."""
        return seen.adapter.typed.decode(self.think(seen)[0].code, seen.position.record)

    def think(self, seen: Seen) -> list[Candidate]:
        """The candidates, the best first."""
        level, source = self.level, steady(seen, "thoughts")
        settling = seen.adapter.description.settling
        if is_settled(seen) and settling and seen.is_legal(settling):
            return [Candidate(seen.position.code(settling), 0.0)]
        desks = [Desk(seen.position, level.network) for _ in range(self.threads if level.rollouts else 1)]
        if level.memory < 1:
            for desk in desks:
                desk.forget(seen.seat, 1 - level.memory, steady(seen, "memory"))
        tried, values = desks[0].appraise(seen.seat, source)
        kept = considerate(seen, tried)
        tried, values = tried[kept], values[kept]
        if level.carelessness:
            slips = self.character.at(level.name).slips if self.character else 1.0
            values += slips * level.carelessness * misjudged(seen, tried)
        reluctant = reluctance(seen, tried)
        values -= POINTS * reluctant
        likes = self._likes(seen, tried)
        order = np.argsort(-values - likes, kind="stable")[: max(1, level.candidates)]
        if not level.rollouts or order.size == 1:
            return [Candidate(int(tried[i]), float(values[i])) for i in order]
        stop = Stop(level.seconds, seen.stop)
        key = np.array(deal_key(f"{seen.seed}\nworlds", ()), np.int64)
        bonus = level.trust * (values - values.max()) - CHANCE * reluctant + LEANING_CHANCE * likes
        return search(desks, seen.seat, tried[order], values[order], key, level.rollouts, stop, bonus[order])

    def _likes(self, seen: Seen, tried: np.ndarray) -> np.ndarray:
        """How much the character likes each of some moves, in points."""
        if self.character is None:
            return np.zeros(tried.size)
        return self.character.leanings(seen.position.record, seen.seat, tried, self.level.name)
