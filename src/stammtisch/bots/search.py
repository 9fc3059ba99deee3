"""Choosing a move: appraise all, play out the best ones in imagined worlds, and play out again those that do well.

Flat Monte Carlo with sequential halving. All candidates meet the same worlds, so that luck cancels out when they are compared.
A world depends on its number alone, so the result is the same for any number of threads.
"""

__all__ = ["Candidate", "Desk", "judge", "search"]

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil, log2

import numpy as np

from ..engine.waiting import is_waiting
from ..match.position import Position
from .mind import craft
from .mind.rollouts import blur, explore, weigh
from .seen import Stop

CHUNK = 8  # worlds between two looks at the clock
CERTAIN = 4.0  # standard errors behind the leader at which a candidate is given up


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move under consideration: its `value` at first sight, in points, and what `worlds` rollouts say of it.

    `look` is what moves are compared by, `chance` the chance to win, `lead` the final one in points over the best opponent. The
    errors are standard errors.
    """

    code: int
    value: float
    worlds: int = 0
    look: float = 0.0
    chance: float = 0.0
    chance_error: float = 0.0
    lead: float = 0.0
    lead_error: float = 0.0


class Desk:
    """The arrays that one thread needs to think about a position. The position must hold no secret: see `Seen`."""

    def __init__(self, position: Position, network: int = 1) -> None:
        name, rules = position.adapter.name, position.adapter.rules
        craft.load(name)
        self.chunk = 1 if is_waiting(name) else CHUNK  # worlds between two looks at the clock
        self.positions = np.zeros(4, rules.POSITION)
        self.positions[0] = position.record
        self.actions = np.zeros(rules.MAX_MOVES, np.int64)
        self.values = np.zeros(rules.MAX_MOVES)
        self.weights = (craft.learned if network else craft.tuned)(name, position.players)
        self.rows = craft.judgement(name, position.players)

    def forget(self, seat: int, share: float, source: np.ndarray) -> None:
        """Lose this share of what the seat remembers."""
        blur(self.positions, seat, share, source)

    def appraise(self, seat: int, source: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The moves worth a thought, and what each seems worth."""
        count = weigh(self.positions, seat, self.weights, source, self.actions, self.values)
        return self.actions[:count].copy(), self.values[:count].copy()

    def explore(self, seat: int, tried: np.ndarray, key: np.ndarray, first: int, worlds: int) -> np.ndarray:
        """How good the actions `tried` look, and the leads and chances that may be told of them, by world and action."""
        results = np.zeros((3, worlds, tried.size))
        explore(self.positions, seat, tried, self.weights, self.rows, key, first, self.actions, self.values, *results)
        return results


def search(
    desks: list[Desk],
    seat: int,
    tried: np.ndarray,
    values: np.ndarray,
    key: np.ndarray,
    rollouts: int,
    stop: Stop,
    bonus: np.ndarray | None = None,
) -> list[Candidate]:
    """Compare the actions `tried` by about `rollouts` rollouts in all, the best candidate first.

    `values` are those at first sight. `bonus` is added to how good each action looks when they are compared.
    Each desk is used by one thread. When `stop` is due, what is known so far decides: without any rollout
    that is the order of `values`.
    """
    contest = _Contest(tried, values, np.zeros(tried.size) if bonus is None else bonus)
    size = desks[0].chunk
    halvings = max(1, ceil(log2(tried.size))) if tried.size else 1
    with ThreadPoolExecutor(len(desks)) as pool:
        for _ in range(halvings):
            worlds = max(size, rollouts // halvings // contest.alive.size)
            due = contest.worlds + worlds
            while contest.worlds < due:
                if stop.due:
                    return contest.ranked()
                contest.add(_explore(pool, desks, seat, tried[contest.alive], key, contest.worlds, due))
            contest.halve()
            if contest.alive.size == 1:
                break
    return contest.ranked()


def judge(desks: list[Desk], seat: int, tried: np.ndarray, key: np.ndarray, worlds: int, stop: Stop) -> np.ndarray:
    """Chances and leads of all actions `tried` in the same worlds, as many as given or as there is time for; some in any case."""
    results, done = [], 0
    with ThreadPoolExecutor(len(desks)) as pool:
        while not done or (done < worlds and not stop.due):
            results.append(_explore(pool, desks, seat, tried, key, done, worlds))
            done += results[-1].shape[1]
    _, leads, chances = np.concatenate(results, axis=1)
    return np.stack([chances, leads])


def _explore(
    pool: ThreadPoolExecutor, desks: list[Desk], seat: int, tried: np.ndarray, key: np.ndarray, first: int, due: int
) -> np.ndarray:
    """What the next worlds say, up to number `due`: each desk looks at some of them."""
    size = desks[0].chunk
    chunks = range(first, min(first + size * len(desks), due), size)
    running = [
        pool.submit(desk.explore, seat, tried, key, chunk, size) for desk, chunk in zip(desks, chunks, strict=False)
    ]
    return np.concatenate([each.result() for each in running], axis=1)


class _Contest:
    """The results so far, and who is still in."""

    def __init__(self, tried: np.ndarray, values: np.ndarray, bonus: np.ndarray) -> None:
        self.bonus = bonus
        self.first_sight = [Candidate(int(code), float(value)) for code, value in zip(tried, values, strict=True)]
        self.out: list[Candidate] = []  # the last to be dropped is the last
        self.alive = np.arange(tried.size)
        self.results = np.zeros((3, 0, tried.size))  # looks, leads and chances of the live ones, by world

    @property
    def worlds(self) -> int:
        return int(self.results.shape[1])

    def add(self, results: np.ndarray) -> None:
        self.results = np.concatenate([self.results, results], axis=1)

    def halve(self) -> None:
        """Drop the worse half, and every candidate that is surely worse than the best."""
        looks = self.results[0] + self.bonus[self.alive]
        order = np.argsort(-looks.mean(axis=0), kind="stable")
        behind = looks[:, order[:1]] - looks[:, order]
        error = behind.std(axis=0) / self.worlds**0.5
        surely = (behind.mean(axis=0) > CERTAIN * error) & (error > 0)
        stays = np.arange(order.size) < ceil(order.size / 2)
        stays &= ~surely
        self.out += reversed([self._judged(i) for i in order[~stays]])
        kept = np.sort(order[stays])
        self.alive, self.results = self.alive[kept], self.results[:, :, kept]

    def ranked(self) -> list[Candidate]:
        live = [self._judged(i) for i in range(self.alive.size)]
        if not self.worlds:
            return sorted(live, key=lambda each: -each.value)
        bonus = dict(zip((each.code for each in self.first_sight), self.bonus, strict=True))
        return sorted(live, key=lambda each: -each.look - bonus[each.code]) + self.out[::-1]

    def _judged(self, column: int) -> Candidate:
        seen: Candidate = self.first_sight[self.alive[column]]
        if not self.worlds:
            return seen
        look, lead, chance = self.results[:, :, column].mean(axis=1).tolist()
        _, lead_error, chance_error = (self.results[:, :, column].std(axis=1) / self.worlds**0.5).tolist()
        return Candidate(seen.code, seen.value, self.worlds, look, chance, chance_error, lead, lead_error)
