"""Training the network of a game by self-play: lessons from new deals, step by step; it can resume after each step."""

__all__ = ["LEARNABLE", "Training", "keep_network"]

import json
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np

from ...match.adapter import ADAPTERS
from ...match.fairness import deal_key
from ...match.game import find
from ...match.parts import has_part, part_of
from ..mind import craft, kept
from .learner import Learner, Lessons

LEARNABLE = tuple(game for game in ADAPTERS if has_part(game, "craft/lessons.py"))
PASSES = 3  # through the lessons of a step
SLOW_STEPS = 5  # at the beginning
DIGITS = 4  # decimals in the file of the networks


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

    def advance(self) -> None:
        """One step: lessons that the network has never seen, which say how good it is so far, and then teach it."""
        chance = np.random.default_rng([*deal_key(self.seed, ()), self.step])
        lessons = self._gather()
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
        players: tuple[int, ...] = self._teacher().PLAYERS
        return players

    def _teacher(self) -> Any:
        """The module with the lessons of this game."""
        craft.load(self.game)
        return part_of(self.game, "craft.lessons")

    def _gather(self) -> Lessons:
        """The lessons of the next step."""
        rules, teacher = find(self.game).adapter.rules, self._teacher()
        size = (self.lessons, teacher.CLOSELY)
        traits, points = np.zeros((*size, teacher.TRAITS), np.float32), np.zeros(size, np.float32)
        over, counts = np.zeros(size, np.bool_), np.zeros(self.lessons, np.int64)
        key, options = np.array(deal_key(self.seed, ()), np.int64), find(self.game).chosen({}).array()
        weights = craft.tuned(self.game, self.players)
        self.deal = teacher.gather(
            np.zeros(4, rules.POSITION), self.players, options, key, self.deal, weights, traits, points, over, counts
        )
        return Lessons(traits, points, over, counts)


def keep_network(training: Training) -> None:
    """Let this user's bots judge by this network."""
    kept.keep(training.game, "network.json", training.players, training.network())
    craft.learned.cache_clear()
