"""What there is in a database: how much, how old, how large."""

__all__ = ["Figures", "PersonLine", "TableLine", "figures", "people_by", "tables_by"]

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Select, func, select

from ..store.schema import entries, finished, members, people, tables
from ..store.store import Store
from ..store.upkeep import size

Order = Literal["age", "size"]


class Figures(Struct, frozen=True):
    """How much there is of everything. Sizes are in bytes."""

    people: int
    banned: int
    muted: int
    tables: int
    by_status: dict[str, int]
    entries: int
    matches: int
    match_bytes: int
    bytes: int


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    touched: float
    entries: int
    bytes: int


class PersonLine(Struct, frozen=True):
    """A person in a list."""

    id: str
    name: str
    seen: float
    tables: int
    bytes: int
    banned: bool
    muted: bool


def figures(store: Store) -> Figures:
    """How much there is of everything."""
    with store.reader.connect() as connection:

        def one(query: Select[Any]) -> int:
            return int(connection.execute(query).scalar() or 0)

        found = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
        by_status = {row[0]: int(row[1]) for row in found}
        counted = {
            "people": one(select(func.count()).select_from(people)),
            "banned": one(select(func.count()).where(people.c.banned.is_not(None))),
            "muted": one(select(func.count()).where(people.c.muted.is_not(None))),
            "entries": one(select(func.count()).select_from(entries)),
            "matches": one(select(func.count()).select_from(finished)),
            "match_bytes": one(select(func.sum(finished.c.size))),
        }
    return Figures(tables=sum(by_status.values()), by_status=by_status, bytes=size(store), **counted)


def tables_by(store: Store, order: Order, limit: int) -> list[TableLine]:
    """Tables: those longest untouched, or the largest ones."""
    length = func.coalesce(func.sum(func.length(entries.c.body)), 0)
    query = (
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.touched, func.count(entries.c.seq), length)
        .join(entries, entries.c.table_id == tables.c.id, isouter=True)
        .group_by(tables.c.id, tables.c.game, tables.c.status, tables.c.touched)
        .order_by(tables.c.touched if order == "age" else length.desc())
    )
    with store.reader.connect() as connection:
        return [TableLine(*row) for row in connection.execute(query.limit(limit))]


def people_by(store: Store, order: Order, limit: int) -> list[PersonLine]:
    """People: those longest away, or those who store most."""
    stored = (
        select(func.coalesce(func.sum(finished.c.size), 0)).where(finished.c.owner == people.c.id).scalar_subquery()
    )
    sat = select(func.count()).where(members.c.person == people.c.id).scalar_subquery()
    query = select(
        people.c.id,
        people.c.name,
        people.c.seen,
        sat.label("sat"),
        stored.label("stored"),
        people.c.banned,
        people.c.muted,
    ).order_by(people.c.seen if order == "age" else stored.desc())
    with store.reader.connect() as connection:
        return [
            PersonLine(*row[:5], banned=row.banned is not None, muted=row.muted is not None)
            for row in connection.execute(query.limit(limit))
        ]
