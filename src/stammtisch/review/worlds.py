"""Imagined worlds as a seat believes in them at a moment of a match, and what becomes of moves in them."""

__all__ = ["Cancelled", "Outcomes", "Worlds"]

from typing import NamedTuple

import numpy as np

from ..bots.search import Desk
from ..bots.seen import Seen, Stop
from ..engine import kit
from ..match.errors import StammtischError
from ..match.fairness import deal_key
from ..match.position import Position
from .document import REVIEWER
from .mind import statistics
from .mind.rollouts import QUICK, SECOND, sound

CHUNK = 16  # worlds between two looks at whether anybody still wants the review
SCRATCH = 4  # figures that a game may use for itself beside its statistics
DEARER = 6  # times, by which the second way of playing on takes longer


class Cancelled(StammtischError):
    """Nobody wants the review any more."""

    def __init__(self) -> None:
        super().__init__("review-cancelled")


class Outcomes(NamedTuple):
    """What became of some moves: chances and leads of all seats, and statistics, by world and move."""

    shares: np.ndarray
    leads: np.ndarray
    noted: np.ndarray


class Worlds:
    """The worlds of a seat that knows so much. They follow from that and the reviewer's seed alone."""

    def __init__(self, position: Position, seat: int, seed: str, stop: Stop) -> None:
        self.seat, self.seed, self.stop = seat, seed, stop
        self.seen = Seen(position, seat)
        self.desk = Desk(self.seen.position)
        self.room = np.zeros(5, self.desk.positions.dtype)
        self.room[0] = self.seen.position.record
        self.statistics = len(statistics.load(position.adapter.name).STATISTICS)

    def appraised(self) -> tuple[np.ndarray, np.ndarray]:
        """The moves worth a thought, and what each seems worth."""
        return self.desk.appraise(self.seat, self.seen.source(f"{self.seed}\nappraising"))

    def play(self, tried: list[int], purpose: str, first: int, count: int, way: int = QUICK) -> Outcomes:
        """Play moves out in `count` worlds from number `first` on. Another purpose has other worlds. Raises Cancelled."""
        told = f"review {REVIEWER}\n{self.seed}\n{self.seen.position.digest}\n{self.seat}\n{purpose}"
        key, codes = np.array(deal_key(told, ()), np.int64), np.array(tried, np.int64)
        players, size = self.seen.players, max(1, CHUNK // (DEARER if way == SECOND else 1))
        shares, leads = np.zeros((2, count, codes.size, kit.SEATS))
        noted = np.zeros((count, codes.size, self.statistics + SCRATCH))
        for begin in range(0, count, size):
            if self.stop.due:
                raise Cancelled
            part = slice(begin, min(begin + size, count))
            desk = self.desk
            sound(
                self.room, self.seat, codes, desk.weights, desk.rows, way, key, first + begin, desk.actions, desk.values,
                shares[part], leads[part], noted[part],
            )  # fmt: skip
        return Outcomes(shares[:, :, :players], leads[:, :, :players], noted)
