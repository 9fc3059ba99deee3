"""What moves people in Alhambra."""

__all__ = ["moods"]

from ...match.moments import Mood
from . import events as e

DEAR = 10  # a price that is seldom paid exactly
WASTED = 4  # coins above the price


def moods(event: e.Event) -> dict[int, Mood]:
    """What seats feel about an event."""
    match event:
        case e.Bought(seat, price=price, exact=True) if price >= DEAR:
            return {seat: "proud"}
        case e.Bought(seat, price=price, paid=paid) if sum(int(card[1:]) for card in paid) >= price + WASTED:
            return {seat: "sore"}
        case e.Scored(points=points):
            totals = [sum(each.values()) for each in points]
            return {seat: "proud" if total == max(totals) else "impressed" for seat, total in enumerate(totals)}
        case e.MatchEnded(scores, winners):
            return {seat: "cheers" if seat in winners else "impressed" for seat in range(len(scores))}
    return {}
