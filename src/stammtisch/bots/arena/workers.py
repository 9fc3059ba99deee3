"""The processes of an arena. They are processes and not threads, since a bot may be any Python code."""

__all__ = ["play_in_order"]

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING, Any

from ...match.errors import StammtischError
from ..seen import Stop
from ..warmup import warm_bots
from .deals import Deal, Settings, play_deal

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

AHEAD = 3  # deals per process that wait or are done before their turn
GRACE = 3.0  # seconds for the processes to end by themselves


class WorkerDied(StammtischError):
    """A process of the arena is gone: a bot crashed it, or the system ended it."""


def play_in_order(settings: Settings, numbers: range, jobs: int | None = None) -> Generator[Deal]:
    """The deals of these numbers in their order, played by so many processes; by this one if `jobs` is 1."""
    jobs = min(jobs or os.cpu_count() or 1, len(numbers))
    if jobs > 1:
        warm_bots([settings.game])  # so that no process has to wait for it or compile it again
        yield from _play_apart(settings, numbers, jobs)
        return
    for number in numbers:
        if deal := play_deal(settings, number):
            yield deal


def _play_apart(settings: Settings, numbers: range, jobs: int) -> Iterator[Deal]:
    """The same in separate processes. They end with this generator, after a few seconds at the latest."""
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    enough = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _begin, (enough,))
    waiting: deque[Future[Deal | None]] = deque()
    try:
        for number in numbers:
            if len(waiting) == AHEAD * jobs:
                yield _result(waiting.popleft())
            with _undisturbed():
                waiting.append(pool.submit(_task, settings, number))
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


def _result(future: "Future[Deal | None]") -> Deal:
    try:
        deal = future.result()
    except BrokenProcessPool:
        raise WorkerDied("arena-worker-died") from None
    if deal is None:
        raise WorkerDied("arena-worker-died")
    return deal


class _Enough(Stop):
    """Due when the arena has had enough."""

    def __init__(self, event: Any) -> None:
        super().__init__()
        self.event = event

    @property
    def due(self) -> bool:
        return self.cancelled or self.event.is_set()


_stop = Stop()  # of this process


def _begin(enough: Any) -> None:
    """What a process does first: it ignores Ctrl-C, since the arena tells its processes when to stop."""
    global _stop  # noqa: PLW0603  a process has one arena
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    _stop = _Enough(enough)


def _task(settings: Settings, number: int) -> Deal | None:
    return play_deal(settings, number, _stop)
