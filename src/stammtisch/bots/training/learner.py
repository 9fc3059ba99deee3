"""How a network learns from lessons: by comparing the moves of a decision, with Adam on small batches."""

__all__ = ["Learner", "Lessons"]

from dataclasses import dataclass

import numpy as np

from ..mind.network import HIDDEN, WIDTH

BATCH = 512  # lessons
PLAIN = (
    0.05  # how much the result itself counts compared with the comparison; it keeps the level of the values in points
)
RATE = 0.003
SLOW, SLOWER = 0.9, 0.999  # how long Adam remembers slopes and their squares
DECAY = 1e-5
NARROW = 0.05  # the least spread that a trait is taken to have


@dataclass(frozen=True)
class Lessons:
    """Decisions, by lesson and move: traits, points in the end, whether the move ends the round; and the number of moves."""

    traits: np.ndarray
    points: np.ndarray
    over: np.ndarray
    counts: np.ndarray

    def __getitem__(self, chosen: np.ndarray) -> "Lessons":
        return Lessons(self.traits[chosen], self.points[chosen], self.over[chosen], self.counts[chosen])

    @property
    def valid(self) -> np.ndarray:
        """Which moves there are."""
        return np.arange(self.over.shape[1]) < self.counts[:, None]


class Learner:
    """A network that learns. `state` holds all of it: the network for traits of mean 0 and spread 1, and Adam's memory."""

    def __init__(self, state: dict[str, np.ndarray]) -> None:
        self.state = state

    @classmethod
    def fresh(cls, lessons: Lessons, chance: np.random.Generator) -> "Learner":
        """A network that has learned nothing but how traits are spread."""
        seen = lessons.traits[lessons.valid & ~lessons.over]
        inputs = seen.shape[1]
        matrix = np.zeros((inputs + 2, WIDTH), np.float32)
        matrix[:inputs, :HIDDEN] = chance.normal(0, inputs**-0.5, (inputs, HIDDEN))
        matrix[inputs + 1, :HIDDEN] = chance.normal(0, 0.1, HIDDEN)
        return cls(
            {
                "matrix": matrix,
                "slope": np.zeros_like(matrix),
                "square": np.zeros_like(matrix),
                "centre": seen.mean(axis=0),
                "spread": np.maximum(seen.std(axis=0), NARROW),
                "batches": np.array(0),
            }
        )

    def learn(self, lessons: Lessons, passes: int, pace: float, chance: np.random.Generator) -> None:
        """Go through the lessons so many times, in a new order each time; `pace` is between 0 and 1."""
        total = len(lessons.counts)
        for _ in range(passes):
            order = chance.permutation(total)
            for start in range(0, total - total % BATCH or total, BATCH):
                self._learn_batch(lessons[np.sort(order[start : start + BATCH])], pace)

    def gain(self, lessons: Lessons) -> float:
        """How many points a decision the choice by this network would have brought over the first move, which looked best."""
        values = self._values(self._scaled(lessons))[1].reshape(lessons.over.shape)
        values = np.where(lessons.valid, np.where(lessons.over, lessons.points, values), -np.inf)
        chosen = lessons.points[np.arange(len(values)), values.argmax(axis=1)]
        return float((chosen - lessons.points[:, 0]).mean())

    def network(self) -> np.ndarray:
        """The network for traits as they are (see `mind.network`)."""
        matrix = self.state["matrix"].astype(float)
        matrix[:-2] /= self.state["spread"][:, None]
        matrix[-2] -= self.state["centre"] @ matrix[:-2]
        return matrix

    def _scaled(self, lessons: Lessons) -> np.ndarray:
        scaled: np.ndarray = (lessons.traits - self.state["centre"]) / self.state["spread"]
        return scaled.reshape(-1, scaled.shape[-1])

    def _values(self, traits: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The state of the cells, and the result."""
        matrix = self.state["matrix"]
        sums = traits @ matrix[:-2] + matrix[-2]
        cells = np.tanh(sums[:, :HIDDEN])
        return cells, cells @ matrix[-1, :HIDDEN] + sums[:, HIDDEN]

    def _learn_batch(self, lessons: Lessons, pace: float) -> None:
        """One step of Adam against the error of the differences between the moves of each decision."""
        traits, matrix = self._scaled(lessons), self.state["matrix"]
        cells, values = self._values(traits)
        learnt = lessons.valid & ~lessons.over  # what ends the round is known exactly
        wrong = np.where(learnt, values.reshape(learnt.shape) - lessons.points, 0)
        against = np.where(learnt, wrong - wrong.sum(axis=1, keepdims=True) / lessons.counts[:, None], 0)
        push = ((against + PLAIN * wrong) / learnt.size).astype(np.float32).ravel()
        inside = push[:, None] * matrix[-1, :HIDDEN] * (1 - cells * cells)
        both = np.concatenate([inside, push[:, None]], axis=1)
        slope = np.concatenate([traits.T @ both, both.sum(axis=0)[None], np.append(cells.T @ push, 0)[None]])
        self._adam(slope.astype(np.float32), RATE * pace)

    def _adam(self, slope: np.ndarray, rate: float) -> None:
        state = self.state
        state["batches"] = state["batches"] + 1
        state["slope"] += (1 - SLOW) * (slope - state["slope"])
        state["square"] += (1 - SLOWER) * (slope * slope - state["square"])
        straight = state["slope"] / (1 - SLOW ** state["batches"])
        width = np.sqrt(state["square"] / (1 - SLOWER ** state["batches"])) + 1e-8
        state["matrix"] -= (rate * (straight / width + DECAY * state["matrix"])).astype(np.float32)
