"""Loads all that a server takes its time for, when it is imported: see `nursery`."""

import stammtisch.server.serve
from stammtisch.bots.warmup import load_compiled, warm_bots
from stammtisch.games import GAMES

__all__ = ["stammtisch"]

warm_bots(GAMES)
for game in GAMES:
    load_compiled(game)
