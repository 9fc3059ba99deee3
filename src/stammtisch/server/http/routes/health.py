"""For those who run the server: whether it is healthy, and how busy it is."""

__all__ = ["HealthRoutes"]

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..operation import route
from ..services import Services
from .base import Routes


class HealthRoutes(Routes):
    """Health and figures."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.started = time.time()

    @route("GET", "/healthz", {200: str, 503: str}, known=False)
    async def health(self, request: Request) -> Response:
        """200 while the database answers."""
        try:
            await asyncio.wait_for(asyncio.to_thread(self.store.answers), 5)
        except (SQLAlchemyError, TimeoutError):
            return PlainTextResponse("the database doesn't answer\n", 503)
        return PlainTextResponse("ok\n")

    @route("GET", "/metrics", {200: str}, known=False)
    async def metrics(self, request: Request) -> Response:
        """Figures in the text format of Prometheus."""
        tables, thinker = self.tables, self.services.thinker
        figures = (
            ("connections", "gauge", "live connections", self.services.connections.count),
            ("tables_in_memory", "gauge", "tables in memory", len(tables.in_memory)),
            ("moves_kept_total", "counter", "moves written by this process", tables.moves_written),
            ("bot_thoughts_total", "counter", "moves that bots of this process thought about", thinker.thoughts),
            ("bot_tables", "gauge", "tables with people where a bot has to move", thinker.share.people),
            ("bot_tables_alone", "gauge", "tables of bots only where one has to move", thinker.share.bots_only),
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
