"""The notation of whole positions: fields like `turn: 2`, separated by semicolons or new lines, in any order.

Each game says which fields it has. A field that is left out has a default, which its page in `docs/games/` names.
"""

__all__ = ["Fields", "Writer", "is_whole", "number_in", "shortened"]

from collections.abc import Callable, Iterable
from numbers import Integral
from typing import TypeVar

from .errors import BadNotation

MAX_LENGTH = 20_000
Value = TypeVar("Value")


class Fields:
    """The fields of a position's text, taken one by one; `done` refuses fields that are left over."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise BadNotation("notation-not-text", value=type(text).__name__)
        if len(text) > MAX_LENGTH:
            raise BadNotation("notation-too-long", limit=MAX_LENGTH)
        self._fields: dict[str, str] = {}
        for part in text.replace("\n", ";").split(";"):
            if not part.strip():
                continue
            name, colon, value = part.partition(":")
            name = " ".join(name.lower().split())
            if not colon:
                raise BadNotation("notation-no-colon", part=shortened(part))
            if name in self._fields:
                raise BadNotation("notation-twice", field=shortened(name))
            self._fields[name] = " ".join(value.split())

    def has(self, name: str) -> bool:
        """Whether the text has this field."""
        return name in self._fields

    def text(self, name: str, default: str) -> str:
        """A field as it is written."""
        return self._fields.pop(name, default)

    def number(self, name: str, default: int | None, low: int, high: int) -> int:
        """A field that is one whole number from `low` to `high`. Without a default it must be there."""
        value = self._fields.pop(name, None)
        if value is None:
            if default is None:
                raise BadNotation("notation-missing", field=name)
            return default
        return number_in(name, value, low, high)

    def numbers(self, name: str, default: list[int], low: int, high: int) -> list[int]:
        """A field of as many whole numbers as the default has."""
        value = self._fields.pop(name, None)
        if value is None:
            return default
        parts = value.split()
        if len(parts) != len(default):
            raise BadNotation("notation-count", field=name, count=len(default), found=len(parts))
        return [number_in(name, part, low, high) for part in parts]

    def choice(self, name: str, default: str, choices: Iterable[str]) -> str:
        """A field that is one of a few words."""
        value = self._fields.pop(name, default)
        if value not in choices:
            raise BadNotation("notation-choice", field=name, value=shortened(value), choices=", ".join(choices))
        return value

    def items(self, name: str, read: Callable[[str, str], Value], limit: int) -> list[Value]:
        """A field of up to `limit` things, each read by `read(name, text)`; an empty list where the field is missing."""
        parts = self._fields.pop(name, "").split()
        if len(parts) > limit:
            raise BadNotation("notation-too-many", field=name, limit=limit, found=len(parts))
        return [read(name, part) for part in parts]

    def key(self) -> tuple[list[int], int]:
        """The 256-bit key as eight words, and the next unused block of its keystream."""
        text = self.text("key", "0" * 64)
        if len(text) != 64 or any(c not in "0123456789abcdef" for c in text):
            raise BadNotation("notation-key", field="key")
        words = [int(text[i : i + 8], 16) for i in range(0, 64, 8)]
        return words, self.number("block", 0, 0, 1 << 40)

    def done(self) -> None:
        """Refuse fields that the game doesn't have."""
        for name in self._fields:
            raise BadNotation("notation-unknown", field=shortened(name))


class Writer:
    """Collects fields in order, leaving out those that have their default."""

    def __init__(self) -> None:
        self._parts: list[str] = []

    def field(self, name: str, value: object, default: object = None) -> None:
        """Add a field unless it equals its default. Lists are written with spaces."""
        if value != default:
            text = " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
            self._parts.append(f"{name}: {text}")

    def key(self, words: list[int], block: int) -> None:
        """Add the key and the block, unless they are zero."""
        self.field("key", "".join(f"{word:08x}" for word in words), "0" * 64)
        self.field("block", block, 0)

    def __str__(self) -> str:
        return "; ".join(self._parts)


def number_in(name: str, value: str, low: int, high: int) -> int:
    """The whole number that `value` writes, from `low` to `high`."""
    digits = value.removeprefix("-")
    if len(digits) > 15 or not (digits.isascii() and digits.isdigit()) or not low <= int(value) <= high:
        raise BadNotation("notation-number", field=name, value=shortened(value), low=str(low), high=str(high))
    return int(value)


def is_whole(value: object) -> bool:
    """Whether something is a whole number, Python's or NumPy's; True and False aren't."""
    return type(value) is int or (isinstance(value, Integral) and not isinstance(value, bool))


def shortened(text: object, limit: int = 40) -> str:
    """A text short and plain enough to be quoted in an error."""
    plain = "".join(c if c.isprintable() else "?" for c in str(text))
    return plain if len(plain) <= limit else plain[: limit - 1] + "…"
