"""Deck files of SCORE 5 (S5-6), for the option `deck`."""

__all__ = ["BadDeck", "checked", "parse_deck", "read_deck"]

import json
from pathlib import Path
from typing import Any

from ...match.errors import BadNotation, BadOption
from .rules import deck as decks


class BadDeck(BadOption, BadNotation):
    """A deck that can't be (S5-6), as an option or in a position. `rule` is the number of the rule it breaks."""

    def __init__(self, error: decks.DeckError) -> None:
        super().__init__(f"score5-deck-{error.problem}", **error.details)
        self.rule = error.rule

    def say(self, language: str = "en") -> str:
        """The sentence in `language`, with the rule's number."""
        return f"{super().say(language)} ({self.rule})"


def read_deck(path: Path | str) -> dict[str, Any]:
    """The deck in a file, for the option `deck`. Raises BadDeck, or OSError where the file itself can't be read."""
    return parse_deck(Path(path).read_bytes())


def parse_deck(text: str | bytes) -> dict[str, Any]:
    """The deck in a file's text, for the option `deck`. Raises BadDeck, whatever the text is."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:  # of no text at all, or of lists within lists within lists
        raise BadDeck(decks.DeckError("json", "S5-6", line=str(getattr(error, "lineno", 1)))) from None
    return decks.document(checked(found))


def checked(document: object) -> decks.Deck:
    """The deck that a document describes. Raises BadDeck."""
    try:
        return decks.from_document(document)
    except decks.DeckError as error:
        raise BadDeck(error) from None
