"""Tables in memory, without a network: what they count, however they came to know it, and what an outdated decision is."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from stammtisch.server.runtime.live_table import LiveTable
from stammtisch.server.runtime.tables import Tables
from stammtisch.server.store.database import connect
from stammtisch.server.store.migrate import migrate
from stammtisch.server.store.store import Store
from stammtisch.server.store.writer import GroupWriter
from stammtisch.server.table import log
from stammtisch.server.table.asking import Asker
from stammtisch.server.table.commands import Play
from stammtisch.server.table.plan import Plan
from stammtisch.server.table.refusal import Refusal
from stammtisch.server.table.room import Sit, Start
from stammtisch.server.table.table import Table
from tests.server import sqlite
from tests.server.playing import GAMES

PLAYERS = 3
ASKERS = [Asker(f"person-{seat}", f"Person {seat}") for seat in range(PLAYERS)]


async def compiled(game: str) -> None:
    """No test waits: the fixture has compiled every game."""


@asynccontextmanager
async def process(database: str) -> AsyncIterator[Tables]:
    """The tables of a database as one process knows them."""
    engine = connect(database)
    migrate(engine)
    writer = GroupWriter(Store(engine))
    try:
        yield Tables(Store(engine), writer, compiled)
    finally:
        writer.close()
        engine.dispose()


async def dealt(tables: Tables, game: str) -> LiveTable:
    """A table whose first match has begun."""
    live = await tables.open(ASKERS[0].person, log.TableSettings(game, PLAYERS))
    for seat, asker in enumerate(ASKERS):
        await tables.command(live, asker, Sit(seat), "sit", seat)
    await tables.command(live, ASKERS[0], Start(), "start", 0)
    return live


def any_move(table: Table, chance: random.Random) -> list[log.Entry]:
    """A move of somebody who may, or now and then a step back."""
    made = len(table.match.moves_made)
    if made > 4 and chance.random() < 0.1:
        return [log.WentBack(made - chance.randint(1, 4))]
    seat = chance.choice(table.match.to_act)
    return [log.Moved(seat, chance.choice(table.match.position.codes(seat)))]


def counted(table: Table) -> list[int]:
    """What the table says each seat has seen."""
    return [table.moves_seen(seat) for seat in range(PLAYERS)]


def replayed(table: Table) -> list[int]:
    """The same, by telling each seat every move of the match again."""
    steps = list(table.match.steps())
    return [sum(bool(step.events(seat)) for step in steps) for seat in range(PLAYERS)]


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_that_a_seat_has_seen_are_counted_as_they_happened_after_undo_restart_and_catching_up(game, tmp_path):
    async def play() -> set[bool]:
        chance, differs = random.Random(game), set()
        async with process(sqlite(tmp_path)) as one, process(sqlite(tmp_path)) as other:
            ident = (await dealt(one, game)).table.ident
            for number in range(120):
                tables = one if number % 20 < 10 else other  # so that each of them has to catch up
                await tables.refresh(ident)
                table = (await tables.find(ident)).table
                if table.match.over:
                    break
                await tables.add(ident, lambda table: any_move(table, chance))
                now = (await tables.find(ident)).table
                assert counted(now) == replayed(now)
                differs.add(len(set(counted(now))) > 1)
        async with process(sqlite(tmp_path)) as restarted:
            again = (await restarted.find(ident)).table
            assert counted(again) == counted(now)
        return differs

    differs = asyncio.run(play())
    assert (True in differs) == (game == "score5")  # where bids are changed in secret


def test_a_second_match_is_counted_from_its_deal(tmp_path):
    async def play() -> None:
        async with process(sqlite(tmp_path)) as tables:
            live = await dealt(tables, "scout")
            chance = random.Random(1)
            while not live.table.match.over:
                await tables.add(live.table.ident, lambda table: any_move(table, chance))
            assert min(counted(live.table)) > 0
            await tables.command(live, ASKERS[0], Start(), "again", 0)
            assert counted(live.table) == [0] * PLAYERS

    asyncio.run(play())


def test_a_decision_is_outdated_by_what_was_seen_since_but_not_by_decisions_made_at_the_same_time(tmp_path):
    async def play() -> None:
        async with process(sqlite(tmp_path)) as tables:
            live = await dealt(tables, "scout")
            start = live.n(2)
            for seat in (0, 1):
                await tables.command(live, ASKERS[seat], Play(seat, "keep"), "keep", seat)
            assert live.n(2) > start
            assert not live.is_outdated(2, start)
            await tables.command(live, ASKERS[2], Play(2, "keep", start), "keep", 2)
            turn = live.table.match.to_act[0]
            await tables.command(live, ASKERS[turn], Play(turn, "show 1"), "show", turn)
            for seat in set(range(PLAYERS)) - {turn}:
                assert live.is_outdated(seat, start)
                assert not live.is_outdated(seat, live.n(seat))
                with pytest.raises(Refusal) as refused:
                    await tables.command(live, ASKERS[seat], Play(seat, "show 1", start), "late", seat)
                assert refused.value.message == "seen-too-little"
            # A process that has just read the log knows the same.
            fresh = LiveTable(live.table.ident)
            fresh.adopt(Plan(fresh.table, live.log))
            assert fresh.is_outdated(2, 0)
            assert fresh.is_outdated(2, start)
            assert fresh.messages(2, start) == live.messages(2, start)

    asyncio.run(play())
