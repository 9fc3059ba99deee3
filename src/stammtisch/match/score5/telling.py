"""The log of SCORE 5 in words."""

__all__ = ["card_in_words", "tell"]

from collections.abc import Sequence

from ...messages import say
from ..telling import listed, tell_end
from .cards import JOKER, family_of
from .events import (
    BidChanged,
    BidLaid,
    BidsCounted,
    CardShown,
    CardTaken,
    Dealt,
    DeclaredFinal,
    Event,
    JokerNamed,
    MatchEnded,
    Resolved,
    Revealed,
)


def tell(event: Event, names: Sequence[str], language: str = "en") -> str:
    """One event as a sentence, the seats being called by `names`."""
    match event:
        case Dealt(sets, hands):
            dealt = zip(names, sets, hands, strict=False)
            table = "; ".join(f"{name} {letter} ({_cards(hand, language)})" for name, letter, hand in dealt)
            return say("score5-tell-dealt", language, table=table)
        case Revealed(auction, card):
            return say("score5-tell-revealed", language, auction=auction, card=card_in_words(card, language))
        case BidLaid(seat, cards):
            how = "secret" if cards is None else "cards" if cards else "nothing"
            return say("score5-tell-laid", language, player=names[seat], how=how, cards=_cards(cards, language))
        case BidsCounted(counts):
            return say("score5-tell-counted", language, table=listed(names, counts))
        case BidChanged(seat, count, _, _, cards):
            how = "secret" if cards is None else "cards" if cards else "nothing"
            told = {"player": names[seat], "how": how, "count": count, "cards": _cards(cards, language)}
            return say("score5-tell-changed", language, **told)
        case DeclaredFinal(seat):
            return say("score5-tell-final", language, player=names[seat])
        case Resolved():
            return _tell_resolved(event, names, language)
        case CardShown(seat, card):
            return say("score5-tell-shown", language, player=names[seat], card=card_in_words(card, language))
        case CardTaken(seat, card, _):
            return say("score5-tell-taken", language, player=names[seat], card=card_in_words(card, language))
        case JokerNamed(seat, family):
            word = say(f"score5-family-{family}", language)
            return say("score5-tell-named", language, player=names[seat], family=word)
        case MatchEnded(scores, winners, _):
            return tell_end(scores, winners, names, language)


def card_in_words(card: str, language: str = "en") -> str:
    """A card as people call it: `green 80`."""
    family = family_of(card)
    word = say(f"score5-family-{family}" if family else "score5-joker", language)
    value = "".join(c for c in card if c.isdigit()) if card != JOKER else "75"
    return say("score5-card", language, family=word, value=value)


def _cards(cards: Sequence[str] | None, language: str) -> str:
    return ", ".join(card_in_words(card, language) for card in cards or ())


def _tell_resolved(event: Resolved, names: Sequence[str], language: str) -> str:
    card = card_in_words(event.card, language)
    if event.winner is None:
        return say("score5-tell-unsold", language, card=card)
    bids = zip(names, event.totals, event.bids, strict=False)
    table = "; ".join(f"{name} {total} ({_cards(bid, language)})" for name, total, bid in bids if bid)
    return say("score5-tell-resolved", language, table=table, player=names[event.winner], card=card)
