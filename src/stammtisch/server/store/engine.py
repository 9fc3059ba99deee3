"""Connections to the database, and the thread that writes."""

__all__ = ["GroupWriter", "connect"]

import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from .writing import Conflict

TOGETHER = 64  # tables' entries in one commit
POOL = 12  # connections to PostgreSQL that stay open


def connect(url: str) -> Engine:
    """The database behind a URL: `sqlite:///file` or `postgresql://…`."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=POOL, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)  # secrets stay out of error texts

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # so that we say where transactions begin
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reading") else "BEGIN IMMEDIATE")

    return engine


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
        self._waiting: queue.SimpleQueue[tuple[Any, Future[None]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, kept: Any) -> "Future[None]":
        """Have it written; the future is done after the commit."""
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()  # from now on nobody can call it off
        self._waiting.put((kept, future))
        return future

    def close(self) -> None:
        """Finish what was asked for."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            first = self._waiting.get()
            if first is None:
                break
            batch = [first]
            while len(batch) < TOGETHER and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    self._waiting.put(None)
                    break
                batch.append(more)
            self._write(batch)
        if self._connection is not None:
            self._connection.close()

    def _write(self, batch: Sequence[tuple[Any, "Future[None]"]]) -> None:
        """All in one transaction; if something conflicts, one after the other. Nobody hears of anything before the commit."""
        try:
            self._keep([kept for kept, _ in batch])
        except Exception as error:
            if isinstance(error, Conflict) and len(batch) > 1:
                for each in batch:
                    self._write([each])
                return
            for _, future in batch:
                future.set_exception(error)
        else:
            for _, future in batch:
                future.set_result(None)

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
