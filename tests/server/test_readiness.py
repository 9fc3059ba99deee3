"""Which game is made ready first, and who waits for what."""

import asyncio

from stammtisch.games import GAMES
from stammtisch.server.readiness import Readiness


def made_ready(*wanted: str) -> list[str]:
    """The games in the order in which they could be dealt, when somebody waits for those that are `wanted`."""
    order: list[str] = []

    async def watch(readiness: Readiness, game: str) -> None:
        await readiness.wait(game)
        order.append(game)

    async def run() -> None:
        readiness = Readiness()
        async with asyncio.TaskGroup() as tasks:
            for game in wanted:
                tasks.create_task(watch(readiness, game))
            await asyncio.sleep(0)
            tasks.create_task(readiness.run())
            await asyncio.gather(*(watch(readiness, game) for game in GAMES if game not in wanted))

    asyncio.run(run())
    return list(dict.fromkeys(order))


def test_the_game_that_somebody_waits_for_is_made_ready_first():
    assert made_ready("scout")[0] == "scout"
    assert made_ready("alhambra", "scout", "scout")[:2] == ["scout", "alhambra"]


def test_every_game_can_be_dealt_before_any_can_be_searched():
    async def run() -> None:
        readiness = Readiness()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(readiness.run())
            await readiness.wait_for_search("scout")
            assert all(readiness.is_ready(game) for game in GAMES)

    asyncio.run(run())
