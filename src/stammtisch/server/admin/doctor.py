"""Replays every log and every match file, and says which can't be read."""

__all__ = ["Finding", "examine"]

from collections.abc import Iterator
from typing import Literal, NamedTuple

from sqlalchemy import select

from ...match.errors import StammtischError
from ...match.file import load
from ..store.records import table_row
from ..store.schema import finished, tables
from ..store.store import Store
from ..table.reading import read
from ..table.table import Table


class Finding(NamedTuple):
    """What was found about a table or a match: nothing, or why it can't be read."""

    kind: Literal["table", "match"]
    id: str
    trouble: str
    cause: str
    number: int
    total: int


def examine(store: Store) -> Iterator[Finding]:
    """Examine everything, one by one. A table that was set aside and can be read again is put back into the list."""
    with store.reader.connect() as connection:
        logs = connection.execute(select(tables.c.id, tables.c.status)).all()
        matches = list(connection.execute(select(finished.c.id)).scalars())
    total = len(logs) + len(matches)
    for number, (ident, status) in enumerate(logs, 1):
        yield Finding("table", ident, *_table(store, ident, status), number, total)
    for number, ident in enumerate(matches, len(logs) + 1):
        yield Finding("match", ident, *_match(store, ident), number, total)


def _table(store: Store, ident: str, status: str) -> tuple[str, str]:
    rows = store.entries(ident)
    if not rows or status == "closed":
        return "", ""
    found = read(Table(ident), rows)
    table = found.plan.table
    if table.trouble:
        store.set_aside(ident, table.trouble)
        return table.trouble, found.cause
    if status != table.status:
        store.relist(ident, table_row(table))
    return "", ""


def _match(store: Store, ident: str) -> tuple[str, str]:
    row = store.finished_match(ident)
    try:
        if row is not None:
            load(row["document"])
    except StammtischError as error:
        return "damaged", error.say()
    return "", ""
