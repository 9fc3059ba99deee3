"""`stammtisch admin`: for the people who run a server, on its database, also while servers run."""

__all__ = ["admin"]

import json as json_format
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

from .voice import Given, Trouble, Voice, clean

if TYPE_CHECKING:
    from ..server.store.store import Store

Switch = Annotated[bool, Parameter(negative="")]
What = Literal[
    "figures", "tables", "people", "close", "purge", "ban", "unban", "mute", "unmute", "delete-person", "backup", "restore",
    "doctor",
]  # fmt: skip
NEED = {"close": "TABLE", "ban": "PERSON", "unban": "PERSON", "mute": "PERSON", "unmute": "PERSON", "delete-person": "PERSON",
        "backup": "FILE", "restore": "FILE"}  # fmt: skip
SHOWN = 20
DAY = 24 * 3600


def admin(
    what: What,
    which: str | None = None,
    /,
    *,
    voice: Given,
    database: str | None = None,
    by: Literal["age", "size"] = "age",
    most: int = SHOWN,
    keep_matches: int = 400,
    keep_tables: int = 100,
    json: Switch = False,
) -> None:
    """Look after a database: figures, tables and people, close, purge, ban, mute, delete, backup, restore, doctor."""
    from ..server.settings import default_database
    from ..server.store.opening import open_database
    from ..server.store.store import Store

    if what in NEED and not which:
        raise Trouble("cli-missing", 2, option=NEED[what])
    if what not in NEED and which:
        raise Trouble("cli-too-many", 2, value=clean(which))
    engine = open_database(database or os.environ.get("STAMMTISCH_DATABASE") or default_database())
    try:
        store = Store(engine)
        if what in ("figures", "tables", "people"):
            _list(store, voice, what, by, most, json)
        elif what == "purge":
            _purge(store, voice, keep_matches, keep_tables)
        elif what == "doctor":
            _examine(store, voice, json)
        else:
            ACTIONS[what](store, which or "", voice)
    finally:
        engine.dispose()


# ---- Looking ----


def _list(store: "Store", voice: Voice, what: str, by: Literal["age", "size"], most: int, json: bool) -> None:
    from ..server.admin import figures

    if what == "figures":
        found: Any = figures.figures(store)
    else:
        found = (figures.tables_by if what == "tables" else figures.people_by)(store, by, most)
    if json:
        print(json_format.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1))
    elif what == "figures":
        _show_figures(found, voice)
    elif what == "tables":
        rows = [(line.id, line.game, line.status, _days(line.touched), line.entries, line.bytes) for line in found]
        _show(voice, ("table", "game", "status", "days", "entries", "bytes"), rows)
    else:
        rows = [(line.id, clean(line.name), _marks(line), _days(line.seen), line.tables, line.bytes) for line in found]
        _show(voice, ("person", "name", "status", "days", "tables", "bytes"), rows)


def _show_figures(found: Any, voice: Voice) -> None:
    statuses = ", ".join(f"{status} {count}" for status, count in sorted(found.by_status.items()))
    voice.tell("cli-admin-tables", tables=found.tables, entries=found.entries, statuses=statuses or "–")
    voice.tell("cli-admin-people", people=found.people, banned=found.banned, muted=found.muted)
    voice.tell("cli-admin-matches", matches=found.matches, megabytes=_megabytes(found.match_bytes))
    voice.tell("cli-admin-size", megabytes=_megabytes(found.bytes))


