"""Threads of this process, for work that is compiled: it lets go of Python's lock."""

__all__ = ["Threads"]

import os
from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import Any

from ..seen import Stop
from .job import Job
from .workers import Workers

AHEAD = 3  # items for each thread that wait or are done before their turn


class Threads(Workers):
    """So many threads of this process, or one for each core."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1

    def results(self, job: Job, items: Sequence[Any]) -> Generator[Any]:
        """The results, in the order of the items."""
        job.prepare()
        stop, coming = Stop(), iter(items)
        pool = ThreadPoolExecutor(self.threads)
        waiting: deque[Future[Any]] = deque()
        try:
            for item in islice(coming, AHEAD * self.threads):
                waiting.append(pool.submit(job.do, item, stop))
            while waiting:
                done = waiting.popleft().result()
                waiting.extend(pool.submit(job.do, item, stop) for item in islice(coming, 1))
                yield done
        finally:
            stop.cancel()
            pool.shutdown(cancel_futures=True)
