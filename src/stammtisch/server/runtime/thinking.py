"""How bots think: in threads, a limited number at once, one move at a time, and never twice about one table.

After each move a table goes to the end of the queue. The queue is in the database, so that it is one for all processes; see
`store.thinking` for whose turn it is. Tables with people come first; bots among themselves play in what is left, and rest when
nobody has looked for a while.
"""

__all__ = ["Thinker"]

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from ...bots.advising import Advice, advice
from ...bots.seen import Seen, Stop
from ...review.hinting import Why, why
from ..store.store import UNREACHABLE
from ..store.thinking import Room, Share, ThinkingQueue
from ..table import log
from ..table.bots import bot_at, level_at, seen_at
from ..table.refusal import Refusal
from ..table.table import Table
from .live_table import LiveTable
from .pace import Pace
from .tables import Tables
from .threads import write_in_thread
from .turnstile import Turnstile
from .waiting import wait_for_event

HINT, WHY = 1.0, 0.4  # seconds for a hint, and for the reason of it
LEASE = 4.0  # seconds for which other processes leave a table to us; a move takes three at most
POLL = 1.0  # seconds between two looks for tables that another process has left
BACK_OFF = 30.0  # seconds for which a table is left alone after an error
LOOKED = 10.0  # seconds for which it isn't noted again that somebody looks
PEOPLE, BOTS_ONLY = 0, 1  # ranks

Thought = TypeVar("Thought")

logger = logging.getLogger(__name__)


