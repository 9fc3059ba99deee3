"""Where a command does its work: `--jobs` says in how many processes, `--on` on which machines."""

__all__ = ["check_jobs", "own_code", "workers_for"]

import re
from typing import TYPE_CHECKING

from .voice import Trouble, clean

if TYPE_CHECKING:
    from ..bots.workers import Workers

MOST_JOBS = 256
MOST_FAR = 65_536  # on other machines
ADDRESS = re.compile(r"ray|auto|(ray://)?(\[[^\]]+\]|[^\s:/]+):\d+")


def check_jobs(jobs: int | None, on: str | None = None, option: str = "--jobs") -> None:
    """Raise Trouble (2) for an impossible number of processes, or something that is no place to work at."""
    if jobs is not None and not 1 <= jobs <= (MOST_FAR if on else MOST_JOBS):
        raise Trouble("cli-bad-value", 2, option=option, value=clean(str(jobs)))
    if on is not None and not ADDRESS.fullmatch(on):
        raise Trouble("worker-address", 2, value=clean(on))


def workers_for(on: str | None, jobs: int | None, *bots: str) -> "Workers":
    """Processes of this machine, or of a Ray cluster; the current folder is sent along if one of the bots is somebody's own."""
    from pathlib import Path

    from ..bots.workers import Processes, Ray

    if on is None:
        return Processes(jobs)
    own = any(own_code(bot) for bot in bots)
    return Ray(None if on == "ray" else on, jobs, folder=Path.cwd() if own else None)


def own_code(bots: str) -> bool:
    """Whether a list of bots names a class or a program."""
    return ":" in bots
