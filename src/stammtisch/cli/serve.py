"""`stammtisch serve`: a server with its page."""

__all__ = ["serve"]

import errno
import os
from functools import partial
from typing import Annotated, Any

from cyclopts import Parameter

from .voice import Given, Trouble
from .welcome import welcome

Switch = Annotated[bool, Parameter(negative="")]


def serve(
    *,
    voice: Given,
    lan: Switch = False,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    origins: str | None = None,
    proxies: str | None = None,
    bot_threads: int | None = None,
    secure: Switch = False,
    open: Switch = False,
) -> None:
    """Serve tables until told to stop. What isn't given comes from the environment: STAMMTISCH_HOST, STAMMTISCH_PORT, …"""
    from dataclasses import replace

    from ..server.reach import EVERYWHERE
    from ..server.serve import serve as run
    from ..server.settings import Settings

    given: dict[str, Any] = {
        "host": host or os.environ.get("STAMMTISCH_HOST") or (EVERYWHERE if lan else None),
        "lan": lan,
        "port": _number("--port", port, "STAMMTISCH_PORT", 0, 65535),
        "database": database or os.environ.get("STAMMTISCH_DATABASE"),
        "origins": tuple((origins or os.environ.get("STAMMTISCH_ORIGINS", "")).split()) or None,
        "proxies": proxies or os.environ.get("STAMMTISCH_PROXIES"),
        "bot_threads": _number("--bot-threads", bot_threads, "STAMMTISCH_BOT_THREADS", 1, 256),
        "secure": secure or os.environ.get("STAMMTISCH_SECURE", "") not in ("", "0") or None,
    }
    settings = replace(Settings(), **{name: value for name, value in given.items() if value is not None})
    tell = partial(welcome, lan=lan, voice=voice)
    try:
        run(settings, tell, open_page=open)
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        raise Trouble("cli-postgresql-missing") from None
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        if given["port"] is not None:
            raise Trouble("cli-port-busy", port=str(settings.port)) from None
        run(replace(settings, port=0), tell, open_page=open)  # only the default port was taken


def _number(option: str, given: int | None, variable: str, low: int, high: int) -> int | None:
    """A number from the flag or the environment. Raises Trouble for an impossible one."""
    text = str(given) if given is not None else os.environ.get(variable)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
        raise Trouble("cli-bad-value", 2, option=option if given is not None else variable, value=text[:40])
    return int(text)
