"""The house: all tables, in memory as far as somebody needs them, and always as they are kept.

Commit first, then acknowledge, then show. A table in memory may be behind the database, where another process wrote: then writing
conflicts, the table catches up, and the command is decided anew.
"""

__all__ = ["House", "NoSuchTable", "Room"]

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Protocol

from ...match.errors import StammtischError
from ...match.fairness import new_seed
from ..http.auth import is_link
from ..store.append import Conflict, Kept
from ..store.records import finished_record, news, table_row
from ..store.store import Store
from ..table import log
from ..table.commands import Asker, Command, Refusal, decide
from ..table.table import Table
from .live_table import Room
from .tokens import Acquaintances

ATTEMPTS = 8  # to decide a command, when others keep writing first


class NoSuchTable(Refusal):
    """There is no table with that link."""

    def __init__(self) -> None:
        super().__init__("no-such-table", 404)


class Writer(Protocol):
    """Writes entries in a thread of its own, perhaps several tables' in one transaction."""

    def submit(self, kept: Kept) -> "asyncio.Future[None]":
        """Have it written; the future is done after the commit."""
        ...


class House:
    """All tables."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        ready: Callable[[str], Awaitable[None]],
        clock: Callable[[], float] = time.time,
        most: int = 2000,
    ) -> None:
        self.store = store
        self.writer = writer
        self.ready = ready  # until a game can be dealt
        self.clock = clock
        self.most = most  # tables in memory that nobody looks at
        self.people = Acquaintances(store, clock)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.on_change: list[Callable[[Room], None]] = []
        self.moves_kept = 0

    async def room(self, ident: str) -> Room:
        """A table by its link. Raises NoSuchTable."""
        room = self.rooms.get(ident)
        if room is None and not is_link(ident):
            raise NoSuchTable
        if room is None:
            fresh = Room(ident)
            async with fresh.lock:
                await self._catch_up(fresh)
            if not fresh.table.seq:
                raise NoSuchTable
            room = self.rooms.setdefault(ident, fresh)
            self._forget_some()
        self.rooms.move_to_end(ident)
        return room

    async def refresh(self, ident: str, length: int | None = None) -> None:
        """Another process may have written to this table; its log is said to have so many entries now."""
        if room := self.rooms.get(ident):
            async with room.lock:
                if length is None or room.table.seq < length:
                    await self._catch_up(room)

    async def open(self, person: str, settings: log.TableSettings) -> str:
        """Open a table; returns its link."""
        room = Room(secrets.token_urlsafe(16))
        async with room.lock:
            await self._keep(room, [log.Opened(person, settings, new_seed())], None)
        self.rooms[room.table.ident] = room
        return room.table.ident

    async def command(
        self,
        ident: str,
        asker: Asker,
        command: Command,
        command_id: str,
        viewer: int | None,
        check: Callable[[Room], None] = lambda _: None,
    ) -> bytes:
        """Carry out a command, once: with the same id again it is answered as before. Returns the answer, as JSON.

        `check` may refuse it, for what the viewer hasn't seen yet.
        """
        room, key = await self.room(ident), f"{asker.person} {command_id}"
        async with room.lock:
            for _ in range(ATTEMPTS):
                if key in room.answers:
                    return room.answers[key].encode()
                trouble: StammtischError | Conflict | None = None
                try:
                    check(room)
                    if entries := decide(room.table, asker, command):
                        return await self._keep(room, entries, key, viewer)
                except (StammtischError, Conflict) as error:
                    trouble = error
                # Perhaps another process knows more: that it was carried out already, or that things have changed.
                if await self._catch_up(room) or isinstance(trouble, Conflict):
                    continue
                if trouble:
                    raise trouble
                return _answer(room.n(viewer)).encode()  # nothing had to be done
        raise Refusal("table-busy", 503)

    async def happen(self, ident: str, decide_: Callable[[Table], list[log.Entry]]) -> None:
        """Let something happen that nobody asked for: a bot's move, a clock's. It is decided anew if somebody was faster."""
        room = await self.room(ident)
        async with room.lock:
            for _ in range(ATTEMPTS):
                entries = decide_(room.table)
                if not entries:
                    return
                try:
                    await self._keep(room, entries, None)
                    return
                except Conflict:
                    await self._catch_up(room)

    async def _keep(
        self, room: Room, entries: list[log.Entry], command: str | None, viewer: int | None = None
    ) -> bytes:
        """Write entries, then take them in; returns the answer to the command: how many messages its viewer has seen then."""
        await self._get_ready(room.table, entries)
        at = self.clock()
        plan = room.plan((at, entry) for entry in entries)
        answer = _answer(room.n(viewer) + plan.count(viewer))
        row = news(table_row(plan.table), room.listed)
        kept = Kept(
            room.table.ident, room.table.seq, at, [log.encode(entry) for entry in entries], row,
            frozenset(entry.person for entry in entries if isinstance(entry, log.Sat)),
            (command, answer) if command else None, finished_record(room.table, plan.table, at),
        )  # fmt: skip
        await self.writer.submit(kept)
        self.moves_kept += sum(isinstance(entry, log.Moved) for entry in entries)
        if row:
            room.listed = row
        if command:
            room.answers[command] = answer
        room.carry_out(plan)
        self._changed(room)
        return answer.encode()

    async def _catch_up(self, room: Room) -> bool:
        """Take in what other processes wrote; returns whether that was anything."""
        rows = await asyncio.to_thread(self.store.entries, room.table.ident, room.table.seq)
        if not rows:
            return False
        entries = [(row.at, log.decode(row.body)) for row in rows]
        await self._get_ready(room.table, [entry for _, entry in entries])
        room.answers |= {row.command: row.answer for row in rows if row.command and row.answer}
        room.listed = None
        room.carry_out(room.plan(entries))
        self._changed(room)
        return True

    async def _get_ready(self, table: Table, entries: list[log.Entry]) -> None:
        """Before the first deal of a table, its game has to be compiled."""
        if table.match is None and any(isinstance(entry, log.Started) for entry in entries):
            first = entries[0]
            await self.ready(first.settings.game if isinstance(first, log.Opened) else table.settings.game)

    def _changed(self, room: Room) -> None:
        for tell in self.on_change:
            tell(room)

    def _forget_some(self) -> None:
        """Let go of tables that nobody looks at; they are kept anyway."""
        if len(self.rooms) > self.most:
            for ident in [ident for ident, room in self.rooms.items() if room.idle][: len(self.rooms) - self.most]:
                del self.rooms[ident]


def _answer(n: int) -> str:
    """What whoever asked for something is told: how many messages there have been for them."""
    return f'{{"n":{n}}}'
