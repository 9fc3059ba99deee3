"""What moves people in SCORE 5."""

__all__ = ["moods"]

from ...match.moments import Mood
from . import events as e

CLOSE = 3  # points behind the winning bid


def moods(event: e.Event) -> dict[int, Mood]:
    """What seats feel about an event."""
    match event:
        case e.Resolved(winner=int() as winner, totals=totals):
            return {
                seat: _mood_of(totals[winner] - total, seat == winner) for seat, total in enumerate(totals) if total
            }
        case e.MatchEnded(scores, winners):
            return {seat: "cheers" if seat in winners else "impressed" for seat in range(len(scores))}
    return {}


def _mood_of(gap: int, won: bool) -> Mood:
    """Of somebody who bid so many points less than the winner, or is the winner."""
    if won:
        return "proud"
    return "sore" if gap <= CLOSE else "surprised"
