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
    """`origins` are the addresses, besides the server's own, from which pages may speak to it. `secure` is set behind TLS."""

    host: str = "localhost"
    port: int = 8000
    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()
    secure: bool = False
    proxies: str | None = (
        None  # addresses, between commas, whose X-Forwarded-For is believed; else those of this machine
    )
    bot_threads: int = max(1, (os.cpu_count() or 2) - 1)
    tables_per_person: int = 40  # open at the same time
    sockets_per_person: int = 40  # to this process
    token_days: int = 400  # of absence, after which a token is no longer valid
    keep_matches: int = 400  # days for which finished matches are kept
    keep_tables: int = 100  # days for which tables are kept at which nothing happens
    quota: int = 20  # megabytes of match files that a person may store
    store_limit: int = 20_000  # megabytes of the whole database, near which newcomers are refused first
