"""The styles of SCOUT: who likes to do what, and how it is measured."""

__all__ = ["STYLES"]

from typing import Any

from ....bots.characters import Style
from ..rules.codes import SCOUT, SCOUT_AND_SHOW, SHOW, unpack
from ..rules.record import ACTING


def _kind(action: int) -> int:
    return unpack(action)[0]


def _shown(action: int) -> int:
    """How many cards a Show lays down; 0 for anything else."""
    kind, first, last, _ = unpack(action)
    return last - first + 1 if kind == SHOW else 0


def _chooses(record: Any) -> bool:
    """Whether there is a set that can be scouted or beaten."""
    return bool(record["phase"] == ACTING and record["set_size"] > 0)


def _likes(wanted: int) -> Style:
    """Likes actions of one kind; measured as their share where there is a choice."""

    def leaning(record: Any, seat: int, action: int) -> float:
        return float(_kind(action) == wanted)

    def trait(record: Any, seat: int, action: int) -> float | None:
        return float(_kind(action) == wanted) if _chooses(record) else None

    return Style(leaning, trait)


def _many_cards(record: Any, seat: int, action: int) -> float:
    """A Show of many cards; one of two is neither here nor there."""
    return float(_shown(action) - 2) if _shown(action) else 0.0


def _cards_shown(record: Any, seat: int, action: int) -> float | None:
    """The cards of a Show."""
    return float(_shown(action)) if _shown(action) else None


STYLES = {
    "mara": _likes(SCOUT),  # picks cards up, and waits
    "tobi": _likes(SHOW),  # shows as soon as it is possible
    "nadege": Style(_many_cards, _cards_shown),  # long sets
    "luca": _likes(SCOUT_AND_SHOW),  # plays the one trump early
}
