"""Tuning the weights of a game's craft by self-play: the cross-entropy method.

Each generation draws challengers around the present weights and lets them play against these, on the same deals and from all
seats. The weights move towards the best quarter, whose spread becomes the new spread.
"""

__all__ = ["Tuning", "compare", "keep_weights"]

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from ...engine import kit
from ...match.fairness import deal_key
from ...match.game import find
from ..mind import craft, kept
from ..mind.rollouts import contest
from ..seen import Stop
from ..workers import Here, Threads, Workers

ELITE = 0.25
SPREAD = 0.3  # of a weight at the start, relative to its size
LEAST = 0.05  # of that, for weights near zero
PACE = 0.7  # how far the weights follow the best
RANGE = 50  # deals that are played in one go


@dataclass
class Tuning:
    """The state of a tuning run, which can be saved and resumed."""

    game: str
    players: int
    seed: str = "0"
    challengers: int = 24
    deals: int = 200  # a challenger and generation, each from all seats
    generation: int = 0
    weights: list[float] = field(default_factory=list)
    spread: list[float] = field(default_factory=list)
    history: list[float] = field(default_factory=list)  # the mean win share of the best, by generation; a half is even
    start: list[float] = field(default_factory=list)  # the weights at the beginning

    def __post_init__(self) -> None:
        self.start = self.start or craft.tuned(self.game, self.players).tolist()
        self.weights = self.weights or self.start
        if not self.spread:
            self.spread = [max(SPREAD * abs(weight), LEAST) for weight in self.weights]

    def step(self, workers: Workers | None = None) -> None:
        """One generation, played by `workers`; without them by as many threads as there are cores."""
        chance = np.random.default_rng([*deal_key(self.seed, ()), self.generation])
        centre, spread = np.array(self.weights), np.array(self.spread)
        drawn = chance.normal(0, spread, (self.challengers // 2, centre.size))
        challengers = centre + np.concatenate([drawn, -drawn])
        duel = Duel(
            self.game, self.players, self.weights, challengers.tolist(), self.deals, f"{self.seed} {self.generation}"
        )
        shares = duel.shares(workers or Threads()).mean(axis=1)
        best = challengers[np.argsort(-shares)[: max(2, int(self.challengers * ELITE))]]
        self.weights = (centre + PACE * (best.mean(axis=0) - centre)).tolist()
        self.spread = (0.5 * spread + 0.5 * best.std(axis=0)).tolist()
        self.history.append(round(float(np.sort(shares)[::-1][: len(best)].mean()), 4))
        self.generation += 1

    def named(self) -> dict[str, float]:
        """The weights by name."""
        return dict(zip(craft.load(self.game).WEIGHTS, self.weights, strict=True))

    def save(self, path: Path) -> None:
        """Write the state to a file, whole or not at all."""
        _write(path, asdict(self))

    @classmethod
    def load(cls, path: Path) -> "Tuning":
        """Resume from a file."""
        return cls(**json.loads(path.read_text(encoding="utf-8")))


def compare(
    game: str,
    first: Sequence[float],
    second: Sequence[float],
    players: int,
    deals: int,
    seed: str = "0",
    careful: bool = False,
    workers: Workers | None = None,
) -> tuple[float, float]:
    """Let two sets of weights play by instinct: the win share of the second (a half is even) and its standard error.

    Every deal is played once for each rotation of the two sides around the table. Where the sides can't be of the same size, the
    share is measured against what the number of seats would give. With `careful` they play what they appraise highest, and in
    every seating of both sides. `workers` play; without them this process does.
    """
    taken = Duel(game, players, list(first), [list(second)], deals, seed, careful).shares(workers or Here())[0]
    return float(taken.mean()), float(taken.std() / deals**0.5)


@dataclass(frozen=True)
class Duel:
    """The job of playing the same deals with weights against each of several others; an item is one of these and a first deal."""

    game: str
    players: int
    first: list[float]
    others: list[list[float]]
    deals: int
    seed: str
    careful: bool = False

    def shares(self, workers: Workers) -> np.ndarray:
        """By which share each of the others did win, by deal."""
        items = [(other, start) for other in range(len(self.others)) for start in range(0, self.deals, RANGE)]
        return np.concatenate(list(workers.results(self, items))).reshape(len(self.others), self.deals)

    def prepare(self) -> None:
        """Compile what it needs, by playing one deal."""
        replace(self, deals=1).do((0, 0), Stop())

    def do(self, item: tuple[int, int], stop: Stop) -> np.ndarray:
        """The shares in a range of deals."""
        other, start = item
        second, careful, players = self.others[other], self.careful, self.players
        table, sides = find(self.game), _seatings(players) if careful else _sides(players)
        rules = table.adapter.rules
        craft.load(self.game)
        options = table.chosen(dict(table.adapter.description.ending)).array()
        key = np.array(deal_key(self.seed, ()), np.int64)
        room, values = np.zeros(rules.MAX_MOVES, np.int64), np.zeros(rules.MAX_MOVES)
        weights = np.zeros((2, max(len(self.first), len(second))))
        weights[0, : len(self.first)], weights[1, : len(second)] = self.first, second
        shares = np.zeros((min(RANGE, self.deals - start), len(sides), kit.SEATS))
        contest(
            np.zeros(4, rules.POSITION), players, options, key, start, weights, sides, careful, room, values, shares
        )
        taken: np.ndarray = (shares[:, :, :players] * sides).sum(axis=2).mean(axis=1) / (2 * sides.mean())
        return taken


def keep_weights(tuning: Tuning) -> None:
    """Let this user's bots play by these weights."""
    named = {name: round(weight, 4) for name, weight in tuning.named().items()}
    kept.keep(tuning.game, "weights.json", tuning.players, named)
    craft.tuned.cache_clear()
    craft.learned.cache_clear()


def _write(path: Path, document: Any) -> None:
    """Write a file whole or not at all."""
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    fresh.replace(path)


def _sides(players: int) -> np.ndarray:
    """Who plays by the second weights: every other seat (the last one of an odd number doesn't), from every place."""
    seats = np.arange(players)
    pattern = np.where(seats < players // 2 * 2, seats % 2, 0)
    return np.array([np.roll(pattern, turn) for turn in range(players if players % 2 else 2)], np.int64)


def _seatings(players: int) -> np.ndarray:
    """Every way to give half of the seats to the second weights; at an odd table one seat less than half, and one more."""
    sizes = {players // 2, players - players // 2}
    chosen = [set(seats) for size in sorted(sizes) for seats in combinations(range(players), size)]
    return np.array([[seat in seats for seat in range(players)] for seats in chosen], np.int64)
