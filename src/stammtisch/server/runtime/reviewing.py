"""Makes reviews in the background: one at a time, each in a process of its own, of which no table feels anything.

The queue is in the database (`store.reviews`). Nobody has to wait here: whoever wants a review asks now and then how far it is.
"""

__all__ = ["Reviewing"]

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ...match.adapter import ADAPTERS
from ..store.reviews import Claimed, Reviews
from ..store.store import UNREACHABLE
from ..table.stand_ins import moves_of_stand_ins
from .threads import write_in_thread
from .waiting import wait_for_event
from .worker import Worker

LEASE = 6.0  # seconds for which other processes leave a review to us
BEAT = 1.0  # seconds between two notes of how far it is
POLL = 2.0  # seconds between two looks for reviews that another process was asked for
PROGRAM = "review_process"
logger = logging.getLogger(__name__)


class Effort(NamedTuple):
    """How many threads make a review, in how many worlds a move is judged (0 for as many as the judge wants), and how far the
    process steps back behind others: 19 is the lowest priority."""

    threads: int
    worlds: int = 0
    nice: int = 19


class Reviewing:
    """Makes the reviews that this process can claim."""

    def __init__(
        self, reviews: Reviews, clock: Callable[[], float], is_kept: Callable[[str], bool], effort: Effort
    ) -> None:
        self.reviews, self.clock, self.effort = reviews, clock, effort
        self.is_kept = is_kept  # whether the compiled code of a game is on disk
        self.process = secrets.token_hex(8)
        self.made = 0
        self._wake = asyncio.Event()

    def look(self) -> None:
        """Somebody has asked for a review, or doesn't want one any more."""
        self._wake.set()

    def _games(self) -> list[str]:
        return [game for game in ADAPTERS if self.is_kept(game)]

    def is_anything_waiting(self) -> bool:
        """Whether there is a review to be made. It asks the database."""
        return self.reviews.is_waiting(self._games(), self.clock())

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            if await asyncio.to_thread(self.is_anything_waiting):
                games, now = await asyncio.to_thread(self._games), self.clock()
                claimed = await write_in_thread(self.reviews.claim, self.process, games, now, now + LEASE)
                if claimed:
                    await self._make(claimed)
                    continue
            await wait_for_event(self._wake, POLL)
            self._wake.clear()

    async def _make(self, review: Claimed) -> None:
        worker = Worker(PROGRAM, self.effort.nice)
        making = asyncio.create_task(worker.make(await self._job(review)))
        try:
            while not making.done():
                if not await self._beat(review, worker):
                    return
                self._wake.clear()
                waking = asyncio.create_task(self._wake.wait())
                await asyncio.wait({making, waking}, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
                waking.cancel()
            document = making.result()
            if document is None:
                logger.warning("a review couldn't be made")
            self.made += await write_in_thread(self.reviews.keep, review, self.process, document, self.clock())
        except asyncio.CancelledError:
            with contextlib.suppress(*UNREACHABLE):  # the lease will run out by itself
                await write_in_thread(self.reviews.give_back, review, self.process)
            raise
        finally:
            making.cancel()
            await asyncio.gather(making, return_exceptions=True)

    async def _beat(self, review: Claimed, worker: Worker) -> bool:
        """Whether anybody still wants it; as long as the database doesn't answer, we go on."""
        try:
            return await write_in_thread(
                self.reviews.beat, review, self.process, worker.done, worker.total, self.clock() + LEASE
            )
        except UNREACHABLE:
            return True

    async def _job(self, review: Claimed) -> bytes:
        """What the process is told: also which moves the person at the seat didn't make."""
        entries = await asyncio.to_thread(self.reviews.store.entries, review.table) if review.table else []
        stand_ins = await asyncio.to_thread(
            moves_of_stand_ins, [row.body for row in entries], review.match, review.seat
        )
        effort = {"threads": self.effort.threads, "worlds": self.effort.worlds}
        job = {"document": review.document, "seat": review.seat, "stand_ins": stand_ins, **effort}
        return msgspec.json.encode(job) + b"\n"
