"""All tables, in memory as long as somebody needs them.

Commit first, then acknowledge, then show. A table in memory may be behind the database if another process wrote to it: then
writing conflicts, the table catches up, and the command is decided again.
"""

__all__ = ["NoSuchTable", "Tables"]

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

from ...match.errors import StammtischError
from ...match.fairness import new_seed
from ..store.append import Conflict, FinishedMatch, NewEntries
from ..store.records import changed_row, finished_record, news_in, row_after, speakers_in
from ..store.store import Store
from ..table import log
from ..table.arranging import Arrange
from ..table.asking import Asker
from ..table.branching import Branch
from ..table.commands import Command, Play, Undo, decide
from ..table.company import with_characters
from ..table.link import is_link, new_link
from ..table.plan import Plan
from ..table.reading import dealt_in, read
from ..table.refusal import Refusal
from ..table.table import Table
from ..table.viewers import Viewer
from .live_table import LiveTable
from .setting_aside import DamagedTable, SettingAside
from .threads import write_in_thread

ATTEMPTS = 8  # to decide a command while others keep writing first


class NoSuchTable(Refusal):
    """There is no table with that link."""

    def __init__(self) -> None:
        super().__init__("no-such-table", 404)


class Writer(Protocol):
    """Writes entries in a thread of its own, perhaps those of several tables in one transaction."""

    def submit(self, entries: NewEntries) -> "asyncio.Future[None]":
        """Have them written; the future is done after the commit."""
        ...


