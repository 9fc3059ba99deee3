"""Backups: a compressed file of JSON lines, the same for both databases, so that one can be restored into the other.

The first line says what it is; then each row is a line, `[table, values]`, with bytes in Base64; the last line counts the rows.
"""

__all__ = ["BadBackup", "backup", "restore"]

import base64
import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import LargeBinary, Table, func, insert, select

from ...match.errors import StammtischError
from ..store.migrate import present_version
from ..store.schema import metadata
from ..store.store import Store

FORMAT = "stammtisch backup 1"
LEFT_OUT = ("presence", "notices", "times", "tries")  # which mean nothing later
AT_ONCE = 500  # rows

Progress = Callable[[int], None]


class BadBackup(StammtischError):
    """Why a file can't be restored."""


def saved_tables() -> list[Table]:
    """The tables of the database that are saved, those that others refer to first."""
    return [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]


def backup(store: Store, file: Path, progress: Progress = lambda _: None) -> int:
    """Write everything to a new file, as it was at one moment; returns how many rows that were.

    The file is private, and it is there only when it is complete. Servers go on meanwhile.
    """
    partial = file.with_name(f"{file.name}.part")
    count = 0
    try:
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as out:
                out.write(_line({"format": FORMAT, "version": present_version()}))
                for count, (table, row) in enumerate(_rows(store), 1):
                    out.write(_line([table.name, [_packed(value) for value in row]]))
                    if count % AT_ONCE == 0:
                        progress(count)
                out.write(_line({"rows": count}))
            raw.flush()
            os.fsync(raw.fileno())
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)
    return count


def restore(store: Store, file: Path, progress: Progress = lambda _: None) -> int:
    """Read everything from a file into an empty database, all or nothing; returns how many rows that were. Raises BadBackup."""
    with store.writing() as connection:
        for table in saved_tables():
            if connection.execute(select(func.count()).select_from(table)).scalar():
                raise BadBackup("backup-not-empty")
        count = 0
        waiting: list[tuple[Table, dict[str, Any]]] = []
        known = {table.name: table for table in saved_tables()}
        for name, values in _read(file):
            if name not in known or len(values) != len(known[name].columns):
                raise BadBackup("backup-broken")
            table = known[name]
            if waiting and (waiting[0][0] is not table or len(waiting) >= AT_ONCE):
                _insert(connection, waiting)
                progress(count)
            both = zip(table.columns, values, strict=True)
            waiting.append((table, {column.name: _unpacked(column, value) for column, value in both}))
            count += 1
        _insert(connection, waiting)
    return count


def _rows(store: Store) -> Iterator[tuple[Table, Any]]:
    """All rows of all tables, as they are at one moment."""
    connection = store.reader.connect()
    if store.is_postgresql:
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    with connection:
        for table in saved_tables():
            found = connection.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*table.primary_key))
            for row in found:
                yield table, row


def _read(file: Path) -> Iterator[tuple[str, list[Any]]]:
    """The rows of a file. Raises BadBackup if it isn't a whole backup of a version that we know."""
    count = 0
    try:
        with gzip.open(file, "rb") as lines:
            head = json.loads(lines.readline())
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise BadBackup("backup-format", file=str(file), expected=FORMAT)
            if head["version"] != present_version():
                raise BadBackup("backup-version", found=str(head["version"])[:20], known=present_version())
            for line in lines:
                row = json.loads(line)
                if isinstance(row, dict):
                    if row.get("rows") == count and not lines.read(1):
                        return
                    break
                yield row[0], row[1]
                count += 1
    except (OSError, EOFError, ValueError, LookupError, TypeError, zlib.error) as error:
        if isinstance(error, FileNotFoundError | PermissionError | IsADirectoryError):
            raise
        raise BadBackup("backup-broken") from None
    raise BadBackup("backup-broken")


def _insert(connection: Any, waiting: list[tuple[Table, dict[str, Any]]]) -> None:
    if waiting:
        connection.execute(insert(waiting[0][0]), [values for _, values in waiting])
        waiting.clear()


def _line(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _packed(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


def _unpacked(column: Any, value: Any) -> Any:
    return base64.b64decode(value) if isinstance(column.type, LargeBinary) and isinstance(value, str) else value
