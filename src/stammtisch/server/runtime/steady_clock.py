"""The time of day as tables use it. It never jumps, so nobody's time to think is gone because a clock was set.

When the machine's clock is set, this one goes a little faster or slower until both agree again. A server that is started later
on the same machine goes on from where the last one was, by the machine's uptime.
"""

__all__ = ["SteadyClock", "TimeKeeper"]

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ..store.times import Times
from .threads import write_in_thread

SLEW = 0.05  # how much faster or slower it goes to make up for a jump
NOTE = 2.0  # seconds between two notes of the time


def uptime() -> float:
    """Seconds since the machine was started, where the system tells; else since some other moment."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)  # which goes on while the machine sleeps
    return time.monotonic() if boot is None else time.clock_gettime(boot)


def boot() -> str:
    """What the machine calls the time since it was started; "" if it doesn't say."""
    with suppress(OSError):
        return Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    return ""


class SteadyClock:
    """Tells the time, in seconds since 1970. `wall` is the machine's clock, which anybody may set."""

    def __init__(self, wall: Callable[[], float] = time.time, uptime: Callable[[], float] = uptime) -> None:
        self._wall, self.uptime = wall, uptime
        self._now, self._at = wall(), uptime()

    def __call__(self) -> float:
        """What time it is."""
        at = self.uptime()
        passed, self._at = at - self._at, at
        ahead = self._now + passed - self._wall()
        self._now += passed - max(-SLEW * passed, min(SLEW * passed, ahead))
        return self._now

    def go_on_from(self, at: float, now: float) -> None:
        """Go on from what the time was when the machine had been up for `at` seconds."""
        self._at, self._now = at, now


class TimeKeeper:
    """Keeps the clocks of all servers on a machine together, also over restarts."""

    def __init__(self, clock: SteadyClock, times: Times) -> None:
        self.clock, self.times, self.boot = clock, times, boot()

    async def start(self) -> None:
        """Go on from where the last server was."""
        last = await asyncio.to_thread(self.times.last, self.boot) if self.boot else None
        if last is not None and last[0] <= self.clock.uptime():
            self.clock.go_on_from(*last)

    async def run(self) -> None:
        """Note the time now and then, until cancelled."""
        while True:
            await write_in_thread(self.times.note, self.boot or "unknown", self.clock.uptime(), self.clock())
            await asyncio.sleep(NOTE)
