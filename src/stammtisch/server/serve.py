"""Runs a server: the port, the logs, and how it ends."""

__all__ = ["serve"]

import gc
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from .build import Server, build
from .metrics import Figures, serve_figures
from .reach import Addresses, addresses
from .runtime.connections import Connections
from .settings import Settings
from .store.opening import open_database, server_lock

YOUNG = 20_000  # new objects before the garbage collector looks at them; those of a request don't need it
ENOUGH_FILES = 100_000
OTHER_FILES = 200  # that aren't connections of people: the database, the page
GRACE = 5  # seconds for requests under way, when the server is told to stop


def serve(
    settings: Settings,
    ready: Callable[[Addresses], None],
    open_page: bool = False,
    wall: Callable[[], float] = time.time,
) -> None:
    """Serve until told to stop; `ready` is told the addresses. `wall` is the clock of the machine. Raises BadDatabase."""
    _begin_log()
    gc.set_threshold(YOUNG)
    settings = replace(settings, connections=min(settings.connections, _files() - OTHER_FILES))
    listening = socket.create_server((settings.host, settings.port), family=_family(settings.host), reuse_port=False)
    found = addresses(settings.host, listening.getsockname()[1], settings.lan)
    with server_lock(settings.database):
        open_database(settings.database).dispose()
        _run(settings, build(settings, wall), listening, found, ready, open_page)


def _run(
    settings: Settings,
    built: Server,
    listening: socket.socket,
    found: Addresses,
    ready: Callable[[Addresses], None],
    open_page: bool,
) -> None:
    server = _Server(
        uvicorn.Config(
            built.app,
            http=built.line,  # type: ignore[arg-type]  # it is called like a class
            ws=built.socket,  # type: ignore[arg-type]  # and so is this
            log_config=None,
            access_log=False,  # addresses contain links, which are keys
            proxy_headers=False,  # the gate sees to that
            timeout_keep_alive=settings.request_seconds,
            timeout_graceful_shutdown=GRACE,
            server_header=False,
        ),
        built.services.connections,
    )
    if settings.metrics:
        serve_figures(settings.metrics, Figures(built.services, built.guard))
    threading.Thread(target=_tell, args=(server, found, ready, open_page), daemon=True).start()
    server.run(sockets=[listening])


class _Server(uvicorn.Server):
    """Tells everyone who watches a table that it is going down, before it closes their connections."""

    def __init__(self, config: uvicorn.Config, connections: Connections) -> None:
        super().__init__(config)
        self.connections = connections

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close in order."""
        await self.connections.close()
        await super().shutdown(sockets)


def _tell(server: uvicorn.Server, found: Addresses, ready: Callable[[Addresses], None], open_page: bool) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    ready(found)
    if open_page and _has_screen():
        webbrowser.open(found.here)


def _files() -> int:
    """How many files this process may have open, after asking for as many as the system allows."""
    if sys.platform == "win32":
        return 8000
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if most == resource.RLIM_INFINITY else min(most, ENOUGH_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted


def _has_screen() -> bool:
    """Whether a page can be opened here; on a terminal without a screen, its address has to do."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _family(host: str) -> socket.AddressFamily:
    return socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]


class _JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "say": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line | getattr(record, "more", {}), ensure_ascii=False)


def _begin_log() -> None:
    """A program gets one JSON object per line; a person at a terminal is told only what is wrong, in words."""
    handler, person = logging.StreamHandler(sys.stderr), sys.stderr.isatty()
    if not person:
        handler.setFormatter(_JsonLines())
    logging.basicConfig(level=logging.WARNING if person else logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
