"""How bots think: in threads, a limited number at once, never twice about one table, and for a shorter time when many wait."""

__all__ = ["Thinker"]

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from ...bots.bot import Advice, LevelBot, advice
from ...bots.levels import levels
from ...bots.seen import Seen, Stop
from ..store.store import UNREACHABLE
from ..table import log
from ..table.refusal import Refusal
from ..table.table import Table
from .live_table import LiveTable
from .tables import Tables

HINT = 1.0  # seconds for a hint
LEASE = 4.0  # seconds for which other processes leave a table to us; a move takes one at most
POLL = 1.0  # seconds between two looks for tables that another process has left

logger = logging.getLogger(__name__)


class Thinker:
    """Makes the moves of bots, at every table that this process can claim."""

    def __init__(self, tables: Tables, threads: int, compiled: Callable[[str], Awaitable[None]]) -> None:
        self.tables = tables
        self.compiled = compiled  # waits until bots can search in a game
        self.process = secrets.token_hex(8)
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.thoughts = 0
        self._running: dict[str, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()
        self._stop = Stop()
        tables.on_change.append(self._look)

    @property
    def waiting(self) -> int:
        """How many tables have bots that think or wait for a thread."""
        return len(self._running)

    def _look(self, live: LiveTable) -> None:
        if live.table.bots_to_move() and live.table.ident not in self._running:
            self._wake.set()

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            free = 2 * self.threads - len(self._running)
            if free > 0:
                now = self.tables.clock()
                claimed = await asyncio.to_thread(
                    self.tables.store.claim_thinking, self.process, now, now + LEASE, free
                )
                for ident in claimed:
                    if ident not in self._running:  # else our lease ran out while the bot was thinking
                        self._running[ident] = asyncio.create_task(self._play(ident))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), POLL)
            self._wake.clear()

    async def close(self) -> None:
        """Stop thinking at once."""
        self._stop.cancel()
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self.pool.shutdown(wait=True, cancel_futures=True)

    async def _play(self, ident: str) -> None:
        """Make the moves of a table's bots until it is a person's turn."""
        try:
            while True:
                table = (await self.tables.find(ident)).table
                seats = table.bots_to_move()
                if not seats:
                    return
                moves = await self.moves_of(table, seats[0])
                await self.tables.add(ident, partial(_if_same, table, moves))
        except Refusal:
            pass  # a table that can't be read is nobody else's trouble
        except UNREACHABLE as error:
            logger.warning("the database doesn't answer: %s", type(error).__name__)
        finally:
            del self._running[ident]
            with contextlib.suppress(*UNREACHABLE):  # the lease will run out by itself
                await asyncio.shield(asyncio.to_thread(self.tables.store.release_thinking, ident, self.process))
            self._wake.set()

    async def moves_of(self, table: Table, seat: int) -> list[log.Entry]:
        """What the bot at a seat does."""
        by: Any = "bot" if table.seats[seat].level else "stand-in"
        return [log.Moved(seat, await self.think(table, seat), by)]

    async def think(self, table: Table, seat: int) -> int:
        """A bot's move for a seat, as the rules' own number."""
        level = levels(table.settings.game)[
            table.seats[seat].player(table.settings.stand_in) or table.settings.stand_in
        ]
        if level.rollouts:
            await self.compiled(table.settings.game)
        seen = self.seen(table, seat, level.seconds / (1 + self.waiting / (4 * self.threads)))
        self.thoughts += 1
        loop = asyncio.get_running_loop()
        code = await loop.run_in_executor(self.pool, lambda: LevelBot(level).think(seen)[0].code)
        assert table.match is not None
        return table.match.settled(seat, int(code))

    async def advice(self, table: Table, seat: int) -> list[Advice]:
        """What the strongest level thinks of a seat's moves, from what that seat can know."""
        await self.compiled(table.settings.game)
        seen = self.seen(table, seat, HINT / (1 + self.waiting / (4 * self.threads)))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, lambda: advice(seen))

    def seen(self, table: Table, seat: int, seconds: float) -> Seen:
        """What the bot at a seat is given. Its chance depends on the moves that the seat has seen, not on those it hasn't."""
        assert table.match is not None
        chance = f"{table.bots_seed} {seat} {table.moves_seen(seat)}"
        return Seen(table.match.position, seat, chance, Stop(seconds, self._stop))


def _if_same(then: Table, moves: list[log.Entry], now: Table) -> list[log.Entry]:
    """The moves, unless something was played while the bot was thinking."""
    same = (
        now.match is not None
        and then.match is not None
        and now.match_id == then.match_id
        and now.match.moves_made == then.match.moves_made
        and now.bots_to_move() == then.bots_to_move()
    )
    return moves if same else []
