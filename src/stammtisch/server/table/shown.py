"""A table as its viewers were shown it, field by field, so that they can be sent what has changed since.

What everyone sees is held, compared and put into JSON once for all of them. Each viewer adds what they alone see otherwise.
"""

__all__ = ["Display", "Shown"]

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

SECTIONS = (b'"sight"', b'"match"', b'"view"')

encode = msgspec.json.Encoder().encode


class Layout(NamedTuple):
    """Where the fields of a sight belong, which come one after the other: its own, those of its match, those of its view."""

    sections: tuple[int, ...]  # by place
    names: tuple[bytes, ...]  # by place, as they stand in JSON
    places: tuple[dict[str, int], ...]  # by section and name

    def json(self, fields: Iterable[tuple[int, Any]]) -> list[bytes]:
        """For each section, some of its fields, which are given by place and value."""
        found: list[list[bytes]] = [[] for _ in SECTIONS]
        for place, value in fields:
            found[self.sections[place]].append(self.names[place] + encode(value))
        return [b",".join(each) for each in found]


class Fields:
    """All fields of a sight, as they don't change any more."""

    __slots__ = ("layout", "match_id", "values")

    def __init__(self, sight: Any) -> None:
        structs = _structs(sight)
        self.layout = _layout(*map(type, structs))
        self.match_id: str | None = sight.match and sight.match.id
        self.values = _values(structs)


class Shown(NamedTuple):
    """A table as one viewer was shown it: what everyone saw, and by its place what this viewer saw otherwise."""

    open: Fields
    own: dict[int, Any]

    def at(self, place: int) -> Any:
        """What the viewer saw at a place."""
        return self.own[place] if place in self.own else self.open.values[place]


class OpenChanges:
    """What has changed for everyone since a moment, as JSON: section by section, and as a whole."""

    __slots__ = ("places", "sections", "whole")

    def __init__(self, now: Fields, before: Fields, hidden: Collection[int] = ()) -> None:
        both = enumerate(zip(now.values, before.values, strict=True))
        changed = [
            (place, value) for place, (value, old) in both if value is not old and value != old and place not in hidden
        ]
        self.places = frozenset([place for place, _ in changed])
        self.sections = now.layout.json(changed)
        self.whole = _joined(self.sections)


class Display:
    """Shows a table at one moment, given as a spectator sees it."""

    def __init__(self, sight: Any) -> None:
        self.open = Fields(sight)
        self._changes: dict[Fields, OpenChanges] = {}

    def own(self, *sections: Mapping[str, Any]) -> dict[int, Any]:
        """What a viewer sees otherwise than everyone, by its place: given for the sight, its match and its view."""
        places = self.open.layout.places
        return {places[at][name]: value for at, fields in enumerate(sections) for name, value in fields.items()}

    def different(self, sight: Any) -> dict[int, Any]:
        """The same found in a whole sight, in which what is the same for everyone has to be the very same object."""
        both = zip(_values(_structs(sight)), self.open.values, strict=True)
        return {place: value for place, (value, others) in enumerate(both) if value is not others}

    def changes(self, now: Shown, before: Shown) -> bytes | None:
        """What has changed for a viewer, as JSON; None if they were shown another match before."""
        if now.open.match_id != before.open.match_id:
            return None
        own, was = now.own, before.own
        if own is was:
            return self._for_all(before.open, own).whole
        if own.keys() == was.keys():
            for_all = self._for_all(before.open, own)
            changed = [
                (place, value) for place, value in own.items() if value is not (old := was[place]) and value != old
            ]
        else:
            hidden = own.keys() | was.keys()
            for_all = self._for_all(before.open, hidden)
            changed = [(place, value) for place in sorted(hidden) if (value := now.at(place)) != before.at(place)]
        if not changed:
            return for_all.whole
        both = zip(for_all.sections, self.open.layout.json(changed), strict=True)
        return _joined([b",".join(filter(None, each)) for each in both])

    def _for_all(self, before: Fields, hidden: Collection[int]) -> OpenChanges:
        """What has changed for everyone, without what a viewer sees otherwise, which seldom is among it."""
        found = self._changes.get(before)
        if found is None:
            found = self._changes[before] = OpenChanges(self.open, before)
        return found if found.places.isdisjoint(hidden) else OpenChanges(self.open, before, hidden)


def _joined(sections: Iterable[bytes]) -> bytes:
    """What has changed in each section, as one object."""
    return b"{%s}" % b",".join(
        [b"%s:{%s}" % (name, fields) for name, fields in zip(SECTIONS, sections, strict=True) if fields]
    )


def _structs(sight: Any) -> list[Any]:
    """A sight, its match and its view, as far as they are there and have fields. Each is the last field of the one before it."""
    if sight.match is None:
        return [sight]
    kind: type = type(sight.match.view)
    return [sight, sight.match, sight.match.view] if _has_fields(kind) else [sight, sight.match]


def _values(structs: list[Any]) -> tuple[Any, ...]:
    *outer, innermost = map(astuple, structs)
    return tuple(chain(*(values[:-1] for values in outer), innermost))


@lru_cache
def _layout(*kinds: type[msgspec.Struct]) -> Layout:
    sections, names = list[int](), list[bytes]()
    places: list[dict[str, int]] = [{} for _ in SECTIONS]
    for section, kind in enumerate(kinds):
        last = None if kind is kinds[-1] else -1
        for name, written in zip(kind.__struct_fields__[:last], kind.__struct_encode_fields__[:last], strict=True):
            places[section][name] = len(sections)
            sections.append(section)
            names.append(encode(written) + b":")
    return Layout(tuple(sections), tuple(names), tuple(places))


@lru_cache
def _has_fields(kind: type) -> bool:
    """Whether a view of this type can be shown field by field: a struct that is always written with all of them."""
    return issubclass(kind, msgspec.Struct) and not (
        kind.__struct_config__.array_like or kind.__struct_config__.omit_defaults
    )
