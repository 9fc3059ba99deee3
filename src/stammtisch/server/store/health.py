"""Whether the database takes what is written, and if not, why not. The log is told once, not at every attempt."""

__all__ = ["Unwritable", "WriteHealth", "cause_of"]

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

PAUSE = 1.0  # seconds after a failure for which nobody else has to wait for the same answer

logger = logging.getLogger(__name__)


class Unwritable(Exception):
    """Nothing could be written a moment ago."""


class WriteHealth:
    """What became of the last attempt to write."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.cause = ""  # why nothing can be written; empty as long as it can
        self._failed = 0.0
        self._lock = threading.Lock()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Around every attempt to write. Raises Unwritable at once if the last one has failed a moment ago."""
        if self.cause and self.clock() < self._failed + PAUSE:
            raise Unwritable(self.cause)
        try:
            yield
        except (OperationalError, InterfaceError, NoConnection) as error:
            self._note(cause_of(error))
            raise
        else:
            self._note("")

    def _note(self, cause: str) -> None:
        if not cause and not self.cause:
            return
        with self._lock:
            before, self.cause = self.cause, cause
            if cause:
                self._failed = self.clock()
        if cause and cause != before:
            logger.warning("nothing can be stored: %s", cause)
        elif before and not cause:
            logger.warning("what is written is stored again")


def cause_of(error: Exception) -> str:
    """Why something couldn't be written, on one line: what the database says itself, without the statement."""
    inner = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(inner, sqlite3.Error):
        return f"{inner} ({getattr(inner, 'sqlite_errorname', 'SQLite')})"
    return " ".join(str(inner or type(error).__name__).split())[:200]
