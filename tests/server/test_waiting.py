"""What runs in the background ends when it is told to, whatever happens at that moment."""

import asyncio

import pytest

from stammtisch.server.runtime.waiting import wait_for_event


def test_it_can_be_cancelled_at_the_very_moment_it_waited_for():
    async def wait_and_be_cancelled() -> None:
        event = asyncio.Event()
        waiting = asyncio.create_task(wait_for_event(event, 60.0))
        await asyncio.sleep(0)
        event.set()
        for _ in range(3):  # however much of it has been noticed
            waiting.cancel()
            await asyncio.sleep(0)
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(wait_and_be_cancelled())


def test_it_goes_on_when_the_time_is_up():
    asyncio.run(wait_for_event(asyncio.Event(), 0.01))
