"""The log of SCORE 5 in words."""

__all__ = ["card_in_words", "words"]

from collections.abc import Sequence
from functools import lru_cache

from ...match.sentences import end_in_words, listed
from ...match.words import Listing, Part, SeatName, Words
from .cards import family_of, value_of
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
    NoLongerFinal,
    Resolved,
    Revealed,
)


def words(event: Event) -> Words:
    """One event as a sentence."""
    match event:
        case Dealt(sets, hands):
            dealt = enumerate(zip(sets, hands, strict=True))
            rows = [_row(seat, letter, hand) for seat, (letter, hand) in dealt]
            return Words("score5-tell-dealt", {"table": Listing([*rows], "; ")})
        case Revealed(auction, card):
            return Words("score5-tell-revealed", {"auction": auction, "card": card_in_words(card)})
        case BidLaid(seat, cards):
            return Words("score5-tell-laid", {"player": SeatName(seat), "how": _how(cards), "cards": _cards(cards)})
        case BidsCounted(counts):
            return Words("score5-tell-counted", {"table": listed(counts)})
        case BidChanged(seat, count, _, _, cards):
            told: dict[str, Part] = {
                "player": SeatName(seat), "how": _how(cards), "count": count, "cards": _cards(cards),
            }  # fmt: skip
            return Words("score5-tell-changed", told)
        case DeclaredFinal(seat):
            return Words("score5-tell-final", {"player": SeatName(seat)})
        case NoLongerFinal(seat):
            return Words("score5-tell-not-final", {"player": SeatName(seat)})
        case Resolved():
            return _resolved(event)
        case CardShown(seat, card):
            return Words("score5-tell-shown", {"player": SeatName(seat), "card": card_in_words(card)})
        case CardTaken(seat, card, _):
            return Words("score5-tell-taken", {"player": SeatName(seat), "card": card_in_words(card)})
        case JokerNamed(seat, family):
            named = Words(f"score5-family-{family}")
            return Words("score5-tell-named", {"player": SeatName(seat), "family": named})
        case MatchEnded(scores, winners, _):
            return end_in_words(scores, winners)


@lru_cache(maxsize=256)
def card_in_words(card: str) -> Words:
    """A card as people call it: `green 80`."""
    family = family_of(card)
    word = Words(f"score5-family-{family}" if family else "score5-joker")
    return Words("score5-card", {"family": word, "value": str(value_of(card))})


def _cards(cards: Sequence[str] | None) -> Listing:
    return Listing([card_in_words(card) for card in cards or ()])


def _how(cards: Sequence[str] | None) -> str:
    return "secret" if cards is None else "cards" if cards else "nothing"


def _row(seat: int, what: str, cards: Sequence[str]) -> Words:
    return Words("tell-row-with", {"who": SeatName(seat), "what": what, "parts": _cards(cards)})


def _resolved(event: Resolved) -> Words:
    card = card_in_words(event.card)
    if event.winner is None:
        return Words("score5-tell-unsold", {"card": card})
    bids = enumerate(zip(event.totals, event.bids, strict=True))
    rows = [_row(seat, str(total), bid) for seat, (total, bid) in bids if bid]
    told: dict[str, Part] = {"table": Listing([*rows], "; "), "player": SeatName(event.winner), "card": card}
    return Words("score5-tell-resolved", told)