class Tables:
    """All tables of the database, as this process knows them."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        compiled: Callable[[str], Awaitable[None]],
        clock: Callable[[], float] = time.time,
        most: int = 2000,
    ) -> None:
        self.store = store
        self.writer = writer
        self.compiled = compiled  # waits until a game can be dealt
        self.clock = clock
        self.most = most  # tables in memory that nobody looks at
        self.in_memory: OrderedDict[str, LiveTable] = OrderedDict()
        self.on_change: list[Callable[[LiveTable], None]] = []
        self.moves_seen = 0  # written by this process, without those that only their own seat sees
        self.set_aside = SettingAside(store, clock)

    async def find(self, ident: str) -> LiveTable:
        """A table by its link. Raises NoSuchTable or DamagedTable."""
        live = self.in_memory.get(ident)
        if live is None and not is_link(ident):
            raise NoSuchTable
        if live is not None and live.table.trouble and live.idle and not self.set_aside.is_recent(ident):
            del self.in_memory[ident]  # somebody may have mended it
            live = None
        if live is None:
            live = self.in_memory.setdefault(ident, await self._load(ident))
            self._forget_some()
        self.in_memory.move_to_end(ident)
        return live

    async def _load(self, ident: str) -> LiveTable:
        if self.set_aside.is_recent(ident):
            raise DamagedTable
        fresh = LiveTable(ident)
        async with fresh.lock:
            await self._catch_up(fresh)
        if fresh.table.trouble and not fresh.table.seats:
            raise DamagedTable
        if not fresh.table.seq:
            raise NoSuchTable
        return fresh

    async def refresh(self, ident: str, length: int | None = None) -> None:
        """Catch up with a table that another process may have written to, so that its log has `length` entries now."""
        if live := self.in_memory.get(ident):
            async with live.lock:
                if length is None or live.table.seq < length:
                    await self._catch_up(live)

    async def open(self, person: str, settings: log.TableSettings) -> LiveTable:
        """Open a table."""
        live = LiveTable(new_link())
        async with live.lock:
            opened = log.Opened(person, with_characters(live.table.ident, settings), new_seed())
            await self._write(live, await self._plan(live.table, [opened]))
        self.in_memory[live.table.ident] = live
        return live

    async def branch(self, person: str, branch: Branch, ident: str | None = None) -> LiveTable:
        """Open a table where a match goes on from some position, all in one transaction. Raises Conflict if there is one already
        of that ident."""
        live = LiveTable(ident or new_link())
        await self.compiled(branch.settings.game)
        async with live.lock:
            await self._write(live, await asyncio.to_thread(self._branched, live.table, person, branch))
        self.in_memory[live.table.ident] = live
        return live

    def _branched(self, table: Table, person: str, branch: Branch) -> Plan:
        settings, at = with_characters(table.ident, branch.settings), self.clock()
        entries: list[log.Entry] = [log.Opened(person, settings, branch.seed, branch.deal), *branch.entries]
        plan = Plan(table, [(at, entry) for entry in entries], remembered=len(entries))
        plan.bodies  # noqa: B018  # it takes as long as the moves are many
        return plan

    async def command(
        self, live: LiveTable, asker: Asker, command: Command | Arrange, command_id: str, viewer: Viewer
    ) -> bytes:
        """Carry out a command, once: with the same id again, it is answered as before. Returns the answer, as JSON."""
        key = f"{asker.person} {command_id}"
        async with live.lock:
            for _ in range(ATTEMPTS):
                if key in live.answers:
                    return live.answers[key].encode()
                trouble: StammtischError | Conflict | None = None
                try:
                    if plan := await self._decide(live, asker, command, viewer):
                        if live.table.trouble:
                            return await self._close(live, plan, viewer)
                        return await self._write(live, plan, key, viewer)
                except (StammtischError, Conflict) as error:
                    trouble = error
                # Perhaps another process knows more: that it was carried out already, or that things have changed.
                if await self._catch_up(live) or isinstance(trouble, Conflict):
                    continue
                if trouble:
                    raise trouble
                return _answer(live.n(viewer)).encode()  # there was nothing to do
            await self._check_length(live)
        raise Refusal("table-busy", 503)

    async def _decide(self, live: LiveTable, asker: Asker, command: Command | Arrange, viewer: Viewer) -> Plan | None:
        if isinstance(command, Play) and command.seen is not None and live.is_outdated(viewer, command.seen):
            raise Refusal("seen-too-little")
        if isinstance(command, Undo):  # plays the last moves again and again
            entries = await asyncio.to_thread(decide, live.table, asker, command)
        else:
            entries = decide(live.table, asker, command)
        return await self._plan(live.table, entries) if entries else None

    async def _plan(self, table: Table, entries: Sequence[log.Entry], at: float | None = None) -> Plan:
        """What the table would be with these entries. Raises the rules' objection to a move among them."""
        if table.match is None and any(isinstance(entry, log.Started) for entry in entries):
            await self.compiled(table.settings.game)  # it is dealt here for the first time
        at = self.clock() if at is None else at
        return Plan(table, [(at, entry) for entry in entries])

    async def add(self, ident: str, entries: Callable[[Table], Sequence[log.Entry]], at: float | None = None) -> None:
        """Add entries that nobody asked for: a bot's move, or a clock's. They are decided again if somebody else wrote first.

        `at` is the time that is told of them, if not the present.
        """
        live = await self.find(ident)
        async with live.lock:
            for _ in range(ATTEMPTS):
                wanted = entries(live.table)
                if not wanted:
                    return
                try:
                    await self._write(live, await self._plan(live.table, wanted, at))
                    return
                except Conflict:
                    await self._catch_up(live)
            await self._check_length(live)

    async def _write(self, live: LiveTable, plan: Plan, command: str | None = None, viewer: Viewer = None) -> bytes:
        """Store the entries of a plan, then adopt it; returns the answer to the command: how many messages its viewer has."""
        at, entries = plan.entries[0][0], [entry for _, entry in plan.entries]
        answer = _answer(live.n(viewer) + plan.count(viewer))
        row = changed_row(row_after(plan, live.listed), live.listed)
        await self.writer.submit(
            NewEntries(
                plan.table.ident, plan.before.seq, at, plan.bodies, row,
                frozenset(entry.person for entry in entries if isinstance(entry, log.Sat)),
                (command, answer) if command else None, await self._finished(plan, at), speakers_in(entries),
                news_in(entries, plan.before), live.listed,
            )
        )  # fmt: skip
        self.moves_seen += sum(isinstance(entry, log.Moved) for entry in entries) - len(plan.secret)
        if row:
            live.listed = row
        if command:
            live.answers[command] = answer
        self._adopt(live, plan)
        return answer.encode()

    async def _catch_up(self, live: LiveTable) -> bool:
        """Take in what other processes wrote; returns whether there was anything."""
        if live.table.trouble:
            if live.table.closed or not await self.set_aside.is_closed(live.table.ident):
                return False
            self._adopt(live, Plan(live.table, [(self.clock(), log.Closed())]))
            return True
        rows = await asyncio.to_thread(self.store.entries, live.table.ident, live.table.seq)
        if not rows:
            return False
        for game in await asyncio.to_thread(dealt_in, live.table, rows):
            with suppress(KeyError):  # a game that isn't installed any more
                await self.compiled(game)
        found = await asyncio.to_thread(read, live.table, rows)
        live.answers |= found.answers
        live.listed = None
        self._adopt(live, found.plan)
        table = found.plan.table
        if table.trouble and not table.closed:
            await self.set_aside.add(table, found.cause)
        return True

    async def _finished(self, plan: Plan, at: float) -> FinishedMatch | None:
        """What is stored of a match that has just ended. Writing it down takes a while."""
        if plan.before.playing and not plan.table.playing and not plan.table.trouble:
            return await asyncio.to_thread(finished_record, plan.before, plan.table, at)
        return None

    # ---- Tables that can't be read ----

    async def _close(self, live: LiveTable, plan: Plan, viewer: Viewer) -> bytes:
        """Close a table whose log we can't continue, since we couldn't read all of it."""
        await write_in_thread(self.store.close, live.table.ident, plan.entries[0][0])
        self._adopt(live, plan)
        return _answer(live.n(viewer)).encode()

    async def _check_length(self, live: LiveTable) -> None:
        """Set a table aside if the end of its log is gone, so that nothing can be written after it."""
        lengths = await asyncio.to_thread(self.store.lengths, [live.table.ident])
        if (lengths.get(live.table.ident) or 0) < live.table.seq:
            plan = Plan(live.table, [])
            plan.table.set_aside("damaged")
            self._adopt(live, plan)
            await self.set_aside.add(live.table, "the end of the log is gone")

    def _adopt(self, live: LiveTable, plan: Plan) -> None:
        live.adopt(plan)
        for notify in self.on_change:
            notify(live)

    def forget(self, ident: str) -> None:
        """Drop a table that is gone from the database."""
        if (live := self.in_memory.get(ident)) and live.idle:
            del self.in_memory[ident]

    def _forget_some(self) -> None:
        """Drop tables that nobody looks at from memory; the database has them."""
        if len(self.in_memory) > self.most:
            idle = [ident for ident, live in self.in_memory.items() if live.idle]
            for ident in idle[: len(self.in_memory) - self.most]:
                del self.in_memory[ident]


def _answer(n: int) -> str:
    """The answer to a command: how many messages there have been for its sender."""
    return f'{{"n":{n}}}'
