"""Deadlines: stored in the database, so that they survive restarts, and watched by every process."""

__all__ = ["Clocks"]

import asyncio
import logging
from functools import partial

from ..store.store import UNREACHABLE
from ..table import log
from ..table.refusal import Refusal
from ..table.table import Table
from .resting import Resting
from .tables import Tables
from .thinking import Thinker

TICK = 0.5  # seconds between two looks
LAPSES = 2  # in a row, after which the stand-in plays until the person is back
BACK_OFF = 30.0  # seconds for which a table is left alone after an error

logger = logging.getLogger(__name__)


class Clocks:
    """Lets the stand-in move for people who have run out of time. No table waits for another."""

    def __init__(self, tables: Tables, thinker: Thinker, resting: Resting) -> None:
        self.tables = tables
        self.resting = resting
        self.thinker = thinker
        self._running: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            for ident in await asyncio.to_thread(self.tables.store.late, self.tables.clock()):
                if ident not in self._running:
                    self._running[ident] = asyncio.create_task(self._tick(ident))
            await asyncio.sleep(TICK)

    async def close(self) -> None:
        """Stop."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _tick(self, ident: str) -> None:
        try:
            await self._move_for_late(ident)
        except Refusal:
            pass  # a table that can't be read is nobody else's trouble
        except UNREACHABLE as error:
            logger.warning("the database doesn't answer: %s", type(error).__name__)
        except Exception:
            logger.exception("the clock couldn't move")
            await asyncio.sleep(BACK_OFF)
        finally:
            del self._running[ident]

    async def _move_for_late(self, ident: str) -> None:
        await self.tables.refresh(ident)
        await self.resting.adjust(ident)
        table = (await self.tables.find(ident)).table
        for seat in table.late(self.tables.clock()):
            due = table.turns[seat].due
            assert due is not None
            code, at = await self.thinker.decide(table, seat, due)
            await asyncio.sleep(at - self.tables.clock())
            await self.tables.add(ident, partial(self._late, seat, code), at)

    def _late(self, seat: int, code: int, table: Table) -> list[log.Entry]:
        """The move for somebody who is still late; if it isn't the first time, they count as away from now on."""
        if seat not in table.late(self.tables.clock()):
            return []
        away: list[log.Entry] = [log.Away(seat, "late")] if table.lapses.get(seat, 0) + 1 >= LAPSES else []
        return [log.Moved(seat, code, "clock"), *away]
