"""`python -m benchmarks.neighbours.bad`: one bad neighbour, in a process of its own, from addresses of its own.

A neighbour comes in by the front door like anybody else, and does no more than a stranger can. What it does is bounded in count
and rate, and its process has the lowest priority: its machine would be another one.
"""

import asyncio
import itertools
import os
import random
import resource
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import cyclopts

from benchmarks.neighbours.network import Line, Refused, come_in, command, dial, frame, upgrade
from stammtisch.match.errors import TooLong

SOURCES = tuple(f"127.0.0.{number}" for number in range(2, 6))  # addresses of the neighbour
BROKEN_OFF = (OSError, EOFError, Refused)
PING = 9  # a kind of frame
REVIEWED = 4  # seats of a match that is reviewed


class Place:
    """Where to be a nuisance: a server, the tables of its bystanders, and how much of everything there shall be."""

    def __init__(self, host: str, port: int, tables: Sequence[str], share: float) -> None:
        self.host, self.port, self.tables, self.share = host, port, tables, share

    def ready(self) -> None:
        """Tell that everything is in place."""
        print("ready", flush=True)

    def count(self, full: int) -> int:
        """So many, at full size."""
        return max(1, round(full * self.share))

    async def people(self, full: int) -> list[Line]:
        """Accounts, from all addresses in turn."""
        sources = itertools.cycle(SOURCES)
        return [await come_in(self.host, self.port, next(sources), "Nuisance") for _ in range(self.count(full))]

    def line(self, number: int) -> Line:
        """A line of nobody in particular."""
        return Line(self.host, self.port, SOURCES[number % len(SOURCES)])


async def bots_only(place: Place) -> None:
    """One account deals at 18 tables of bots only, and deals again when a match is over."""
    (host,) = (await place.people(1))[:1]
    seats = [{"bot": "master"}] * 5
    wanted = {"settings": {"game": "scout", "players": 5, "seats": seats}, "sit": False}
    tables = []
    for _ in range(place.count(18)):
        with suppress(Refused):
            tables.append((await host.ask("POST", "/api/tables", wanted))["id"])
    for number in itertools.count():
        for table in tables:
            with suppress(*BROKEN_OFF):
                await command(host, table, "start")
        if number == 0:
            place.ready()
        await asyncio.sleep(2)


async def replays(place: Place) -> None:
    """A match with 24,000 swaps, or the longest that there can be, replayed over and over by eight who hang up soon."""
    (host,) = (await place.people(1))[:1]
    match = None
    for swaps in (24_000, 6_000, 1_500, 400, 100, 25):
        with suppress(Refused, TooLong):
            document = await asyncio.to_thread(_match_with_swaps, place.count(swaps))
            match = (await host.ask("POST", "/api/matches", document))["id"]
            break
    assert match, "no match file was taken"

    async def replay(line: Line) -> None:
        _, writer = await dial(line.host, line.port, line.source)
        writer.write(line.request("GET", f"/api/matches/{match}?seat=open"))
        await asyncio.sleep(0.5)
        writer.close()

    lines = [Line(place.host, place.port, source, host.token) for source in 2 * SOURCES]
    await _again_and_again(place, replay, lines, 0.5)


def _match_with_swaps(count: int) -> bytes:
    """A finished match of SCORE 5 in which somebody exchanged a card of the same count again and again."""
    from stammtisch import game
    from stammtisch.match.file import dump

    match = game("score5").new(players=2, seed="swaps")
    single = [each for each in match.moves(0) if len(getattr(each, "cards", ())) == 1][:2]
    match.play(0, single[0])
    match.play(1, match.moves(1)[0])
    for number in range(count):
        match.play(0, single[(number + 1) % 2])
    while not match.over:
        seat = match.to_act[0]
        moves = match.moves(seat)
        match.play(seat, next((each for each in moves if str(each) == "final"), moves[0]))
    return dump(match).encode()


async def talk(place: Place) -> None:
    """24 accounts talk at other people's tables."""
    await _flood_tables(place, "say", text="I say! " * 30)


async def reactions(place: Place) -> None:
    """24 accounts react at other people's tables."""
    await _flood_tables(place, "react", reaction="🍻")


async def _flood_tables(place: Place, what: str, **more: Any) -> None:
    tables = itertools.cycle(place.tables)
    await _again_and_again(place, lambda line: command(line, next(tables), what, **more), await place.people(24), 0.1)


async def tables(place: Place) -> None:
    """24 accounts open public tables, and look at the list of tables."""

    async def open_one(line: Line) -> None:
        await line.ask(
            "POST", "/api/tables", {"settings": {"game": "scout", "players": 2, "public": True}, "sit": False}
        )
        await line.ask("GET", "/api/tables")

    await _again_and_again(place, open_one, await place.people(24), 0.1)


async def newcomers(place: Place) -> None:
    """Strangers come in all the time, each with another forwarded address that was made up."""
    numbers = itertools.count()

    async def enter(line: Line) -> None:
        number = next(numbers)
        made_up = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        await line.ask("POST", "/api/people", {"name": "Nuisance", "program": True}, X_Forwarded_For=made_up)

    await _again_and_again(place, enter, [place.line(number) for number in range(place.count(24))], 0.1)


