"""Common deals: what several people play, each alone, at the same seat against the same bots with the same chance.

The *deal of the day* is one for everybody: its seed follows from the server's secret, so it is fixed long before anybody sees it.
A *deal among friends* has a seed of its own. Everything else about a common deal follows from its seed.
"""

__all__ = [
    "CommonDeal", "beginning_of", "day_deal", "day_ident", "day_of", "day_seed", "deal_among_friends", "games", "read_day",
    "table_of", "with_opening",
]  # fmt: skip

import datetime as dt
import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from ...bots.characters import characters
from ...bots.short_form import LEVEL, opening, short_form
from ...match.adapter import ADAPTERS
from ...match.fairness import derived, new_seed
from ...match.game import find
from . import log
from .asking import Asker
from .branching import Branch
from .link import new_link

IDENT = re.compile(r"(\d{4}-\d\d-\d\d)-([a-z0-9_]{1,40})")
AMONG_FRIENDS = 30 * 86400.0  # seconds for which a deal among friends is played


class CommonDeal(Struct, frozen=True):
    """A common deal: what is played, when, and where the bots have led it to before it begins.

    `day` is None for one among friends. `seat` is where everybody sits; `names` are the bots' characters, by seat. In a `short`
    form bots make the moves of the `opening`; None as long as they haven't.
    """

    id: str
    day: str | None
    game: str
    players: int
    options: dict[str, Any]
    level: str
    seat: int
    names: list[str | None]
    seed: str
    version: int
    short: bool
    opening: list[tuple[int, int]] | None
    begins: float
    ends: float


# ---- Days ----


def games() -> list[str]:
    """The games of which there is a deal of the day."""
    return [game for game in ADAPTERS if short_form(game)]


def day_of(now: float) -> str:
    """The day that it is, for everybody: that of UTC."""
    return dt.datetime.fromtimestamp(now, dt.UTC).date().isoformat()


def beginning_of(day: str) -> float:
    """When a day begins."""
    return dt.datetime.fromisoformat(day).replace(tzinfo=dt.UTC).timestamp()


def day_ident(day: str, game: str) -> str:
    """How the deal of a day is called."""
    return f"{day}-{game}"


def read_day(ident: str) -> tuple[str, str] | None:
    """The day and the game of such a name; None if it is another."""
    found = IDENT.fullmatch(ident)
    if found is None or found[2] not in games():
        return None
    try:
        return dt.date.fromisoformat(found[1]).isoformat(), found[2]
    except ValueError:
        return None


# ---- Making one ----


def day_seed(secret: bytes, ident: str) -> str:
    """The seed of the deal of a day: who doesn't know the secret can't work it out, not even from those of other days."""
    return hmac.new(secret, f"stammtisch deal of the day 1\n{ident}".encode(), hashlib.sha256).hexdigest()


def day_deal(seed: str, day: str, game: str) -> CommonDeal:
    """The deal of a day, which has this seed."""
    form, begins = short_form(game), beginning_of(day)
    assert form is not None
    tomorrow = (dt.date.fromisoformat(day) + dt.timedelta(days=1)).isoformat()
    ident = day_ident(day, game)
    short = form.begins is not None
    return _deal(ident, day, game, form.players, LEVEL, seed, short, begins, beginning_of(tomorrow))


def deal_among_friends(game: str, players: int, level: str, short: bool, now: float) -> CommonDeal:
    """A new deal among friends: in the game's short form, or from the deal on."""
    form = short_form(game)
    short = short and form is not None and form.begins is not None
    return _deal(new_link(), None, game, players, level, new_seed(), short, now, now + AMONG_FRIENDS)


def _deal(
    ident: str, day: str | None, game: str, players: int, level: str, seed: str, short: bool, begins: float, ends: float
) -> CommonDeal:
    playable = find(game)
    seat = int(derived(seed, "seat"), 16) % players
    order = sorted(
        characters(game), key=lambda who: hashlib.sha256(f"{derived(seed, 'names')}\n{who}".encode()).digest()
    )
    names = [None if each == seat else order.pop() if order else None for each in range(players)]
    options = {"memory": True} if "memory" in playable.options else {}
    return CommonDeal(
        ident, day, game, players, options, level, seat, names, seed, playable.version, short, None, begins, ends
    )  # fmt: skip


def with_opening(deal: CommonDeal) -> CommonDeal:
    """The deal as it can be played: bots have made the moves before it begins. That takes a moment."""
    match = find(deal.game).new(deal.players, seed=deal.seed, **deal.options)
    return replace(deal, opening=opening(match) if deal.short else [])


# ---- Playing it ----


def table_of(deal: CommonDeal, asker: Asker, practice: bool) -> Branch:
    """The table at which somebody plays it: for the first time, or again for practice."""
    assert deal.opening is not None
    seats = [
        log.SeatChoice() if seat == deal.seat else log.SeatChoice(deal.level, who)
        for seat, who in enumerate(deal.names)
    ]
    settings = log.TableSettings(
        deal.game, deal.players, deal.options, seats, stand_in=deal.level, spectators=False, reactions=True
    )
    started = log.Started(
        new_link(), new_seed(), derived(deal.seed, "bots"), deal.version, practice=True if practice else UNSET
    )
    moves: Sequence[log.Entry] = [log.Moved(seat, code, "bot") for seat, code in deal.opening]
    about = log.OfDeal(deal.id, deal.ends, len(deal.opening))
    return Branch(settings, deal.seed, [log.Sat(deal.seat, asker.person, asker.name, ""), started, *moves], about)
