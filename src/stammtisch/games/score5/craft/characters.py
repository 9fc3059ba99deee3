"""The styles of SCORE 5: who likes to bid how, and how it is measured."""

__all__ = ["STYLES"]

from collections.abc import Callable
from typing import Any

from ....bots.characters import Style
from ..rules.codes import BID, FINAL, unpack
from ..rules.record import LAYING, VALUE

POINTS = 50  # of a bid: the unit of a leaning
BIG = 80  # points of a card that is worth a fight
VALUES: list[int] = VALUE.tolist()


def _laid(record: Any, seat: int, action: int) -> int | None:
    """The cards that would lie in the bid, as bits; None for actions that say nothing of it."""
    kind, what = unpack(action)
    if kind == BID:
        return what
    return int(record["bid"][seat]) if kind == FINAL else None


def _style(liking: Callable[[Any, int], float], of_empty: bool = True) -> Style:
    """Likes bids of a kind, also when declaring them final; measured when bids are laid, empty ones perhaps left out."""

    def leaning(record: Any, seat: int, action: int) -> float:
        cards = _laid(record, seat, action)
        return 0.0 if cards is None else liking(record, cards)

    def trait(record: Any, seat: int, action: int) -> float | None:
        cards = _laid(record, seat, action)
        if cards is None or record["phase"] != LAYING or not (cards or of_empty):
            return None
        return liking(record, cards)

    return Style(leaning, trait)


def _nothing(record: Any, cards: int) -> float:
    return float(cards == 0)


def _total(record: Any, cards: int) -> float:
    return sum(value for card, value in enumerate(VALUES) if cards >> card & 1) / POINTS


def _for_big_cards(record: Any, cards: int) -> float:
    """What is bid, if for a big card; less, the more is bid for a small one."""
    is_big = VALUES[record["pile"][record["auction"]]] >= BIG
    return _total(record, cards) if is_big else -_total(record, cards)


def _single(record: Any, cards: int) -> float:
    return float(cards.bit_count() == 1)


STYLES = {
    "mara": _style(_nothing),  # sits auctions out, and keeps her cards
    "tobi": _style(_total),  # bids high
    "nadege": _style(_for_big_cards),  # fights for the big cards only
    "luca": _style(_single, of_empty=False),  # one card, which may be anything
}
