"""Which tables' bots are thought about next, by any process on the database.

Tables with people come first. Among these, and then among the tables of bots only, people have equal shares: the second table of
one host comes after the first tables of all the others. What was thought about last comes last.
"""

__all__ = ["Room", "Share", "ThinkingQueue"]

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, case, func, select, update
from sqlalchemy.sql.selectable import Subquery

from .schema import tables
from .store import Store

SPARE = 3  # candidates for each place, since another process may take some of them at the same time


class Room(NamedTuple):
    """For how many more tables a process has room."""

    people: int
    bots_only: int


class Share(NamedTuple):
    """The tables that a process has claimed, and how many have a bot to move: with people, and of bots only."""

    claimed: list[str]
    people: int = 0
    bots_only: int = 0


class ThinkingQueue:
    """The claims of processes to tables where a bot has to move. A claim runs out by itself if its process is gone."""

    def __init__(self, store: Store) -> None:
        self.reader, self._writing, self.is_postgresql = store.reader, store.writing, store.is_postgresql

    def share(
        self, process: str, done: Mapping[str, float], now: float, until: float, watched: float, room: Room
    ) -> Share:
        """Give claims back, and claim the tables whose turn it is, until the time `until`.

        `done` says from when on each table may be claimed again. A table of bots only is left alone unless somebody has
        watched it since the time `watched`.
        """
        awake = tables.c.people | (tables.c.watched > watched)
        with self._writing() as connection:
            for table, again in done.items():
                mine = (tables.c.id == table) & (tables.c.thinker == process)
                connection.execute(update(tables).where(mine).values(thinker=None, thinking=again))
            due = _due(awake, now)
            waiting = func.sum(case((due.c.thinking <= now, 1), else_=0))
            counts = connection.execute(select(due.c.people, func.count(), waiting).group_by(due.c.people)).all()
            total = {bool(people): count for people, count, _ in counts}
            idle = {bool(people): count for people, _, count in counts}
            claimed = self._claim(connection, due, True, now, room.people) if idle.get(True) else []
            if idle.get(False) and idle.get(True, 0) <= len(claimed):
                claimed += self._claim(connection, due, False, now, room.bots_only - len(claimed))
            if claimed:
                claim = {"thinker": process, "thinking": until, "thought": now}
                connection.execute(update(tables).where(tables.c.id.in_(claimed)).values(**claim))
            return Share(claimed, total.get(True, 0), total.get(False, 0))

    def _claim(self, connection: Connection, due: Subquery, people: bool, now: float, room: int) -> list[str]:
        """The next tables of one kind, which nobody else can claim before the transaction ends."""
        if room <= 0:
            return []
        free = select(due.c.id).where(due.c.people == people, due.c.thinking <= now)
        ordered = free.order_by(due.c.turn, due.c.served, due.c.thought, due.c.id)
        if not self.is_postgresql:
            return list(connection.execute(ordered.limit(room)).scalars())
        wanted = list(connection.execute(ordered.limit(SPARE * room)).scalars())
        mine = select(tables.c.id).where(tables.c.id.in_(wanted), tables.c.bots, tables.c.thinking <= now)
        # Without locking out people who play at these tables.
        locked = set(connection.execute(mine.with_for_update(key_share=True, skip_locked=True)).scalars())
        return [table for table in wanted if table in locked][:room]

    def watch(self, watched: Collection[str], now: float) -> None:
        """Note that somebody looks at some tables."""
        with self._writing() as connection:
            connection.execute(update(tables).where(tables.c.id.in_(list(watched))).values(watched=now))

    def resting(self, idents: Collection[str], watched: float) -> set[str]:
        """Those of some tables where bots are among themselves, and play on when somebody looks."""
        query = select(tables.c.id).where(
            tables.c.id.in_(list(idents)), tables.c.bots, ~tables.c.people, tables.c.watched <= watched
        )
        with self.reader.connect() as connection:
            return set(connection.execute(query).scalars())


def _due(awake: ColumnElement[bool], now: float) -> Subquery:
    """The tables where a bot has to move.

    `turn` counts those of the same host, first those that are thought about already; `served` is when any of them last was.
    """
    same = (tables.c.people, tables.c.host)
    order = (case((tables.c.thinking > now, 0), else_=1), tables.c.thought, tables.c.id)
    turn = func.row_number().over(partition_by=same, order_by=order).label("turn")
    served = func.max(tables.c.thought).over(partition_by=same).label("served")
    columns = (tables.c.id, tables.c.people, tables.c.thinking, tables.c.thought, turn, served)
    return select(*columns).where(tables.c.bots, awake).subquery()
