"""Running a server."""

__all__ = ["serve"]

import uvicorn

from .app import create_app
from .settings import Settings


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=4096,
        log_config=None,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    uvicorn.Server(config).run()
