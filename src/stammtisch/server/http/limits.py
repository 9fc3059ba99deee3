"""How much and how often somebody may ask."""

__all__ = [
    "GUESTS", "HINTS", "HISTORY", "INVITATIONS", "LESSONS", "NAMES", "NEWCOMERS", "NEW_DEVICES", "OPENING", "PER_PERSON",
    "REACTIONS", "REVIEWS", "SEATS", "SMALL", "TALK", "WRONG_CODES", "Rate", "RateLimit", "per_address", "read_body",
]  # fmt: skip

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from starlette.requests import Request

from ..table.refusal import Refusal
from .headers import header

SMALL = 4096  # bytes of a command
MOST_KEYS = 50_000  # askers whose rate is remembered


class Rate(NamedTuple):
    """So many requests at once, and so many a second in the long run."""

    burst: float
    per_second: float


PER_PERSON = Rate(burst=60, per_second=20)
NEWCOMERS = Rate(burst=60, per_second=1)  # from one address
NEW_DEVICES = Rate(burst=10, per_second=0.1)  # from one address: by links, and by recovery sentences
OPENING = Rate(burst=20, per_second=0.1)  # tables, by one person
TALK = Rate(burst=6, per_second=0.5)  # of one person
REACTIONS = Rate(burst=20, per_second=1)  # of one person
SEATS = Rate(burst=30, per_second=0.5)  # everything else but moves, of one person: seats, deals, leaving, taking back
GUESTS = Rate(burst=60, per_second=0.5)  # all of that together, at one table, of people who don't sit at it
NAMES = Rate(burst=10, per_second=0.1)  # other names of one person, which their tables are told
HISTORY = Rate(burst=30, per_second=5)  # pages of a table's history, for one person
INVITATIONS = Rate(burst=10, per_second=0.05)  # of people one has played with, by one person
LESSONS = Rate(burst=120, per_second=10)  # tries in lessons, from one address
HINTS = Rate(burst=6, per_second=0.5)  # at one table
REVIEWS = Rate(burst=20, per_second=1 / 60)  # asked for by one person
WRONG_CODES = Rate(burst=10, per_second=1 / 60)  # by one person, or from one address


def per_address(a_second: int) -> Rate:
    """What one address may ask for: a whole class may open the page at the same moment."""
    return Rate(burst=6 * a_second, per_second=a_second)


class RateLimit:
    """A rate for each of many askers."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.refused = 0
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how many at which time

    def take(self, key: str, amount: float = 1) -> None:
        """Take one, or another amount. Raises Refusal when there isn't as much left."""
        now = self.clock()
        left, then = self._left.pop(key, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - then) * self.rate.per_second)
        if left < amount:
            self._left[key] = (left, now)
            self.refused += 1
            raise Refusal("too-fast", 429, seconds=max(1, round((amount - left) / self.rate.per_second)))
        self._left[key] = (left - amount, now)
        while len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)

    def give_back(self, key: str) -> None:
        """Give one back that was taken, since it turned out not to count."""
        left, then = self._left.get(key, (self.rate.burst, self.clock()))
        self._left[key] = (min(self.rate.burst, left + 1), then)


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request, never more than `limit` bytes. Raises Refusal."""
    length = header(request, b"content-length")
    if length.isdigit() and int(length) > limit:
        raise Refusal("too-long", 413, limit=limit)
    body, more = b"", True
    while more:
        part = await request.receive()
        if part["type"] == "http.disconnect":
            raise Refusal("not-understood", 400, reason="incomplete")  # nobody hears it, but it isn't our error
        body, more = body + part.get("body", b""), part.get("more_body", False)
        if len(body) > limit:
            raise Refusal("too-long", 413, limit=limit)
    return body
