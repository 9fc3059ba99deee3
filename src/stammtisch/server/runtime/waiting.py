"""Waiting that can be cancelled at any moment."""

__all__ = ["wait_for_event"]

import asyncio
import contextlib


async def wait_for_event(event: asyncio.Event, seconds: float) -> None:
    """Wait until the event is set, for so long at most.

    `asyncio.wait_for` overlooks, before Python 3.12, that it is cancelled if the event is set at the same moment.
    """
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
