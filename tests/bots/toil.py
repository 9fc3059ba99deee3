"""Jobs for workers: they must be where other processes find them."""

import os
import time
from dataclasses import dataclass
from pathlib import Path

from stammtisch.bots.seen import Stop
from stammtisch.match.errors import BadOption


@dataclass(frozen=True)
class Squares:
    """Squares numbers, each in its own time."""

    pause: float = 0.0
    wrong: int = -1
    game: str = "scout"

    def prepare(self) -> None:
        """Nothing."""

    def do(self, number: int, stop: Stop) -> int | None:
        for _ in range(number % 3):
            if stop.due:
                return None
            time.sleep(self.pause)
        if number == self.wrong:
            raise BadOption("option-seat", value=number, last=3)
        return number * number


@dataclass(frozen=True)
class Marks:
    """Leaves a file for each item: who did it."""

    folder: str
    pause: float
    game: str = "scout"

    def prepare(self) -> None:
        """Says on which machine it is done."""

    def do(self, number: int, stop: Stop) -> int:
        import ray

        node = ray.get_runtime_context().get_node_id()
        Path(self.folder, f"{number}-{node}-{os.getpid()}-{time.time_ns()}").touch()
        time.sleep(self.pause)
        return number
