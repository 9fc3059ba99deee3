"""When an exercise comes back: at growing distances, as long as it is answered right; and from the beginning when it isn't.

A right answer is asked for again after 1, 3, 7, 21 and 60 days; after the last of these it is known for good. A wrong one starts
again: it comes back after ten minutes. What is answered right before it was due says little, and changes nothing.
"""

__all__ = ["DISTANCES", "FRESH", "KNOWN", "LEARNED", "Standing", "answered"]

from typing import NamedTuple

DAY = 86_400.0  # seconds
DISTANCES = (1, 3, 7, 21, 60)  # days
EARLY = 21_600.0  # seconds before that: whoever practises every evening isn't always on time
SOON = 600.0  # seconds after a wrong answer
LEARNED = 2  # right at first, and still right on another day
KNOWN = len(DISTANCES) + 1  # it isn't asked for any more


class Standing(NamedTuple):
    """How well somebody knows an exercise: how often in a row it was right when it was due, and when it is due; None for never
    again.
    """

    step: int
    due: float | None


FRESH = Standing(0, 0.0)


def answered(before: Standing, right: bool, now: float) -> Standing:
    """How well somebody knows it who has just answered."""
    if not right:
        return Standing(0, now + SOON)
    if before.due is None or now < before.due:
        return before
    if before.step == len(DISTANCES):
        return Standing(KNOWN, None)
    return Standing(before.step + 1, now + DISTANCES[before.step] * DAY - EARLY)
