"""Attempts at common deals: each person has one of each deal, whatever devices and processes they use."""

__all__ = ["Attempts", "Compared", "forget_attempts", "knows"]

from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, func, or_, select, update

from .schema import attempts, common_deals, finished, people, tables
from .store import Store

RECENT = 400  # days of a calendar


class Compared(NamedTuple):
    """Of all the others whose attempt counts: how many there are, how many made less, and how many as much."""

    others: int
    less: int
    same: int


class Attempts:
    """All attempts."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def find(self, deal: str, person: str) -> Any:
        """Somebody's attempt, with the `status` of its table, if that is still there; None if they haven't begun."""
        query = select(attempts, tables.c.status).outerjoin(tables, tables.c.id == attempts.c.table_id)
        with self.store.reader.connect() as connection:
            return connection.execute(query.where(_of(deal, person))).mappings().one_or_none()

    def claim(self, deal: str, person: str, table: str, now: float) -> str:
        """Begin an attempt at a table with this ident, once; returns the one that it is played at."""
        row = {"deal": deal, "person": person, "table_id": table, "begun": now, "counts": False}
        with self.store.writing() as connection:
            connection.execute(self.store.insert_new(attempts).values(row).on_conflict_do_nothing())
            return str(connection.execute(select(attempts.c.table_id).where(_of(deal, person))).scalar_one())

    def compared(self, deal: str, person: str, score: int) -> Compared:
        """How a score stands among those of the others."""
        others = and_(attempts.c.deal == deal, attempts.c.person != person, attempts.c.counts)
        query = select(
            func.count(),
            func.count().filter(attempts.c.score < score),
            func.count().filter(attempts.c.score == score),
        )
        with self.store.reader.connect() as connection:
            return Compared(*connection.execute(query.where(others)).one())

    def finished(self, deal: str) -> int:
        """How many have played a deal so that it counts."""
        query = select(func.count()).select_from(attempts).where(attempts.c.deal == deal, attempts.c.counts)
        with self.store.reader.connect() as connection:
            return connection.execute(query).scalar_one()

    def friends(self, deal: str, limit: int) -> list[Any]:
        """Those who have finished a deal, the best first, with the points of all seats."""
        query = select(attempts, people.c.name, finished.c.scores).join(people, people.c.id == attempts.c.person)
        query = query.outerjoin(finished, finished.c.id == attempts.c.match_id)
        query = query.where(attempts.c.deal == deal, attempts.c.score.is_not(None))
        query = query.order_by(attempts.c.place, attempts.c.score.desc(), attempts.c.ended)
        with self.store.reader.connect() as connection:
            return list(connection.execute(query.limit(limit)).mappings())

    def days(self, person: str) -> list[str]:
        """The days on which somebody finished a deal of the day in time, the latest first."""
        query = select(common_deals.c.day).join(attempts, attempts.c.deal == common_deals.c.id).distinct()
        query = query.where(attempts.c.person == person, attempts.c.counts, common_deals.c.day.is_not(None))
        with self.store.reader.connect() as connection:
            return list(connection.execute(query.order_by(common_deals.c.day.desc()).limit(RECENT)).scalars())

    def page(self, person: str, first: int, limit: int) -> tuple[int, list[Any]]:
        """How many attempts somebody has, and some of them, the latest first."""
        columns = [each for each in attempts.c if each.name not in ("person", "table_id")]
        query = select(*columns, common_deals.c.day, common_deals.c.game).join(
            common_deals, common_deals.c.id == attempts.c.deal
        )
        query = query.where(attempts.c.person == person).order_by(attempts.c.begun.desc(), attempts.c.deal)
        count = select(func.count()).select_from(attempts).where(attempts.c.person == person)
        with self.store.reader.connect() as connection:
            rows = connection.execute(query.offset(first).limit(limit)).mappings()
            return connection.execute(count).scalar_one(), list(rows)


def forget_attempts(connection: Connection, person: str, match: str | None, now: float) -> None:
    """Forget what came of somebody's attempts: of one match, or of all, with their deals for friends.

    Where a deal is still being played, it stays known that they have had their attempt; nothing else does.
    """
    mine = attempts.c.person == person
    if match is not None:
        mine = and_(mine, attempts.c.match_id == match)
    over = select(common_deals.c.id).where(common_deals.c.ends <= now)
    connection.execute(delete(attempts).where(mine, attempts.c.deal.in_(over)))
    nothing = dict.fromkeys(("match_id", "score", "place", "won")) | {"counts": False}
    ended = func.coalesce(attempts.c.ended, attempts.c.begun)
    connection.execute(update(attempts).where(mine).values(**nothing, ended=ended))
    if match is None:
        connection.execute(update(common_deals).where(common_deals.c.host == person).values(host=None))


def _of(deal: str, person: str) -> Any:
    return and_(attempts.c.deal == deal, attempts.c.person == person)


def knows(person: str, now: float) -> Any:
    """The deals whose secrets somebody may know: those that are over, and those among friends that they have finished."""
    mine = select(attempts.c.deal).where(attempts.c.person == person, attempts.c.ended.is_not(None))
    return or_(common_deals.c.ends <= now, common_deals.c.day.is_(None) & common_deals.c.id.in_(mine))
