"""Lets the clocks of people stand still while they are on holiday.

It is looked at whenever something happens at a table where a move takes days, whenever somebody plans or ends a holiday, and
last of all before a clock moves for somebody.
"""

__all__ = ["Resting"]

import asyncio
import contextlib
from collections.abc import Coroutine
from functools import partial
from typing import Any

from ..store.holidays import Holidays
from ..store.store import UNREACHABLE
from ..table.holidays import is_slow, rests
from ..table.refusal import Refusal
from ..table.table import Table
from .live_table import LiveTable
from .tables import Tables


class Resting:
    """Holidays at the tables of this process."""

    def __init__(self, tables: Tables, holidays: Holidays) -> None:
        self.tables, self.holidays = tables, holidays
        self._running: set[asyncio.Task[None]] = set()
        tables.on_change.append(self._look)

    def _look(self, live: LiveTable) -> None:
        if _has_slow_turn(live.table):
            self._start(self.adjust(live.table.ident))

    def person_changed(self, person: str) -> None:
        """Somebody has planned or ended a holiday: look at all tables that may wait for them."""
        self._start(self._adjust_all(person))

    async def _adjust_all(self, person: str) -> None:
        for ident in await asyncio.to_thread(self.tables.store.rows_of, person):
            with contextlib.suppress(Refusal):  # a table that can't be read is nobody else's trouble
                await self.adjust(ident)

    async def adjust(self, ident: str) -> None:
        """Have the clocks of a table stand still for as long as they should. Raises Refusal if it can't be read."""
        table = (await self.tables.find(ident)).table
        if not _has_slow_turn(table):
            return
        since = min(turn.since for turn in table.turns.values())
        holidays = await asyncio.to_thread(self.holidays.of, table.people, since)
        await self.tables.add(ident, partial(rests, holidays=holidays))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        async def safely() -> None:
            with contextlib.suppress(Refusal, *UNREACHABLE):  # it is looked at again before a clock moves
                await work

        task = asyncio.create_task(safely())
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """Stop."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


def _has_slow_turn(table: Table) -> bool:
    """Whether a move takes days here, and somebody is to make one. Nobody is where the log can't be read."""
    return bool(table.turns) and is_slow(table.settings.clock)
