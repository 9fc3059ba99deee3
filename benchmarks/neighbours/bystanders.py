"""The people who just want to play: two at a table of their own, and one with two bots. Every wait of theirs is noted."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from benchmarks.neighbours.network import Line, Refused, come_in, command, read_frame, upgrade
from stammtisch.client import applied

HERE = "127.0.0.1"
PACE = 0.05  # seconds between seeing that it is one's turn and moving
AGAIN = 0.5  # seconds until something that was refused is tried again
BOT = "regular"


@dataclass
class Waits:
    """Seconds: for the acknowledgement of each move, and from there to the first bot's answer."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


class Bystander:
    """A person at a seat, who moves at random whenever it is their turn, and deals again when the match is over.

    With `afresh`, each request has a connection of its own, as on a phone that was asleep.
    """

    def __init__(self, line: Line, table: str, seat: int, bots: int = 0, afresh: bool = False) -> None:
        self.line, self.table, self.seat, self.bots, self.afresh = line, table, seat, bots, afresh
        self.waits = Waits()
        self.chance = random.Random(seat)
        self._sight: dict[str, Any] = {}  # the table as it was last seen
        self._match: dict[str, Any] | None = None
        self._news = asyncio.Event()
        self._moving: float | None = None  # since when a move has been under way
        self._listening: float | None = None  # since when a bot has been due

    async def play(self) -> None:
        """Go on until cancelled."""
        await asyncio.gather(self._watch(), self._act())

    async def _watch(self) -> None:
        """See what happens; a connection that was lost is opened again."""
        while True:
            with suppress(OSError, EOFError, Refused):
                reader, writer = await upgrade(self.line, self.table, self.seat)
                try:
                    while True:
                        self._see(msgspec.json.decode(await read_frame(reader, writer)))
                finally:
                    writer.close()
            await asyncio.sleep(AGAIN)

    def _see(self, update: dict[str, Any]) -> None:
        if "n" not in update:
            return
        self._sight = update.get("sight") or applied(self._sight, update["changed"])
        self._match = match = self._sight["match"]
        self._news.set()
        others = [each for each in update["happened"] if each["kind"] == "moved" and each["seat"] != self.seat]
        if self._listening is not None and (others or match["over"]):
            self.waits.bots.append(time.perf_counter() - self._listening)
            self._listening = None

    async def _act(self) -> None:
        """Whenever there is something new, look at the table as it is now, and move if it is one's turn."""
        while True:
            await self._news.wait()
            await asyncio.sleep(PACE)
            self._news.clear()
            match = self._match
            if match is None:
                continue
            if match["over"] and self.seat == 0:
                await self._ask("start")
            elif not match["over"] and self.seat in match["to_act"] and match["moves"]:
                await self._move(self.chance.choice(match["moves"]))

    async def _move(self, action: Any) -> None:
        self._moving = time.perf_counter()
        if await self._ask("play", seat=self.seat, action=action):
            self.waits.moves.append(time.perf_counter() - self._moving)
            self._listening = time.perf_counter() if self.bots else None
        self._moving = None

    async def _ask(self, what: str, **more: Any) -> bool:
        """Ask until there is an answer; returns whether it was a yes."""
        while True:
            if self.afresh:
                self.line.close()
            try:
                await command(self.line, self.table, what, **more)
                return True
            except (OSError, EOFError):
                await asyncio.sleep(0.02)
            except Refused as refused:
                if refused.status not in (429, 503):
                    return False
                await asyncio.sleep(AGAIN)

    def taken(self, now: float) -> Waits:
        """The waits since this was last asked; one that isn't over counts as long as it has lasted."""
        waits, self.waits = self.waits, Waits()
        if self._moving is not None:
            waits.moves.append(now - self._moving)
        if self._listening is not None and now - self._listening > 1:
            waits.bots.append(now - self._listening)
        return waits


class Company:
    """All bystanders of a server, playing in the background."""

    def __init__(self, bystanders: Sequence[Bystander]) -> None:
        self.bystanders = bystanders
        self.tables = list(dict.fromkeys(each.table for each in bystanders))
        self._playing = [asyncio.create_task(each.play()) for each in bystanders]

    async def measure(self, seconds: float) -> Waits:
        """What they waited for during some seconds."""
        self._taken()
        await asyncio.sleep(seconds)
        return self._taken()

    def _taken(self) -> Waits:
        all_waits, now = Waits(), time.perf_counter()
        for each in self.bystanders:
            waits = each.taken(now)
            all_waits.moves += waits.moves
            all_waits.bots += waits.bots
        return all_waits

    async def leave(self) -> None:
        """Hang up."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for each in self.bystanders:
            each.line.close()


async def sit_down(host: str, port: int) -> Company:
    """Two people at a table, and one with two bots: dealt, and playing."""
    ada, bob, eve = [await come_in(host, port, HERE, name) for name in ("Ada", "Bob", "Eve")]
    pair = await _open(ada, 2, [])
    await command(bob, pair, "sit", seat=1)
    alone = await _open(eve, 3, [{}, {"bot": BOT}, {"bot": BOT}])
    for line, table in ((ada, pair), (eve, alone)):
        await command(line, table, "start")
    return Company([Bystander(ada, pair, 0), Bystander(bob, pair, 1, afresh=True), Bystander(eve, alone, 0, bots=2)])


async def _open(line: Line, players: int, seats: list[dict[str, str]]) -> str:
    wanted = {"settings": {"game": "scout", "players": players, "seats": seats, "public": True}}
    return str((await line.ask("POST", "/api/tables", wanted))["id"])
