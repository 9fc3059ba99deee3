"""The way into the threads in which bots think: so many at once, and those with people first."""

__all__ = ["Turnstile"]

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count


class Turnstile:
    """Lets in `places` at once. Those who wait are let in by rank (a low one first), then in the order in which they came."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._order = count()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def place(self, rank: int) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        if self.free:
            self.free -= 1
        else:
            await self._wait(rank)
        try:
            yield
        finally:
            self._leave()

    async def _wait(self, rank: int) -> None:
        let_in = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._order), let_in))
        try:
            await let_in
        except asyncio.CancelledError:
            if let_in.done() and not let_in.cancelled():
                self._leave()  # the place was ours already
            raise

    def _leave(self) -> None:
        while self._waiting:
            _, _, let_in = heapq.heappop(self._waiting)
            if not let_in.done():
                let_in.set_result(None)
                return
        self.free += 1