async def pings(place: Place) -> None:
    """WebSockets that send pings as fast as they are taken."""
    lines = await place.people(4)
    many = frame(PING, b"hello") * place.count(2000)

    async def ping(line: Line) -> None:
        reader, writer = await upgrade(line, place.tables[0], None)
        answers = asyncio.create_task(_discard(reader))
        try:
            while not writer.is_closing() and not answers.done():
                writer.write(many)
                await writer.drain()
                await asyncio.sleep(0.01)
        finally:
            answers.cancel()
            writer.close()

    await _again_and_again(place, ping, lines, 0.1)


async def half_sent(place: Place) -> None:
    """1,100 requests that stop in the middle, of the headers or of the body; where one is cut, another one follows."""
    host = (await place.people(1))[0]
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {host.token}\r\n".encode()
    parts = itertools.cycle([head, head + b"Content-Length: 4000\r\n\r\n{", b""])

    async def begin(line: Line) -> None:
        reader, writer = await dial(line.host, line.port, line.source)
        writer.write(next(parts))
        try:
            await _discard(reader)
        finally:
            writer.close()

    await _again_and_again(place, begin, [place.line(number) for number in range(place.count(1100))], 1.0)


async def slow_readers(place: Place) -> None:
    """60 WebSockets at other people's tables, and 60 requests for these tables' history, of which nothing is ever read."""
    lines = await place.people(6)

    async def watch(line: Line) -> None:
        _, writer = await upgrade(line, place.tables[0], None)
        try:
            await asyncio.sleep(60)
        finally:
            writer.close()

    async def ask(line: Line) -> None:
        _, writer = await asyncio.open_connection(line.host, line.port, limit=1, local_addr=(line.source, 0))
        try:
            for _ in range(200):
                writer.write(line.request("GET", f"/api/tables/{place.tables[0]}"))
                await asyncio.sleep(0.1)
        finally:
            writer.close()

    several = [line for line in lines for _ in range(place.count(10))]
    await asyncio.gather(_again_and_again(place, watch, several, 1.0), _again_and_again(place, ask, several, 1.0))


async def reviews(place: Place) -> None:
    """12 accounts bring a match each and ask for the reviews of its seats, so that one is being made all the time."""
    wanted = {}
    for number, line in enumerate(await place.people(12)):
        document = await asyncio.to_thread(_match_at_random, number)
        match = (await line.ask("POST", "/api/matches", document))["id"]
        wanted[line] = itertools.cycle([f"/api/matches/{match}/reviews/{seat}" for seat in range(REVIEWED)])
    first = next(iter(wanted))
    await first.ask("POST", review := next(wanted[first]))
    while (await first.ask("GET", review))["status"] == "waiting":  # until its process runs
        await asyncio.sleep(0.5)
    await _again_and_again(place, lambda line: line.ask("POST", next(wanted[line])), [*wanted], 2.0)


def _match_at_random(number: int) -> bytes:
    """A finished match of Alhambra."""
    from stammtisch import game
    from stammtisch.match.file import dump

    match, chance = game("alhambra").new(players=REVIEWED, seed=f"review {number}"), random.Random(number)
    while not match.over:
        match.play(seat := match.to_act[0], chance.choice(match.moves(seat)))
    return dump(match).encode()


async def broken_tables(place: Place) -> None:
    """Tables were damaged in the database before the server was started; somebody keeps looking at the list of tables."""
    lines = await place.people(1)
    await _again_and_again(place, lambda line: line.ask("GET", "/api/tables"), lines[:1], 0.2)


async def _again_and_again(
    place: Place, act: Callable[[Line], Awaitable[Any]], lines: Sequence[Line], pause: float
) -> None:
    """Everybody does the same for ever, whatever comes of it, with a pause in between."""

    async def keep_on(line: Line, first: float) -> None:
        await asyncio.sleep(first)
        if line is lines[-1]:
            place.ready()
        while True:
            with suppress(*BROKEN_OFF):
                await act(line)
            await asyncio.sleep(pause)

    await asyncio.gather(*(keep_on(line, pause * number / len(lines)) for number, line in enumerate(lines)))


async def _discard(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass


KINDS: dict[str, Callable[[Place], Coroutine[Any, Any, None]]] = {
    "bots only": bots_only,
    "heavy replays": replays,
    "talk": talk,
    "reactions": reactions,
    "tables": tables,
    "newcomers": newcomers,
    "pings": pings,
    "half-sent requests": half_sent,
    "slow readers": slow_readers,
    "reviews": reviews,
    "broken tables": broken_tables,
}


def main(*, kind: str, host: str, port: int, seconds: float, table: tuple[str, ...] = (), share: float = 1.0) -> None:
    """Be a nuisance of some kind for some seconds."""
    os.nice(19)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    async def run() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(KINDS[kind](Place(host, port, table, share)), seconds)

    asyncio.run(run())


if __name__ == "__main__":
    cyclopts.run(main)
