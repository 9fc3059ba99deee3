"""Tables that can't be played on: their log can't be read to the end, or their rules have changed. Nobody else notices them."""

__all__ = ["DamagedTable", "SettingAside"]

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

from ..store.store import UNREACHABLE, Store
from ..table.refusal import Refusal
from ..table.table import Table
from .threads import write_in_thread

BACK_OFF = 60.0  # seconds until a table that couldn't be read is tried again
MOST = 2000  # tables that are remembered

logger = logging.getLogger(__name__)


class DamagedTable(Refusal):
    """There is such a table, but not even the beginning of its log can be read."""

    def __init__(self) -> None:
        super().__init__("table-damaged")


class SettingAside:
    """Which tables were set aside by this process, and why."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock
        self._found: OrderedDict[str, tuple[str, float]] = (
            OrderedDict()
        )  # the cause, and until when it isn't tried again

    def is_recent(self, ident: str) -> bool:
        """Whether a table couldn't be read a moment ago."""
        return self.clock() < self._found.get(ident, ("", 0.0))[1]

    async def add(self, table: Table, cause: str) -> None:
        """From now on no process waits for its bots and clocks. The log is told once."""
        if self._found.get(table.ident, ("", 0.0))[0] != cause:
            logger.warning("a table was set aside: %s (%s)", table.trouble, cause)
        self._found[table.ident] = (cause, self.clock() + BACK_OFF)
        while len(self._found) > MOST:
            self._found.popitem(last=False)
        with suppress(*UNREACHABLE):
            await write_in_thread(self.store.set_aside, table.ident, str(table.trouble))

    async def is_closed(self, ident: str) -> bool:
        """Whether a table was closed, perhaps by another process: all that can still happen to it."""
        listed = (await asyncio.to_thread(self.store.listed, [ident])).get(ident)
        return listed is None or listed["status"] == "closed"
