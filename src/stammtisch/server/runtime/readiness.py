"""Whether a move could be kept now. It is tried: something is written to the database, and something read from it."""

__all__ = ["Readiness"]

import asyncio
import logging
import time
from collections.abc import Callable

from ..store.store import UNREACHABLE, Store
from .threads import write_in_thread

PATIENCE = 5.0  # seconds for one try
REMEMBERED = 2.0  # seconds for which the result of a try is good

logger = logging.getLogger(__name__)


class Readiness:
    """Tries at most once in a while, and one try at a time. Why nothing can be written is in the log already."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.was_ready = True  # when it was last tried
        self._store, self._clock = store, clock
        self._until = 0.0
        self._trying: asyncio.Task[bool] | None = None

    async def is_ready(self) -> bool:
        """Whether a move could be kept, as of a moment ago at most."""
        if self._clock() >= self._until:
            if self._trying is None or self._trying.done():
                self._trying = asyncio.create_task(self._try())
            trying = self._trying  # another request may begin the next try while this one waits
            done, _ = await asyncio.wait([trying], timeout=PATIENCE)
            if not done and self.was_ready:
                logger.warning("the database hasn't answered for %d seconds", PATIENCE)
            self.was_ready = bool(done) and trying.result()
            self._until = self._clock() + REMEMBERED
        return self.was_ready

    async def _try(self) -> bool:
        try:
            await write_in_thread(self._store.try_writing)
            await asyncio.to_thread(self._store.answers)
        except UNREACHABLE:
            return False
        return True
