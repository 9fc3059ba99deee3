"""What moves people in SCOUT."""

__all__ = ["moods"]

from ...match.moments import Mood
from . import events as e

MANY = 4  # cards in a Show that nobody expects
BITTER = -5  # points of a round


def moods(event: e.Event) -> dict[int, Mood]:
    """What seats feel about an event."""
    match event:
        case e.Shown(seat, cards) if len(cards) >= MANY:
            return {seat: "proud"}
        case e.Scouted(seat, and_show=True, owner=owner):
            return {owner: "surprised"}
        case e.RoundEnded(points=points):
            return {seat: mood for seat, got in enumerate(points) if (mood := _mood_of(got, max(points)))}
        case e.MatchEnded(scores, winners):
            return {seat: "cheers" if seat in winners else "impressed" for seat in range(len(scores))}
    return {}


def _mood_of(got: int, best: int) -> Mood | None:
    if got == best:
        return "proud"
    return "sore" if got <= BITTER else None
