"""How large the database is, and deleting what is too old: a few rows in each transaction."""

__all__ = ["Limits", "Swept", "size", "sweep"]

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Table, delete, exists, select, update

from .schema import common_deals, devices, entries, finished, members, notices, people, presence, speakers, tables
from .store import DAY, Store

AT_ONCE = 50  # tables, people or matches in a transaction
HOUR = 3600


class Limits(NamedTuple):
    """What was last touched before these times is deleted."""

    matches: float
    tables: float
    people: float
    notices: float

    @classmethod
    def at(cls, now: float, matches: int, tables: int, people: int) -> "Limits":
        """The limits for so many days each."""
        return cls(now - matches * DAY, now - tables * DAY, now - people * DAY, now - HOUR)


class Swept(NamedTuple):
    """How many rows were deleted, and the tables that are gone."""

    rows: int
    tables: Sequence[str]


def size(store: Store) -> int:
    """How many bytes of the database are in use."""
    with store.reader.connect() as connection:
        if store.is_postgresql:
            return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
        pages, free, each = (
            int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
            for name in ("page_count", "freelist_count", "page_size")
        )
        return (pages - free) * each


def sweep(store: Store, limits: Limits) -> Swept:
    """Delete some of what is too old. A table whose matches are still kept stays in the list, so that its people find them."""
    with store.reader.connect() as connection:
        stale = _stale_tables(connection, limits)
        left = {
            table: _oldest(connection, table, condition)
            for table, condition in (
                (finished, finished.c.ended < limits.matches),
                (people, _gone_people(limits)),
                (devices, devices.c.seen < limits.people),
                (notices, notices.c.at < limits.notices),
                (common_deals, common_deals.c.ends < limits.matches),
            )
        }
    if not stale and not any(left.values()):
        return Swept(0, ())
    with store.writing() as connection:
        rows = sum(connection.execute(_delete(table, idents)).rowcount for table, idents in left.items() if idents)
        if stale:
            rows += _delete_tables(connection, stale)
    return Swept(rows, stale)


def _oldest(connection: Connection, table: Table, condition: Any) -> list[Any]:
    return list(connection.execute(select(table.c.id).where(condition).limit(AT_ONCE)).scalars())


def _delete(table: Table, idents: Sequence[Any]) -> Delete:
    return delete(table).where(table.c.id.in_(idents))


def _stale_tables(connection: Connection, limits: Limits) -> list[str]:
    """Tables where nothing has happened for long, and nobody's clock runs; those of which only the entry in the list is left
    follow when their matches are gone."""
    quiet = (tables.c.touched < limits.tables) & (tables.c.due.is_(None) | (tables.c.due < limits.tables))
    left = exists().where(entries.c.table_id == tables.c.id) | ~exists().where(finished.c.table_id == tables.c.id)
    return _oldest(connection, tables, quiet & left)


def _delete_tables(connection: Connection, idents: Sequence[str]) -> int:
    known = exists().where(finished.c.table_id == tables.c.id)
    rows: int = connection.execute(delete(tables).where(tables.c.id.in_(idents), ~known)).rowcount
    rows += connection.execute(delete(entries).where(entries.c.table_id.in_(idents))).rowcount
    for passing in (presence, speakers):
        connection.execute(delete(passing).where(passing.c.table_id.in_(idents)))
    closed = {"status": "closed", "due": None, "bots": False, "free": 0}
    connection.execute(update(tables).where(tables.c.id.in_(idents)).values(closed))
    return rows


def _gone_people(limits: Limits) -> Any:
    """People whose token is no longer valid, and who have nothing here any more. Who was banned stays so."""
    sat = exists().where(members.c.person == people.c.id)
    owns = exists().where(finished.c.owner == people.c.id)
    return (people.c.seen < limits.people) & people.c.banned.is_(None) & ~sat & ~owns
