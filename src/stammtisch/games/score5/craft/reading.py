"""What somebody who knows the others' way of bidding can work out: all cards are known, so every bid can be foreseen."""

__all__ = ["before", "put"]

from typing import Any

from ..rules.codes import unpack
from ..rules.record import ADJUSTING, LAYING


def before(record: Any, seat: int) -> Any:
    """The position in which everyone has yet to lay; None if no bid is hidden."""
    if record.phase > ADJUSTING:
        return None
    found = record.copy()
    for other in range(found.players):
        found.hand[other] |= found.bid[other]
        found.bid[other] = 0
        found.changes[other] = found.seen_changes[other] = 0
    found.phase, found.waiting = LAYING, (1 << int(found.players)) - 1
    return found


def put(record: Any, seat: int, code: int) -> None:
    """Lay this bid for a seat, unless its count shows that it laid another one."""
    _, cards = unpack(code)
    own, laid = int(record.hand[seat]) | int(record.bid[seat]), int(record.bid[seat]).bit_count()
    if record.phase == LAYING or cards.bit_count() == laid:
        record.hand[seat], record.bid[seat] = own & ~cards, cards
