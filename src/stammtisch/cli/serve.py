"""`stammtisch serve`: a server with its page."""

__all__ = ["serve"]

import errno
import os
from typing import Annotated, Any

from cyclopts import Parameter

from .voice import Given, Trouble

MOST = 10_000_000  # days or megabytes
Switch = Annotated[bool, Parameter(negative="")]


def serve(
    *,
    voice: Given,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    origins: str | None = None,
    proxies: str | None = None,
    bot_threads: int | None = None,
    keep_matches: int | None = None,
    keep_tables: int | None = None,
    quota: int | None = None,
    store_limit: int | None = None,
    secure: Switch = False,
    open: Switch = False,
) -> None:
    """Serve tables until told to stop. What isn't given comes from the environment: STAMMTISCH_HOST, STAMMTISCH_PORT, …"""
    from dataclasses import replace

    from ..server.serve import serve as run
    from ..server.settings import Settings

    given: dict[str, Any] = {
        "host": host or os.environ.get("STAMMTISCH_HOST"),
        "port": _number("--port", port, "STAMMTISCH_PORT", 0, 65535),
        "database": database or os.environ.get("STAMMTISCH_DATABASE"),
        "origins": tuple((origins or os.environ.get("STAMMTISCH_ORIGINS", "")).split()) or None,
        "proxies": proxies or os.environ.get("STAMMTISCH_PROXIES"),
        "bot_threads": _number("--bot-threads", bot_threads, "STAMMTISCH_BOT_THREADS", 1, 256),
        "keep_matches": _number("--keep-matches", keep_matches, "STAMMTISCH_KEEP_MATCHES", 1, MOST),
        "keep_tables": _number("--keep-tables", keep_tables, "STAMMTISCH_KEEP_TABLES", 1, MOST),
        "quota": _number("--quota", quota, "STAMMTISCH_QUOTA", 0, MOST),
        "store_limit": _number("--store-limit", store_limit, "STAMMTISCH_STORE_LIMIT", 1, MOST),
        "secure": secure or os.environ.get("STAMMTISCH_SECURE", "") not in ("", "0") or None,
    }
    settings = replace(Settings(), **{name: value for name, value in given.items() if value is not None})
    tell = lambda address: voice.tell("cli-serving", "head", address=address)  # noqa: E731
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
