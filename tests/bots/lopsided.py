"""Two bots for SCOUT one of which is much better, with any cards."""

from typing import Any

from stammtisch.bots.seen import Seen


class First:
    """Shows as many cards as it can."""

    def choose(self, seen: Seen) -> Any:
        shows = [move for move in seen.moves if str(move).startswith("show")]
        return max(shows, key=lambda move: move.last - move.first, default=seen.moves[0])


class Shy:
    """Shows one card at a time, and only if it must."""

    def choose(self, seen: Seen) -> Any:
        return next((move for move in seen.moves if not str(move).startswith("show")), seen.moves[0])
