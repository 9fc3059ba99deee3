"""How a server is set up: by flags, else by the environment (`STAMMTISCH_…`), else by these defaults."""

__all__ = ["Settings", "default_database"]

import os
from dataclasses import dataclass, field


def default_database() -> str:
    """A file in the user's data folder."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('stammtisch', appauthor=False) / 'stammtisch.db'}"


@dataclass(frozen=True)
class Settings:
    """What can be chosen.

    `lan` lets the page tell the way to friends in the network. `hosts` are names by which the server may be called, besides
    those of the address it listens on. `origins` are the addresses, besides the server's own, from which pages may speak to it.
    `proxies` are the addresses or networks whose word on where somebody comes from is believed. `secure` is set behind TLS.
    `metrics` is where figures are served, as `host:port`, if at all.
    """

    host: str = "localhost"
    lan: bool = False
    port: int = 8000
    database: str = field(default_factory=default_database)
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    secure: bool = False
    metrics: str = ""
    bot_beat: float = 0.5  # seconds for a move of a bot that searches; 0 for as quickly as it can
    bots_rest: float = 60.0  # seconds after which bots among themselves stop if nobody looks
    bot_threads: int = max(1, (os.cpu_count() or 2) - 1)
    host_away: float = 60.0  # seconds after which a host who has vanished hands the room on
    tables_per_person: int = 40  # open at the same time
    sockets_per_person: int = 40  # to this process
    connections: int = 10_000  # to this process, if the system allows as many open files
    connections_per_address: int = 200  # to this process
    requests_per_address: int = 100  # a second; six times as many at once
    request_seconds: int = 20  # until a request has come in full, the next one has begun, or an answer is being read
    token_days: int = 400  # of absence, after which a token is no longer valid
    keep_matches: int = 400  # days for which finished matches are kept
    keep_tables: int = 100  # days for which tables are kept at which nothing happens
    quota: int = 20  # megabytes of match files that a person may store
    review_threads: int = os.cpu_count() or 2
    review_nice: int = 19  # how far a review steps back behind everything else; 19 is the lowest priority
    review_worlds: int = 0  # in which a move is judged; 0 for as many as it takes to be sure
    deal_matches: int = 40  # that bots of each level play of a deal of the day, for people to be compared with
    push_after: float = 30.0  # seconds for which it has to be somebody's turn before they are told
    push_contact: str = "mailto:stammtisch@localhost"  # whom push services may turn to
    push_anywhere: bool = False  # call any address that claims to be a push service, for tests
    store_limit: int = 20_000  # megabytes of the whole database, near which newcomers are refused first
