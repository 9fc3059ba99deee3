"""Reading a log that was stored: as far as it can be read, and why it can't be read further."""

__all__ = ["Read", "StoredEntry", "dealt_in", "read"]

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

from . import log
from .plan import Plan
from .table import OtherPosition, Table, Trouble


class StoredEntry(NamedTuple):
    """An entry of a table's log; at the first one that carries out a command, also its id and the answer to it."""

    seq: int
    at: float
    body: str
    command: str | None = None
    answer: str | None = None


class Read(NamedTuple):
    """The table with all the entries that can be read; and, if those aren't all, why the table is set aside, with the cause.

    `answers` are those to the commands among them, by the commands' ids.
    """

    plan: Plan
    answers: dict[str, str]
    cause: str = ""


def dealt_in(table: Table, rows: Sequence[StoredEntry]) -> set[str]:
    """The games that are dealt in these rows, as far as they can be read."""
    entries: list[log.Entry] = []
    with suppress(msgspec.MsgspecError, UnicodeError):
        entries += (log.decode(row.body) for row in rows)
    game, dealt = table.settings.game if table.seq else "", set()
    for entry in entries:
        match entry:
            case log.Opened():
                game = entry.settings.game
            case log.Arranged(game=str() as other):
                game = other
            case log.Started():
                dealt.add(game)
    return dealt


def read(table: Table, rows: Sequence[StoredEntry]) -> Read:
    """Take the next rows of its log into a table. Whatever is wrong with them, this raises nothing."""
    answers = {row.command: row.answer for row in rows if row.command and row.answer}
    try:
        _check_numbers(table, rows)
        plan = Plan(table, [(row.at, log.decode(row.body)) for row in rows])
    except Exception:
        return _read_as_far_as_possible(table, rows, answers)
    return Read(plan, answers) if plan.has_known_rules else _read_as_far_as_possible(table, rows, answers)


def _read_as_far_as_possible(table: Table, rows: Sequence[StoredEntry], answers: dict[str, str]) -> Read:
    """Entry by entry, up to the first that can't be read. What went wrong may be anything: somebody has edited the database."""
    good: list[tuple[float, log.Entry]] = []
    attempt, trouble, cause = table.copy(), table.trouble, ""
    for row in rows:
        try:
            _check_numbers(attempt, [row])
            entry = log.decode(row.body)
            attempt.add(entry, row.at)
            _check_digest(attempt, entry)
        except Exception as error:
            trouble, cause = _trouble(attempt), f"entry {attempt.seq}: {type(error).__name__}"
            break
        good.append((row.at, entry))
    plan = Plan(table, good)
    if trouble:
        plan.table.set_aside(trouble)
    return Read(plan, answers, cause)


def _check_numbers(table: Table, rows: Sequence[StoredEntry]) -> None:
    """Raise ValueError if a row is missing."""
    if [row.seq for row in rows] != list(range(table.seq, table.seq + len(rows))):
        raise ValueError("a row is missing")


def _check_digest(table: Table, entry: log.Entry) -> None:
    """Raise OtherPosition if nothing tells whether this led to the same position by the rules of its time."""
    if isinstance(entry, log.Started | log.Moved) and not entry.digest and not table.has_known_rules:
        raise OtherPosition


def _trouble(table: Table) -> Trouble:
    """Whether the log is damaged, or the rules have changed since it was written."""
    return "older-rules" if table.match and table.rules != table.game.version else "damaged"
