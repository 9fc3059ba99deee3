"""Independent judges of a move: rollouts that go on to the end of the match, or are played with more care.

What `advice` says is as uncertain as they differ from it (`benchmarks/judgement.py`), not just as few worlds make it.
"""

__all__ = ["CAREFUL", "WHOLE", "opinion"]

import numpy as np

from ...match.fairness import deal_key
from ..mind.watching import CAREFUL, WHOLE, play_differently
from ..search import Desk
from ..seen import Seen


def opinion(seen: Seen, code: int, way: int, worlds: int) -> tuple[np.ndarray, np.ndarray]:
    """The chances to win and the final leads after an action, by world."""
    desk, (chances, leads) = Desk(seen.position), np.zeros((2, worlds))
    key = np.array(deal_key(f"{seen.seed}\nopinion {way}", ()), np.int64)
    play_differently(
        desk.positions, seen.seat, code, desk.weights, desk.rows, way, key, desk.actions, desk.values, chances, leads
    )
    return chances, leads
