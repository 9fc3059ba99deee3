"""Opening the database of a server: private, up to date, and with SQLite for one server at a time."""

__all__ = ["BadDatabase", "open_database", "server_lock"]

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from ...match.errors import StammtischError
from .database import connect, file_of
from .migrate import NewerDatabase, migrate

KINDS = ("sqlite", "postgresql")
PRIVATE = 0o600


class BadDatabase(StammtischError):
    """Why a database can't be used."""


def open_database(text: str, patience: float | None = None) -> Engine:
    """The database behind a URL, brought up to date; an SQLite file is created so that only its owner can read it.

    Raises BadDatabase.
    """
    url = _url(text)
    engine = connect(url) if patience is None else connect(url, patience)
    try:
        if file := file_of(url):
            _make_private(file)
        migrate(engine)
    except NewerDatabase as newer:
        engine.dispose()
        raise BadDatabase("database-newer", found=newer.found, known=newer.known) from None
    except (DBAPIError, OSError) as error:
        engine.dispose()
        raise BadDatabase("database-unusable", database=_shown(url), reason=_reason(error)) from None
    return engine


@contextmanager
def server_lock(text: str) -> Iterator[None]:
    """Keep a second server off an SQLite file. The system drops the lock when the process ends, however it ends.

    Raises BadDatabase if there is a server already.
    """
    file = file_of(_url(text))
    if file is None or os.name == "nt":  # Windows has no such locks, and this is where people play by themselves
        yield
        return
    import fcntl

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
    except OSError as error:
        raise BadDatabase("database-unusable", database=str(file), reason=_reason(error)) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise BadDatabase("database-in-use", database=str(file)) from None
    try:
        yield
    finally:
        os.close(lock)


def _url(text: str) -> URL:
    try:
        url = make_url(text)
        if url.get_backend_name() in KINDS:
            return url
    except (ArgumentError, NoSuchModuleError, ValueError):
        pass
    raise BadDatabase("database-url")


def _make_private(file: Path) -> None:
    """Create the file so that only its owner can read it; SQLite creates the files beside it in the same way."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))
    for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        if each.exists() and each.stat().st_mode & 0o007:  # from before, when everyone could
            each.chmod(PRIVATE)


def _shown(url: URL) -> str:
    """The URL without its password; for SQLite, the file."""
    return str(file_of(url) or url.render_as_string(hide_password=True))


def _reason(error: Exception) -> str:
    """What the system or the database says, on one line."""
    inner = error.orig if isinstance(error, DBAPIError) and error.orig else error
    told = (inner.strerror if isinstance(inner, OSError) else None) or str(inner)
    return " ".join(told.split())[:200].removesuffix(".") or type(inner).__name__
