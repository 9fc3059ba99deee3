"""What a player can do in SCOUT, as values with a one-line notation. Places in a hand are counted from 1, from the left."""

__all__ = ["Action", "Keep", "Scout", "ScoutAndShow", "Show", "Turn", "decode", "encode", "parse"]

import re
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from ...match.errors import BadNotation
from ...match.notation import shortened
from .rules import codes
from .rules.record import HAND_ROOM

End = Literal["left", "right"]
NOWHERE = 255  # a place that no hand has


class Keep(Struct, frozen=True, tag_field="action", tag="keep"):
    """Keep the hand as it was dealt (SC-4). Notation: `keep`."""

    def __str__(self) -> str:
        return "keep"


class Turn(Struct, frozen=True, tag_field="action", tag="turn"):
    """Turn the whole hand upside down (SC-4). Notation: `turn`."""

    def __str__(self) -> str:
        return "turn"


class Show(Struct, frozen=True, tag_field="action", tag="show"):
    """Show the cards from place `first` to place `last` (SC-11). Notation: `show 3-5`, or `show 4` for a single card."""

    first: int
    last: int

    def __str__(self) -> str:
        return f"show {self.first}" if self.first == self.last else f"show {self.first}-{self.last}"


class Scout(Struct, frozen=True, tag_field="action", tag="scout"):
    """Take an end of the set; it becomes the card at `place` (SC-14). Notation: `scout left to 3`, `scout right to 1 turned`."""

    end: End
    place: int
    turned: bool = False

    def __str__(self) -> str:
        return f"scout {self.end} to {self.place}{' turned' if self.turned else ''}"


class ScoutAndShow(Struct, frozen=True, tag_field="action", tag="scout&show"):
    """Scout with the chip; a Show follows at once (SC-16). Notation: `scout&show left to 3`, then `show …`."""

    end: End
    place: int
    turned: bool = False

    def __str__(self) -> str:
        return f"scout&show {self.end} to {self.place}{' turned' if self.turned else ''}"


Action = Keep | Turn | Show | Scout | ScoutAndShow

_SHOW = re.compile(r"show (\d{1,3})(?: ?- ?(\d{1,3}))?")
_SCOUT = re.compile(r"scout( ?& ?show)? (left|right) (?:to )?(\d{1,3})( turned)?")


def parse(text: str) -> Action:
    """The action a notation stands for."""
    words = " ".join(text.lower().split())
    if words in ("keep", "turn"):
        return Keep() if words == "keep" else Turn()
    if found := _SHOW.fullmatch(words):
        first, last = int(found[1]), int(found[2] or found[1])
        return Show(first, last)
    if found := _SCOUT.fullmatch(words):
        kind = ScoutAndShow if found[1] else Scout
        return kind("left" if found[2] == "left" else "right", int(found[3]), bool(found[4]))
    raise BadNotation("scout-notation-action", value=shortened(text))


def encode(action: Action, record: object = None) -> int:
    """The action's number inside the rules."""
    match action:
        case Keep():
            return codes.pack(codes.KEEP, 0, 0, 0)
        case Turn():
            return codes.pack(codes.TURN, 0, 0, 0)
        case Show(first, last):
            return codes.pack(codes.SHOW, _index(first), _index(last), 0)
        case Scout(end, place, turned):
            return codes.pack(codes.SCOUT, _end(end), _index(place), turned)
        case ScoutAndShow(end, place, turned):
            return codes.pack(codes.SCOUT_AND_SHOW, _end(end), _index(place), turned)


def decode(code: int, record: object = None) -> Action:
    """The action behind a number of the rules."""
    return _decoded(code)


@lru_cache(maxsize=1 << 12)
def _decoded(code: int) -> Action:
    kind, first, second, turned = codes.unpack(code)
    if kind == codes.KEEP:
        return Keep()
    if kind == codes.TURN:
        return Turn()
    if kind == codes.SHOW:
        return Show(first + 1, second + 1)
    scout = Scout if kind == codes.SCOUT else ScoutAndShow
    return scout("right" if first == codes.RIGHT else "left", second + 1, bool(turned))


def _index(place: int) -> int:
    """A place counted from 0, or one that no hand has."""
    return place - 1 if 1 <= place <= HAND_ROOM + 1 else NOWHERE


def _end(end: End) -> int:
    return codes.RIGHT if end == "right" else codes.LEFT
