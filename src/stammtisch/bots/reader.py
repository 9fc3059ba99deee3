"""A reader: a player who knows how the bots at the table decide, though neither their cards nor their seeds.

It tries its moves in imagined worlds, as a search does. But the next moves of the others are made by the very bot that sits
there, from what their seats would know in that world; only then it goes on by instinct. Where several decide at once and unseen,
as in an auction, the bot is asked what it would have done there: a game in which that happens has a file `craft/reading.py`
with `before(record, seat)`, the position in which the others decided, and `put(record, seat, code)`, which puts such a
decision into a world unless everyone can see that it was another one.
"""

__all__ = ["Habits", "Reader"]

from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ..engine import kit
from ..match.parts import has_part, part_of
from ..match.position import Position, generator
from .bot import LevelBot
from .levels import Level
from .mind import craft, reading
from .occasion import Past
from .seen import Seen


@dataclass(frozen=True, slots=True)
class Habits:
    """How a reader reads.

    It compares `candidates` of its moves in `worlds` worlds, in each of which the bot makes the next `moves` moves of the
    others, with `rollouts` rollouts each. It departs from what the bot itself would do if another move is better by `doubt`
    standard errors.
    """

    candidates: int = 4
    worlds: int = 32
    moves: int = 3
    rollouts: int = 0
    doubt: float = 1.0


class Reader:
    """Plays against bots of one level, and knows it."""

    def __init__(self, level: Level, habits: Habits) -> None:
        self.bot = LevelBot(level)
        self.imagined = LevelBot(replace(level, rollouts=min(level.rollouts, habits.rollouts)))
        self.habits = habits

    def choose(self, seen: Seen) -> Any:
        """The best reply to what the others are likely to do."""
        tried = np.array([each.code for each in self.bot.think(seen)[: self.habits.candidates]], np.int64)
        best = _best(self._outcomes(seen, tried), self.habits.doubt) if tried.size > 1 else 0
        return seen.adapter.typed.decode(int(tried[best]), seen.position.record)

    def _outcomes(self, seen: Seen, tried: np.ndarray) -> np.ndarray:
        """The chances to win, by world and move."""
        desk = _Desk(seen, self.bot.level)
        foreseen = self._foreseen(seen)
        outcomes = np.zeros((self.habits.worlds, tried.size))
        for world in range(self.habits.worlds):
            root = desk.world(world)
            for other, codes in foreseen.items():
                _part(seen.adapter.name).put(root, other, codes[world % len(codes)])  # type: ignore[union-attr]
            for i, code in enumerate(tried.tolist()):
                position = Position(seen.adapter, root)
                position.play_code(seen.seat, code)
                self._go_on(position, seen, world)
                outcomes[world, i] = desk.chance(position, world)
        return outcomes

    def _foreseen(self, seen: Seen) -> dict[int, list[int]]:
        """What each of the others is likely to have decided unseen, under two seeds."""
        part = _part(seen.adapter.name)
        before = part.before(seen.position.record, seen.seat) if part else None
        if before is None:
            return {}
        position = Position(seen.adapter, before)
        return {
            other: [self._decision(position, other, f"{seen.seed} {number}") for number in range(2)]
            for other in position.to_act
            if other != seen.seat
        }

    def _go_on(self, position: Position, seen: Seen, world: int) -> None:
        """Let the others make their next moves in their own way, up to the next decision of the reader."""
        for number in range(self.habits.moves):
            seat = next(iter(position.to_act), seen.seat)
            if seat == seen.seat:
                return
            position.play_code(seat, self._decision(position, seat, f"{seen.seed} {world} {number}"))

    def _decision(self, position: Position, seat: int, seed: str) -> int:
        return self.imagined.think(Seen(position, seat, seed, past=Past(seed)))[0].code


class _Desk:
    """The arrays for imagining worlds and playing them out."""

    def __init__(self, seen: Seen, level: Level) -> None:
        name, rules = seen.adapter.name, seen.adapter.rules
        craft.load(name)
        self.seen = seen
        self.positions = np.zeros(4, rules.POSITION)
        self.actions, self.values = np.zeros(rules.MAX_MOVES, np.int64), np.zeros(rules.MAX_MOVES)
        self.shares = np.zeros(kit.SEATS)
        self.weights = (craft.learned if level.network else craft.tuned)(name, seen.players)

    def world(self, number: int) -> Any:
        """An imagined world."""
        room, source = self.positions[:1].copy(), generator(f"{self.seen.seed} world {number}")
        room[0] = self.seen.position.record
        reading.believed(room, self.seen.seat, self.weights, source)
        return room[0]

    def chance(self, position: Position, world: int) -> float:
        """The reader's chance to win when it goes on by instinct from here."""
        self.positions[0], self.positions[1] = position.record, self.seen.position.record
        source = generator(f"{self.seen.seed} instinct {world}")
        reading.play_out(self.positions, self.seen.seat, self.weights, source, self.actions, self.values, self.shares)
        return float(self.shares[self.seen.seat])


def _best(outcomes: np.ndarray, doubt: float) -> int:
    """The move that does best; the first one, unless it is behind by more than can be put down to chance."""
    best = int(outcomes.mean(axis=0).argmax())
    ahead = outcomes[:, best] - outcomes[:, 0]
    return best if ahead.mean() > doubt * ahead.std() / len(ahead) ** 0.5 else 0


@cache
def _part(game: str) -> ModuleType | None:
    return part_of(game, "craft.reading", "before", "put") if has_part(game, "craft/reading.py") else None