def _show(voice: Voice, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    grid = Grid(box=None, padding=(0, 1), header_style="quiet", pad_edge=False)
    for column in columns:
        right = column in ("days", "entries", "bytes", "tables")
        grid.add_column(voice.say(f"cli-admin-column-{column}"), justify="right" if right else "left", no_wrap=True)
    for row in rows:
        grid.add_row(*(Text(str(value)) for value in row))
    voice.out.print(grid)


def _marks(line: Any) -> str:
    return " ".join(name for name in ("banned", "muted") if getattr(line, name))


def _days(then: float) -> int:
    return max(0, int((time.time() - then) / DAY))


def _megabytes(size: int) -> str:
    return f"{size / 1_000_000:.1f}"


# ---- Doing ----


def _close(store: "Store", table: str, voice: Voice) -> None:
    if not store.listed([table]):
        raise Trouble("no-such-table")
    voice.tell("cli-admin-closed" if store.close(table, time.time()) else "table-closed", table=table)


def _ban(store: "Store", person: str, voice: Voice) -> None:
    from ..server.admin.people import ban

    ban(store, person)
    voice.tell("cli-admin-banned", person=person)


def _unban(store: "Store", person: str, voice: Voice) -> None:
    from ..server.admin.people import ban

    ban(store, person, banned=False)
    voice.tell("cli-admin-unbanned", person=person)


def _mute(store: "Store", person: str, voice: Voice) -> None:
    from ..server.admin.people import mute

    mute(store, person)
    voice.tell("cli-admin-muted", person=person)


def _unmute(store: "Store", person: str, voice: Voice) -> None:
    from ..server.admin.people import mute

    mute(store, person, muted=False)
    voice.tell("cli-admin-unmuted", person=person)


def _delete(store: "Store", person: str, voice: Voice) -> None:
    from ..server.admin.people import delete_person

    voice.tell("cli-admin-deleted", person=person, entries=delete_person(store, person))


def _backup(store: "Store", file: str, voice: Voice) -> None:
    from ..server.admin.backup import backup

    try:
        voice.tell("cli-admin-backed-up", file=file, rows=backup(store, Path(file)))
    except OSError as error:
        raise Trouble("cli-admin-file", file=file, reason=error.strerror or type(error).__name__) from None


def _restore(store: "Store", file: str, voice: Voice) -> None:
    from ..server.admin.backup import restore

    try:
        voice.tell("cli-admin-restored", file=file, rows=restore(store, Path(file)))
    except OSError as error:
        raise Trouble("cli-admin-file", file=file, reason=error.strerror or type(error).__name__) from None


ACTIONS: dict[str, Callable[["Store", str, Voice], None]] = {
    "close": _close, "ban": _ban, "unban": _unban, "mute": _mute, "unmute": _unmute, "delete-person": _delete,
    "backup": _backup, "restore": _restore,
}  # fmt: skip


def _purge(store: "Store", voice: Voice, keep_matches: int, keep_tables: int) -> None:
    from ..server.settings import Settings
    from ..server.store.append import GONE
    from ..server.store.upkeep import Limits, sweep

    if min(keep_matches, keep_tables) < 1:
        raise Trouble("cli-bad-value", 2, option="--keep-matches, --keep-tables", value="0")
    limits = Limits.at(time.time(), keep_matches, keep_tables, Settings().token_days)
    rows = 0
    while (swept := sweep(store, limits)).rows:
        rows += swept.rows
        with store.writing() as connection:
            store.tell(connection, [f"{GONE} {table}" for table in swept.tables] or [""])
    voice.tell("cli-admin-purged", rows=rows)


def _examine(store: "Store", voice: Voice, json: bool) -> None:
    from ..server.admin.doctor import examine

    wrong, total, said = [], 0, time.monotonic()
    for finding in examine(store):
        total = finding.total
        if finding.trouble:
            wrong.append(finding)
            if not json:
                voice.tell(
                    f"cli-admin-wrong-{finding.kind}", id=finding.id, trouble=finding.trouble, cause=finding.cause
                )
        if time.monotonic() > said + 1:
            said = time.monotonic()
            voice.remark("cli-admin-progress", number=finding.number, total=total)
    if json:
        print(json_format.dumps([finding._asdict() for finding in wrong], ensure_ascii=False, indent=1))
        return
    voice.tell("cli-admin-examined", "wrong" if wrong else "right", total=total, wrong=len(wrong))
