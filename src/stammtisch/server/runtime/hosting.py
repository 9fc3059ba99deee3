"""Hands a room on when its host has vanished and others wait there.

It is looked at whenever somebody comes or goes, and whenever something happens at a table. A host who only reloads the page, or
looks at another app for a moment, keeps the room.
"""

__all__ = ["Hosting"]

import asyncio
from functools import partial

from ..store.store import UNREACHABLE
from ..table import log
from ..table.holidays import is_slow
from ..table.refusal import Refusal
from ..table.room import hand_on
from ..table.table import Table
from .connections import Connections
from .live_table import LiveTable
from .tables import Tables


class Hosting:
    """The rooms of this process whose hosts aren't there."""

    def __init__(self, tables: Tables, connections: Connections, patience: float) -> None:
        self.tables, self.connections = tables, connections
        self.patience = patience  # seconds for which a host may be away
        self._waiting: dict[str, asyncio.Task[None]] = {}
        tables.on_change.append(self._look)
        connections.on_present.append(self._look)

    def _look(self, live: LiveTable) -> None:
        ident, present = live.table.ident, self.connections.present(live)
        if present is not None and ident not in self._waiting and _is_abandoned(live.table, present):
            self._waiting[ident] = asyncio.create_task(self._wait(ident))

    async def _wait(self, ident: str) -> None:
        """Give the host some time to come back."""
        try:
            await asyncio.sleep(self.patience)
            present = await self.connections.present_now(ident)
            await self.tables.add(ident, partial(_handed_on, present))
        except (Refusal, *UNREACHABLE):
            pass  # it is looked at again when something changes, and everyone there can ask for it
        finally:
            del self._waiting[ident]

    async def close(self) -> None:
        """Stop."""
        waiting = list(self._waiting.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


def _is_abandoned(table: Table, present: frozenset[str]) -> bool:
    """Whether somebody at a table waits for a host who isn't there. Where a move takes days, nobody has to be."""
    waits = not table.closed and not table.trouble and not table.playing and not is_slow(table.settings.clock)
    return waits and table.host not in present and bool(table.people & present)


def _handed_on(present: frozenset[str], table: Table) -> list[log.Entry]:
    return hand_on(table, present) if _is_abandoned(table, present) else []
