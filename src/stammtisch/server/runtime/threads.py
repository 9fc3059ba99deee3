"""Threads for what has to wait: those that write are few and apart, so that nobody who reads waits behind them."""

__all__ = ["READERS", "write_in_thread"]

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

READERS = 16  # threads of `asyncio.to_thread`, which has only a few on a small machine
WRITERS = 4

Given = ParamSpec("Given")
Result = TypeVar("Result")

_writers = ThreadPoolExecutor(WRITERS, thread_name_prefix="store-writer")


async def write_in_thread(function: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs) -> Result:
    """Like `asyncio.to_thread`, for functions of the store that write."""
    return await asyncio.get_running_loop().run_in_executor(_writers, lambda: function(*args, **kwargs))
