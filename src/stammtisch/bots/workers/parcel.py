"""What another machine is sent with a job, so that its results are those of this one."""

__all__ = ["Parcel", "opened", "packed"]

import hashlib
import os
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ...engine.compiler import cache_folder
from ...match.errors import BadOption
from ..mind import craft, kept
from ..sources import everything
from .job import Job

if TYPE_CHECKING:
    from collections.abc import Iterator

LEARNED = ("weights.json", "network.json")


class Parcel(NamedTuple):
    """A job, the state of the sources that it belongs to, and what this user's bots have learned, by file."""

    job: Job
    sources: str
    learned: tuple[tuple[str, str], ...]


def packed(job: Job) -> Parcel:
    """A job, ready to be sent."""
    own = ((file, kept.own_file(job.game, file)) for file in LEARNED)
    learned = tuple((file, path.read_text(encoding="utf-8")) for file, path in own if path.exists())
    return Parcel(job, everything(job.game), learned)


def opened(parcel: Parcel) -> Job:
    """The job, when all is as it is on the machine that sent it. Raises BadOption if this machine has other sources."""
    game = parcel.job.game
    if everything(game) != parcel.sources:
        import platform

        raise BadOption("worker-other-state", machine=platform.node())
    os.environ["STAMMTISCH_BOTS"] = _unpacked(game, parcel.learned)
    with _one_at_a_time():
        parcel.job.prepare()
    return parcel.job


@cache
def _unpacked(game: str, learned: tuple[tuple[str, str], ...]) -> str:
    """A folder that holds what the other machine's bots have learned, and nothing of this one's."""
    folder = cache_folder() / f"learned-{hashlib.sha256(repr((game, learned)).encode()).hexdigest()[:16]}"
    (folder / game).mkdir(parents=True, exist_ok=True)
    for file, text in learned:
        fresh = folder / game / f"{file}.{os.getpid()}"
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(folder / game / file)
    for asked in (craft.tuned, craft.learned):
        asked.cache_clear()
    return str(folder)


@contextmanager
def _one_at_a_time() -> "Iterator[None]":
    """Let one process of this machine compile; the others find what it has left in the cache."""
    try:
        import fcntl
    except ImportError:  # not on Windows, where they may all compile the same
        yield
        return
    with Path(cache_folder() / "workers.lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
