"""Deck files: the families and tie-break numbers of all cards, as one JSON document (S5-6).

`deck.json` beside this module is the default. Another file may have the figures of the printed cards typed in. It has a
row for each card, in any order:

    {"name": "…", "cards": [{"type": "A", "family": "green", "value": 5, "tie-break": 50}, …]}

Types are A to E, ★, ★★ and ★★★ (or *, **, ***); the joker's family is "any".
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeGuard

import numpy as np

from .record import (
    ANY,
    CAP,
    DECK_SIZE,
    FAMILY,
    JOKER,
    MAX_CAP,
    MAX_TIE,
    NO_CAP,
    OPTIONS,
    SET_SIZE,
    SETS,
    STAR,
    TIE,
    VALUE,
)

__all__ = [
    "FAMILY_NAMES",
    "MAX_BYTES",
    "Deck",
    "DeckError",
    "card_name",
    "card_type",
    "default",
    "document",
    "from_document",
    "options",
    "parse",
    "read",
]

FAMILY_NAMES = ("green", "red", "yellow", "violet", "blue", "any")
COLUMNS = ("type", "family", "value", "tie-break")
MAX_BYTES = 64 * 1024
MAX_NAME = 80


class DeckError(ValueError):
    """A deck file that can't be played with: `rule` is the rule it breaks, `card` the card or the row in question."""

    def __init__(self, message: str, rule: str, card: str = "") -> None:
        super().__init__(f"{card}: {message} ({rule})" if card else f"{message} ({rule})")
        self.rule = rule
        self.card = card


@dataclass(frozen=True, slots=True)
class Deck:
    """The figures that differ from deck to deck, by card number."""

    name: str
    families: tuple[int, ...]
    ties: tuple[int, ...]


def card_type(card: int) -> str:
    """A to E, ★, ★★ or ★★★."""
    if card < SETS * SET_SIZE:
        return "ABCDE"[card // SET_SIZE]
    return "★★★" if card == JOKER else "★" if VALUE[card] < 80 else "★★"


def card_name(card: int) -> str:
    """A card by what no deck file can change: "A 15", "★★ 80"."""
    return f"{card_type(card)} {VALUE[card]}"


TYPES = tuple(dict.fromkeys(map(card_type, range(DECK_SIZE))))
CARD_NUMBERS = {(card_type(card), int(VALUE[card])): card for card in range(DECK_SIZE)}


@cache
def default() -> Deck:
    """The deck that is played with unless another is given."""
    return read(Path(__file__).with_name("deck.json"))


def read(path: Path | str) -> Deck:
    """The deck in a file. Raises DeckError, or OSError where the file can't be read at all."""
    with Path(path).open("rb") as file:
        return parse(file.read(MAX_BYTES + 1))


def parse(text: bytes | str) -> Deck:
    """The deck written in `text`. Raises DeckError, whatever the text is."""
    return from_document(_json(text))


def from_document(document: object) -> Deck:
    """The deck in a JSON document that has been read already. Raises DeckError, whatever the document is."""
    if not isinstance(document, dict) or not isinstance(document.get("cards"), list):
        raise DeckError('expected an object with a list "cards"', "S5-6")
    for key in document:
        if key not in ("name", "cards"):
            raise DeckError(f"unknown key {_shown(key)}", "S5-6")
    name = document.get("name", "")
    if not isinstance(name, str) or len(name) > MAX_NAME or not (name == "" or name.isprintable()):
        raise DeckError(f'"name" must be a line of text of at most {MAX_NAME} characters', "S5-6")
    rows = document["cards"]
    if len(rows) > DECK_SIZE:
        raise DeckError(f"a deck has {DECK_SIZE} cards, this one has {len(rows)}", "S5-1")

    families: dict[int, int] = {}
    ties: dict[int, int] = {}
    for number, row in enumerate(rows, 1):
        card, family, tie = _card(row, f"row {number}")
        if card in families:
            raise DeckError("the deck has this card twice", _rule_of(card), card_name(card))
        families[card], ties[card] = family, tie
    for card in range(DECK_SIZE):
        if card not in families:
            raise DeckError("this card is missing", _rule_of(card), card_name(card))
    _check_sets(families)
    _check_ties(ties)
    return Deck(
        name, tuple(families[card] for card in range(DECK_SIZE)), tuple(ties[card] for card in range(DECK_SIZE))
    )


def document(deck: Deck) -> dict[str, Any]:
    """The deck as a JSON document, a row for each card."""
    rows = [
        dict(
            zip(
                COLUMNS,
                (card_type(card), FAMILY_NAMES[deck.families[card]], int(VALUE[card]), deck.ties[card]),
                strict=True,
            )
        )
        for card in range(DECK_SIZE)
    ]
    return {"name": deck.name, "cards": rows}


def options(deck: Deck, cap: int = NO_CAP) -> np.ndarray:
    """The options of `deal` for this deck and a cap on changes a player and auction (NO_CAP: none)."""
    if not NO_CAP <= cap <= MAX_CAP:
        raise ValueError(f"the cap on changes must be {NO_CAP} (none) or 0 … {MAX_CAP}, not {cap}")
    out = np.empty(OPTIONS, np.int64)
    out[CAP] = cap
    out[FAMILY : FAMILY + DECK_SIZE] = deck.families
    out[TIE : TIE + DECK_SIZE] = deck.ties
    return out


def _json(text: bytes | str) -> object:
    """The document, or the reason why it can't be read."""
    if len(text) > MAX_BYTES:
        raise DeckError(f"a deck file has at most {MAX_BYTES} bytes", "S5-6")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_object)
    except UnicodeDecodeError:
        raise DeckError("a deck file is text in UTF-8", "S5-6") from None
    except RecursionError:
        raise DeckError("this is nested too deeply for a deck file", "S5-6") from None
    except json.JSONDecodeError as error:
        raise DeckError(f"this is no JSON: {error.msg} in line {error.lineno}", "S5-6") from None
    except DeckError:
        raise
    except ValueError:  # an integer of thousands of digits
        raise DeckError("a number is far too large", "S5-6") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose keys are all different: JSON itself would let the last one win."""
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise DeckError(f"the key {_shown(twice)} stands twice in one object", "S5-6")
    return made


def _card(row: object, where: str) -> tuple[int, int, int]:
    """The card's number, its family and its tie-break number."""
    if not isinstance(row, dict) or row.keys() != set(COLUMNS):
        raise DeckError("a card is an object with " + ", ".join(f'"{column}"' for column in COLUMNS), "S5-1", where)
    kind, value = row["type"], row["value"]
    kind = kind.replace("*", "★") if isinstance(kind, str) else ""
    if kind not in TYPES:
        raise DeckError(f"the type must be one of {' '.join(TYPES)}, not {_shown(row['type'])}", "S5-1", where)
    if not _is_number(value):
        raise DeckError(f"the value must be a whole number, not {_shown(value)}", "S5-1", f"{where}, {kind}")
    card = CARD_NUMBERS.get((kind, value))
    if card is None:
        rule = "S5-2" if kind < "★" else "S5-3"
        raise DeckError(f"there is no {kind} card of {_shown(value)}", rule, f"{where}, {kind} {_shown(value)}")
    return card, _family(card, row["family"]), _tie(card, row["tie-break"])


