"""When bots react without words: now and then, at moments that everyone at the table has seen.

What they do follows from the public link of the match, the number of moves that everyone has seen, and what everyone saw of the
last one. So the same public history leads to the same reaction, and it tells nothing that isn't known already.
"""

__all__ = ["reaction"]

import hashlib

from ...match.match import Step
from ...match.moments import Mood, moods
from . import log
from .table import Table

APART = 5  # moves that everyone has seen between two reactions of bots
OFTEN = {"cheers": 1.0, "proud": 0.4, "sore": 0.4, "impressed": 0.35, "surprised": 0.35}  # how often a mood is shown
SHOWN: dict[Mood, tuple[str, ...]] = {
    "cheers": ("🍻", "👏"),
    "proud": ("😀", "🍻"),
    "sore": ("😅", "🤔"),
    "impressed": ("👏", "👍"),
    "surprised": ("😮", "🤔"),
}


def reaction(table: Table, step: Step) -> log.BotReacted | None:
    """How one of the bots reacts to the last move, if any of them does."""
    if not table.settings.reactions or not step.is_open or table.match_id is None:
        return None
    seen = table.public_moves
    if table.reacted and seen - table.reacted[-1] < (APART if table.playing else 1):
        return None
    felt = {
        seat: mood
        for seat, mood in moods(table.settings.game, step.events(None)).items()
        if table.seats[seat].level and table.seats[seat].character
    }
    if not felt:
        return None
    lot = hashlib.sha256(f"{table.match_id}\n{seen}".encode()).digest()
    seat = sorted(felt)[lot[0] % len(felt)]
    if lot[1] >= 256 * OFTEN[felt[seat]]:
        return None
    shown = SHOWN[felt[seat]]
    return log.BotReacted(seat, table.seats[seat].name, shown[lot[2] % len(shown)], seen)
