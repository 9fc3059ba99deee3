"""Writing to the logs of tables: any number of tables in one transaction, each statement for all of them together."""

__all__ = ["CHANNEL", "PERSON", "Conflict", "Kept", "TableRow", "Together", "tell_of", "write"]

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, insert
from sqlalchemy.exc import IntegrityError

from .schema import finished, members, tables

CHANNEL = "stammtisch"  # on which processes tell each other of a table and its length, or of a person
PERSON = "person:"  # no link looks like that
encode = msgspec.json.Encoder().encode


class Conflict(Exception):
    """Somebody else wrote to that table first, or the command was carried out already."""


@dataclass(frozen=True)
class TableRow:
    """What the list of tables knows, kept beside the log so that it can be searched."""

    game: str
    players: int
    public: bool
    status: str
    free: int
    due: float | None
    bots: bool
    touched: float


@dataclass(frozen=True)
class Kept:
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


def write(connection: Connection, together: Sequence[Kept], gently: Callable[[Any], Any], origin: str) -> None:
    """Write new entries of some tables. When this raises Conflict, the transaction has to be rolled back.

    `gently` is the database's own kind of `insert`, which leaves out what is there already; `origin` is told to other
    processes as where it comes from.
    """
    old = [kept for kept in together if kept.seq]
    try:
        _run(connection, insert(tables), [_new_table(kept) for kept in together if not kept.seq])
        if _MOVE_ON.run(connection, [_list_row(kept) for kept in old]) != len(old):
            raise Conflict
        _ADD_ENTRIES.run(connection, [row for kept in together for row in _log_rows(kept)])
        _ADD_COMMANDS.run(connection, [row for kept in together for row in _command_rows(kept)])
    except IntegrityError:
        raise Conflict from None
    sat = [{"table_id": kept.table, "person": person} for kept in together for person in kept.members]
    _run(connection, gently(members).on_conflict_do_nothing(), sat)
    _run(connection, gently(finished).on_conflict_do_nothing(), [kept.finished for kept in together if kept.finished])
    _tell(connection, [f"{kept.table} {kept.length} {origin}" for kept in together])


def tell_of(connection: Connection, person: str) -> None:
    """Let other processes hear that a person has changed."""
    _tell(connection, [f"{PERSON} {person}"])


def _tell(connection: Connection, whats: list[str]) -> None:
    if connection.dialect.name == "postgresql":
        told = "SELECT pg_notify(%s, what) FROM json_array_elements_text(%s::json) AS what"
        connection.exec_driver_sql(told, (CHANNEL, encode(whats).decode()))


class Together:
    """A statement about any number of rows, which stand where `{}` does: a row that is sent alone costs about as much as many.

    SQLite is given each value; PostgreSQL, whose driver is slow with long statements, one JSON array that it takes apart itself.
    """

    def __init__(self, text: str, *types: str) -> None:
        self.text, self.types = text, types
        row = f"({', '.join('?' for _ in types)})"
        self._with_values = lru_cache(lambda count: text.format("VALUES " + ", ".join([row] * count)))
        taken = (f"(r->>{number})::{kind} AS column{number + 1}" for number, kind in enumerate(types))
        self._with_array = text.format(f"SELECT {', '.join(taken)} FROM json_array_elements(%s::json) AS r")

    def run(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> int:
        """Run it; returns how many rows of the database it concerned."""
        if not rows:
            return 0
        if connection.dialect.name == "postgresql":
            return connection.exec_driver_sql(self._with_array, (encode(rows).decode(),)).rowcount
        return connection.exec_driver_sql(self._with_values(len(rows)), tuple(chain.from_iterable(rows))).rowcount


_ADD_ENTRIES = Together("INSERT INTO entries (table_id, seq, at, body) {}", "text", "bigint", "float8", "text")
_ADD_COMMANDS = Together(
    "INSERT INTO commands (table_id, person, id, answer, at) {}", "text", "text", "text", "text", "float8"
)
_MOVE_ON = Together(
    "UPDATE tables SET seq = now.column3, status = now.column4, free = now.column5, bots = now.column6,"
    " touched = now.column7, due = now.column8"
    " FROM ({}) AS now WHERE tables.id = now.column1 AND tables.seq = now.column2",
    "text", "bigint", "bigint", "text", "int", "boolean", "float8", "float8",
)  # fmt: skip


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
    return {**kept.row.__dict__, "seq": kept.length, "id": kept.table, "thinking": 0.0}


def _log_rows(kept: Kept) -> Iterator[tuple[Any, ...]]:
    for number, body in enumerate(kept.bodies, kept.seq):
        yield kept.table, number, kept.at, body


def _command_rows(kept: Kept) -> Iterator[tuple[Any, ...]]:
    if kept.command:
        person, ident, answer = kept.command
        yield kept.table, person, ident, answer, kept.at
