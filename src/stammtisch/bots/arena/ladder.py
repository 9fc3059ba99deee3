"""The ladder: each level against the one below it, for every number of players; the best against plain play; ratings of all."""

__all__ = [
    "Contest",
    "Ladder",
    "Rung",
    "contests",
    "deals_for",
    "is_slow",
    "journal_name",
    "play_contest",
    "ratings",
    "rung",
]

import hashlib
import re
from collections.abc import Callable, Iterable
from contextlib import closing
from itertools import combinations, pairwise
from math import ceil
from operator import attrgetter
from pathlib import Path

import msgspec
from msgspec import Struct

from ..bot import LevelBot
from ..levels import NAMES, Level, levels
from ..spec import PLAIN, named
from ..workers import Workers
from .deals import Deal, Played, Settings, run
from .standing import Row, Standing

MARK = "stammtisch ladder"  # marks documents that may be overwritten
SEARCHES = 50  # a level with at least so many rollouts a move is slow
UNHURRIED = "/seconds=60"  # rollouts end a search here, not the clock: a busy machine gives the same figures
FOUR = 4  # at this number the best level also meets plain and random players, and all levels are rated


class Contest(Struct, frozen=True):
    """Who meets whom. All `seatings` are played on the same deals; `upper` is the bot whose share counts."""

    players: int
    upper: str
    lower: str
    seatings: tuple[tuple[str, ...], ...]


class Rung(Struct, frozen=True):
    """What came out of a contest: the share of the wins of `upper` with its 95 % interval, and a row for every bot.

    `command` makes the same figures again.
    """

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
    command: str = ""


class Ladder(Struct, frozen=True):
    """What is published of a game: all contests, the ratings with the command that makes them again, and for which levels."""

    format: str
    game: str
    stammtisch: str
    rules: int
    levels: dict[str, Level]
    contests: list[Rung]
    ratings: list[Row]
    ratings_command: str

    @classmethod
    def of(cls, game: str, stammtisch: str, rules: int, rungs: list[Rung], rated: list[Row], command: str) -> "Ladder":
        """The figures that a command of this version has made of the present levels."""
        return cls(MARK, game, stammtisch, rules, levels(game), rungs, rated, command if rated else "")

    def joined(self, published: Path) -> "Ladder":
        """These figures, and those of a file for other contests, as far as they are of the same levels and rules."""
        if not published.exists():
            return self
        try:
            old = msgspec.json.decode(published.read_bytes(), type=Ladder)
        except msgspec.DecodeError:
            return self
        if (old.game, old.rules, old.levels) != (self.game, self.rules, self.levels):
            return self
        key = attrgetter("players", "upper", "lower")
        found = {key(each): each for each in (*old.contests, *self.contests)}
        order = [
            found[key(each)] for each in contests(sorted({players for players, *_ in found})) if key(each) in found
        ]
        rated = self if self.ratings else old
        return msgspec.structs.replace(
            self, contests=order, ratings=rated.ratings, ratings_command=rated.ratings_command
        )

    def text(self) -> str:
        """The document."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def uppers() -> list[str]:
    """The levels that have one below them."""
    return list(NAMES[1:])


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
    return any(_searches(spelling, game) for spelling in (contest.upper, contest.lower))


def unhurried(spelling: str, game: str) -> str:
    """A bot that isn't stopped by the clock."""
    return spelling + UNHURRIED if _searches(spelling, game) else spelling


def _searches(spelling: str, game: str) -> bool:
    bot = named(spelling, game)
    return isinstance(bot, LevelBot) and bot.level.rollouts >= SEARCHES


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
    workers: Workers | int | None = None,
    journals: Path | None = None,
    report: Callable[[], None] | None = None,
) -> Standing:
    """Play a contest; `report` is called after each deal of each seating. Deals in `journals` aren't played again."""
    parts: list[list[Deal]] = []
    for seating in contest.seatings:
        seated = [unhurried(spelling, game) for spelling in seating]
        settings = Settings.of(game, contest.players, seated, seed)
        parts.append([])
        with closing(
            run(settings, deals, workers=workers, journal=journals and journals / journal_name(settings))
        ) as coming:
            for deal in coming:
                parts[-1].append(deal)
                if report:
                    report()
    standing = Standing()
    for each in zip(*parts, strict=True):
        standing.add(Deal(each[0].number, tuple(_plainly_named(match) for deal in each for match in deal.matches)))
    return standing


def _plainly_named(match: Played) -> Played:
    return msgspec.structs.replace(match, bots=tuple(bot.removesuffix(UNHURRIED) for bot in match.bots))


def rung(contest: Contest, standing: Standing, command: str = "") -> Rung:
    """The result of a contest."""
    rows = standing.rows()
    mine = next(row for row in rows if row.bot == contest.upper)
    return Rung(
        contest.players, contest.upper, contest.lower, contest.seatings, standing.deals, standing.matches,
        mine.share, mine.low, mine.high, mine.fair, rows, command,
    )  # fmt: skip


def journal_name(settings: Settings) -> str:
    """The name of a journal. It is different for different settings, and for different states of our bots."""
    digest = hashlib.sha256(msgspec.json.encode(settings)).hexdigest()[:16]
    names = re.sub(r"[^\w.=-]", "_", "-".join(dict.fromkeys(settings.bots)))[:100]
    return f"{settings.game}-{settings.players}-{names}-{digest}.jsonl"
