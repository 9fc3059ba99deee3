"""SCORE 5 in a few facts."""

__all__ = ["GAME", "Options"]

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ...match.description import Description
from ...match.errors import BadOption

if TYPE_CHECKING:
    import numpy as np

    from .actions import Action
    from .events import Event
    from .view import View


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`memory`: views show what was once public. `cap`: changes of a bid a player and auction; None is no cap (S5-23).

    `deck`: the document of a deck file (S5-6), as `docs/games/score5.md` describes it; None is the default deck.
    """

    memory: bool = False
    cap: int | None = None
    deck: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        if self.cap is not None:
            from .rules.record import MAX_CAP

            if not 0 <= self.cap <= MAX_CAP:
                raise BadOption("score5-option-cap", limit=MAX_CAP)
        if self.deck is not None:  # kept in a form of its own, which the caller's document can't change any more
            from .decks import checked
            from .rules.deck import document

            msgspec.structs.force_setattr(self, "deck", document(checked(self.deck)))

    def array(self) -> "np.ndarray":
        """The options as the rules take them."""
        from .rules import deck as decks
        from .rules.record import NO_CAP

        deck = decks.default() if self.deck is None else decks.from_document(self.deck)
        return decks.options(deck, NO_CAP if self.cap is None else self.cap)


def _read_deck(path: Path) -> dict[str, Any]:
    from .decks import read_deck

    return read_deck(path)


GAME: "Description[View, Action, Event]" = Description(
    name="score5",
    title="SCORE 5",
    prefix="S5",
    players=range(2, 6),
    version=1,
    minutes=20,
    options=Options,
    ending={"cap": 2},  # S5-23: without a cap random bidders change their bids for ever
    settling="final",
    files={"deck": _read_deck},
)
