"""Appending to the logs of tables: any number of tables in one transaction, each statement for all of them at once."""

__all__ = [
    "CHANNEL", "GONE", "PERSON", "TOKEN", "BulkStatement", "Conflict", "FinishedMatch", "NewEntries", "TableRow", "append",
    "notify",
]  # fmt: skip

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, insert, update
from sqlalchemy.exc import IntegrityError

from .news import News, note_news, note_speakers
from .schema import attempts, finished, members, met, results, tables

CHANNEL = "stammtisch"  # on which processes notify each other
AT_ONCE = 100  # items in one notice, which may have 8,000 bytes
# These stand where a link would, but no link looks like that.
PERSON = "person:"  # somebody has another name
TOKEN = "token:"  # a person has given up a token, whose hash follows, or all of them
GONE = "gone:"  # what is known of a table is no longer true
encode = msgspec.json.Encoder().encode


class Conflict(Exception):
    """Another process wrote to the table first, perhaps by carrying out the same command."""


class TableRow(msgspec.Struct, frozen=True):
    """A row of the list of tables: what follows from the log and has to be searchable."""

    game: str
    players: int
    public: bool
    status: str
    free: int
    due: float | None
    host: str
    people: bool
    bots: bool
    touched: float
    turns: str | None = None
    names: str | None = None

    def differs_in_turns_only(self, other: "TableRow") -> bool:
        """Whether it says nothing new but whose turn it is, as after most moves."""
        return msgspec.structs.replace(other, turns=self.turns) == self


class FinishedMatch(msgspec.Struct, frozen=True):
    """A match that has just ended, as it is stored: its row, how each person came out of it, and whom they met there; and what
    came of the attempt at a common deal, if it was one."""

    row: dict[str, Any]
    results: list[dict[str, Any]]
    met: list[dict[str, Any]]
    attempt: dict[str, Any] | None = None


class NewEntries(msgspec.Struct, frozen=True):
    """New entries of a table's log, to be written all or none.

    `seq` is how many there were before; `row` is the table's new row in the list of tables, if it has changed, and `listed` the
    one before it, if known; `members` are the people who have just sat down, `speakers` those who have said something, `news`
    what people are told about it who aren't there; `command` (its id and the answer) is stored so that it is carried out once.
    """

    table: str
    seq: int
    at: float
    bodies: Sequence[str]
    row: TableRow | None
    members: frozenset[str]
    command: tuple[str, str] | None = None
    finished: FinishedMatch | None = None
    speakers: frozenset[str] = frozenset()
    news: News | None = None
    listed: TableRow | None = None

    @property
    def length(self) -> int:
        """How many entries the log has with them."""
        return self.seq + len(self.bodies)


def append(connection: Connection, together: Sequence[NewEntries], insert_new: Callable[[Any], Any]) -> None:
    """Write new entries of some tables. If this raises Conflict, the transaction has to be rolled back.

    `insert_new` is the database's own `insert`, which can leave out rows that are there already. Entries are written before the
    list of tables: a process that could write them has the tables to itself.
    """
    opened = [_new_table(new.table, new.row) for new in together if new.row and not new.seq]
    added = [row for new in together for row in _log_rows(new)]
    try:
        _run(connection, insert(tables), opened)
        if _ADD_ENTRIES.run(connection, added) != len(added):
            raise Conflict
    except IntegrityError:
        raise Conflict from None
    _update_list(connection, [(new.table, new.row, new.listed) for new in together if new.row and new.seq])
    sat = [{"table_id": new.table, "person": person} for new in together for person in new.members]
    _run(connection, insert_new(members).on_conflict_do_nothing(), sat)
    ended = [new.finished for new in together if new.finished]
    _run(connection, insert_new(finished).on_conflict_do_nothing(), [match.row for match in ended])
    _run(connection, insert_new(results).on_conflict_do_nothing(), [row for match in ended for row in match.results])
    _run(connection, insert_new(met).on_conflict_do_nothing(), [row for match in ended for row in match.met])
    for match in ended:
        if match.attempt:
            _note_attempt(connection, match.attempt)
    note_speakers(connection, [(new.table, person) for new in together for person in new.speakers], insert_new)
    for new in together:
        if new.news:
            note_news(connection, new.table, new.news, new.at, insert_new)


