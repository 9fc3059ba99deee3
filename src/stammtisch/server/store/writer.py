"""The thread that writes to the database."""

__all__ = ["GroupWriter"]

import asyncio
import queue
import threading
from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from .append import Conflict
from .health import WriteHealth

ENOUGH = 64  # tables whose entries go into one commit; what is submitted at the same moment stays together

Batch = list[tuple[Any, "asyncio.Future[None]"]]


class WritableStore(Protocol):
    """What the writer needs of a store."""

    engine: Engine
    health: WriteHealth

    def write(self, connection: Connection, batch: Sequence[Any]) -> None:
        """Write all of it in the transaction of this connection, which has to be rolled back if this raises Conflict."""
        ...


class GroupWriter:
    """A thread that writes everything submitted since the last commit: a commit costs the same for one table as for many."""

    def __init__(self, store: WritableStore) -> None:
        self._store = store
        self._connection: Connection | None = None  # stays open: getting one takes as long as writing
        self._submitted: Batch = []  # since the event loop last handed something over
        self._waiting: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, entries: Any) -> "asyncio.Future[None]":
        """Have entries written; the future is done after the commit. Cancelling it doesn't stop the writing."""
        loop = asyncio.get_running_loop()
        if not self._submitted:
            loop.call_soon(self._hand_over)
        future = loop.create_future()
        self._submitted.append((entries, future))
        return future

    def _hand_over(self) -> None:
        if self._submitted:
            self._waiting.put(self._submitted)
            self._submitted = []

    def close(self) -> None:
        """Write everything that was submitted, and stop."""
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
        """All in one transaction; if something conflicts, one by one. Nobody is told anything before the commit."""
        trouble = None
        try:
            with self._store.health.watching():
                self._commit([entries for entries, _ in batch])
        except Exception as error:
            if isinstance(error, Conflict) and len(batch) > 1:
                for each in batch:
                    self._write([each])
                return
            trouble = error
        waiting = [future for _, future in batch]
        # In one call, since each call wakes the event loop.
        waiting[0].get_loop().call_soon_threadsafe(_resolve, waiting, trouble)

    def _commit(self, together: Sequence[Any]) -> None:
        """One transaction. If the connection was cut, try again over a new one: what was written after all conflicts then."""
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


def _resolve(waiting: Sequence["asyncio.Future[None]"], trouble: Exception | None) -> None:
    for future in waiting:
        if future.done():
            continue  # nobody is waiting for it any more
        if trouble is None:
            future.set_result(None)
        else:
            future.set_exception(trouble)
