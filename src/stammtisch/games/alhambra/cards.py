"""The cards of Alhambra by name.

A money card is the first letter of its currency and its value, such as `b7`. A picture card is its category and its
price, such as `garden8`. Some are there two or three times. Players needn't tell these apart; the notation of positions
does, by a letter behind: `garden8` (or `garden8a`), `garden8b`, `garden8c`.
"""

__all__ = [
    "CATEGORIES", "CURRENCIES", "EMPTY", "REST", "SCORINGS", "Category", "Currency", "Scoring", "currency_of",
    "exact_picture_name", "identify", "money_card", "money_name", "money_names", "picture_name", "scoring_names",
    "split_picture",
]  # fmt: skip

from collections.abc import Iterable
from typing import Any, Literal

from ...match.errors import BadNotation
from ...match.notation import shortened
from .rules import record as r

Currency = Literal["yellow", "blue", "green", "orange"]
CURRENCIES: tuple[Currency, ...] = ("yellow", "blue", "green", "orange")  # AL-3: the order of the yard
Category = Literal["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
CATEGORIES: tuple[Category, ...] = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
Scoring = Literal["A", "B", "C"]
SCORINGS: tuple[Scoring, ...] = ("A", "B", "C")

# In the notation of positions:
EMPTY = "-"  # a place where nothing lies, or nobody
REST = "rest"  # in a pile: all cards that are named nowhere

_MONEY = [f"{currency[0]}{value}" for currency in CURRENCIES for value in range(1, r.VALUES + 1)]
_PICTURES = [f"{CATEGORIES[category]}{price}" for category, price in zip(r.CATEGORY, r.PRICE, strict=True)]


def money_name(card: int) -> str:
    """The name of a money card."""
    return _MONEY[card]


def money_card(name: str) -> int | None:
    """The money card of a name; None if there is none."""
    return _MONEY.index(name.lower()) if name.lower() in _MONEY else None


def money_names(counts: Iterable[int]) -> list[str]:
    """The names of money cards that are kept as counts, by currency and value."""
    return [name for name, count in zip(_MONEY, counts, strict=True) if count for _ in range(count)]


def currency_of(name: str) -> Currency:
    """The currency of a money card."""
    return CURRENCIES["ybgo".index(name[0])]


def picture_name(card: int) -> str:
    """The name of a picture card as players know it."""
    return _PICTURES[card]


def exact_picture_name(card: int) -> str:
    """The name of one picture card, with the letter that tells it from equal ones; the first needs none."""
    name = _PICTURES[card]
    return name + ("", "b", "c")[card - _PICTURES.index(name)]


def split_picture(name: str) -> tuple[Category, int]:
    """The category and the price in a picture card's name."""
    category = next(category for category in CATEGORIES if name.startswith(category))
    return category, int(name[len(category) :])


def scoring_names(record: Any) -> list[Scoring]:
    """The scorings that have been."""
    return [name for i, name in enumerate(SCORINGS) if record.scored >> i & 1]


def identify(named: dict[str, list[str]]) -> tuple[dict[str, list[int]], list[int]]:
    """The picture cards that names stand for, by field, and those that aren't named; NONE: an empty place, the rest.

    Names that fit one card only come first; the others get the first equal card that is left.
    """
    cards = {field: [r.NONE] * len(names) for field, names in named.items()}
    free = list(range(r.PICTURES))
    for sure in (True, False):
        for field, names in named.items():
            for i, name in enumerate(names):
                if (field, name.lower()) in (("yard", EMPTY), ("pictures", REST)):
                    continue
                copies = _copies(field, name)
                if (len(copies) == 1) == sure:
                    cards[field][i] = next((copy for copy in copies if copy in free), r.NONE)
                    if cards[field][i] == r.NONE:
                        raise BadNotation("alhambra-notation-too-often", field=field, value=shortened(name))
                    free.remove(cards[field][i])
    return cards, free


def _copies(field: str, name: str) -> list[int]:
    """The cards that a name can stand for: `garden8` for three, `garden8b` for one of them."""
    plain = name.lower()
    copies = [card for card, other in enumerate(_PICTURES) if other == plain]
    if not copies and plain[-1] in "abc":
        copies = [card for card, other in enumerate(_PICTURES) if other == plain[:-1]]["abc".index(plain[-1]) :][:1]
    if not copies:
        raise BadNotation("alhambra-notation-picture", field=field, value=shortened(name))
    return copies
