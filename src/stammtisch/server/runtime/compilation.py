"""Compiles the games, once for each version of the sources, in a separate process of the lowest priority.

Nobody waits for it: until its compiled code is there, a game is played interpreted (`engine.waiting`), and levels that search
look less far. The coach comes when all games are there; until then hints go without a measured reason. A game that lacks a part
is named, and keeps no other from being played.
"""

__all__ = ["Compilation"]

import asyncio
import gc
import logging
import os
import sys
from collections.abc import Callable
from functools import cache

from ...bots.levels import levels
from ...bots.warmup import BOTS, load_compiled, play_before_compiling
from ...engine.compiler import INTERPRETED, cache_folder
from ...engine.waiting import is_waiting
from ...match.adapter import ADAPTERS
from ...match.errors import MissingPart
from ...match.game import find
from ...review.warmup import is_review_kept, load_review

COMPILE = """
import os, sys
from stammtisch.review.warmup import warm_bots, warm_review
if hasattr(os, "nice"):
    os.nice(19)
{"bots": warm_bots, "coach": warm_review}[sys.argv[2]]([sys.argv[1]], lambda *_: None)
"""

logger = logging.getLogger(__name__)


class Compilation:
    """Which games are compiled, and which can be played at all."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self._compiled = {game: asyncio.Event() for game in ADAPTERS}
        self._wanted = dict.fromkeys(ADAPTERS, 0)
        self._coached: set[str] = set()  # games whose decisions the coach can judge in this process
        self._lacking: dict[str, MissingPart] = {}  # games that can't be played, and what they lack
        self.on_change: list[Callable[[], None]] = []  # called when another game is compiled

    def is_ready(self, game: str) -> bool:
        """Whether a game is compiled, so that bots play as well as they can."""
        return self._compiled[game].is_set() and game not in self._lacking

    def is_kept(self, game: str) -> bool:
        """Whether the compiled code of a game is there for other processes to load."""
        return game not in self._lacking and (INTERPRETED or _is_kept(game))

    def is_coached(self, game: str) -> bool:
        """Whether what the coach needs of a game is loaded."""
        return game in self._coached

    def warming(self, game: str) -> tuple[str, ...]:
        """The levels that don't look as far yet as they will: those that search, as long as the game isn't compiled."""
        return _searching(game) if is_waiting(game) else ()

    async def wait(self, game: str) -> None:
        """Wait until a game can be played. After those that only have to be loaded, the one that most wait for is compiled first.

        Raises MissingPart for one that never can be.
        """
        self._wanted[game] += 1
        await self._begun.wait()
        if not is_waiting(game) and game not in self._lacking:
            await self._compiled[game].wait()
        if game in self._lacking:
            raise self._lacking[game]

    async def wait_for_all(self) -> None:
        """Wait until every game can be played."""
        await self._begun.wait()
        for game, ready in self._compiled.items():
            if not is_waiting(game):
                await ready.wait()

    async def run(self) -> None:
        """Compile and load every game, then what the coach needs of them."""
        if not INTERPRETED:
            await asyncio.to_thread(self._begin)
        self._begun.set()
        left = [game for game in ADAPTERS if game not in self._lacking]
        while left:
            game = max(left, key=lambda each: (self.is_kept(each), self._wanted[each]))
            left.remove(game)
            try:
                await self._make_ready(game)
            except MissingPart as error:
                self._give_up(game, error)
                self._compiled[game].set()  # whoever waits for it is told
        gc.freeze()  # what was loaded stays, so the garbage collector needn't look through it again
        for game in ADAPTERS:
            if self.is_ready(game):
                await self._prepare_coach(game)
        gc.freeze()

    def _begin(self) -> None:
        """Deal every game once that has to be played interpreted: the first deal loads its modules."""
        for game in ADAPTERS:
            try:
                play_before_compiling([game])
                if is_waiting(game):
                    find(game).new(find(game).players[0], "")
            except MissingPart as error:
                self._give_up(game, error)

    async def _make_ready(self, game: str) -> None:
        if not INTERPRETED and not _is_kept(game):
            await self._compile(game, "bots")
        if INTERPRETED or _is_kept(game) or not is_waiting(game):
            await asyncio.to_thread(load_compiled, game)
            self._compiled[game].set()
            for notify in self.on_change:
                notify()

    async def _prepare_coach(self, game: str) -> None:
        if not is_review_kept(game):
            await self._compile(game, "coach")
        if is_review_kept(game):
            await asyncio.to_thread(load_review, game)
            self._coached.add(game)

    def _give_up(self, game: str, error: MissingPart) -> None:
        logger.warning("%s", error)
        self._lacking[game] = error

    async def _compile(self, game: str, part: str) -> None:
        logger.info("compiling %s (%s) for the first and only time", game, part)
        environment = os.environ | {"STAMMTISCH_CACHE": str(cache_folder().parent)}
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", COMPILE, game, part, env=environment)
        try:
            if await process.wait():
                logger.warning("%s couldn't be compiled, and goes on without", game)
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise


@cache
def _searching(game: str) -> tuple[str, ...]:
    return tuple(name for name, level in levels(game).items() if level.rollouts)


def _is_kept(game: str) -> bool:
    """Whether the compiled code of a game is on disk."""
    return (cache_folder() / f"{game}{BOTS.mark}").exists()
