"""Deck files: the families and tie-break numbers of all cards, as one JSON document (S5-6).

`deck.json` beside this module is the default. Another file may have the figures of the printed cards typed in. It has a
row for each card, in any order:

    {"name": "…", "cards": [{"type": "A", "family": "green", "value": 5, "tie-break": 50}, …]}

Types are A to E, ★, ★★ and ★★★ (or *, **, ***); the joker's family is "any".
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .record import ANY, CAP, DECK_SIZE, FAMILY, JOKER, MAX_TIE, NO_CAP, OPTIONS, SET_SIZE, SETS, STAR, TIE, VALUE

__all__ = ["Deck", "DeckError", "card_name", "check", "default", "document", "from_document", "options"]

FAMILY_NAMES = ("green", "red", "yellow", "violet", "blue", "any")
COLUMNS = ("type", "family", "value", "tie-break")
MAX_NAME = 80


class DeckError(ValueError):
    """A deck that can't be played with, for somebody else to put into words.

    `problem` says in a word what is wrong, `rule` which rule is broken, and `details` holds the facts: the `card`, or
    the `row` where the file doesn't tell which card it means, what was found there (`value`) and what was `expected`.
    """

    def __init__(self, problem: str, rule: str, **details: str) -> None:
        super().__init__(problem, rule, details)
        self.problem = problem
        self.rule = rule
        self.details = details


@dataclass(frozen=True, slots=True)
class Deck:
    """The figures that differ from deck to deck, by card number."""

    name: str
    families: tuple[int, ...]
    ties: tuple[int, ...]


def card_name(card: int) -> str:
    """A card by what no deck file can change: "A 15", "★★ 80"."""
    return f"{_type(card)} {VALUE[card]}"


def _type(card: int) -> str:
    if card < SETS * SET_SIZE:
        return "ABCDE"[card // SET_SIZE]
    return "★★★" if card == JOKER else "★" if VALUE[card] < 80 else "★★"


CARDS = {(_type(card), int(VALUE[card])): card for card in range(DECK_SIZE)}


@cache
def default() -> Deck:
    """The deck that is played with unless another is given."""
    return from_document(json.loads(Path(__file__).with_name("deck.json").read_text(encoding="utf-8")))


def from_document(document: object) -> Deck:
    """The deck in a JSON document. Raises DeckError, whatever the document is."""
    name, rows = _parts(document)
    figures: dict[int, tuple[int, int]] = {}
    for number, row in enumerate(rows, 1):
        card, family, tie = _figures(row, str(number))
        if card in figures:
            raise DeckError("twice", _rule_of(card), card=card_name(card))
        figures[card] = family, tie
    for card in range(DECK_SIZE):
        if card not in figures:
            raise DeckError("missing", _rule_of(card), card=card_name(card))
    deck = Deck(
        name,
        tuple(figures[card][0] for card in range(DECK_SIZE)),
        tuple(figures[card][1] for card in range(DECK_SIZE)),
    )
    check(deck.families, deck.ties)
    return deck


def document(deck: Deck) -> dict[str, Any]:
    """The deck as a JSON document, a row for each card."""
    rows = [
        {"type": _type(card), "family": FAMILY_NAMES[family], "value": int(VALUE[card]), "tie-break": tie}
        for card, (family, tie) in enumerate(zip(deck.families, deck.ties, strict=True))
    ]
    return {"name": deck.name, "cards": rows}


def options(deck: Deck, cap: int = NO_CAP) -> np.ndarray:
    """The options of `deal` for this deck and a cap on changes a player and auction (NO_CAP: none)."""
    out = np.empty(OPTIONS, np.int64)
    out[CAP] = cap
    out[FAMILY : FAMILY + DECK_SIZE] = deck.families
    out[TIE : TIE + DECK_SIZE] = deck.ties
    return out


def check(families: Sequence[int], ties: Sequence[int]) -> None:
    """S5-2: a start set holds one card of each family. S5-5: tie-break numbers are all different. Raises DeckError."""
    by_family: dict[tuple[int, int], int] = {}
    for card in range(STAR):
        other = by_family.setdefault((card // SET_SIZE, families[card]), card)
        if other != card:
            family = FAMILY_NAMES[families[card]]
            raise DeckError("same-family", "S5-2", card=card_name(card), other=card_name(other), value=family)
    by_tie: dict[int, int] = {}
    for card in range(DECK_SIZE):
        other = by_tie.setdefault(ties[card], card)
        if other != card:
            tie = str(ties[card])
            raise DeckError("same-tie-break", "S5-5", card=card_name(card), other=card_name(other), value=tie)


def _parts(document: object) -> tuple[str, list[object]]:
    """The name and the rows."""
    if isinstance(document, dict) and document.keys() <= {"name", "cards"}:
        name, rows = document.get("name", ""), document.get("cards")
        if isinstance(name, str) and len(name) <= MAX_NAME and name.isprintable() and isinstance(rows, list):
            return name, rows
    raise DeckError("file", "S5-6", limit=str(MAX_NAME))


def _figures(row: object, number: str) -> tuple[int, int, int]:
    """The card's own number, its family and its tie-break number."""
    if not isinstance(row, dict) or row.keys() != set(COLUMNS):
        raise DeckError("row", "S5-1", row=number, expected=", ".join(COLUMNS))
    kind, value, tie = row["type"], row["value"], row["tie-break"]
    kind = kind.replace("*", "★") if isinstance(kind, str) else kind
    card = CARDS.get((kind, value)) if isinstance(kind, str) and isinstance(value, int) else None
    if card is None:
        raise DeckError("no-card", _rule_of_type(kind), row=number, card=f"{_shown(kind)} {_shown(value)}")
    expected = FAMILY_NAMES[ANY:] if card == JOKER else FAMILY_NAMES[:ANY]
    if row["family"] not in expected:
        facts = {"card": card_name(card), "value": _shown(row["family"]), "expected": ", ".join(expected)}
        raise DeckError("family", "S5-3" if card == JOKER else "S5-1", **facts)
    if type(tie) is not int or not 1 <= tie <= MAX_TIE:  # JSON's true is an int too
        raise DeckError("tie-break", "S5-5", card=card_name(card), value=_shown(tie), limit=str(MAX_TIE))
    return card, FAMILY_NAMES.index(row["family"]), tie


def _rule_of(card: int) -> str:
    """The rule that lists this card."""
    return "S5-2" if card < STAR else "S5-3"


def _rule_of_type(kind: object) -> str:
    """The rule that lists the cards of a type; the one that lists the types where there is no such type."""
    return next((_rule_of(card) for (known, _), card in CARDS.items() if known == kind), "S5-1")


def _shown(value: object) -> str:
    """What stands in a file, fit to be quoted: short, on one line, without strange characters."""
    try:
        text = value if isinstance(value, str) and value.isprintable() else repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists within lists within lists
        return "…"
    return text if len(text) <= 40 else text[:39] + "…"
