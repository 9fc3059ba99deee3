"""`stammtisch serve`: a server with its page."""

__all__ = ["serve"]

import errno
import os
from functools import partial
from ipaddress import ip_network
from typing import Annotated, Any

from cyclopts import Parameter

from .voice import Given, Trouble
from .welcome import welcome

MANY = 10_000_000
Switch = Annotated[bool, Parameter(negative="")]


def serve(
    *,
    voice: Given,
    lan: Switch = False,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    hosts: str | None = None,
    origins: str | None = None,
    proxies: str | None = None,
    metrics: str | None = None,
    bot_threads: int | None = None,
    connections: int | None = None,
    connections_per_address: int | None = None,
    requests_per_address: int | None = None,
    request_seconds: int | None = None,
    bot_beat: float | None = None,
    bots_rest: float | None = None,
    host_away: float | None = None,
    keep_matches: int | None = None,
    keep_tables: int | None = None,
    quota: int | None = None,
    store_limit: int | None = None,
    review_threads: int | None = None,
    review_worlds: int | None = None,
    review_nice: int | None = None,
    deal_matches: int | None = None,
    push_after: float | None = None,
    push_contact: str | None = None,
    push_anywhere: Switch = False,
    secure: Switch = False,
    open: Switch = False,
) -> None:
    """Serve tables until told to stop. What isn't given comes from the environment: STAMMTISCH_HOST, STAMMTISCH_PORT, …"""
    from dataclasses import replace

    from ..server.reach import EVERYWHERE
    from ..server.serve import serve as run
    from ..server.settings import Settings

    lan = _switch(lan, "STAMMTISCH_LAN")
    given: dict[str, Any] = {
        "host": host or os.environ.get("STAMMTISCH_HOST") or (EVERYWHERE if lan else None),
        "lan": lan,
        "port": _number("--port", port, "STAMMTISCH_PORT", 0, 65535),
        "database": database or os.environ.get("STAMMTISCH_DATABASE"),
        "hosts": _several(hosts, "STAMMTISCH_HOSTS"),
        "origins": _several(origins, "STAMMTISCH_ORIGINS"),
        "proxies": _addresses("--proxies", proxies, "STAMMTISCH_PROXIES"),
        "metrics": _place("--metrics", metrics, "STAMMTISCH_METRICS"),
        "bot_threads": _number("--bot-threads", bot_threads, "STAMMTISCH_BOT_THREADS", 1, 256),
        "connections": _number("--connections", connections, "STAMMTISCH_CONNECTIONS", 1, MANY),
        "connections_per_address": _number(
            "--connections-per-address", connections_per_address, "STAMMTISCH_CONNECTIONS_PER_ADDRESS", 1, MANY
        ),
        "requests_per_address": _number(
            "--requests-per-address", requests_per_address, "STAMMTISCH_REQUESTS_PER_ADDRESS", 1, MANY
        ),
        "request_seconds": _number("--request-seconds", request_seconds, "STAMMTISCH_REQUEST_SECONDS", 1, 3600),
        "bot_beat": _seconds("--bot-beat", bot_beat, "STAMMTISCH_BOT_BEAT", 10.0),
        "bots_rest": _seconds("--bots-rest", bots_rest, "STAMMTISCH_BOTS_REST", 1e9),
        "host_away": _seconds("--host-away", host_away, "STAMMTISCH_HOST_AWAY", 1e9),
        "keep_matches": _number("--keep-matches", keep_matches, "STAMMTISCH_KEEP_MATCHES", 1, MANY),
        "keep_tables": _number("--keep-tables", keep_tables, "STAMMTISCH_KEEP_TABLES", 1, MANY),
        "quota": _number("--quota", quota, "STAMMTISCH_QUOTA", 0, MANY),
        "store_limit": _number("--store-limit", store_limit, "STAMMTISCH_STORE_LIMIT", 1, MANY),
        "review_threads": _number("--review-threads", review_threads, "STAMMTISCH_REVIEW_THREADS", 1, 256),
        "review_worlds": _number("--review-worlds", review_worlds, "STAMMTISCH_REVIEW_WORLDS", 0, MANY),
        "review_nice": _number("--review-nice", review_nice, "STAMMTISCH_REVIEW_NICE", 0, 19),
        "deal_matches": _number("--deal-matches", deal_matches, "STAMMTISCH_DEAL_MATCHES", 0, 1000),
        "push_after": _seconds("--push-after", push_after, "STAMMTISCH_PUSH_AFTER", 1e9),
        "push_contact": push_contact or os.environ.get("STAMMTISCH_PUSH_CONTACT"),
        "push_anywhere": _switch(push_anywhere, "STAMMTISCH_PUSH_ANYWHERE"),
        "secure": _switch(secure, "STAMMTISCH_SECURE"),
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


def _switch(given: bool, variable: str) -> bool:
    return given or os.environ.get(variable, "") not in ("", "0")


def _several(given: str | None, variable: str) -> tuple[str, ...] | None:
    """Words from the flag or the environment, between spaces or commas; None if there are none."""
    return tuple((given or os.environ.get(variable, "")).replace(",", " ").split()) or None


def _addresses(option: str, given: str | None, variable: str) -> tuple[str, ...] | None:
    """Network addresses or networks. Raises Trouble for what is neither."""
    found = _several(given, variable)
    for each in found or ():
        try:
            ip_network(each, strict=False)
        except ValueError:
            raise Trouble("cli-bad-value", 2, option=option if given else variable, value=each[:40]) from None
    return found


def _place(option: str, given: str | None, variable: str) -> str | None:
    """A port, perhaps with a host before it. Raises Trouble for anything else."""
    text = given or os.environ.get(variable) or None
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) <= 65535):
        raise Trouble("cli-bad-value", 2, option=option if given else variable, value=text[:40])
    return f"{host or 'localhost'}:{port}"


def _seconds(option: str, given: float | None, variable: str, high: float) -> float | None:
    """A time from the flag or the environment. Raises Trouble for an impossible one."""
    text = str(given) if given is not None else os.environ.get(variable)
    if text is None:
        return None
    if not (text.isascii() and text.replace(".", "", 1).isdigit() and float(text) <= high):
        raise Trouble("cli-bad-value", 2, option=option if given is not None else variable, value=text[:40])
    return float(text)


def _number(option: str, given: int | None, variable: str, low: int, high: int) -> int | None:
    """A number from the flag or the environment. Raises Trouble for an impossible one."""
    text = str(given) if given is not None else os.environ.get(variable)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
        raise Trouble("cli-bad-value", 2, option=option if given is not None else variable, value=text[:40])
    return int(text)
