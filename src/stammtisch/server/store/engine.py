"""Connections to the database, and its threads: one that writes to SQLite, several for PostgreSQL."""

__all__ = ["GroupWriter", "PoolWriter", "connect", "writer_for"]

import queue
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from .store import Conflict, Done, Kept, Store

TOGETHER = 64  # tables' entries in one commit
WRITERS = 8  # connections that write to PostgreSQL


def connect(url: str) -> Engine:
    """The database behind a URL: `sqlite:///file` or `postgresql://…`."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=WRITERS + 4, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
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


def writer_for(store: Store) -> "GroupWriter | PoolWriter":
    """The writer that suits a database."""
    return PoolWriter(store) if store.is_postgresql else GroupWriter(store)


class PoolWriter:
    """Several transactions at once: the database sorts them out."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pool = ThreadPoolExecutor(WRITERS, thread_name_prefix="writer")

    def submit(self, kept: Kept) -> "Future[None]":
        """Have it written; the future is done after the commit."""
        return self._pool.submit(self._store.keep, kept)

    def close(self) -> None:
        """Finish what was asked for."""
        self._pool.shutdown()


class GroupWriter:
    """One thread that writes whatever has come together since the last commit: a commit costs the same for one and for many."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: queue.SimpleQueue[tuple[Kept, Future[None]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, kept: Kept) -> "Future[None]":
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
                return
            batch = [first]
            while len(batch) < TOGETHER and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    self._waiting.put(None)
                    break
                batch.append(more)
            self._write(batch)

    def _write(self, batch: list[tuple[Kept, "Future[None]"]]) -> None:
        """All in one transaction; what conflicts is left out. Nobody hears of anything before the commit."""
        outcomes: list[Exception | None] = []
        try:
            with self._store.engine.begin() as connection:
                for kept, _ in batch:
                    outcomes.append(self._try(connection, kept))
        except Exception as error:
            outcomes = [error] * len(batch)
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)

    def _try(self, connection: Connection, kept: Kept) -> Exception | None:
        try:
            with connection.begin_nested():
                self._store.write(connection, kept)
        except (Conflict, Done) as error:
            return error
        return None
