"""Writing to the logs of tables: any number of tables in one transaction, each statement for all of them together."""

__all__ = ["CHANNEL", "PERSON", "Conflict", "Kept", "TableRow", "Together", "tell", "write"]

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, insert
from sqlalchemy.exc import IntegrityError

from .schema import finished, members, tables

CHANNEL = "stammtisch"  # on which processes tell each other the news
AT_ONCE = 100  # news in one notice, which may have 8,000 bytes
PERSON = "person:"  # no link looks like that
encode = msgspec.json.Encoder().encode


class Conflict(Exception):
    """Somebody else wrote to that table first, or the command was carried out already."""


class TableRow(msgspec.Struct, frozen=True):
    """What the list of tables knows, kept beside the log so that it can be searched."""

    game: str
    players: int
    public: bool
    status: str
    free: int
    due: float | None
    bots: bool
    touched: float


class Kept(msgspec.Struct, frozen=True):
    """New entries of a table's log, to be written together: all or none.

    `seq` is how many there were before; `row` is what the list of tables should say, if that has changed; `members` are those who
    have just sat down; `command` (its id and the answer) is remembered so that it isn't carried out twice.
    """

    table: str
    seq: int
    at: float
    bodies: Sequence[str]
    row: TableRow | None
    members: frozenset[str]
    command: tuple[str, str] | None = None
    finished: dict[str, Any] | None = None

    @property
    def length(self) -> int:
        """How many entries there are then."""
        return self.seq + len(self.bodies)


def write(connection: Connection, together: Sequence[Kept], gently: Callable[[Any], Any]) -> None:
    """Write new entries of some tables. When this raises Conflict, the transaction has to be rolled back.

    `gently` is the database's own kind of `insert`, which leaves out what is there already. Entries come before what the list of
    tables says: who could write them has the tables to themselves.
    """
    new = [_new_table(kept.table, kept.row) for kept in together if kept.row and not kept.seq]
    added = [row for kept in together for row in _log_rows(kept)]
    try:
        _run(connection, insert(tables), new)
        if _ADD_ENTRIES.run(connection, added) != len(added):
            raise Conflict
    except IntegrityError:
        raise Conflict from None
    _LIST.run(connection, [_list_row(kept.table, kept.row) for kept in together if kept.row and kept.seq])
    sat = [{"table_id": kept.table, "person": person} for kept in together for person in kept.members]
    _run(connection, gently(members).on_conflict_do_nothing(), sat)
    _run(connection, gently(finished).on_conflict_do_nothing(), [kept.finished for kept in together if kept.finished])


def tell(connection: Connection, origin: str, news: Sequence[str]) -> None:
    """Let other processes hear of something: of a table and how long its log is now, or of a person who has changed."""
    if connection.dialect.name != "postgresql":
        return
    for first in range(0, len(news), AT_ONCE):
        notice = "\n".join((origin, *news[first : first + AT_ONCE]))
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, notice))


class Together:
    """A statement about any number of rows, which stand where `{}` does: a row that is sent alone costs about as much as many.

    SQLite is given each value; PostgreSQL, whose driver is slow with long statements, one JSON array that it takes apart itself.
    """

    def __init__(self, text: str, *types: str) -> None:
        taken = (f"(r->>{number})::{kind} AS column{number + 1}" for number, kind in enumerate(types))
        self.with_array = text.format(f"SELECT {', '.join(taken)} FROM jsonb_array_elements(%s::jsonb) AS r")
        row = f"({', '.join('?' for _ in types)})"
        self.with_values = lru_cache(lambda count: text.format("VALUES " + ", ".join([row] * count)))

    def run(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> int:
        """Run it; returns how many rows of the database it concerned."""
        if not rows:
            return 0
        if connection.dialect.name == "postgresql":
            return connection.exec_driver_sql(self.with_array, (encode(rows).decode(),)).rowcount
        return connection.exec_driver_sql(self.with_values(len(rows)), tuple(chain.from_iterable(rows))).rowcount


# An entry is there once, by its key, and only after the one before it. They come in one order, so that no two processes wait for
# each other.
_ADD_ENTRIES = Together(
    "INSERT INTO entries (table_id, seq, at, body, command, answer)"
    " SELECT column1, column2, column3, column4, column5, column6 FROM ({}) AS new"
    " WHERE column7 = coalesce((SELECT max(seq) FROM entries WHERE table_id = column1), -1) ORDER BY column1, column2",
    "text", "bigint", "float8", "text", "text", "text", "bigint",
)  # fmt: skip
_LIST = Together(
    "UPDATE tables SET status = column2, free = column3, bots = column4, touched = column5, due = column6 FROM ({}) AS now"
    " WHERE id = column1",
    "text", "text", "int", "boolean", "float8", "float8",
)  # fmt: skip


def _run(connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
    """Run a statement for each row."""
    if rows:
        connection.execute(statement, rows[0] if len(rows) == 1 else rows)


def _list_row(table: str, row: TableRow) -> tuple[Any, ...]:
    """What can have changed since the table was opened."""
    return table, row.status, row.free, row.bots, row.touched, row.due


def _new_table(table: str, row: TableRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(row), "id": table, "thinking": 0.0}


def _log_rows(kept: Kept) -> Iterator[tuple[Any, ...]]:
    """Each entry, with the number of the one that has to be there already."""
    command = kept.command or (None, None)
    for number, body in enumerate(kept.bodies, kept.seq):
        yield kept.table, number, kept.at, body, *command, kept.seq - 1
        command = (None, None)
