"""Compiling the games before anybody waits for them: once for each version of the sources, in a process of its own.

Meanwhile the server answers everything else. A deal waits until its game is ready, and a bot that searches until it can.
"""

__all__ = ["Readiness"]

import asyncio
import gc
import logging
import sys

from ...engine.compiler import INTERPRETED, cache_folder
from ...games import GAMES
from ...match.contract import load_rules
from ...match.game import find

COMPILE = """
import sys
from stammtisch.bots import warmup
getattr(warmup, sys.argv[1])([sys.argv[2]], lambda *_: None)
"""


class _Stage:
    """Something that is compiled for one game after the other, by a function of `bots.warmup`."""

    def __init__(self, warm: str, mark: str) -> None:
        self.warm, self.mark = warm, mark
        self.ready = {name: asyncio.Event() for name in GAMES}
        self.waiting: dict[str, int] = dict.fromkeys(GAMES, 0)

    async def wait(self, game: str) -> None:
        self.waiting[game] += 1
        await self.ready[game].wait()

    async def run(self) -> None:
        """Make all games ready; whichever most wait for comes next."""
        while left := [game for game in GAMES if not self.ready[game].is_set()]:
            game = max(left, key=self.waiting.__getitem__)
            if not INTERPRETED and not (cache_folder() / f"{game}{self.mark}").exists():
                await self._compile(game)
            await asyncio.to_thread(self._take_up, game)
            self.ready[game].set()

    async def _compile(self, game: str) -> None:
        logging.getLogger(__name__).info("compiling %s, just this once", game)
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", COMPILE, self.warm, game)
        try:
            await process.wait()  # if it failed, the game is compiled here
        except asyncio.CancelledError:
            process.kill()
            raise

    def _take_up(self, game: str) -> None:
        """Load what was compiled."""
        from ...bots import warmup

        getattr(warmup, self.warm)([game], lambda *_: None)
        load_rules(game)
        # The first call of compiled code takes long: here nobody waits for it.
        find(game).new(find(game).players[0], "")


class Readiness:
    """Which games can be dealt, and in which of them bots can search."""

    def __init__(self) -> None:
        self._play = _Stage("warm_sight", ".sight.ready")
        self._search = _Stage("warm_bots", ".bots.ready")

    def is_ready(self, game: str) -> bool:
        """Whether a game can be dealt at once."""
        return self._play.ready[game].is_set()

    async def wait(self, game: str) -> None:
        """Until a game can be dealt."""
        await self._play.wait(game)

    async def wait_for_search(self, game: str) -> None:
        """Until bots can play a game out in imagined worlds."""
        await self._search.wait(game)

    async def run(self) -> None:
        """All games are made ready to be dealt before any is made ready to be searched."""
        for stage in (self._play, self._search):
            await stage.run()
            gc.freeze()  # what was loaded stays: nobody need look through it again for what can be thrown away
