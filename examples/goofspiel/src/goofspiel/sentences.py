"""The log of Goofspiel in words."""

__all__ = ["words"]

from stammtisch.match.sentences import end_in_words, listed
from stammtisch.match.words import Part, SeatName, Words

from .events import BidLaid, BidsShown, Event, MatchEnded, PrizeTurned


def words(event: Event) -> Words:
    """One event as a sentence."""
    match event:
        case PrizeTurned(number, prize, stake):
            return Words(
                "goofspiel-tell-turned", {"round": number, "prize": prize, "stake": stake, "more": stake - prize}
            )
        case BidLaid(seat, card):
            how = "secret" if card is None else "own"
            return Words("goofspiel-tell-laid", {"player": SeatName(seat), "how": how, "card": card or 0})
        case BidsShown():
            return _shown(event)
        case MatchEnded(scores, winners):
            return end_in_words(scores, winners)


def _shown(event: BidsShown) -> Words:
    told: dict[str, Part] = {"table": listed(event.bids), "outcome": event.outcome, "stake": event.stake}
    best = event.bids.index(max(event.bids))
    return Words("goofspiel-tell-shown", told | {"player": SeatName(best), "points": event.points[best]})
