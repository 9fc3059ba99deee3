"""Common deals as a process knows them: that of today, those among friends, and what bots make of them.

Bots play the deals of today and tomorrow in the background, at the seat where people will sit: one level at a time, by a process
of the lowest priority, and only while nobody waits for a review.
"""

__all__ = ["Dealing"]

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable

import msgspec

from ...bots.levels import NAMES
from ..store.attempts import Attempts
from ..store.common_deals import CommonDeals, Run
from ..store.store import DAY, UNREACHABLE
from ..table.common_deals import (
    CommonDeal,
    day_deal,
    day_ident,
    day_of,
    day_seed,
    games,
    read_day,
    with_opening,
)
from ..table.refusal import Refusal
from .deal_process import Job, Made
from .threads import write_in_thread
from .worker import Worker

LEASE = 6.0  # seconds for which other processes leave a level to us
BEAT = 1.0  # seconds between two looks at how far it is
POLL = 20.0  # seconds between two looks for something to do
PROGRAM = "deal_process"

logger = logging.getLogger(__name__)


class Dealing:
    """The common deals of a database."""

    def __init__(
        self,
        deals: CommonDeals,
        attempts: Attempts,
        clock: Callable[[], float],
        is_ready: Callable[[str], bool],
        are_reviews_waiting: Callable[[], bool],
        matches: int,
        nice: int,
    ) -> None:
        self.deals, self.attempts, self.clock = deals, attempts, clock
        self.is_ready = is_ready  # whether a game is compiled
        self.are_reviews_waiting = are_reviews_waiting
        self.matches, self.nice = matches, nice  # how often each level plays a deal; 0 for not at all
        self.process = secrets.token_hex(8)
        self._wanted: set[str] = set()  # deals that bots are known to play
        self._secret = b""

    # ---- For people; these ask the database ----

    def seed_of(self, ident: str) -> str:
        """The seed of the deal of a day."""
        self._secret = self._secret or self.deals.secret(lambda: secrets.token_bytes(32))
        return day_seed(self._secret, ident)

    def find(self, ident: str) -> CommonDeal | None:
        """A deal by its name or link, perhaps without its opening; that of a day to come, or that nobody has made, is none."""
        if found := self.deals.find(ident):
            return found if found.begins <= self.clock() else None
        day = read_day(ident)
        return day_deal(self.seed_of(ident), *day) if day and day[0] == day_of(self.clock()) else None

    def made(self, deal: CommonDeal, host: str | None = None) -> CommonDeal:
        """The deal with its opening, as it stands for everybody from now on. Raises Refusal while the game is being compiled."""
        if deal.opening is not None:
            return deal
        if deal.short and not self.is_ready(deal.game):
            raise Refusal("deal-not-ready", 503)
        return self.deals.keep(with_opening(deal), host)

    # ---- Bots at the same seat ----

    async def run(self) -> None:
        """Go on until cancelled."""
        while self.matches:
            await asyncio.to_thread(self._want)
            while not await asyncio.to_thread(self.are_reviews_waiting):
                now = self.clock()
                run = await asyncio.to_thread(self.deals.claim, self.process, self._playable(), now, now + LEASE)
                if run is None:
                    break
                await self._play(run)
            await asyncio.sleep(POLL)

    def _playable(self) -> list[str]:
        return [game for game in games() if self.is_ready(game)]

    def _want(self) -> None:
        """Have the deals of today and tomorrow played."""
        days = [day_of(self.clock() + ahead) for ahead in (0, DAY)]
        wanted = {day_ident(day, game): (day, game) for day in days for game in self._playable()}
        for ident, (day, game) in wanted.items():
            if ident not in self._wanted:
                found = self.deals.find(ident) or self.made(day_deal(self.seed_of(ident), day, game))
                self.deals.want_runs(found.id, NAMES)
        self._wanted = set(wanted)

    async def _play(self, run: Run) -> None:
        worker = Worker(PROGRAM, self.nice)
        job = msgspec.json.encode(Job(run.deal, run.level, self.matches)) + b"\n"
        making = asyncio.create_task(worker.make(job))
        try:
            while not making.done():
                await asyncio.wait({making}, timeout=BEAT)
                with contextlib.suppress(*UNREACHABLE):
                    if not await write_in_thread(self.deals.beat, run, self.process, self.clock() + LEASE):
                        return  # it took us so long to say that we are here that somebody else plays it
            made = making.result()
            if made is None:
                logger.warning("bots couldn't play a common deal")
            scores = None if made is None else msgspec.json.decode(made, type=Made).scores
            await write_in_thread(self.deals.note, run, self.process, scores)
        except asyncio.CancelledError:
            with contextlib.suppress(*UNREACHABLE):  # the lease will run out by itself
                await write_in_thread(self.deals.give_back, run, self.process)
            raise
        finally:
            making.cancel()
            await asyncio.gather(making, return_exceptions=True)
