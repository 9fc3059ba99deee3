"""The ladder: each level against the one below it, for every number of players; the best against plain play; ratings of all."""

__all__ = ["Contest", "Rung", "contests", "deals_for", "is_slow", "journal_name", "play_contest", "ratings", "rung"]

import hashlib
import re
from collections.abc import Callable, Iterable
from contextlib import closing
from itertools import combinations, pairwise
from math import ceil
from pathlib import Path

import msgspec
from msgspec import Struct

from ..bot import LevelBot
from ..levels import NAMES
from ..spec import PLAIN, named
from .deals import Deal, Settings, run
from .standing import Row, Standing

SEARCHES = 50  # a level with at least so many rollouts a move is slow
FOUR = 4  # at this number the best level also meets plain and random players, and all levels are rated


class Contest(Struct, frozen=True):
    """Who meets whom. All `seatings` are played on the same deals; `upper` is the bot whose share counts."""

    players: int
    upper: str
    lower: str
    seatings: tuple[tuple[str, ...], ...]


class Rung(Struct, frozen=True):
    """What came out of a contest: the share of the wins of `upper` with its 95 % interval, and a row for every bot."""

    players: int
    upper: str
    lower: str
    seatings: tuple[tuple[str, ...], ...]
    deals: int
    matches: int
    share: float
    low: float
    high: float
    fair: float
    rows: list[Row]


def contests(numbers: Iterable[int]) -> list[Contest]:
    """All contests for these numbers of players."""
    found = []
    for players in numbers:
        found += [_neighbours(players, upper, lower) for lower, upper in pairwise(NAMES)]
        if players == FOUR:
            best = NAMES[-1]
            found += [
                Contest(FOUR, best, other, ((best, other, other, other),)) for other in (PLAIN.name, "random")
            ]  # fmt: skip
    return found


def is_slow(game: str, contest: Contest) -> bool:
    """Whether one of them searches, which takes the better part of a second for a move."""
    bots = (named(spelling, game) for spelling in (contest.upper, contest.lower))
    return any(isinstance(bot, LevelBot) and bot.level.rollouts >= SEARCHES for bot in bots)


def deals_for(contest: Contest, matches: int) -> int:
    """How many deals make at least so many matches: of each, all rotations of all seatings are played."""
    each = sum(
        len({seating[turn:] + seating[:turn] for turn in range(contest.players)}) for seating in contest.seatings
    )
    return ceil(matches / each)


def _neighbours(players: int, upper: str, lower: str) -> Contest:
    """The two alternate around the table. At an odd table each has the extra seat in one of two seatings, which makes it fair."""
    turns = tuple((upper, lower)[seat % 2] for seat in range(players))
    others = tuple((lower, upper)[seat % 2] for seat in range(players))
    return Contest(players, upper, lower, (turns, others) if players % 2 else (turns,))


def ratings() -> Contest:
    """All levels at tables of four; each of them sits out once."""
    return Contest(FOUR, NAMES[-1], NAMES[0], tuple(combinations(NAMES, FOUR)))


def play_contest(
    game: str,
    contest: Contest,
    deals: int,
    seed: str = "0",
    *,
    jobs: int | None = None,
    journals: Path | None = None,
    report: Callable[[], None] | None = None,
) -> Standing:
    """Play a contest; `report` is called after each deal of each seating. Deals in `journals` aren't played again."""
    parts: list[list[Deal]] = []
    for seating in contest.seatings:
        settings = Settings.of(game, contest.players, seating, seed)
        parts.append([])
        with closing(run(settings, deals, jobs=jobs, journal=journals and journals / journal_name(settings))) as coming:
            for deal in coming:
                parts[-1].append(deal)
                if report:
                    report()
    standing = Standing()
    for each in zip(*parts, strict=True):
        standing.add(Deal(each[0].number, tuple(match for deal in each for match in deal.matches)))
    return standing


def rung(contest: Contest, standing: Standing) -> Rung:
    """The result of a contest."""
    rows = standing.rows()
    mine = next(row for row in rows if row.bot == contest.upper)
    return Rung(
        contest.players, contest.upper, contest.lower, contest.seatings, standing.deals, standing.matches,
        mine.share, mine.low, mine.high, mine.fair, rows,
    )  # fmt: skip


def journal_name(settings: Settings) -> str:
    """The name of a journal. It is different for different settings, and for different states of our bots."""
    digest = hashlib.sha256(msgspec.json.encode(settings)).hexdigest()[:16]
    names = re.sub(r"[^\w.=-]", "_", "-".join(dict.fromkeys(settings.bots)))[:100]
    return f"{settings.game}-{settings.players}-{names}-{digest}.jsonl"