def _family(card: int, family: object) -> int:
    """The family's number."""
    expected = FAMILY_NAMES[ANY:] if card == JOKER else FAMILY_NAMES[:ANY]
    if not isinstance(family, str) or family not in expected:
        rule = "S5-3" if card == JOKER else "S5-1"
        raise DeckError(f"the family must be {', '.join(expected)}, not {_shown(family)}", rule, card_name(card))
    return FAMILY_NAMES.index(family)


def _tie(card: int, tie: object) -> int:
    """The tie-break number."""
    if not _is_number(tie) or not 1 <= tie <= MAX_TIE:
        raise DeckError(f"the tie-break number must be 1 … {MAX_TIE}, not {_shown(tie)}", "S5-5", card_name(card))
    return tie


def _check_sets(families: dict[int, int]) -> None:
    """S5-2: each start set holds one card of each family."""
    for card in range(SETS * SET_SIZE):
        for earlier in range(card - card % SET_SIZE, card):
            if families[earlier] == families[card]:
                family = FAMILY_NAMES[families[card]]
                raise DeckError(f"{card_name(earlier)} of the same set is {family} too", "S5-2", card_name(card))


def _check_ties(ties: dict[int, int]) -> None:
    """S5-5: no tie-break number occurs twice."""
    first: dict[int, int] = {}
    for card in range(DECK_SIZE):
        if ties[card] in first:
            other = card_name(first[ties[card]])
            raise DeckError(f"{other} has the tie-break number {ties[card]} too", "S5-5", card_name(card))
        first[ties[card]] = card


def _rule_of(card: int) -> str:
    """The rule that lists this card."""
    return "S5-2" if card < STAR else "S5-3"


def _is_number(value: object) -> TypeGuard[int]:
    """Whether it is a whole number; JSON's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: object) -> str:
    """Any value of a file, fit to stand in a message: short, on one line, without strange characters."""
    try:
        text = ascii(value)
    except (ValueError, RecursionError):
        return "that"
    return text if len(text) <= 40 else text[:37] + "..."
