"""Runs a server on a machine whose clock is wrong: by as many seconds as a file says, which may change while it runs."""

import time
from pathlib import Path

from stammtisch.server.serve import serve
from stammtisch.server.settings import Settings


def run(database: str, port: str, file: str) -> None:
    """Serve until told to stop."""
    settings = Settings(database=database, port=int(port), bot_beat=0)
    serve(
        settings, lambda address: print(address, flush=True), wall=lambda: time.time() + float(Path(file).read_text())
    )
