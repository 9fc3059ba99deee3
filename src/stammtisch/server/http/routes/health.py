"""The door for whoever runs the server: is it well, and how busy is it."""

__all__ = ["KeepingDoor"]

import asyncio
import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ...runtime.thinking import Thinker
from .base import Door


class KeepingDoor(Door):
    """Health and figures."""

    def __init__(self, *needs: Any, thinker: Thinker) -> None:
        super().__init__(*needs)
        self.thinker = thinker
        self.started = time.time()

    async def health(self, request: Request) -> Response:
        """GET /healthz: 200 while the database answers."""
        try:
            await asyncio.wait_for(asyncio.to_thread(self.store.answers), 5)
        except (SQLAlchemyError, TimeoutError):
            return PlainTextResponse("the database doesn't answer\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(self, request: Request) -> Response:
        """GET /metrics: figures in the text form of Prometheus."""
        figures = (
            ("connections", "gauge", "live connections", self.live.count),
            ("tables_in_memory", "gauge", "tables in memory", len(self.house.rooms)),
            ("moves_kept_total", "counter", "moves written by this process", self.house.moves_kept),
            ("bot_thoughts_total", "counter", "moves thought about by bots of this process", self.thinker.thoughts),
            ("bot_tables", "gauge", "tables whose bots think or wait for a thread", self.thinker.waiting),
            ("start_time_seconds", "gauge", "when this process was started", round(self.started, 3)),
        )
        lines = []
        for name, kind, meaning, value in figures:
            lines += [
                f"# HELP stammtisch_{name} {meaning}",
                f"# TYPE stammtisch_{name} {kind}",
                f"stammtisch_{name} {value}",
            ]
        return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")
