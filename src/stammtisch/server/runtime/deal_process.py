"""The process that plays a common deal with bots, again and again with other chance, of the lowest priority.

It reads one line of JSON, and writes lines: how far it is, and at last what the bots have made.
"""

__all__ = ["Job", "Made", "main", "play"]

import sys
from dataclasses import replace

import msgspec
from msgspec import Struct

from ...bots.bot import LevelBot
from ...bots.levels import level
from ...bots.seen import Stop
from ...match.fairness import derived
from ..table import log
from ..table.asking import Asker
from ..table.bots import bot_at, seen_at
from ..table.common_deals import CommonDeal, table_of
from ..table.plan import Plan
from ..table.table import Table
from .server_process import end_with_the_server, tell


class Job(Struct, frozen=True):
    """Which deal is to be played, by bots of which level at the seat where people sit, and how often."""

    deal: CommonDeal
    level: str
    count: int


class Made(Struct, frozen=True):
    """The points at the seat, match by match."""

    scores: list[int]


def main() -> None:
    """Play what is asked for on the first line of the input."""
    job = msgspec.json.decode(sys.stdin.readline(), type=Job)
    end_with_the_server()
    scores = []
    for number in range(job.count):
        scores.append(play(job.deal, job.level, number))
        tell(f"{len(scores)} {job.count}")
    tell(msgspec.json.encode(Made(scores)).decode())


def play(deal: CommonDeal, name: str, number: int) -> int:
    """What a bot of a level makes at the seat of a deal. All others play as they do against people."""
    table = _dealt(deal)
    chance = derived(deal.seed, f"{name} {number}")
    while table.playing:
        seat = next((seat for seat in table.turns if seat != deal.seat), deal.seat)
        seen, bot = seen_at(table, seat, Stop()), bot_at(table, seat)
        if seat == deal.seat:
            assert seen.past is not None
            seen.seed = f"{chance} {seen.seed}"
            seen.past = replace(seen.past, seed=f"{chance} {seen.past.seed}")
            bot = LevelBot(level(deal.game, name))
        assert table.match is not None
        code = table.match.settled(seat, int(bot.think(seen)[0].code))
        table.add(log.Moved(seat, code, "bot"), 0.0)
    assert table.match is not None
    return table.match.scores[deal.seat]


def _dealt(deal: CommonDeal) -> Table:
    begun = table_of(deal, Asker("somebody", ""), practice=False)
    entries: list[log.Entry] = [log.Opened("somebody", begun.settings, begun.seed, begun.deal), *begun.entries]
    return Plan(Table("somewhere"), [(0.0, entry) for entry in entries], remembered=1).table
