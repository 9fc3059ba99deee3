"""Keeps the database from growing for ever: what is old is deleted in small steps, and near the limit newcomers have to wait."""

__all__ = ["FOR_GUESTS", "FOR_TABLES", "Upkeep"]

import asyncio
from collections.abc import Callable
from typing import Protocol

from ..store import upkeep
from ..store.store import Store
from ..table.refusal import Refusal
from .threads import write_in_thread

LOOK = 20.0  # seconds between two looks at the size of the database
SWEEP = 600.0  # seconds between two sweeps
FOR_GUESTS = 0.8  # of the room; beyond that, no newcomers and no match files
FOR_TABLES = 0.9  # beyond that, no new tables and no new matches; matches under way are always played to their end
MEGABYTE = 1_000_000


class Keep(Protocol):
    """What the settings say about it."""

    @property
    def keep_matches(self) -> int:
        """Days."""

    @property
    def keep_tables(self) -> int:
        """Days without anything happening."""

    @property
    def token_days(self) -> int:
        """Days of absence."""

    @property
    def store_limit(self) -> int:
        """Megabytes of the whole database."""


class Upkeep:
    """How full the database is, and what may be deleted."""

    def __init__(self, store: Store, keep: Keep, clock: Callable[[], float], forget: Callable[[str], None]) -> None:
        self.store, self.keep, self.clock = store, keep, clock
        self.forget = forget  # drops a table from memory
        self.fullness = 0.0

    def check_room(self, share: float) -> None:
        """Raise Refusal if more than this share of the room is taken."""
        if self.fullness >= share:
            raise Refusal("house-full", 507)

    async def run(self) -> None:
        """Go on until cancelled."""
        next_sweep = 0.0
        while True:
            await self.look()
            if self.clock() >= next_sweep:
                await self.sweep()
                next_sweep = self.clock() + SWEEP
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Measure how full the database is."""
        size = await asyncio.to_thread(upkeep.size, self.store)
        self.fullness = size / (self.keep.store_limit * MEGABYTE)

    async def sweep(self) -> None:
        """Delete what is older than the operator wants to keep, a little in each transaction."""
        limits = upkeep.Limits.at(self.clock(), self.keep.keep_matches, self.keep.keep_tables, self.keep.token_days)
        while True:
            swept = await write_in_thread(upkeep.sweep, self.store, limits)
            for ident in swept.tables:
                self.forget(ident)
            if not swept.rows:
                return
            await asyncio.sleep(0.05)  # others want to write, too