def _note_attempt(connection: Connection, ended: dict[str, Any]) -> None:
    """What came of an attempt at a common deal: of the one at this very table, and only the first time."""
    this = [attempts.c[name] == ended[name] for name in ("deal", "person", "table_id")]
    told = {name: ended[name] for name in ("match_id", "ended", "score", "place", "won", "counts")}
    connection.execute(update(attempts).where(*this, attempts.c.ended.is_(None)).values(**told))


def notify(connection: Connection, origin: str, news: Sequence[str]) -> None:
    """Notify other processes: of a table and how long its log is now, or of a person who has changed."""
    if connection.dialect.name != "postgresql":
        return
    for first in range(0, len(news), AT_ONCE):
        notice = "\n".join((origin, *news[first : first + AT_ONCE]))
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, notice))


class BulkStatement:
    """A statement about any number of rows, which take the place of `{}`: sending one row costs about as much as sending many.

    SQLite gets each value as a parameter; PostgreSQL, whose driver is slow with long statements, one JSON array to take apart.
    """

    def __init__(self, text: str, *types: str) -> None:
        taken = (f"(r->>{number})::{kind} AS column{number + 1}" for number, kind in enumerate(types))
        self.with_array = text.format(f"SELECT {', '.join(taken)} FROM jsonb_array_elements(%s::jsonb) AS r")
        row = f"({', '.join('?' for _ in types)})"
        self.with_values = lru_cache(lambda count: text.format("VALUES " + ", ".join([row] * count)))

    def run(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> int:
        """Run it; returns how many rows of the database it affected."""
        if not rows:
            return 0
        if connection.dialect.name == "postgresql":
            return connection.exec_driver_sql(self.with_array, (encode(rows).decode(),)).rowcount
        return connection.exec_driver_sql(self.with_values(len(rows)), tuple(chain.from_iterable(rows))).rowcount


# The key allows each entry once, and the condition only after the one before it. Rows are ordered, so that two processes can't
# wait for each other.
_ADD_ENTRIES = BulkStatement(
    "INSERT INTO entries (table_id, seq, at, body, command, answer)"
    " SELECT column1, column2, column3, column4, column5, column6 FROM ({}) AS new"
    " WHERE column7 = coalesce((SELECT max(seq) FROM entries WHERE table_id = column1), -1) ORDER BY column1, column2",
    "text", "bigint", "float8", "text", "text", "text", "bigint",
)  # fmt: skip
_UPDATE_LIST = BulkStatement(
    "UPDATE tables SET status = column2, free = column3, bots = column4, touched = column5, due = column6, people = column7,"
    " watched = CASE WHEN people AND NOT column7 THEN column5 ELSE watched END, game = column8, players = column9,"
    " public = column10, host = column11, turns = column12, names = column13 FROM ({}) AS now WHERE id = column1",
    "text", "text", "int", "boolean", "float8", "float8", "boolean", "text", "int", "boolean", "text", "text", "text",
)  # fmt: skip
# Most of the time that is all. No index contains it, so PostgreSQL needn't touch any.
_UPDATE_TURNS = BulkStatement("UPDATE tables SET turns = column2 FROM ({}) AS now WHERE id = column1", "text", "text")


def _update_list(connection: Connection, changed: Iterable[tuple[str, TableRow, TableRow | None]]) -> None:
    turns, rows = list[tuple[Any, ...]](), list[tuple[Any, ...]]()
    for table, row, listed in changed:
        if listed and row.differs_in_turns_only(listed):
            turns.append((table, row.turns))
        else:
            rows.append(_list_row(table, row))
    _UPDATE_TURNS.run(connection, turns)
    _UPDATE_LIST.run(connection, rows)


def _run(connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
    """Run a statement for each row."""
    if rows:
        connection.execute(statement, rows[0] if len(rows) == 1 else rows)


def _list_row(table: str, row: TableRow) -> tuple[Any, ...]:
    """The columns that can change after a table was opened."""
    changing = (row.status, row.free, row.bots, row.touched, row.due, row.people)
    return table, *changing, row.game, row.players, row.public, row.host, row.turns, row.names


def _new_table(table: str, row: TableRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(row), "id": table, "thinking": 0.0, "thought": 0.0, "watched": row.touched}


def _log_rows(new: NewEntries) -> Iterator[tuple[Any, ...]]:
    """Each entry, with the number of the last one that has to be there already."""
    command = new.command or (None, None)
    for number, body in enumerate(new.bodies, new.seq):
        yield new.table, number, new.at, body, *command, new.seq - 1
        command = (None, None)
