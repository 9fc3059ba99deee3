"""When a bot's move is shown: at times that follow from what everyone knows, not from how long the bot had to think.

How long that takes depends on its cards: a hand with few choices is soon thought through. So every turn has beats, counted from
its beginning. A bot has to be done before one of them, and its move is shown on it.
"""

__all__ = ["Pace"]

import math
from typing import NamedTuple

from ...bots.levels import Level

AT_FIRST_SIGHT = 0.2  # beats for a level that doesn't search
LEAST = 0.5  # of a beat: a bot that has less time than this until the next one takes the one after it
RESERVE = 0.1  # of a beat: what is left for everything but thinking


class Pace(NamedTuple):
    """How quickly bots play: `beat` is the time in which a level that searches makes a move, in seconds."""

    beat: float

    def target(self, level: Level, since: float, now: float) -> float:
        """When to show a move that is thought about from now on, in a turn that began at the time `since`."""
        beat = self._of(level)
        return self.next(level, since, now + LEAST * beat) if beat else now

    def seconds(self, level: Level, target: float, now: float) -> float:
        """For how long a bot may think about a move that is to be shown at `target`."""
        beat = self._of(level)
        return min(level.seconds, max(target - now - RESERVE * beat, RESERVE * beat)) if beat else level.seconds

    def next(self, level: Level, since: float, now: float) -> float:
        """The first beat that isn't before `now`."""
        beat = self._of(level)
        return since + max(1, math.ceil((now - since) / beat)) * beat if beat else now

    def _of(self, level: Level) -> float:
        return self.beat if level.rollouts else AT_FIRST_SIGHT * self.beat
