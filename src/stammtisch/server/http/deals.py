"""What somebody is told of a common deal."""

__all__ = ["daily", "state"]

import datetime as dt
from collections.abc import Sequence
from typing import Any

import msgspec

from ...bots.characters import PEOPLE
from ...bots.levels import NAMES
from ...match.fairness import commitment
from ...messages import has, say
from ..runtime.dealing import Dealing
from ..store.attempts import Attempts
from ..store.store import DAY
from ..table.common_deals import CommonDeal, beginning_of, day_ident, day_of, games
from . import wire, wire_deal

WEEKS = 6  # of a calendar
MOST_FRIENDS = 50


def daily(dealing: Dealing, person: str, language: str) -> wire_deal.Daily:
    """The deals of the day. It asks the database."""
    now = dealing.clock()
    today, tomorrow = day_of(now), day_of(now + DAY)
    deals = [found for game in games() if (found := dealing.find(day_ident(today, game)))]
    days = dealing.attempts.days(person)
    return wire_deal.Daily(
        today,
        beginning_of(tomorrow),
        streak(days, today),
        [day for day in days if beginning_of(day) > now - WEEKS * 7 * DAY],
        [state(dealing, deal, person, language) for deal in deals],
        {game: commitment(dealing.seed_of(day_ident(tomorrow, game))) for game in games()},
    )


def streak(days: Sequence[str], today: str) -> int:
    """How many days there are in a row up to today, or up to yesterday as long as today isn't over; the latest come first."""
    day, count = dt.date.fromisoformat(today), 0
    if days[:1] != [today]:
        day -= dt.timedelta(days=1)
    for each in days:
        if each != day.isoformat():
            break
        day, count = day - dt.timedelta(days=1), count + 1
    return count


def state(dealing: Dealing, deal: CommonDeal, person: str, language: str) -> wire_deal.DealState:
    """A deal, and how far somebody is with it. It asks the database."""
    row, over = dealing.attempts.find(deal.id, person), deal.ends <= dealing.clock()
    result = _result(row)
    return wire_deal.DealState(
        deal.id,
        deal.day,
        deal.game,
        [_player(deal, seat) for seat in range(deal.players)],
        deal.seat,
        deal.level,
        _form(deal, language),
        commitment(deal.seed),
        deal.seed if over else None,
        deal.begins,
        deal.ends,
        "new" if row is None else _status(row),
        row["table_id"] if row and _status(row) == "running" else None,
        row["match_id"] if row else None,
        result,
        dealing.attempts.finished(deal.id),
        _comparison(dealing, deal, person, result.score) if result else None,
    )


def _status(row: Any) -> Any:
    if row["ended"] is None:
        return "running" if row["status"] in (None, "playing", "waiting") else "spent"
    return "spent" if row["score"] is None else "done"


def _result(row: Any) -> wire_deal.DealResult | None:
    if row is None or row["score"] is None:
        return None
    return wire_deal.DealResult(row["score"], row["place"], row["won"], row["counts"])


def _player(deal: CommonDeal, seat: int) -> wire.Player | None:
    who = deal.names[seat]
    return None if seat == deal.seat else wire.Player(PEOPLE.get(who or "", ""), deal.level, who)


def _form(deal: CommonDeal, language: str) -> str:
    """What is played, as the game says it."""
    own = f"{deal.game}-short"
    return say(own if deal.short and has(own, language) else "deal-whole", language, players=deal.players)


def _comparison(dealing: Dealing, deal: CommonDeal, person: str, score: int) -> wire_deal.Comparison:
    runs = dealing.deals.runs(deal.id)
    levels = [
        wire_deal.LevelRuns(
            level, len(made), sum(each < score for each in made), made.count(score), sum(made) / len(made)
        )
        for level in NAMES
        if (made := runs.get(level))
    ]
    people = wire_deal.OthersRuns(*dealing.attempts.compared(deal.id, person, score))
    friends = [] if deal.day else _friends(dealing.attempts, deal.id, person)
    return wire_deal.Comparison(people, levels, friends)


def _friends(attempts: Attempts, deal: str, person: str) -> list[wire_deal.DealFriend]:
    return [
        wire_deal.DealFriend(
            row["name"],
            row["person"] == person,
            row["score"],
            row["place"],
            row["won"],
            row["counts"],
            msgspec.json.decode(row["scores"] or "[]"),
        )
        for row in attempts.friends(deal, MOST_FRIENDS)
    ]
