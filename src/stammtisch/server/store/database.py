"""Connections to the database."""

__all__ = ["connect"]

import sqlite3
import time
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

PATIENCE = 30.0  # seconds for which SQLite waits while another connection writes
POOL = 12  # connections to PostgreSQL that stay open


def connect(url: str) -> Engine:
    """The database behind a URL: `sqlite:///file` or `postgresql://…`."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=POOL, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    # Parameters are hidden so that secrets stay out of error texts.
    engine = create_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say where transactions begin
        _write_ahead(connection)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reading") else "BEGIN IMMEDIATE")

    return engine


def _write_ahead(connection: Any) -> None:
    """Switch SQLite to write-ahead logging. Unlike everything else, this doesn't wait while another process uses a new file."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
