"""For those who run the server: whether it is alive, and whether it can do its work."""

__all__ = ["HealthRoutes"]

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..operation import route
from .base import Routes


class HealthRoutes(Routes):
    """Alive and ready. The causes are for the log: strangers ask here, too."""

    @route("GET", "/healthz", {200: str}, known=False)
    async def health(self, request: Request) -> Response:
        """200 while the process answers at all."""
        return PlainTextResponse("alive\n")

    @route("GET", "/readyz", {200: str, 503: str}, known=False)
    async def ready(self, request: Request) -> Response:
        """200 if a move could be kept now, 503 if it couldn't or if the server is about to stop."""
        closing = self.services.connections.closing
        if not closing and await self.services.readiness.is_ready():
            return PlainTextResponse("ready\n")
        return PlainTextResponse("not ready\n", 503)
