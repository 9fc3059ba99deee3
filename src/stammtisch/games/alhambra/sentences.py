"""The log of Alhambra in words."""

__all__ = ["money_in_words", "picture_in_words", "words"]

from collections.abc import Sequence
from functools import lru_cache

from ...match.sentences import end_in_words
from ...match.words import Listing, Part, SeatName, Words
from .cards import Category, currency_of, split_picture
from .events import (
    Bought,
    Dealt,
    DirkGot,
    Event,
    MatchEnded,
    MoneyRenewed,
    MoneyTaken,
    Passed,
    Refilled,
    Scored,
    YardGiven,
)
from .view import Points


def words(event: Event) -> Words:
    """One event as a sentence."""
    match event:
        case Dealt():
            return _dealt(event)
        case MoneyTaken(seat, cards):
            return Words("alhambra-tell-taken", {"player": SeatName(seat), "cards": _money(cards)})
        case Bought():
            return _bought(event)
        case Passed(seat):
            return Words("alhambra-tell-passed", {"player": SeatName(seat)})
        case Refilled(yard, display):
            what = "both" if any(yard) and any(display) else "yard" if any(yard) else "money"
            return Words(
                "alhambra-tell-refilled", {"what": what, "pictures": _pictures(yard), "money": _money(display)}
            )
        case MoneyRenewed(count):
            return Words("alhambra-tell-renewed", {"count": count})
        case Scored():
            return _scored(event)
        case DirkGot(pictures):
            return _dirk_got(pictures)
        case YardGiven():
            return _given(event)
        case MatchEnded(scores, winners, dirk):
            end = end_in_words(scores, winners)
            return end if dirk is None else _both(end, Words("alhambra-tell-dirk-score", {"points": dirk}))


@lru_cache(maxsize=256)
def money_in_words(card: str) -> Words:
    """A money card as people call it: `blue 7`."""
    return _card(f"alhambra-currency-{currency_of(card)}", card[1:])


@lru_cache(maxsize=256)
def picture_in_words(card: str) -> Words:
    """A picture card as people call it: `garden 8`."""
    category, price = split_picture(card)
    return _card(f"alhambra-category-{category}", str(price))


def _card(word: str, number: str) -> Words:
    return Words("alhambra-card", {"word": Words(word), "number": number})


def _money(cards: Sequence[str | None]) -> Listing:
    return Listing([money_in_words(card) for card in cards if card])


def _pictures(cards: Sequence[str | None]) -> Listing:
    return Listing([picture_in_words(card) for card in cards if card])


def _both(first: Words, second: Words) -> Words:
    return Words("tell-both", {"first": first, "second": second})


def _dirk_got(pictures: Sequence[str]) -> Words:
    return Words("alhambra-tell-dirk-got", {"pictures": _pictures(pictures)})


def _dealt(event: Dealt) -> Words:
    rows = [Words("tell-row", {"who": SeatName(s), "what": _money(hand)}) for s, hand in enumerate(event.hands)]
    told = Words(
        "alhambra-tell-dealt",
        {
            "table": Listing([*rows], "; "),
            "yard": _pictures(event.yard),
            "display": _money(event.display),
            "starter": SeatName(event.starter),
        },
    )
    return told if event.dirk is None else _both(_dirk_got(event.dirk), told)


def _bought(event: Bought) -> Words:
    return Words(
        "alhambra-tell-bought",
        {
            "player": SeatName(event.seat),
            "picture": picture_in_words(event.picture),
            "money": _money(event.paid),
            "gift": "yes" if event.to_dirk else "no",
            "exact": "yes" if event.exact else "no",
        },
    )


def _given(event: YardGiven) -> Words:
    return Words(
        "alhambra-tell-given",
        {
            "how": "nobody" if event.seat is None else "player",
            "player": "" if event.seat is None else SeatName(event.seat),
            "currency": Words(f"alhambra-currency-{event.currency}"),
            "picture": picture_in_words(event.picture),
        },
    )


def _scored(event: Scored) -> Words:
    """Everyone's points in this scoring, Dirk's last, each with where they come from."""
    rows: list[tuple[Part, Points]] = [(SeatName(seat), points) for seat, points in enumerate(event.points)]
    if event.dirk is not None:
        rows.append((Words("alhambra-dirk"), event.dirk))
    table = Listing([_sum(who, points) for who, points in rows], "; ")
    return Words("alhambra-tell-scored", {"scoring": event.scoring, "table": table})


def _sum(who: Part, points: Points) -> Words:
    """A sum and its parts: `Mara 7 (pavilion 1, tower 6)`."""
    total = str(sum(points.values()))
    scored: list[tuple[Category, int]] = [(category, number) for category, number in points.items() if number]
    if not scored:
        return Words("tell-row", {"who": who, "what": total})
    parts = Listing([_card(f"alhambra-category-{category}", str(number)) for category, number in scored])
    return Words("tell-row-with", {"who": who, "what": total, "parts": parts})
