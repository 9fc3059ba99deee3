"""Processes of this machine, for work that may be any Python code."""

__all__ = ["Processes"]

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING, Any

from ..seen import Stop
from .job import Job, WorkerDied
from .workers import Here, Workers

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

AHEAD = 3  # items for each process that wait or are done before their turn
GRACE = 3.0  # seconds for the processes to end by themselves


class Processes(Workers):
    """So many processes, or one for each core; 1 is this process itself."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or os.cpu_count() or 1

    def results(self, job: Job, items: Sequence[Any]) -> Generator[Any]:
        """The results, in the order of the items. The processes end with this generator, after a few seconds at the latest."""
        processes = min(self.processes, len(items))
        if processes > 1:
            job.prepare()  # so that no process has to wait for it or compile it again
            return self._apart(job, items, processes)
        return Here().results(job, items)

    def _apart(self, job: Job, items: Sequence[Any], processes: int) -> Generator[Any]:
        context = multiprocessing.get_context("spawn")
        others = set(multiprocessing.active_children())
        enough = context.Event()
        pool = ProcessPoolExecutor(processes, context, _begin, (enough, job))
        waiting: deque[Future[Any]] = deque()
        try:
            for item in items:
                if len(waiting) == AHEAD * processes:
                    yield _result(waiting.popleft())
                with _undisturbed():
                    waiting.append(pool.submit(_task, item))
            while waiting:
                yield _result(waiting.popleft())
        finally:
            enough.set()
            last = Timer(GRACE, _end, (others,))
            last.start()
            pool.shutdown(cancel_futures=True)
            last.cancel()


def _end(others: "set[BaseProcess]") -> None:
    """End the processes that still think; those of `others` aren't ours."""
    for child in set(multiprocessing.active_children()) - others:
        child.terminate()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: processes that are starting can't ignore it yet."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _result(future: "Future[Any]") -> Any:
    try:
        result = future.result()
    except BrokenProcessPool:
        raise WorkerDied("worker-died") from None
    if result is None:
        raise WorkerDied("worker-died")
    return result


class _Enough(Stop):
    """Due when the first process has had enough."""

    def __init__(self, event: Any) -> None:
        super().__init__()
        self.event = event

    @property
    def due(self) -> bool:
        return self.cancelled or self.event.is_set()


_stop = Stop()  # of this process
_job: Any = None


def _begin(enough: Any, job: Job) -> None:
    """What a process does first: it ignores Ctrl-C, since the first process tells the others when to stop."""
    global _stop, _job
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    _stop, _job = _Enough(enough), job


def _task(item: Any) -> Any:
    return _job.do(item, _stop)
