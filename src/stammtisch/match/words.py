"""Sentences that aren't put into a language yet: a message and what goes into it, to be said in each reader's language."""

__all__ = ["Listing", "Part", "SeatName", "Words", "spoken"]

from collections.abc import Mapping, Sequence
from typing import Literal, Union

from msgspec import Struct

from ..messages import say


class SeatName(Struct, frozen=True, tag_field="part", tag="seat"):
    """The player at a seat, by the name that the reader knows."""

    seat: int


class Listing(Struct, frozen=True, tag_field="part", tag="list"):
    """Several parts, with commas between them or, where they have commas themselves, semicolons."""

    parts: "list[Part]"
    by: Literal[", ", "; ", " & "] = ", "


class Words(Struct, frozen=True, tag_field="part", tag="words"):
    """A message by its id, with what goes into it."""

    say: str
    args: "Mapping[str, Part]" = {}


Part = Union[str, int, Words, SeatName, Listing]  # noqa: UP007 (the classes name it before it is there)


def spoken(part: Part, names: Sequence[str], language: str = "en") -> str:
    """A part as text, in which seats are called by `names`."""
    match part:
        case Words(message, args):
            return say(message, language, **{name: _argument(arg, names, language) for name, arg in args.items()})
        case SeatName(seat):
            return names[seat]
        case Listing(parts, by):
            return by.join(spoken(each, names, language) for each in parts)
    return str(part)


def _argument(part: Part, names: Sequence[str], language: str) -> str | int:
    """What goes into a message: numbers stay numbers, since a message may count by them."""
    return part if isinstance(part, int) else spoken(part, names, language)
