"""Deadlines: kept in the database, so that they hold across restarts, and watched by every process."""

__all__ = ["Clocks"]

import asyncio
from functools import partial

from ..table import log
from ..table.table import Table
from .tables import House
from .thinking import Thinker

TICK = 0.5  # seconds between two looks
LAPSES = 2  # in a row, after which the stand-in stays until the person is back


class Clocks:
    """Lets the stand-in move for whoever has run out of time."""

    def __init__(self, house: House, thinker: Thinker) -> None:
        self.house = house
        self.thinker = thinker

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            for ident in await asyncio.to_thread(self.house.store.late, self.house.clock()):
                await self._tick(ident)
            await asyncio.sleep(TICK)

    async def _tick(self, ident: str) -> None:
        await self.house.refresh(ident)
        table = (await self.house.room(ident)).table
        for seat in table.late(self.house.clock()):
            code = await self.thinker.think(table, seat)
            await self.house.happen(ident, partial(self._late, seat, code))

    def _late(self, seat: int, code: int, table: Table) -> list[log.Entry]:
        """The move of somebody who is still late, and their absence if it isn't the first time."""
        if seat not in table.late(self.house.clock()):
            return []
        away: list[log.Entry] = [log.Away(seat, "late")] if table.lapses.get(seat, 0) + 1 >= LAPSES else []
        return [log.Moved(seat, code, "clock"), *away]
