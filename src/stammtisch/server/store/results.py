"""What a person has played: each finished match as they came out of it, and the records that follow from that.

All of it is theirs alone. Whatever grows with it is asked of the database, in pages or as a summary.
"""

__all__ = ["Record", "Results", "Wanted", "forget"]

from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, case, delete, exists, func, select

from .attempts import forget_attempts
from .reviews import forget_reviews
from .schema import finished, met, people, results
from .store import Store

RECENT = 5  # matches that say how somebody plays at present
COURSE = 200  # matches in a chart
COMPANIONS = 50  # people to play with again


class Wanted(NamedTuple):
    """Which matches somebody wants to see: of a game, with another person, and won, lost or counting for no record."""

    game: str | None = None
    companion: str | None = None
    result: str | None = None


class Record(NamedTuple):
    """How often somebody has played a game in the same company, and how well. `recent` are the last matches, the latest first."""

    game: str
    company: str
    matches: int
    wins: int
    best: int
    streak: int
    recent: list[bool]


class Results:
    """The results of all people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def page(self, person: str, wanted: Wanted, first: int, limit: int) -> tuple[int, list[Any]]:
        """How many matches there are, and some of them, the latest first."""
        chosen = _chosen(person, wanted)
        columns = (*results.c, finished.c.names, finished.c.scores)
        query = select(*columns).join(finished, finished.c.id == results.c.match_id).where(*chosen)
        query = query.order_by(results.c.ended.desc(), results.c.match_id).offset(first).limit(limit)
        with self.store.reader.connect() as connection:
            count = connection.execute(select(func.count()).select_from(results).where(*chosen)).scalar_one()
            return count, list(connection.execute(query).mappings())

    def records(self, person: str) -> list[Record]:
        """The records of a person by game and company."""
        counted = _counted(person).subquery()
        won = case((counted.c.won, 1), else_=0)
        since_a_loss = case((counted.c.losses == 0, 1), else_=0)
        kinds = (counted.c.game, counted.c.company)
        summary = select(
            *kinds, func.count(), func.sum(won), func.max(counted.c.score), func.sum(since_a_loss)
        ).group_by(*kinds)
        last = select(*kinds, counted.c.won).where(counted.c.number <= RECENT).order_by(*kinds, counted.c.number)
        with self.store.reader.connect() as connection:
            recent: dict[tuple[str, str], list[bool]] = {}
            for game, company, row_won in connection.execute(last):
                recent.setdefault((game, company), []).append(row_won)
            return [
                Record(game, company, int(count), int(wins), int(best), int(streak), recent[game, company])
                for game, company, count, wins, best, streak in connection.execute(summary.order_by(*kinds))
            ]

    def course(self, person: str) -> list[Any]:
        """The last matches that count, the oldest first."""
        counted = (results.c.person == person, results.c.aside.is_(None))
        columns = (
            results.c.game,
            results.c.company,
            results.c.players,
            results.c.place,
            results.c.won,
            results.c.ended,
        )
        query = select(*columns).where(*counted).order_by(results.c.ended.desc(), results.c.match_id).limit(COURSE)
        with self.store.reader.connect() as connection:
            return list(connection.execute(query).mappings())[::-1]

    def companions(self, person: str) -> list[Any]:
        """The people somebody has played with, the last one first: how often, and who won. One who is gone has no name."""
        own = results.alias()
        mine = case((own.c.won & own.c.aside.is_(None), 1), else_=0)
        theirs = case((met.c.won & own.c.aside.is_(None), 1), else_=0)
        columns = (
            met.c.other.label("person"), people.c.name, func.count().label("matches"), func.sum(mine).label("wins"),
            func.sum(theirs).label("losses"), func.max(own.c.ended).label("last"),
        )  # fmt: skip
        query = select(*columns, _last_game()).join(
            own, (own.c.match_id == met.c.match_id) & (own.c.person == met.c.person)
        )
        query = query.join(people, people.c.id == met.c.other).where(met.c.person == person)
        query = query.group_by(met.c.person, met.c.other, people.c.name).order_by(
            func.max(own.c.ended).desc(), met.c.other
        )
        with self.store.reader.connect() as connection:
            return list(connection.execute(query.limit(COMPANIONS)).mappings())

    def have_met(self, person: str, other: str) -> bool:
        """Whether two people have finished a match together, as one of them remembers it."""
        query = select(exists().where(met.c.person == person, met.c.other == other))
        with self.store.reader.connect() as connection:
            return bool(connection.execute(query).scalar_one())

    def forget(self, person: str, now: float, match: str | None = None) -> int:
        """Forget a match, or all of them; returns how many. A match that was nobody else's is deleted altogether."""
        with self.store.writing() as connection:
            return forget(connection, person, now, match)


def forget(connection: Connection, person: str, now: float, match: str | None = None) -> int:
    """The same in a transaction of the caller's."""
    own = [results.c.person == person] if match is None else [results.c.person == person, results.c.match_id == match]
    mine = select(results.c.match_id).where(*own)
    others = exists().where(met.c.match_id == finished.c.id)
    alone = finished.c.id.in_(mine) & ~others
    brought = finished.c.owner == person if match is None else (finished.c.owner == person) & (finished.c.id == match)
    count = connection.execute(select(func.count()).select_from(results).where(*own)).scalar_one()
    forget_reviews(connection, person, match)
    forget_attempts(connection, person, match, now)
    connection.execute(delete(met).where(met.c.person == person, met.c.match_id.in_(mine)))
    connection.execute(delete(finished).where(alone | brought))
    connection.execute(delete(results).where(*own))
    return int(count)


def _last_game() -> Any:
    """The game that two people last played together."""
    again = met.alias()
    query = select(results.c.game).join(
        again, (again.c.match_id == results.c.match_id) & (again.c.person == results.c.person)
    )
    query = query.where(again.c.person == met.c.person, again.c.other == met.c.other).order_by(results.c.ended.desc())
    return query.limit(1).scalar_subquery().label("game")


def _chosen(person: str, wanted: Wanted) -> list[Any]:
    chosen = [results.c.person == person]
    if wanted.game:
        chosen.append(results.c.game == wanted.game)
    if wanted.companion:
        own = (met.c.person == person, met.c.other == wanted.companion)
        chosen.append(results.c.match_id.in_(select(met.c.match_id).where(*own)))
    if wanted.result == "aside":
        chosen.append(results.c.aside.is_not(None))
    elif wanted.result:
        chosen += [results.c.aside.is_(None), results.c.won if wanted.result == "won" else ~results.c.won]
    return chosen


def _counted(person: str) -> Select[Any]:
    """The matches that count: each with its number in its game and company, the latest first, and how many of those since then
    weren't won."""
    alike = (results.c.game, results.c.company)
    latest_first = (results.c.ended.desc(), results.c.match_id)
    lost = case((results.c.won, 0), else_=1)
    columns = (results.c.game, results.c.company, results.c.won, results.c.score)
    number = func.row_number().over(partition_by=alike, order_by=latest_first).label("number")
    losses = func.sum(lost).over(partition_by=alike, order_by=latest_first, rows=(None, 0)).label("losses")
    return select(*columns, number, losses).where(results.c.person == person, results.c.aside.is_(None))
