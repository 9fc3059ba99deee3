"""What a player can do in SCORE 5, as values with a one-line notation. Cards have names like `g80`: see `cards`."""

__all__ = ["Action", "Bid", "Final", "Name", "NotFinal", "Take", "decode", "encode", "parse"]

from functools import lru_cache
from typing import Any

from msgspec import Struct

from ...match.errors import BadNotation
from ...match.notation import shortened
from .cards import FAMILIES, Deck, Family, card_number, deck_of, name_in, names_in, spelled
from .rules import codes


class Bid(Struct, frozen=True, tag_field="action", tag="bid"):
    """Lay these cards (S5-21), or make them the whole new bid (S5-22). Notation: `bid g5 r20`, or `bid nothing`."""

    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(("bid", *(self.cards or ("nothing",))))


class Final(Struct, frozen=True, tag_field="action", tag="final"):
    """Declare the bid final (S5-22). Notation: `final`."""

    def __str__(self) -> str:
        return "final"


class NotFinal(Struct, frozen=True, tag_field="action", tag="not_final"):
    """Take "final" back while others have yet to say it (S5-23). Notation: `not final`."""

    def __str__(self) -> str:
        return "not final"


class Take(Struct, frozen=True, tag_field="action", tag="take"):
    """Take a card of the winning bid (S5-26). Notation: `take g30`."""

    card: str

    def __str__(self) -> str:
        return f"take {self.card}"


class Name(Struct, frozen=True, tag_field="action", tag="name"):
    """Name the joker's family (S5-30). Notation: `name green`."""

    family: Family

    def __str__(self) -> str:
        return f"name {self.family}"


Action = Bid | Final | NotFinal | Take | Name


def parse(text: str) -> Action:
    """The action a notation stands for. Whether its cards exist, the deck will tell."""
    match text.replace(",", " ").split():
        case [word] if word.lower() == "final":
            return Final()
        case [first, second] if (first.lower(), second.lower()) == ("not", "final"):
            return NotFinal()
        case [word, *cards] if word.lower() == "bid":
            return Bid() if " ".join(cards).lower() in ("", "nothing") else Bid(tuple(map(spelled, cards)))
        case [word, card] if word.lower() == "take":
            return Take(spelled(card))
        case [word, family] if word.lower() == "name" and family.lower() in FAMILIES:
            return Name(FAMILIES[FAMILIES.index(family.lower())])
    raise BadNotation("score5-notation-action", value=shortened(text))


def encode(action: Action, record: Any) -> int:
    """The action's number inside the rules. Raises BadNotation for cards that the deck doesn't have."""
    match action:
        case Bid(cards):
            return codes.pack(codes.BID, _bits(cards, record))
        case Final():
            return codes.pack(codes.FINAL, 0)
        case NotFinal():
            return codes.pack(codes.NOT_FINAL, 0)
        case Take(card):
            return codes.pack(codes.TAKE, card_number(record, card))
        case Name(family):
            return codes.pack(codes.NAME, FAMILIES.index(family))


def decode(code: int, record: Any) -> Action:
    """The action behind a number of the rules."""
    return _decoded(code, deck_of(record))


@lru_cache(maxsize=1 << 14)
def _decoded(code: int, deck: Deck) -> Action:
    kind, what = codes.unpack(code)
    if kind == codes.BID:
        return Bid(names_in(deck, what))
    if kind == codes.FINAL:
        return Final()
    if kind == codes.NOT_FINAL:
        return NotFinal()
    return Take(name_in(deck, what)) if kind == codes.TAKE else Name(FAMILIES[what])


def _bits(cards: tuple[str, ...], record: Any) -> int:
    bits = 0
    for name in cards:
        bit = 1 << card_number(record, name)
        if bits & bit:
            raise BadNotation("score5-notation-twice", value=shortened(name))
        bits |= bit
    return bits
