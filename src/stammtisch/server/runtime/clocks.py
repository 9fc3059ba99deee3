"""Deadlines: stored in the database, so that they survive restarts, and watched by every process."""

__all__ = ["Clocks"]

import asyncio
import contextlib
from functools import partial

from ..table import log
from ..table.refusal import Refusal
from ..table.table import Table
from .tables import Tables
from .thinking import Thinker

TICK = 0.5  # seconds between two looks
LAPSES = 2  # in a row, after which the stand-in plays until the person is back


class Clocks:
    """Lets the stand-in move for people who have run out of time."""

    def __init__(self, tables: Tables, thinker: Thinker) -> None:
        self.tables = tables
        self.thinker = thinker

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            for ident in await asyncio.to_thread(self.tables.store.late, self.tables.clock()):
                with contextlib.suppress(Refusal):  # a table that can't be read is nobody else's trouble
                    await self._tick(ident)
            await asyncio.sleep(TICK)

    async def _tick(self, ident: str) -> None:
        await self.tables.refresh(ident)
        table = (await self.tables.find(ident)).table
        for seat in table.late(self.tables.clock()):
            code = await self.thinker.think(table, seat)
            await self.tables.add(ident, partial(self._late, seat, code))

    def _late(self, seat: int, code: int, table: Table) -> list[log.Entry]:
        """The move for somebody who is still late; if it isn't the first time, they count as away from now on."""
        if seat not in table.late(self.tables.clock()):
            return []
        away: list[log.Entry] = [log.Away(seat, "late")] if table.lapses.get(seat, 0) + 1 >= LAPSES else []
        return [log.Moved(seat, code, "clock"), *away]
