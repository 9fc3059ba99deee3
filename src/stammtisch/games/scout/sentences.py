"""The log of SCOUT in words."""

__all__ = ["words"]

from ...match.sentences import end_in_words, listed
from ...match.words import SeatName, Words
from .events import Dealt, Decided, Event, MatchEnded, RoundEnded, Scouted, Shown


def words(event: Event) -> Words:
    """One event as a sentence."""
    match event:
        case Dealt(number, starter, _):
            return Words("scout-tell-dealt", {"round": number, "starter": SeatName(starter)})
        case Decided(seat, turned):
            how = "secret" if turned is None else "turned" if turned else "kept"
            return Words("scout-tell-decided", {"player": SeatName(seat), "how": how})
        case Shown(seat, cards, taken):
            shown = " · ".join(card.partition("/")[0] for card in cards)
            return Words("scout-tell-shown", {"player": SeatName(seat), "cards": shown, "taken": taken})
        case Scouted():
            return _scouted(event)
        case RoundEnded(number, reason, seat, points):
            told = {"round": number, "reason": reason, "player": SeatName(seat), "table": listed(points)}
            return Words("scout-tell-round-ended", told)
        case MatchEnded(scores, winners):
            return end_in_words(scores, winners)


def _scouted(event: Scouted) -> Words:
    return Words(
        "scout-tell-scouted",
        {
            "player": SeatName(event.seat),
            "card": event.card,
            "kind": "chip" if event.and_show else "plain",
            "to": "middle" if event.chip is None else "player",
            "gets": "" if event.chip is None else SeatName(event.chip),
        },
    )
