"""Work that no table may feel: done by a process apart, of the lowest priority, which ends when its server does."""

__all__ = ["Worker"]

import asyncio
import contextlib
import os
import sys

from ...engine.compiler import cache_folder

LONGEST_LINE = 20_000_000  # bytes of what is made
WORK = """
import os, sys
from importlib import import_module
if hasattr(os, "nice"):
    os.nice(int(sys.argv[1]))
import_module(f"stammtisch.server.runtime.{sys.argv[2]}").main()
"""


class Worker:
    """A process that runs one of the programs beside this module, and how far it is.

    It is told its job on a line, and tells lines: how far it is, and at last what it has made, in JSON.
    """

    def __init__(self, program: str, nice: int) -> None:
        self.program, self.nice = program, nice
        self.done, self.total = 0, 0

    async def make(self, job: bytes) -> str | None:
        """What it makes; None if it can't. When this is cancelled, the process is gone."""
        environment = os.environ | {"STAMMTISCH_CACHE": str(cache_folder().parent)}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", WORK, str(self.nice), self.program, env=environment, limit=LONGEST_LINE,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(job)
            with contextlib.suppress(ConnectionError):  # it has ended already
                await process.stdin.drain()
            document = None
            while line := (await process.stdout.readline()).decode().strip():
                if line.startswith("{"):
                    document = line
                else:
                    self.done, self.total = map(int, line.split())
            return None if await process.wait() else document
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
