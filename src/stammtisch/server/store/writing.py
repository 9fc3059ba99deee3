"""Writing to the logs of tables: any number of tables in one transaction, each statement for all of them together."""

__all__ = ["CHANNEL", "PERSON", "Conflict", "Kept", "TableRow", "WrittenOut", "tell_of", "write"]

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Dialect, Executable, bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError

from .schema import commands, entries, finished, members, tables

CHANNEL = "stammtisch"  # on which processes tell each other of a table and its length, or of a person
PERSON = "person:"  # no link looks like that


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
    old, sql = [kept for kept in together if kept.seq], every_move(connection.dialect)
    try:
        _run(connection, insert(tables), [_new_table(kept) for kept in together if not kept.seq])
        if sql.move_on.run(connection, [_list_row(kept) for kept in old]) != len(old):
            raise Conflict
        sql.add_entries.run(connection, [row for kept in together for row in _log_rows(kept)])
        sql.add_commands.run(connection, [row for kept in together for row in _command_rows(kept)])
    except IntegrityError:
        raise Conflict from None
    sat = [{"table_id": kept.table, "person": person} for kept in together for person in kept.members]
    _run(connection, gently(members).on_conflict_do_nothing(), sat)
    _run(connection, gently(finished).on_conflict_do_nothing(), [kept.finished for kept in together if kept.finished])
    if connection.dialect.name == "postgresql":
        connection.execute(_TELL, {"whats": [f"{kept.table} {kept.length} {origin}" for kept in together]})


def tell_of(connection: Connection, person: str) -> None:
    """Let other processes hear that a person has changed."""
    if connection.dialect.name == "postgresql":
        connection.execute(_TELL, {"whats": [f"{PERSON} {person}"]})


class WrittenOut:
    """A statement as the driver takes it. Every move runs it, and SQLAlchemy would spend more on it than the database does."""

    def __init__(self, statement: Any, columns: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        self.text, self.order = str(compiled), compiled.positiontup

    def run(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> int:
        """Run it for each row; returns how many rows of the database it concerned."""
        if not rows:
            return 0
        bound: Any = rows if self.order is None else [tuple(row[name] for name in self.order) for row in rows]
        return connection.exec_driver_sql(self.text, bound[0] if len(rows) == 1 else bound).rowcount


class _EveryMove:
    """The statements that each move needs."""

    def __init__(self, dialect: Dialect) -> None:
        known = tables.c.id == bindparam("table"), tables.c.seq == bindparam("was")
        self.move_on = WrittenOut(update(tables).where(*known), _LISTED, dialect)
        self.add_entries = WrittenOut(insert(entries), entries.c.keys(), dialect)
        self.add_commands = WrittenOut(insert(commands), commands.c.keys(), dialect)


_LISTED = (*TableRow.__dataclass_fields__, "seq")
every_move = lru_cache(_EveryMove)
_TELL = text("SELECT pg_notify(:channel, what) FROM unnest(CAST(:whats AS text[])) AS what").bindparams(channel=CHANNEL)


def _run(connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> int:
    """Run a statement for each row; returns how many rows it concerned."""
    if not rows:
        return 0
    return connection.execute(statement, rows[0] if len(rows) == 1 else rows).rowcount


def _list_row(kept: Kept) -> dict[str, Any]:
    return {**kept.row.__dict__, "seq": kept.length, "table": kept.table, "was": kept.seq}


def _new_table(kept: Kept) -> dict[str, Any]:
    return {**kept.row.__dict__, "seq": kept.length, "id": kept.table, "thinking": 0.0}


def _log_rows(kept: Kept) -> Iterator[dict[str, Any]]:
    for number, body in enumerate(kept.bodies, kept.seq):
        yield {"table_id": kept.table, "seq": number, "at": kept.at, "body": body}


def _command_rows(kept: Kept) -> Iterator[dict[str, Any]]:
    if kept.command:
        person, ident, answer = kept.command
        yield {"table_id": kept.table, "person": person, "id": ident, "answer": answer, "at": kept.at}
