"""Who plays the other seats for now."""

__all__ = ["RandomBot"]

import random
from collections.abc import Sequence
from typing import Any


class RandomBot:
    """Plays any listed move, each as likely as the others.

    With one exception: in SCORE 5 bids may be changed for ever (S5-23), so it changes its bid at most once an auction
    and declares it final then.
    """

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)
        self._has_changed = False

    def choose(self, moves: Sequence[Any]) -> Any:
        """One of `moves`."""
        final = next((move for move in moves if str(move) == "final"), None)
        if final is None:
            self._has_changed = False
        elif self._has_changed:
            return final
        chosen = self._random.choice(moves)
        self._has_changed = final is not None
        return chosen
