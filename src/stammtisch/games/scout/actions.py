"""What a player can do in SCOUT, as values with a one-line notation. Places in a hand are counted from 1, from the left."""

__all__ = ["Action", "Keep", "Scout", "ScoutAndShow", "Show", "Turn", "decode", "encode", "parse"]

import re
from typing import Literal

from msgspec import Struct

from ...match.errors import BadNotation
from ...match.notation import shortened
from .rules import record as r

End = Literal["left", "right"]


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
            return r.KEEP
        case Turn():
            return r.TURN
        case Show(first, last):
            return r.SHOW | _index(first) << 8 | _index(last) << 16
        case Scout(end, place, turned):
            return r.SCOUT | _end(end) << 8 | _index(place) << 16 | turned << 24
        case ScoutAndShow(end, place, turned):
            return r.SCOUT_AND_SHOW | _end(end) << 8 | _index(place) << 16 | turned << 24


def decode(code: int, record: object = None) -> Action:
    """The action behind a number of the rules."""
    kind, a, b, c = code & 255, code >> 8 & 255, code >> 16 & 255, code >> 24
    if kind == r.KEEP:
        return Keep()
    if kind == r.TURN:
        return Turn()
    if kind == r.SHOW:
        return Show(a + 1, b + 1)
    return (Scout if kind == r.SCOUT else ScoutAndShow)("right" if a else "left", b + 1, bool(c))


def _index(place: int) -> int:
    """A place counted from 0, or one that no hand has."""
    return place - 1 if 1 <= place <= r.HAND_ROOM + 1 else 255


def _end(end: End) -> int:
    return r.RIGHT if end == "right" else r.LEFT
