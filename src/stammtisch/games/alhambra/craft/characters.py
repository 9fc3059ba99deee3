"""The styles of Alhambra: who likes to do what, and how it is measured."""

__all__ = ["STYLES"]

from typing import Any

from ....bots.characters import Style
from ..rules.codes import BUY, TAKE, copies, unpack
from ..rules.record import CATEGORY, PRICE, VALUES

GARDEN, TOWER = 4, 5  # categories
CHEAP = 6  # a price that two cards nearly always pay


def _bought(record: Any, action: int) -> int | None:
    """The picture card that is bought; None for anything else."""
    kind, place, _, _ = unpack(action)
    return int(record["yard"][place]) if kind == BUY else None


def _overpays(record: Any, action: int) -> bool:
    """Whether a purchase costs more than its price."""
    _, place, _, payment = unpack(action)
    paid = sum(value * copies(payment, value) for value in range(1, VALUES + 1))
    return paid > PRICE[record["yard"][place]]


def _money(record: Any, seat: int, action: int) -> float:
    """Taking money."""
    return float(unpack(action)[0] == TAKE)


def _grand(record: Any, seat: int, action: int) -> float | None:
    """Whether a purchase is a tower or a garden."""
    card = _bought(record, action)
    return None if card is None else float(CATEGORY[card] in (GARDEN, TOWER))


def _exact(record: Any, seat: int, action: int) -> float | None:
    """Whether a purchase is paid exactly."""
    return None if _bought(record, action) is None else float(not _overpays(record, action))


def _small(record: Any, seat: int, action: int) -> float | None:
    """Whether a purchase is cheap."""
    card = _bought(record, action)
    return None if card is None else float(PRICE[card] <= CHEAP)


STYLES = {
    "mara": Style(_money, _money),  # puts money by
    "tobi": Style(lambda *turn: _grand(*turn) or 0.0, _grand),  # towers and gardens
    "nadege": Style(lambda *turn: -float(_exact(*turn) == 0.0), _exact),  # would rather wait than pay too much
    "luca": Style(lambda *turn: _small(*turn) or 0.0, _small),  # snaps up what is cheap
}
