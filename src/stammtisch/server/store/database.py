"""Connections to the database."""

__all__ = ["connect", "connect_for_reading", "file_of"]

import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

PATIENCE = 30.0  # seconds for which SQLite waits while another connection writes
POOL = 12  # connections that stay open


def connect(url: str | URL, patience: float = PATIENCE) -> Engine:
    """The database behind a URL: `sqlite:///file` or `postgresql://…`. A writer waits `patience` seconds for another one."""
    # Parameters are hidden so that secrets stay out of error texts.
    if not str(url).startswith("sqlite"):
        return create_engine(url, pool_size=POOL, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(url, connect_args={"timeout": patience}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say where transactions begin
        _write_ahead(connection)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def connect_for_reading(engine: Engine) -> Engine:
    """The same database for those who only read: with SQLite over connections of their own, so that they wait for no writer."""
    if engine.dialect.name != "sqlite" or not file_of(engine.url):
        return engine
    reader = create_engine(
        engine.url, poolclass=QueuePool, pool_size=POOL, connect_args={"timeout": PATIENCE}, hide_parameters=True
    )

    @event.listens_for(reader, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA query_only=ON")

    @event.listens_for(reader, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    @event.listens_for(engine, "engine_disposed")
    def dispose(_: Engine) -> None:
        reader.dispose()

    return reader


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for one in memory, or another database."""
    named = url.get_backend_name() == "sqlite" and url.database
    return Path(named) if named and named != ":memory:" else None


def _write_ahead(connection: Any) -> None:
    """Switch SQLite to write-ahead logging. Unlike everything else, this doesn't wait while another process uses a new file."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if time.monotonic() > until or error.sqlite_errorcode not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise
            time.sleep(0.01)
