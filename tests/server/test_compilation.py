"""Which game is compiled first, and that nobody waits for it."""

import asyncio

import pytest

from stammtisch.bots.warmup import BOTS
from stammtisch.engine.waiting import stop_waiting
from stammtisch.games import GAMES
from stammtisch.server.runtime.compilation import Compilation


def compiled_when_playable(*wanted: str) -> list[set[str]]:
    """The games that were compiled when each of these could be played."""
    found: list[set[str]] = []

    async def watch(compilation: Compilation, game: str) -> None:
        await compilation.wait(game)
        found.append({name for name in GAMES if compilation.is_ready(name)})

    async def run() -> None:
        compilation = Compilation()
        async with asyncio.TaskGroup() as tasks:
            assert not any(map(compilation.is_coached, GAMES))
            for game in wanted:
                tasks.create_task(watch(compilation, game))
            await asyncio.sleep(0)
            tasks.create_task(compilation.run())
        assert all(map(compilation.is_coached, GAMES))  # the coach comes when every game can be played

    asyncio.run(run())
    return found


def test_the_game_that_most_want_to_play_comes_first():
    assert compiled_when_playable("scout") == [{"scout"}]
    assert compiled_when_playable("alhambra", "scout", "scout") == [{"scout"}, {"scout"}, {"scout", "alhambra"}]


@pytest.fixture
def nothing_compiled(monkeypatch, tmp_path):
    """A server on a machine that has never compiled anything, and whose compiler never comes to an end."""
    monkeypatch.setattr("stammtisch.server.runtime.compilation.cache_folder", lambda: tmp_path)
    monkeypatch.setattr("stammtisch.bots.warmup.cache_folder", lambda: tmp_path)
    monkeypatch.setattr("stammtisch.server.runtime.compilation.COMPILE", "import time; time.sleep(600)")
    yield
    for game in GAMES:
        stop_waiting(game)


@pytest.mark.usefixtures("nothing_compiled")
def test_a_game_that_was_compiled_before_waits_for_no_compiler(monkeypatch, tmp_path):
    last = list(GAMES)[-1]
    monkeypatch.setattr("stammtisch.server.runtime.compilation.load_compiled", stop_waiting)
    (tmp_path / f"{last}{BOTS.mark}").touch()

    async def run() -> None:
        compilation = Compilation()
        running = asyncio.create_task(compilation.run())
        async with asyncio.timeout(60):
            while not compilation.is_ready(last):
                await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(run())


@pytest.mark.usefixtures("nothing_compiled")
def test_every_game_can_be_played_before_any_is_compiled():
    async def run() -> None:
        compilation = Compilation()
        running = asyncio.create_task(compilation.run())
        await asyncio.gather(*map(compilation.wait, GAMES))
        assert not any(compilation.is_ready(game) for game in GAMES)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(run())
