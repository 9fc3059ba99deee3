"""How a server is set up: by flags, else by the environment (`STAMMTISCH_…`), else sensibly."""

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
    proxies: str | None = None  # whose X-Forwarded-For is believed, between commas; else those on this machine
    bot_threads: int = max(1, (os.cpu_count() or 2) - 1)
    tables_a_person: int = 40  # open at the same time
    lines_a_person: int = 40  # live connections to this process
    token_days: int = 400  # of absence after which a token opens nothing
