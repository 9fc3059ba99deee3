"""Compiling the games before anybody waits for them: once for each version of the sources, in a process of its own.

Meanwhile the server answers everything else. A deal waits until its game is ready.
"""

__all__ = ["Readiness"]

import asyncio
import logging
import sys
from collections.abc import Callable

from ..games import GAMES, load
from ..games.compiler import INTERPRETED, cache_folder

COMPILE = "import sys; from stammtisch.bots.warmup import warm_bots; warm_bots(sys.argv[1:], lambda *_: None)"


class Readiness:
    """Which games can be dealt."""

    def __init__(self) -> None:
        self._ready = {name: asyncio.Event() for name in GAMES}

    def is_ready(self, game: str) -> bool:
        """Whether a game can be dealt at once."""
        return self._ready[game].is_set()

    async def wait(self, game: str) -> None:
        """Until a game can be dealt."""
        await self._ready[game].wait()

    async def run(self) -> None:
        """Make one game after the other ready."""
        for game in GAMES:
            if not INTERPRETED and not (cache_folder() / f"{game}.bots.ready").exists():
                await self._compile(game)
            await asyncio.to_thread(_take_up, game)
            self._ready[game].set()

    async def _compile(self, game: str) -> None:
        logging.getLogger(__name__).info("compiling %s, just this once", game)
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", COMPILE, game)
        try:
            await process.wait()  # if it failed, the game is compiled here
        except asyncio.CancelledError:
            process.kill()
            raise


def _take_up(game: str) -> None:
    """Load what was compiled."""
    from ..bots.warmup import warm_bots

    quiet: Callable[[str, int, int], None] = lambda *_: None  # noqa: E731
    warm_bots([game], quiet)
    load(game)
