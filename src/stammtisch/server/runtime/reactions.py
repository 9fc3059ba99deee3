"""Lets bots react to what has happened, a moment after it: always after the same time, however long anybody thought."""

__all__ = ["Reactions"]

import asyncio
import contextlib
import logging
from functools import partial

from ...match.match import Step
from ..store.store import UNREACHABLE
from ..table import log
from ..table.reacting import reaction
from ..table.refusal import Refusal
from ..table.table import Table
from .live_table import LiveTable
from .tables import Tables

MOMENT = 1.2  # beats
RECENT = 5.0  # seconds

logger = logging.getLogger(__name__)


class Reactions:
    """Adds the reactions of bots to the tables that this process has in memory."""

    def __init__(self, tables: Tables, beat: float) -> None:
        self.tables, self.moment = tables, MOMENT * beat
        self._running: set[asyncio.Task[None]] = set()

    def look(self, live: LiveTable) -> None:
        """Something has happened at a table."""
        if not live.log or not live.table.settings.reactions:
            return
        at, step = live.log[-1][0], live.last_step
        if at < self.tables.clock() - RECENT:
            return  # of a log that has just been read, everything is long past
        if isinstance(step, Step) and (reacted := reaction(live.table, step)):
            task = asyncio.create_task(self._react(live.table.ident, live.table.match_id, reacted))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _react(self, ident: str, match: str | None, reacted: log.BotReacted) -> None:
        await asyncio.sleep(self.moment)
        try:
            await self.tables.add(ident, partial(_unless_done, match, reacted))
        except Refusal:
            pass  # the table is closed, or can't be read any more
        except UNREACHABLE as error:
            logger.warning("the database doesn't answer: %s", type(error).__name__)

    async def close(self) -> None:
        """Drop what hasn't been shown yet."""
        for task in list(self._running):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self._running, return_exceptions=True)


def _unless_done(match: str | None, reacted: log.BotReacted, table: Table) -> list[log.Entry]:
    """The reaction, unless another process was quicker, the move was taken back, or the table is closed."""
    gone = table.closed or table.trouble or table.match_id != match or table.public_moves < reacted.after
    return [] if gone or reacted.after in table.reacted or not table.settings.reactions else [reacted]
