"""What can be chosen when a table of SCORE 5 is opened."""

__all__ = ["Options"]

from typing import Any

import numpy as np
from msgspec import Struct

from ...games.score5 import deck
from ...games.score5.record import MAX_CAP, NO_CAP


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`memory`: views show what was once public. `cap`: changes of a bid a player and auction; None is no cap (S5-23).

    `deck`: the document of another deck file (S5-6), as `games.score5.deck` describes it; None is the default deck.
    """

    memory: bool = False
    cap: int | None = None
    deck: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        if self.cap is not None and not 0 <= self.cap <= MAX_CAP:
            raise ValueError(f"`cap` must be 0 … {MAX_CAP}, or none at all")
        if self.deck is not None:
            deck.from_document(self.deck)  # raises DeckError, a ValueError that names the card

    def array(self) -> np.ndarray:
        """The options as the rules take them."""
        cards = deck.default() if self.deck is None else deck.from_document(self.deck)
        return deck.options(cards, NO_CAP if self.cap is None else self.cap)
