"""The cards of SCORE 5 by name: the first letter of the family and the value, such as `g80`, or `joker`.

A deck file may give two start sets the same card; then the set's letter stands behind: `g5A`, `g5B`. It may stand there
in any deck.
"""

__all__ = [
    "FAMILIES", "JOKER", "Deck", "Family", "card_name", "card_names", "card_number", "cards_in", "deck_of", "family_of",
    "name_in", "names_in", "spelled", "value_of",
]  # fmt: skip

import re
from collections import Counter
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import numpy as np

from ...match.errors import BadNotation
from ...match.notation import shortened
from ...match.plain import Plain
from .rules import record as r

Family = Literal["green", "red", "yellow", "violet", "blue"]
FAMILIES: tuple[Family, ...] = ("green", "red", "yellow", "violet", "blue")
JOKER = "joker"
START_CARDS = r.SETS * r.SET_SIZE
NAME = re.compile(r"([gryvb][0-9]{1,3}|joker)([A-E])?", re.IGNORECASE)


class Deck(NamedTuple):
    """The families of all cards in the box, as they are or were named, and their tie-break numbers: as bytes, by number."""

    families: bytes
    ties: bytes

    def with_joker(self, family: int) -> "Deck":
        """The same with the joker in a family."""
        return Deck(self.families[: r.JOKER] + bytes([family]), self.ties)


def deck_of(record: Any) -> Deck:
    """The deck that is played with."""
    if not isinstance(record, Plain):
        return _read_deck(record)
    deck: Deck | None = record.__dict__.get("deck")  # nothing is asked for as often
    if deck is None:
        deck = record.__dict__["deck"] = _read_deck(record)
    return deck


def _read_deck(record: Any) -> Deck:
    return _deck(record["family"].tobytes(), record["tie"].tobytes())


@lru_cache(maxsize=1 << 10)
def _deck(families: bytes, ties: bytes) -> Deck:
    """A deck, always the same object: it is looked up in caches, where this makes it quicker to compare."""
    return Deck(families, ties)


def card_names(record: Any) -> tuple[str, ...]:
    """The names of all cards, by their numbers in the rules."""
    return _names(deck_of(record).families)


def card_name(record: Any, card: int) -> str:
    """The name of one card."""
    return card_names(record)[card]


def name_in(deck: Deck, card: int) -> str:
    """The name of one card of a deck."""
    return _names(deck.families)[card]


def card_number(record: Any, name: str, field: str = "") -> int:
    """The card that a name stands for in this deck. Raises BadNotation, naming the field if there is one."""
    card = _numbers(deck_of(record).families).get(name.lower())
    if card is None:
        message = "score5-notation-field-card" if field else "score5-notation-card"
        raise BadNotation(message, value=shortened(name), **({"field": field} if field else {}))
    return card


def spelled(name: str) -> str:
    """A card's name as it is usually written, whatever the deck. Raises BadNotation for what can't be the name of a card."""
    found = NAME.fullmatch(name)
    if found is None:
        raise BadNotation("score5-notation-card", value=shortened(name))
    return found[1].lower() + (found[2] or "").upper()


def cards_in(record: Any, bits: int) -> list[str]:
    """The cards of a bit mask, from low to high; of equal values, the lower tie-break number first."""
    return list(names_in(deck_of(record), int(bits)))


def family_of(card: str) -> Family | None:
    """The family in a card's name; None for the joker."""
    return None if card == JOKER else next(family for family in FAMILIES if family[0] == card[0])


def value_of(card: str) -> int:
    """The value in a card's name; the joker's is the same in every deck."""
    return int(r.VALUE[r.JOKER]) if card == JOKER else int(card[1:].rstrip("ABCDE"))


@lru_cache(maxsize=1 << 14)
def names_in(deck: Deck, bits: int) -> tuple[str, ...]:
    """The same for a deck: the cards of a bit mask, from low to high."""
    ranks, found = _ranks(deck), []
    while bits:
        lowest = bits & -bits
        found.append(ranks[lowest])
        bits ^= lowest
    return tuple(name for _, name in sorted(found))


@lru_cache(maxsize=64)
def _names(families: bytes) -> tuple[str, ...]:
    short = [f"{FAMILIES[family][0]}{r.VALUE[card]}" for card, family in enumerate(families[: r.JOKER])]
    often = Counter(short)
    return (*(name if often[name] == 1 else _with_set(name, card) for card, name in enumerate(short)), JOKER)


@lru_cache(maxsize=64)
def _ranks(deck: Deck) -> dict[int, tuple[int, str]]:
    """By the bit of every card of a deck: how many cards are lower, and its name."""
    tie = np.frombuffer(deck.ties, r.POSITION["tie"].base)
    cards = sorted(range(r.DECK_SIZE), key=lambda card: (int(r.VALUE[card]), int(tie[card])))
    return {1 << card: (rank, _names(deck.families)[card]) for rank, card in enumerate(cards)}


@lru_cache(maxsize=64)
def _numbers(families: bytes) -> dict[str, int]:
    names = _names(families)
    numbers = {name.lower(): card for card, name in enumerate(names)}
    for card in range(START_CARDS):
        numbers[_with_set(names[card].rstrip("ABCDE"), card).lower()] = card
    return numbers


def _with_set(name: str, card: int) -> str:
    return name + "ABCDE"[card // r.SET_SIZE] if card < START_CARDS else name
