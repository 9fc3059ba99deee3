"""Which game is made ready first, and who waits for what."""

import asyncio

from stammtisch.games import GAMES
from stammtisch.server.runtime.compilation import Compilation


def ready_for(*wanted: str) -> list[set[str]]:
    """The games that could be dealt when each of those who waited could go on."""
    found: list[set[str]] = []

    async def watch(compilation: Compilation, game: str) -> None:
        await compilation.wait(game)
        found.append({name for name in GAMES if compilation.is_ready(name)})

    async def run() -> None:
        compilation = Compilation()
        async with asyncio.TaskGroup() as tasks:
            for game in wanted:
                tasks.create_task(watch(compilation, game))
            await asyncio.sleep(0)
            tasks.create_task(compilation.run())

    asyncio.run(run())
    return found


def test_the_game_that_most_wait_for_is_made_ready_first():
    assert ready_for("scout") == [{"scout"}]
    assert ready_for("alhambra", "scout", "scout") == [{"scout"}, {"scout"}, {"scout", "alhambra"}]


def test_every_game_can_be_dealt_before_any_can_be_searched():
    async def run() -> None:
        compilation = Compilation()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(compilation.run())
            await compilation.wait_for_search("scout")
            assert all(compilation.is_ready(game) for game in GAMES)

    asyncio.run(run())
