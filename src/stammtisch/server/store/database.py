"""Connections to the database, and the thread that writes."""

__all__ = ["GroupWriter", "connect"]

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from .append import Conflict

ENOUGH = 64  # tables' entries in one commit; what comes at the same moment stays together
PATIENCE = 30.0  # seconds for which SQLite waits while another connection writes
POOL = 12  # connections to PostgreSQL that stay open

Batch = list[tuple[Any, "asyncio.Future[None]"]]


def connect(url: str) -> Engine:
    """The database behind a URL: `sqlite:///file` or `postgresql://…`."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=POOL, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(
        url, connect_args={"timeout": PATIENCE}, hide_parameters=True
    )  # secrets stay out of error texts

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # so that we say where transactions begin
        _keep_a_journal(connection)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reading") else "BEGIN IMMEDIATE")

    return engine


def _keep_a_journal(connection: Any) -> None:
    """Have SQLite write ahead. Unlike everything else, this doesn't wait by itself while another process uses a new file."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)


class Keeper(Protocol):
    """A store, as far as a writer needs one."""

    engine: Engine

    def write(self, connection: Connection, together: Sequence[Any]) -> None:
        """Write all of it in the transaction of this connection. Raises Conflict, and then that has to be rolled back."""
        ...


class GroupWriter:
    """One thread that writes whatever has come together since the last commit: a commit costs the same for one and for many."""

    def __init__(self, store: Keeper) -> None:
        self._store = store
        self._connection: Connection | None = None  # stays open: to ask for one each time costs as much as to write
        self._together: Batch = []  # what came since the loop last had a moment
        self._waiting: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, kept: Any) -> "asyncio.Future[None]":
        """Have it written; the future is done after the commit. Who stops waiting for it doesn't call it off."""
        loop = asyncio.get_running_loop()
        if not self._together:
            loop.call_soon(self._hand_over)
        future = loop.create_future()
        self._together.append((kept, future))
        return future

    def _hand_over(self) -> None:
        if self._together:
            self._waiting.put(self._together)
            self._together = []

    def close(self) -> None:
        """Finish what was asked for."""
        self._hand_over()
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch = self._waiting.get()
            if batch is None:
                break
            while len(batch) < ENOUGH and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    self._waiting.put(None)
                    break
                batch += more
            self._write(batch)
        if self._connection is not None:
            self._connection.close()

    def _write(self, batch: Batch) -> None:
        """All in one transaction; if something conflicts, one after the other. Nobody hears of anything before the commit."""
        trouble = None
        try:
            self._keep([kept for kept, _ in batch])
        except Exception as error:
            if isinstance(error, Conflict) and len(batch) > 1:
                for each in batch:
                    self._write([each])
                return
            trouble = error
        waiting = [future for _, future in batch]
        # All at once, since each call wakes the loop.
        waiting[0].get_loop().call_soon_threadsafe(_tell, waiting, trouble)

    def _keep(self, together: Sequence[Any]) -> None:
        """One transaction. If the line was cut it is tried again over a new one: what was kept after all then conflicts."""
        for attempt in range(2):
            try:
                if self._connection is None:
                    self._connection = self._store.engine.connect()
                with self._connection.begin():
                    self._store.write(self._connection, together)
                return
            except DBAPIError as error:
                if attempt or not error.connection_invalidated:
                    raise


def _tell(waiting: Sequence["asyncio.Future[None]"], trouble: Exception | None) -> None:
    for future in waiting:
        if future.done():
            continue  # nobody waits for it any more
        if trouble is None:
            future.set_result(None)
        else:
            future.set_exception(trouble)
