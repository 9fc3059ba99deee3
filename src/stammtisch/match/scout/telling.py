"""The log of SCOUT in words."""

__all__ = ["tell"]

from collections.abc import Sequence

from ...messages import say
from ..telling import listed, tell_end
from .events import Dealt, Decided, Event, MatchEnded, RoundEnded, Scouted, Shown


def tell(event: Event, names: Sequence[str], language: str = "en") -> str:
    """One event as a sentence, the seats being called by `names`."""
    match event:
        case Dealt(number, starter, _):
            return say("scout-tell-dealt", language, round=number, starter=names[starter])
        case Decided(seat, turned):
            how = "secret" if turned is None else "turned" if turned else "kept"
            return say("scout-tell-decided", language, player=names[seat], how=how)
        case Shown(seat, cards, taken):
            shown = " · ".join(card.partition("/")[0] for card in cards)
            return say("scout-tell-shown", language, player=names[seat], cards=shown, taken=taken)
        case Scouted():
            kind = "chip" if event.and_show else "plain"
            gets = "none" if event.chip is None else names[event.chip]
            return say("scout-tell-scouted", language, player=names[event.seat], card=event.card, kind=kind, gets=gets)
        case RoundEnded(number, reason, seat, points):
            table = listed(names, points)
            return say("scout-tell-round-ended", language, round=number, reason=reason, player=names[seat], table=table)
        case MatchEnded(scores, winners):
            return tell_end(scores, winners, names, language)
