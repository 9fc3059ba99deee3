"""Training the network of a game by self-play: lessons from new deals, step by step; it can resume after each step."""

__all__ = ["LEARNABLE", "Training", "keep_network"]

import json
from dataclasses import dataclass
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np

from ...match.adapter import ADAPTERS
from ...match.fairness import deal_key
from ...match.game import find
from ...match.parts import has_part, part_of
from ..mind import craft, kept
from ..seen import Stop
from ..workers import Here, Workers
from .learner import Learner, Lessons

LEARNABLE = tuple(game for game in ADAPTERS if has_part(game, "craft/lessons.py"))
PASSES = 3  # through the lessons of a step
SLOW_STEPS = 5  # at the beginning
DIGITS = 4  # decimals in the file of the networks
RANGE = 500  # lessons that are gathered in one go, each time from the deals of as many numbers; they never need so many


class Training:
    """A training run. The same settings give the same network, whether it was interrupted or not."""

    def __init__(self, game: str, players: int, seed: str = "0", steps: int = 30, lessons: int = 20_000) -> None:
        self.game, self.players, self.seed, self.steps, self.lessons = game, players, seed, steps, lessons
        self.deal, self.history = 0, list[float]()  # the next deal; by step the points that a decision would gain
        self.learner: Learner | None = None

    @property
    def step(self) -> int:
        """How many steps are done."""
        return len(self.history)

    def advance(self, workers: Workers | None = None) -> None:
        """One step: lessons that the network has never seen, which say how good it is so far, and then teach it.

        `workers` gather the lessons; without them this process does.
        """
        chance = np.random.default_rng([*deal_key(self.seed, ()), self.step])
        lessons = self._gather(workers or Here())
        self.learner = self.learner or Learner.fresh(lessons, chance)
        self.history.append(round(self.learner.gain(lessons), 4))
        pace = 0.5 + 0.5 * cos(pi * (self.step - 1) / self.steps)
        self.learner.learn(lessons, PASSES, pace * min(1.0, self.step / SLOW_STEPS), chance)

    def network(self) -> list[list[float]]:
        """The network as it is kept, rounded."""
        assert self.learner, "nothing has been learned"
        return [[round(float(number), DIGITS) for number in row] for row in self.learner.network()]

    def save(self, path: Path) -> None:
        """Write the state to a file, whole or not at all."""
        assert self.learner, "nothing has been learned"
        told = {name: value for name, value in vars(self).items() if name != "learner"}
        fresh = path.with_name(path.name + ".new")
        with fresh.open("wb") as file:
            np.savez(file, told=np.array(json.dumps(told)), **self.learner.state)  # type: ignore[arg-type]
        fresh.replace(path)

    @classmethod
    def load(cls, path: Path) -> "Training":
        """Resume from a file. Raises OSError if it can't be read, ValueError if it is something else."""
        from zipfile import BadZipFile

        try:
            with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
                state = {name: file[name] for name in file.files}
            told: dict[str, Any] = json.loads(str(state.pop("told")))
            training = cls(*(told.pop(name) for name in ("game", "players", "seed", "steps", "lessons")))
        except (BadZipFile, KeyError, EOFError, AttributeError, TypeError) as error:
            raise ValueError(f"not a training run: {error}") from None
        training.deal, training.history, training.learner = told["deal"], told["history"], Learner(state)
        return training

    @property
    def possible(self) -> tuple[int, ...]:
        """For how many players this game can be trained."""
        players: tuple[int, ...] = _teacher(self.game).PLAYERS
        return players

    def _gather(self, workers: Workers) -> Lessons:
        """The lessons of the next step."""
        items = [(self.deal + first, min(RANGE, self.lessons - first)) for first in range(0, self.lessons, RANGE)]
        gathered = list(workers.results(Gathering(self.game, self.players, self.seed), items))
        self.deal += len(items) * RANGE
        return Lessons(*(np.concatenate(column) for column in zip(*gathered, strict=True)))


@dataclass(frozen=True)
class Gathering:
    """The job of gathering lessons; an item is the number of the first deal, and how many lessons it shall be."""

    game: str
    players: int
    seed: str

    def prepare(self) -> None:
        """Compile what it needs, by gathering one lesson."""
        self.do((0, 1), Stop())

    def do(self, item: tuple[int, int], stop: Stop) -> tuple[np.ndarray, ...]:
        """The columns of `Lessons`."""
        (deal, lessons), rules, teacher = item, find(self.game).adapter.rules, _teacher(self.game)
        size = (lessons, teacher.CLOSELY)
        traits, points = np.zeros((*size, teacher.TRAITS), np.float32), np.zeros(size, np.float32)
        over, counts = np.zeros(size, np.bool_), np.zeros(lessons, np.int64)
        key, options = np.array(deal_key(self.seed, ()), np.int64), find(self.game).chosen({}).array()
        weights = craft.tuned(self.game, self.players)
        teacher.gather(
            np.zeros(4, rules.POSITION), self.players, options, key, deal, weights, traits, points, over, counts
        )
        return traits, points, over, counts


def _teacher(game: str) -> Any:
    """The module with the lessons of a game."""
    craft.load(game)
    return part_of(game, "craft.lessons")


def keep_network(training: Training) -> None:
    """Let this user's bots judge by this network."""
    kept.keep(training.game, "network.json", training.players, training.network())
    craft.learned.cache_clear()
