"""What can be chosen when a table of SCORE 5 is opened."""

__all__ = ["BadDeck", "Options", "parse_deck", "read_deck"]

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from ...games.score5 import deck as decks
from ...games.score5.record import MAX_CAP, NO_CAP
from ..errors import BadNotation, BadOption


class BadDeck(BadOption, BadNotation):
    """A deck that can't be (S5-6), as an option or in a position. `rule` is the number of the rule it breaks."""

    def __init__(self, error: decks.DeckError) -> None:
        super().__init__(f"score5-deck-{error.problem}", **error.details)
        self.rule = error.rule

    def say(self, language: str = "en") -> str:
        """The sentence in `language`, with the rule's number."""
        return f"{super().say(language)} ({self.rule})"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`memory`: views show what was once public. `cap`: changes of a bid a player and auction; None is no cap (S5-23).

    `deck`: the document of a deck file (S5-6), as `docs/games/score5.md` describes it; None is the default deck.
    """

    memory: bool = False
    cap: int | None = None
    deck: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        if self.cap is not None and not 0 <= self.cap <= MAX_CAP:
            raise BadOption("score5-option-cap", limit=MAX_CAP)
        if self.deck is not None:  # kept in a form of its own, which the caller's document can't change any more
            msgspec.structs.force_setattr(self, "deck", decks.document(_checked(self.deck)))

    def array(self) -> np.ndarray:
        """The options as the rules take them."""
        deck = decks.default() if self.deck is None else decks.from_document(self.deck)
        return decks.options(deck, NO_CAP if self.cap is None else self.cap)


def read_deck(path: Path | str) -> dict[str, Any]:
    """The deck in a file, for the option `deck`. Raises BadDeck, or OSError where the file itself can't be read."""
    return parse_deck(Path(path).read_bytes())


def parse_deck(text: str | bytes) -> dict[str, Any]:
    """The deck in a file's text, for the option `deck`. Raises BadDeck, whatever the text is."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:  # of no text at all, or of lists within lists within lists
        raise BadDeck(decks.DeckError("json", "S5-6", line=str(getattr(error, "lineno", 1)))) from None
    return decks.document(_checked(found))


def _checked(document: object) -> decks.Deck:
    try:
        return decks.from_document(document)
    except decks.DeckError as error:
        raise BadDeck(error) from None
