"""A table as one viewer is shown it, field by field as JSON, so that they can be sent what has changed since."""

__all__ = ["JsonOnce", "Shown"]

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

SIGHT, MATCH, VIEW = b'"sight"', b'"match"', b'"view"'
ELSEWHERE = b""  # stands for a value that is itself shown field by field

encode = msgspec.json.Encoder().encode


class Fields(NamedTuple):
    """Names and values, both as they stand in JSON. Thousands of these are held, and the names are the same for all of them."""

    names: tuple[bytes, ...]
    values: tuple[bytes, ...]

    def json(self, elsewhere: bytes = b"") -> bytes:
        """All of them as an object; `elsewhere` is the value that is shown by itself."""
        return _object((name, value or elsewhere) for name, value in zip(self.names, self.values, strict=True))

    def changed_since(self, before: "Fields") -> list[tuple[bytes, bytes]]:
        """The names and values that are others now."""
        if self.values == before.values:
            return []
        both = zip(self.names, self.values, before.values, strict=True)
        return [(name, value) for name, value, old in both if value != old]


NO_FIELDS = Fields((), ())


class Shown(NamedTuple):
    """The fields of a sight, those of its match, and those of the match's view; none without a match, or without fields."""

    sight: Fields
    match: Fields = NO_FIELDS
    view: Fields = NO_FIELDS
    match_id: bytes = b""

    def whole(self) -> bytes:
        """The whole sight as JSON."""
        return self.sight.json(self.match.json(self.view.json()))

    def changes_since(self, before: "Shown") -> bytes | None:
        """What is different from an earlier sight of the same viewer, as JSON; None if that was of another match."""
        if self.match_id != before.match_id:
            return None
        changed = {
            SIGHT: self.sight.changed_since(before.sight),
            MATCH: self.match.changed_since(before.match),
            VIEW: self.view.changed_since(before.view),
        }
        return _object((name, _object(fields)) for name, fields in changed.items() if fields)


class JsonOnce:
    """Puts values into JSON, each of them once: what several viewers see is the same object for all of them."""

    def __init__(self) -> None:
        self._known: dict[int, bytes] = {}  # by identity, which nothing else can have while the value is held
        self._held: list[Any] = []

    def shown(self, sight: Any) -> Shown:
        """A sight, field by field."""
        match = sight.match
        if match is None:
            return Shown(self._fields(sight))
        kind: Any = type(match.view)
        ident = self._known.get(id(match.id)) or self._new(match.id)
        if not _has_fields(kind):
            return Shown(self._fields(sight, MATCH), self._fields(match), NO_FIELDS, ident)
        return Shown(self._fields(sight, MATCH), self._fields(match, VIEW), self._fields(match.view), ident)

    def _fields(self, struct: Any, elsewhere: bytes = b"") -> Fields:
        """The fields of a struct; one of them may be shown elsewhere."""
        kind: Any = type(struct)
        names, tag = _names(kind)
        values = astuple(struct)
        known: list[Any] = list(map(self._known.get, map(id, values)))  # None for those that are new
        for place, json in enumerate(known, len(tag)):
            if names[place] == elsewhere:
                known[place - len(tag)] = ELSEWHERE
            elif json is None:
                known[place - len(tag)] = self._new(values[place - len(tag)])
        return Fields(names, (*tag, *known))

    def _new(self, value: Any) -> bytes:
        json = self._known[id(value)] = encode(value)
        self._held.append(value)
        return json


@lru_cache
def _names(kind: type[msgspec.Struct]) -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    """The names of a struct's fields in JSON, that of its tag first if it has one, and the value of the tag."""
    config = kind.__struct_config__
    names = tuple(map(encode, kind.__struct_encode_fields__))
    return ((encode(config.tag_field), *names), (encode(config.tag),)) if config.tag_field else (names, ())


@lru_cache
def _has_fields(kind: type) -> bool:
    """Whether a view of this type can be shown field by field: a struct that is always written with all of them."""
    return issubclass(kind, msgspec.Struct) and not (
        kind.__struct_config__.array_like or kind.__struct_config__.omit_defaults
    )


def _object(fields: Iterable[tuple[bytes, bytes]]) -> bytes:
    return b"{%s}" % b",".join([name + b":" + value for name, value in fields])
