"""Work that takes long, such as reading a match file: few threads, a short queue, and an end when nobody waits for it."""

__all__ = ["Checkpoint", "HeavyWork", "NobodyWaits"]

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ..table.refusal import Refusal

THREADS = 2
MOST_OF_A_PERSON = 4

Result = TypeVar("Result")
Checkpoint = Callable[[], None]


class NobodyWaits(Exception):
    """Whoever asked for this has gone."""


class HeavyWork:
    """Threads of their own, so that nothing else ever waits behind this."""

    def __init__(self, most: int = 40) -> None:
        self.most = most  # pieces of work that may wait
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="heavy")
        self._of: Counter[str] = Counter()  # pieces of work of each person

    @property
    def waiting(self) -> int:
        """How many pieces of work run or wait."""
        return self._of.total()

    async def do(self, person: str, work: Callable[[Checkpoint], Result]) -> Result:
        """Have something done for a person; it has to call its checkpoint often, which ends work that nobody waits for.

        Raises Refusal if there is too much to do already.
        """
        if self._of[person] >= MOST_OF_A_PERSON:
            raise Refusal("too-fast", 429, seconds=1)
        if self.waiting >= self.most:
            raise Refusal("later", 503)
        gone = threading.Event()

        def checkpoint() -> None:
            if gone.is_set():
                raise NobodyWaits

        def run() -> Result:
            checkpoint()
            return work(checkpoint)

        loop = asyncio.get_running_loop()
        self._of[person] += 1
        running = self._pool.submit(run)
        running.add_done_callback(lambda _: loop.call_soon_threadsafe(self._done, person))
        try:
            return await asyncio.wrap_future(running)
        finally:
            gone.set()

    def _done(self, person: str) -> None:
        self._of[person] -= 1
        if not self._of[person]:
            del self._of[person]

    def close(self) -> None:
        """Finish what runs, and drop the rest."""
        self._pool.shutdown(wait=True, cancel_futures=True)
