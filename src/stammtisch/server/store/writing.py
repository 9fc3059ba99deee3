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

    `seq` is how many there were before; `members` are those who have just sat down; `command` (person, id, answer) is remembered
    so that it isn't carried out twice.
    """

    table: str
    seq: int
    at: float
    bodies: Sequence[str]
    row: TableRow
    members: frozenset[str]
    command: tuple[str, str, str] | None = None
    finished: dict[str, Any] | None = None

    @property
    def length(self) -> int:
        """How many entries there are then."""
        return self.seq + len(self.bodies)


def write(connection: Connection, together: Sequence[Kept], gently: Callable[[Any], Any]) -> None:
    """Write new entries of some tables. When this raises Conflict, the transaction has to be rolled back.

    `gently` is the database's own kind of `insert`, which leaves out what is there already.
    """
    old = [kept for kept in together if kept.seq]
    try:
        _run(connection, insert(tables), [_new_table(kept) for kept in together if not kept.seq])
        if _go_on(connection, together) != len(old):
            raise Conflict
    except IntegrityError:
        raise Conflict from None
    sat = [{"table_id": kept.table, "person": person} for kept in together for person in kept.members]
    _run(connection, gently(members).on_conflict_do_nothing(), sat)
    _run(connection, gently(finished).on_conflict_do_nothing(), [kept.finished for kept in together if kept.finished])


def _go_on(connection: Connection, together: Sequence[Kept]) -> int:
    """Write the logs, and what the list knows of old tables; returns how many of these were as long as they should be."""
    moved = [_list_row(kept) for kept in together if kept.seq]
    added = [row for kept in together for row in _log_rows(kept)]
    asked = [row for kept in together for row in _command_rows(kept)]
    if connection.dialect.name == "postgresql":
        rows = tuple(encode(each).decode() for each in (moved, added, asked))
        return int(connection.exec_driver_sql(_ALL, rows).scalar_one())
    count = _MOVE_ON.run(connection, moved)
    _ADD_ENTRIES.run(connection, added)
    _ADD_COMMANDS.run(connection, asked)
    return count


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
        self.array = f"SELECT {', '.join(taken)} FROM json_array_elements(%s::json) AS r"
        self.with_array = text.format(self.array)
        row = f"({', '.join('?' for _ in types)})"
        self.with_values = lru_cache(lambda count: text.format("VALUES " + ", ".join([row] * count)))

    def run(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> int:
        """Run it; returns how many rows of the database it concerned."""
        if not rows:
            return 0
        if connection.dialect.name == "postgresql":
            return connection.exec_driver_sql(self.with_array, (encode(rows).decode(),)).rowcount
        return connection.exec_driver_sql(self.with_values(len(rows)), tuple(chain.from_iterable(rows))).rowcount


_NOW = (
    "UPDATE tables SET seq = now.column3, status = now.column4, free = now.column5, bots = now.column6, touched = now.column7,"
    " due = now.column8 FROM {} WHERE tables.id = now.column1 AND tables.seq = now.column2"
)
_MOVE_ON = Together(
    _NOW.format("({}) AS now"), "text", "bigint", "bigint", "text", "int", "boolean", "float8", "float8"
)
_ADD_ENTRIES = Together("INSERT INTO entries (table_id, seq, at, body) {}", "text", "bigint", "float8", "text")
_ADD_COMMANDS = Together(
    "INSERT INTO commands (table_id, person, id, answer, at) {}", "text", "text", "text", "text", "float8"
)
# In one go, since each way to PostgreSQL and back takes longer than what it does there. Tables are locked in one order, so that
# no two processes wait for each other.
_ALL = (
    f"WITH now AS ({_MOVE_ON.array}),"
    " locked AS (SELECT id FROM tables WHERE id IN (SELECT column1 FROM now) ORDER BY id FOR UPDATE),"
    f" moved AS ({_NOW.format('now JOIN locked ON locked.id = now.column1')} RETURNING 1),"
    f" added AS ({_ADD_ENTRIES.with_array}), asked AS ({_ADD_COMMANDS.with_array})"
    " SELECT count(*) FROM moved"
)


def _run(connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> int:
    """Run a statement for each row; returns how many rows it concerned."""
    if not rows:
        return 0
    return connection.execute(statement, rows[0] if len(rows) == 1 else rows).rowcount


def _list_row(kept: Kept) -> tuple[Any, ...]:
    """What can have changed since the table was opened."""
    row = kept.row
    return kept.table, kept.seq, kept.length, row.status, row.free, row.bots, row.touched, row.due


def _new_table(kept: Kept) -> dict[str, Any]:
    return {**msgspec.structs.asdict(kept.row), "seq": kept.length, "id": kept.table, "thinking": 0.0}


def _log_rows(kept: Kept) -> Iterator[tuple[Any, ...]]:
    for number, body in enumerate(kept.bodies, kept.seq):
        yield kept.table, number, kept.at, body


def _command_rows(kept: Kept) -> Iterator[tuple[Any, ...]]:
    if kept.command:
        person, ident, answer = kept.command
        yield kept.table, person, ident, answer, kept.at