class Thinker:
    """Makes the moves of bots, at every table that this process can claim."""

    def __init__(
        self,
        tables: Tables,
        queue: ThinkingQueue,
        compiled: Callable[[str], Awaitable[None]],
        coached: Callable[[str], bool],
        threads: int,
        pace: Pace,
        rest: float,
    ) -> None:
        self.tables, self.queue = tables, queue
        self.compiled = compiled  # waits until bots can search in a game
        self.coached = coached  # whether reasons can be measured in a game
        self.pace = pace
        self.rest = rest  # seconds after which bots among themselves stop if nobody looks
        self.process = secrets.token_hex(8)
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.turnstile = Turnstile(threads)
        self.thoughts = 0
        self.share = Share([])  # what the queue was like when we last looked
        self._running: dict[str, asyncio.Task[None]] = {}
        self._thinking: set[str] = set()  # those of them that wait for no beat
        self._done: dict[
            str, float
        ] = {}  # tables whose claims are to be given back, and when they may be claimed again
        self._advised: set[str] = set()  # people who wait for a hint
        self._wake = asyncio.Event()
        self._stop = Stop()
        tables.on_change.append(self._look)

    def _look(self, live: LiveTable) -> None:
        if live.table.bots_to_move() and live.table.ident not in self._running:
            self._wake.set()

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            await self._claim()
            await wait_for_event(self._wake, POLL)
            self._wake.clear()

    async def _claim(self) -> None:
        """Give back what is done, and begin what comes next."""
        done, now, busy = self._done.copy(), self.tables.clock(), len(self._thinking)
        room = Room(2 * self.threads - busy, max(1, self.threads - 1) - busy)
        self.share = await write_in_thread(
            self.queue.share, self.process, done, now, now + LEASE, now - self.rest, room
        )
        for ident in done:
            del self._done[ident]
        for ident in self.share.claimed:
            if ident not in self._running:  # else our lease ran out while the bot was thinking
                self._thinking.add(ident)
                self._running[ident] = asyncio.create_task(self._move(ident))

    async def close(self) -> None:
        """Stop thinking at once, and give everything back."""
        self._stop.cancel()
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self.pool.shutdown(wait=True, cancel_futures=True)
        with contextlib.suppress(*UNREACHABLE):  # the leases will run out by themselves
            now = self.tables.clock()
            await write_in_thread(self.queue.share, self.process, self._done, now, now, now, Room(0, 0))

    async def _move(self, ident: str) -> None:
        """Make one move at a table; and before it those that nobody else sees, so that they take no time that anybody sees."""
        again = 0.0
        try:
            target: float | None = None
            while seats := (table := (await self.tables.find(ident)).table).bots_to_move():
                code, at = await self.decide(table, seats[0], table.turns[seats[0]].since, target)
                by: Any = "bot" if table.seats[seats[0]].level else "stand-in"
                self._thinking.discard(ident)
                self._wake.set()
                is_open = _is_open(table, seats[0], code)
                if is_open:
                    await asyncio.sleep(at - self.tables.clock())
                moves: list[log.Entry] = [log.Moved(seats[0], code, by)]
                await self.tables.add(ident, partial(_if_same, table, seats[0], moves), at if is_open else None)
                if is_open:
                    return
                target = at
        except Refusal:
            again = self.tables.clock() + BACK_OFF  # a table that can't be read is nobody else's trouble
        except UNREACHABLE as error:
            logger.warning("the database doesn't answer: %s", type(error).__name__)
        except Exception:
            again = self.tables.clock() + BACK_OFF
            logger.exception("a bot couldn't move")
        finally:
            del self._running[ident]
            self._thinking.discard(ident)
            self._done[ident] = again
            self._wake.set()

    async def decide(self, table: Table, seat: int, since: float, target: float | None = None) -> tuple[int, float]:
        """A bot's move for a seat, as the rules' own number; and when to show it, in a turn that began at the time `since`."""
        level, bot = level_at(table, seat), bot_at(table, seat)
        if level.rollouts:
            await self.compiled(table.settings.game)
        async with self.turnstile.place(PEOPLE if table.with_people else BOTS_ONLY):
            now = self.tables.clock()
            target = self.pace.target(level, since, now) if target is None else target
            # A common deal's bots play the same to everybody: as well as they can, however many wait for others.
            hurried = self.pace.seconds(level, target, now) / self._haste(table)
            seen = self._seen(table, seat, level.seconds if table.deal else hurried)
            self.thoughts += 1
            code = await self._in_thread(lambda: int(bot.think(seen)[0].code))
        assert table.match is not None
        return table.match.settled(seat, code), max(target, self.pace.next(level, since, self.tables.clock()))

    async def advice(self, table: Table, seat: int, person: str) -> tuple[list[Advice], Why | None]:
        """What the strongest level thinks of a seat's moves, and why, by what that seat can know. One for a person at a time."""
        if person in self._advised:
            raise Refusal("too-fast", 429, seconds=1)
        self._advised.add(person)
        try:
            await self.compiled(table.settings.game)
            async with self.turnstile.place(PEOPLE):
                haste = self._haste(table)
                return await self._in_thread(partial(self._hint, self._seen(table, seat, HINT / haste), WHY / haste))
        finally:
            self._advised.discard(person)

    def _hint(self, seen: Seen, seconds: float) -> tuple[list[Advice], Why | None]:
        found = advice(seen)
        is_coached = self.coached(seen.adapter.name)
        return found, why(seen, found, Stop(seconds, self._stop)) if is_coached else None

    async def watch(self, live: LiveTable) -> None:
        """Somebody looks at a table: if bots are among themselves there, they play on."""
        now = self.tables.clock()
        if live.table.bots_to_move() and not live.table.with_people and live.watched < now - min(LOOKED, self.rest / 2):
            live.watched = now
            await write_in_thread(self.queue.watch, [live.table.ident], now)
            self._wake.set()

    async def resting(self, idents: Collection[str]) -> set[str]:
        """Those of some tables where bots are among themselves and nobody looks."""
        return await asyncio.to_thread(self.queue.resting, idents, self.tables.clock() - self.rest)

    async def _in_thread(self, think: Callable[[], Thought]) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(self.pool, think)

    def _haste(self, table: Table) -> float:
        """By how much time to think is cut when many wait. Where people play, only other people count."""
        waiting = self.share.people + (0 if table.with_people else self.share.bots_only)
        return 1 + waiting / (4 * self.threads)

    def _seen(self, table: Table, seat: int, seconds: float) -> Seen:
        return seen_at(table, seat, Stop(seconds, self._stop))


def _is_open(table: Table, seat: int, code: int) -> bool:
    """Whether everyone will see something of a move."""
    assert table.match is not None
    return table.match.copy().play_code(seat, code).is_open


def _if_same(then: Table, seat: int, moves: list[log.Entry], now: Table) -> list[log.Entry]:
    """The moves, unless the seat has seen something while its bot was thinking. What it can't see must not delay it."""
    same = (
        now.match_id == then.match_id
        and seat in now.bots_to_move()
        and now.turns[seat] == then.turns[seat]
        and now.moves_seen(seat) == then.moves_seen(seat)
    )
    return moves if same else []
