"""Choosing a move: appraise all, then play the best ones out in imagined worlds, and out again what stands the test.

Flat Monte Carlo with sequential halving. All candidates meet the same worlds, so luck cancels out when they are compared.
"""

__all__ = ["Candidate", "Desk", "search"]

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..games.kit import SEATS
from ..match.fairness import deal_key
from ..match.position import Position
from .mind import craft
from .mind.rollouts import blur, explore, weigh
from .seen import Stop

CHUNK = 8  # worlds between two looks at the clock
CERTAIN = 4.0  # standard errors behind the leader at which a candidate is given up
assert SEATS


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move under consideration: its `value` at first sight, and after `worlds` rollouts the chance to win (0 … 1) and the lead."""

    code: int
    value: float
    worlds: int = 0
    chance: float = 0.0
    chance_error: float = 0.0  # standard error
    lead: float = 0.0
    lead_error: float = 0.0


class Desk:
    """The room that one thinker needs: positions and lists for the compiled functions. Not to be shared by threads."""

    def __init__(self, position: Position, players: int) -> None:
        rules = position.adapter.rules
        craft.load(position.adapter.name)
        self.positions = np.zeros(4, rules.POSITION)
        self.positions[0] = position.record
        self.actions = np.zeros(rules.MAX_MOVES, np.int64)
        self.values = np.zeros(rules.MAX_MOVES)
        self.weights = craft.tuned(position.adapter.name, players)

    def forget(self, seat: int, share: float, source: np.ndarray) -> None:
        """Lose this share of what the seat remembers."""
        blur(self.positions, seat, share, source)

    def appraise(self, seat: int, source: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The moves worth a thought, and what each seems worth."""
        count = weigh(self.positions, seat, self.weights, source, self.actions, self.values)
        return self.actions[:count].copy(), self.values[:count].copy()

    def explore(self, seat: int, tried: np.ndarray, key: np.ndarray, first: int, worlds: int) -> Any:
        """Chances and leads, by world and candidate."""
        chances, leads = np.zeros((worlds, tried.size)), np.zeros((worlds, tried.size))
        explore(self.positions, seat, tried, self.weights, key, first, self.actions, self.values, chances, leads)
        return chances, leads
