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

    `lan` lets the page tell the way to friends in the network. `origins` are the addresses, besides the server's own, from which
    pages may speak to it. `secure` is set behind TLS.
    """

    host: str = "localhost"
    lan: bool = False
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
