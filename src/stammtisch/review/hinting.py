"""Why a hint is right: what differs most between its move and another one, measured as the coach measures what was played."""

__all__ = ["Why", "why"]

from types import ModuleType
from typing import NamedTuple

import numpy as np

from ..bots.advising import Advice
from ..bots.seen import Seen, Stop
from ..match.words import Words
from .mind import statistics
from .reasons import differences
from .wording import SHARE, plain_words, reason_words
from .worlds import Cancelled, Worlds

MOST, ENOUGH = 480, 160  # worlds in which two moves are compared, and how many it takes for a difference to be told
PORTION = 32  # worlds between two looks at the clock


class Why(NamedTuple):
    """What speaks for the best of some moves and against the one in the place `other`.

    `figures` says it with what was measured, `plain` without. There are no figures where rollouts can tell which of two moves
    does better, but not by how much; and there is no plain sentence where figures are plain enough.
    """

    other: int
    figures: Words | None
    plain: Words | None


def why(seen: Seen, advice: list[Advice], stop: Stop) -> Why | None:
    """What speaks most clearly for the best move and against the next one that can be told apart, by what a seat has seen.

    None if there is no such move, if nothing differs by more than the coach tells of, or if `stop` is due before there are
    enough worlds.
    """
    place = next((i for i, each in enumerate(advice) if i and not each.tied), None)
    if place is None:
        return None
    game, (best, other) = seen.adapter.name, (seen.position.code(advice[i].action) for i in (0, place))
    noted = _noted(Worlds(seen.position, seen.seat, "hint", stop), best, other)
    found = differences(game, noted[:, 0], noted[:, 1]) if len(noted) >= ENOUGH else ()
    if not found:
        return None
    first, is_share = found[0], found[0].measure == SHARE
    figures = reason_words(game, first.statistic, is_share, first.best, first.other)
    if not _is_measurable(statistics.load(game), seen, best, other):
        return Why(place, None, plain_words(game, first.statistic))
    return Why(place, figures, plain_words(game, first.statistic) if is_share else None)


def _noted(worlds: Worlds, best: int, other: int) -> np.ndarray:
    """What a game counts after the two moves, by world, in as many worlds as there is time for."""
    noted: list[np.ndarray] = []
    try:
        for first in range(0, MOST, PORTION):
            noted.append(worlds.play([best, other], "hinting", first, PORTION).noted)
    except Cancelled:
        pass  # what is known so far decides
    return np.concatenate(noted) if noted else np.zeros((0, 2, 0))


def _is_measurable(part: ModuleType, seen: Seen, best: int, other: int) -> bool:
    """Whether the coach would judge the one against the other."""
    record, seat = seen.position.record, seen.seat
    judged = all(part.unjudged(record, seat, code) is None for code in (best, other))
    return judged and other in part.comparable(record, seat, best, [best, other])
