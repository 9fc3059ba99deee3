"""Compiles the games before anybody waits for them: once for each version of the sources, in a separate process.

Meanwhile the server answers everything else. A deal waits until its game is compiled, a bot that searches until the search is.
"""

__all__ = ["Compilation"]

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
    """A part that is compiled for one game after the other, by a function of `bots.warmup`."""

    def __init__(self, warm: str, mark: str) -> None:
        self.warm, self.mark = warm, mark
        self.ready = {name: asyncio.Event() for name in GAMES}
        self.waiting: dict[str, int] = dict.fromkeys(GAMES, 0)

    async def wait(self, game: str) -> None:
        self.waiting[game] += 1
        await self.ready[game].wait()

    async def run(self) -> None:
        """Make this part of every game ready; the game that most are waiting for comes next."""
        while left := [game for game in GAMES if not self.ready[game].is_set()]:
            game = max(left, key=self.waiting.__getitem__)
            if not INTERPRETED and not (cache_folder() / f"{game}{self.mark}").exists():
                await self._compile(game)
            await asyncio.to_thread(self._load, game)
            self.ready[game].set()

    async def _compile(self, game: str) -> None:
        logging.getLogger(__name__).info("compiling %s for the first and only time", game)
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", COMPILE, self.warm, game)
        try:
            await process.wait()  # if it fails, loading compiles the game here
        except asyncio.CancelledError:
            process.kill()
            raise

    def _load(self, game: str) -> None:
        """Load what was compiled."""
        from ...bots import warmup

        getattr(warmup, self.warm)([game], lambda *_: None)
        load_rules(game)
        # The first call of compiled code takes a while, and nobody is waiting here.
        find(game).new(find(game).players[0], "")


class Compilation:
    """Which games can be dealt, and in which of them bots can search."""

    def __init__(self) -> None:
        self._play = _Stage("warm_sight", ".sight.ready")
        self._search = _Stage("warm_bots", ".bots.ready")

    def is_ready(self, game: str) -> bool:
        """Whether a game can be dealt at once."""
        return self._play.ready[game].is_set()

    async def wait(self, game: str) -> None:
        """Wait until a game can be dealt."""
        await self._play.wait(game)

    async def wait_for_search(self, game: str) -> None:
        """Wait until bots can play a game out in imagined worlds."""
        await self._search.wait(game)

    async def run(self) -> None:
        """Make all games ready to be dealt, then ready to be searched."""
        for stage in (self._play, self._search):
            await stage.run()
            gc.freeze()  # what was loaded stays, so the garbage collector needn't look through it again
