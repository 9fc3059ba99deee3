"""What a player can do in Alhambra, as values with a one-line notation. Cards have names like `b7`: see `cards`."""

__all__ = ["Action", "Buy", "Pass", "TakeMoney", "decode", "encode", "parse"]

import re
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from ...match.errors import BadNotation
from ...match.notation import shortened
from .cards import CURRENCIES, Currency, money_card, money_name
from .rules import codes
from .rules import record as r

Value = Annotated[int, Meta(ge=1, le=r.VALUES)]

NOWHERE = r.PLACES  # a place that no open money card has


class TakeMoney(Struct, frozen=True, tag_field="action", tag="take"):
    """Take these open money cards (AL-21). Notation: `take b3 y2`."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("take", *self.cards))


class Buy(Struct, frozen=True, tag_field="action", tag="buy"):
    """Buy the picture card at the place of a currency, with hand cards of these values (AL-22), maybe for Dirk (AL-53).

    Notation: `buy blue with 5 4`, `buy blue with 5 4 for Dirk`.
    """

    place: Currency
    money: tuple[Value, ...]
    to_dirk: bool = False

    def __str__(self) -> str:
        paid = " ".join(("with", *map(str, self.money))) if self.money else ""
        return " ".join(filter(None, ("buy", self.place, paid, "for Dirk" if self.to_dirk else "")))


class Pass(Struct, frozen=True, tag_field="action", tag="pass"):
    """Pass, since nothing else is possible (AL-25). Notation: `pass`."""

    def __str__(self) -> str:
        return "pass"


Action = TakeMoney | Buy | Pass

_TAKE = re.compile(r"take((?: [ybgo][1-9])*)")
_BUY = re.compile(r"buy (yellow|blue|green|orange|[ybgo])(?: with)?((?: [ybgo]?[1-9])*)( (?:for|to) dirk)?")


def parse(text: str) -> Action:
    """The action a notation stands for."""
    words = " ".join(re.sub(r"[,+]", " ", text.lower()).split())
    if words == "pass":
        return Pass()
    if found := _TAKE.fullmatch(words):
        return TakeMoney(tuple(found[1].split()))
    if found := _BUY.fullmatch(words):
        money = found[2].split()
        if all(len(card) == 1 or card[0] == found[1][0] for card in money):
            place = CURRENCIES["ybgo".index(found[1][0])]
            return Buy(place, tuple(int(card[-1]) for card in money), bool(found[3]))
    raise BadNotation("alhambra-notation-action", value=shortened(text))


def encode(action: Action, record: Any) -> int:
    """The action's number inside the rules. Raises BadNotation for cards that the box doesn't have."""
    match action:
        case TakeMoney(cards):
            return codes.pack(codes.TAKE, _places(cards, record["display"].tolist()), 0, 0)
        case Buy(place, money, to_dirk):
            return codes.pack(codes.BUY, CURRENCIES.index(place), to_dirk, _payment(money))
        case Pass():
            return codes.pack(codes.PASS, 0, 0, 0)


def decode(code: int, record: Any) -> Action:
    """The action behind a number of the rules, money cards being named as they lie open in `record`."""
    kind, where, _, _ = codes.unpack(code)
    if kind == codes.TAKE:
        display = record.display.tolist()
        return TakeMoney(tuple([money_name(display[i]) for i in range(r.PLACES) if where >> i & 1]))
    return _decoded(code)


@lru_cache(maxsize=1 << 12)
def _decoded(code: int) -> Buy | Pass:
    """The same where the display doesn't matter."""
    kind, where, to_dirk, payment = codes.unpack(code)
    if kind == codes.BUY:
        money = [value for value in range(r.VALUES, 0, -1) for _ in range(codes.copies(payment, value))]
        return Buy(CURRENCIES[where], tuple(money), bool(to_dirk))
    return Pass()


def _places(cards: tuple[str, ...], display: list[int]) -> int:
    """The places where the cards lie, as bits: of equal ones, the leftmost."""
    places = 0
    for name in cards:
        card = money_card(name)
        if card is None:
            raise BadNotation("alhambra-notation-money", value=shortened(name))
        at = display.index(card) if card in display else NOWHERE
        places |= 1 << at
        if at != NOWHERE:
            display[at] = r.NONE
    return places


def _payment(money: tuple[int, ...]) -> int:
    if max(map(money.count, money), default=0) > 3:  # AL-1: no card is there more often
        return codes.PAYMENTS  # which no hand holds
    return sum(map(codes.one, money))
