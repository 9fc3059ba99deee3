"""What a player can do in Goofspiel, as a value with a one-line notation."""

__all__ = ["Action", "Bid", "decode", "encode", "parse"]

import re

from msgspec import Struct

from stammtisch.match.errors import BadNotation
from stammtisch.match.notation import shortened

from .rules import codes
from .rules.record import CARDS


class Bid(Struct, frozen=True, tag_field="action", tag="bid"):
    """Lay a card face down (GS-11). Notation: `bid 7`."""

    card: int

    def __str__(self) -> str:
        return f"bid {self.card}"


Action = Bid  # a game with several kinds of actions has their union here

_BID = re.compile(r"bid (\d{1,3})", re.ASCII)


def parse(text: str) -> Action:
    """The action a notation stands for."""
    if found := _BID.fullmatch(" ".join(text.lower().split())):
        return Bid(int(found[1]))
    raise BadNotation("goofspiel-notation-action", value=shortened(text))


def encode(action: Action, record: object = None) -> int:
    """The action's number inside the rules; a card that no suit has becomes 0, which the rules refuse."""
    return codes.pack(codes.BID, action.card if 1 <= action.card <= CARDS else 0)


def decode(code: int, record: object = None) -> Action:
    """The action behind a number of the rules."""
    return Bid(codes.unpack(code)[1])
