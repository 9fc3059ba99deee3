"""What others see of a bot's pace doesn't depend on its cards."""

import asyncio
import time
from contextlib import closing

from stammtisch.bots.bot import LevelBot
from stammtisch.bots.levels import levels
from stammtisch.bots.seen import Seen
from stammtisch.games.scout.actions import Show
from stammtisch.match.position import Position, generator
from stammtisch.server.runtime.pace import Pace
from stammtisch.server.runtime.thinking import Thinker
from stammtisch.server.store.database import connect
from stammtisch.server.store.store import Store
from stammtisch.server.store.thinking import ThinkingQueue
from stammtisch.server.table import log
from stammtisch.server.table.table import Table
from tests.server import Server, sqlite
from tests.server.test_live_tables import compiled, dealt, process
from tests.server.test_tables import until

BEAT = 20.0  # seconds, more than any bot thinks; nobody waits for it here
WORLDS = 24


def test_a_bot_with_other_hidden_cards_moves_at_the_same_moment(tmp_path):
    """A master at SCOUT, seen by the seat before it: with a show in its hand, or without one."""

    async def moments() -> tuple[set[bool], set[float]]:
        async with process(sqlite(tmp_path)) as tables:
            table = (await dealt(tables, "scout")).table
            thinker = Thinker(tables, ThinkingQueue(tables.store), compiled, lambda game: True, 2, Pace(BEAT), 60.0)
            bot = in_the_middle(table)
            shows, found = set(), set()
            for world in worlds(table.match.position, (bot - 1) % 3):
                table.match.position = world
                shows.add(can_show(world, bot))
                since = tables.clock()
                _, at = await thinker.decide(table, bot, since)
                found.add(round(at - since, 6))
            await thinker.close()
            return shows, found

    shows, found = asyncio.run(moments())
    assert shows == {True, False}  # else nothing was compared
    assert found == {BEAT}


def in_the_middle(table: Table) -> int:
    """Play on until the next one may or may not beat the set on the table, as far as others know; it is a master."""
    while not table.match.view().set or not may_show_or_not(table.match.position, table.match.to_act[0]):
        seat = table.match.to_act[0]
        code = LevelBot(levels("scout")["regular"]).think(Seen(table.match.position, seat))[0].code
        table.add(log.Moved(seat, code), time.time())
    bot = table.match.to_act[0]
    table.seats[bot] = type(table.seats[bot])(level="master")
    return bot


def may_show_or_not(position: Position, bot: int) -> bool:
    return {can_show(world, bot) for world in worlds(position, (bot - 1) % 3)} == {True, False}


def can_show(world: Position, bot: int) -> bool:
    return any(isinstance(move, Show) for move in world.moves(bot))


def worlds(position: Position, viewer: int) -> list[Position]:
    """The same position with other cards that the viewer can't see."""
    return [position.imagine(viewer, generator(f"world {number}")) for number in range(WORLDS)]


def test_the_moves_of_bots_are_shown_on_the_beats_of_their_turns(tmp_path):
    with closing(Server(sqlite(tmp_path), STAMMTISCH_BOT_BEAT="0.25")) as server:
        client = server.come_in("Person")
        mine = client.open_table("scout", 4, seats=[{}, {"bot": "master"}, {"bot": "guest"}, {"bot": "master"}])
        mine.start()
        mine.play(0, "keep")
        until(mine, 0, lambda sight: 0 in sight["match"]["to_act"] and sight["match"]["view"]["phase"] != "turning")
        engine = connect(server.database)
        entries = [(each.at, log.decode(each.body)) for each in Store(engine).entries(mine.ident)]
        engine.dispose()
        beats = {each: 0.05 if each == 2 else 0.25 for each in (1, 2, 3)}
        seen = set()
        table = Table(mine.ident)
        for at, entry in entries:
            if isinstance(entry, log.Moved) and entry.by == "bot":
                seen.add(entry.seat)
                passed = (at - table.turns[entry.seat].since) / beats[entry.seat]
                assert passed > 0.5
                assert abs(passed - round(passed)) < 1e-4
            table.add(entry, at)
        assert seen == {1, 2, 3}
