"""A table as one viewer is shown it, field by field as JSON, so that they can be sent what has changed since."""

__all__ = ["JsonOnce", "Shown"]

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

Fields = dict[bytes, bytes]  # values by names, both as they stand in JSON
MATCH, VIEW = b'"match"', b'"view"'
ELSEWHERE = b""  # stands for a value that is itself shown field by field

encode = msgspec.json.Encoder().encode


class Shown(NamedTuple):
    """The fields of a sight, those of its match, and those of the match's view; None without a match, or without fields."""

    sight: Fields
    match: Fields | None
    view: Fields | None

    def whole(self) -> bytes:
        """The whole sight as JSON."""
        if self.match is None:
            return _object(self.sight.items())
        match = self.match if self.view is None else self.match | {VIEW: _object(self.view.items())}
        return _object((self.sight | {MATCH: _object(match.items())}).items())

    def changes_since(self, before: "Shown") -> bytes | None:
        """What is different from an earlier sight of the same viewer, as JSON; None if that was of another match."""
        if _ident(self) != _ident(before):
            return None
        changed = {
            b'"sight"': _changed(self.sight, before.sight),
            MATCH: _changed(self.match or {}, before.match or {}),
            VIEW: _changed(self.view or {}, before.view or {}),
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
            return Shown(self._fields(sight), None, None)
        kind: Any = type(match.view)
        if not _has_fields(kind):
            return Shown(self._fields(sight, MATCH), self._fields(match), None)
        return Shown(self._fields(sight, MATCH), self._fields(match, VIEW), self._fields(match.view))

    def _fields(self, struct: Any, elsewhere: bytes = b"") -> Fields:
        """The fields of a struct; one of them may be shown elsewhere."""
        kind: Any = type(struct)
        names, tag = _names(kind)
        values = astuple(struct)
        known: list[Any] = list(map(self._known.get, map(id, values)))  # None for those that are new
        for place, json in enumerate(known):
            if json is None and names[place] != elsewhere:
                known[place] = self._new(values[place])
        fields: Fields = tag | dict(zip(names, known, strict=True))
        if elsewhere:
            fields[elsewhere] = ELSEWHERE
        return fields

    def _new(self, value: Any) -> bytes:
        json = self._known[id(value)] = encode(value)
        self._held.append(value)
        return json


@lru_cache
def _names(kind: type[msgspec.Struct]) -> tuple[tuple[bytes, ...], Fields]:
    """The names of a struct's fields in JSON, and its tag, if it has one."""
    config = kind.__struct_config__
    tag = {encode(config.tag_field): encode(config.tag)} if config.tag_field else {}
    return tuple(map(encode, kind.__struct_encode_fields__)), tag


@lru_cache
def _has_fields(kind: type) -> bool:
    """Whether a view of this type can be shown field by field: a struct that is always written with all of them."""
    return issubclass(kind, msgspec.Struct) and not (
        kind.__struct_config__.array_like or kind.__struct_config__.omit_defaults
    )


def _ident(shown: Shown) -> bytes | None:
    return shown.match[b'"id"'] if shown.match else None


def _changed(now: Fields, before: Fields) -> list[tuple[bytes, bytes]]:
    if now == before:
        return []
    return [(name, value) for name, value in now.items() if value != before[name]]


def _object(fields: Iterable[tuple[bytes, bytes]]) -> bytes:
    return b"{%s}" % b",".join([name + b":" + value for name, value in fields])
