"""Processes on any number of machines, by way of Ray (`pip install 'stammtisch[ray]'`).

Ranges of items go out, results come back. Ray gives the work of a process or machine that is gone to another one; machines may
join and leave meanwhile. `docs/scale.md` tells what that is worth.
"""

__all__ = ["Ray"]

import logging
import os
import sys
import time
from collections import deque
from collections.abc import Generator, Sequence
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import Any

from ...match.errors import BadOption, StammtischError
from ...match.notation import shortened
from ...match.packages import needed
from ..seen import Stop
from ..spec import reason_of
from .job import Job, WorkerDied
from .parcel import Parcel, opened, packed
from .workers import Workers

AHEAD = 3  # ranges for each process that wait or are done before their turn
WORTH = 2.0  # seconds of work in a range, if there is so much
LONGEST = 512  # items in a range
TRIES = 4  # how often a range is given to another process when one is gone
LOOK = 2.0  # seconds between two looks at who is there
PATIENCE = 5.0  # seconds until a cluster that doesn't answer counts as unreachable


class Ray(Workers):
    """A Ray cluster: one of this machine's own without an address, or the one at `HOST:PORT` or `ray://HOST:PORT`.

    `processes` is how many work at the same time; all the cluster's cores without it. `folder` is sent along, for bots whose
    classes or files are there. A program that has called `ray.init` already stays connected as it is.
    """

    def __init__(
        self, address: str | None = None, processes: int | None = None, *, folder: Path | str | None = None
    ) -> None:
        self.address, self.processes, self.folder = address, processes, folder
        self._ray: Any = None
        self._ours = False  # whether the connection is
        self._looked, self._strength = 0.0, (1, 1)

    def results(self, job: Job, items: Sequence[Any]) -> Generator[Any]:
        """The results, in the order of the items."""
        ray = self._connected()
        parcel = ray.put(packed(job))
        work = ray.remote(max_retries=TRIES)(_carry_out)
        waiting: deque[Any] = deque()
        sent, pace = 0, WORTH  # seconds for an item
        try:
            while sent < len(items) or waiting:
                _, processes = self.strength()
                while sent < len(items) and len(waiting) < AHEAD * processes:
                    fair = ceil((len(items) - sent) / (2 * processes))  # so that all are ready at about the same time
                    size = max(1, min(int(WORTH / pace), fair, LONGEST))
                    waiting.append(work.remote(parcel, items[sent : sent + size]))
                    sent += size
                seconds, results = _fetched(ray, waiting[0])
                waiting.popleft()
                pace = max(seconds / len(results), 1e-6)
                yield from results
        finally:
            for ref in waiting:
                with suppress(Exception):  # the cluster may be gone
                    ray.cancel(ref, force=True)

    def strength(self) -> tuple[int, int]:
        """How many machines there are just now, and how many processes."""
        if time.monotonic() - self._looked > LOOK:
            alive = [node for node in self._connected().nodes() if node["Alive"]]
            cores = sum(int(node["Resources"].get("CPU", 0)) for node in alive)
            self._strength = max(1, len(alive)), max(1, min(cores, self.processes or cores))
            self._looked = time.monotonic()
        return self._strength

    def close(self) -> None:
        """Disconnect, and end the cluster if it is this machine's own."""
        if self._ray and self._ours:
            self._ray.shutdown()
        self._ray = None

    def _connected(self) -> Any:
        if self._ray is None:
            self._ray = self._connect()
        return self._ray

    def _connect(self) -> Any:
        """Ray, connected. Raises BadOption if nobody answers."""
        if self.address is not None:
            _check_reachable(self.address)
        elif "ray" not in sys.modules:
            os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # a cluster of one listens to nobody else
        ray = needed("ray", "ray")
        if ray.is_initialized():
            return ray
        self._ours = True
        how: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if self.address is None:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            how |= {"address": "local", "num_cpus": self.processes, "include_dashboard": False}
        else:
            how |= {"address": self.address}
            if self.folder is not None:
                how |= {"runtime_env": {"working_dir": str(self.folder)}}
        try:
            ray.init(**how)
        except Exception as error:  # of many kinds
            raise BadOption("worker-unreachable", address=self.address or "ray", reason=reason_of(error)) from error
        return ray


def _check_reachable(address: str) -> None:
    """Raise BadOption at once if nobody listens at an address: Ray would try for minutes."""
    import socket

    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not host or not port.isdecimal():
        raise BadOption("worker-address", value=shortened(address))
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError, UnicodeError) as error:
        raise BadOption("worker-unreachable", address=shortened(address), reason=reason_of(error)) from None


def _fetched(ray: Any, ref: Any) -> tuple[float, list[Any]]:
    """What came of a range, and how many seconds it took. Raises what a job has raised, or WorkerDied."""
    try:
        seconds, results = ray.get(ref)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Exception) and isinstance(error.cause, StammtischError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise WorkerDied("worker-died-there", reason=reason_of(error)) from error
    return seconds, results


def _carry_out(parcel: Parcel, items: Sequence[Any]) -> tuple[float, list[Any]]:
    """What a process on another machine does."""
    job = opened(parcel)
    started = time.perf_counter()
    results = [job.do(item, Stop()) for item in items]
    return time.perf_counter() - started, results
