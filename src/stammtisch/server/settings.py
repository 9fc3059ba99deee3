"""How a server is set up: by flags, else by the environment (`STAMMTISCH_…`), else sensibly."""

__all__ = ["Settings", "default_database"]

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> str:
    """A file of the user's own."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share"))
    return f"sqlite:///{base / 'stammtisch' / 'stammtisch.db'}"


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
