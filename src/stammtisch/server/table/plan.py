"""A table a few entries further on: what comes of a decision, before it is stored and before anyone sees it."""

__all__ = ["Message", "Plan"]

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ...match.match import Deal, Step
from . import log
from .projection import Happened, happened, is_seen
from .table import Table
from .viewers import Viewer

encode = msgspec.json.Encoder().encode


class Message(NamedTuple):
    """What a viewer saw of one entry, as it is sent; and whether it might change what the viewer decides."""

    body: bytes
    is_decisive: bool


class Plan:
    """A copy of a table with more entries in its log. Making one asks the rules about every move, and raises their objection."""

    def __init__(self, before: Table, entries: Iterable[tuple[float, log.Entry]]) -> None:
        self.before, self.table = before, before.copy()
        self.entries: Sequence[tuple[float, log.Entry]] = list(entries)
        self.has_known_rules = True
        self.steps = [self._add(entry, at) for at, entry in self.entries]
        # The seats whose moves nobody else sees.
        self.secret: list[Viewer] = [
            step.seat for step in self.steps if isinstance(step, Step) and not is_seen(None, step)
        ]

    def _add(self, entry: log.Entry, at: float) -> Deal | Step | None:
        step = self.table.add(entry, at)
        if step is not None:
            self.has_known_rules &= self.table.has_known_rules
        return step

    def bodies(self) -> list[str]:
        """The new entries as they are stored, with digests of the positions that they lead to."""
        return [
            log.encode(_with_digest(entry, step)) for (_, entry), step in zip(self.entries, self.steps, strict=True)
        ]

    def count(self, viewer: Viewer) -> int:
        """How many of the new entries a viewer sees something of: all but the secret moves of others."""
        return len(self.steps) - len(self.secret) + self.secret.count(viewer)

    def messages(self, viewer: Viewer) -> list[Message]:
        """What a viewer sees of the new entries."""
        both = zip(self.entries, self.steps, strict=True)
        seen = (happened(entry, at, viewer, step) for (at, entry), step in both)
        return [Message(encode(each), self._is_decisive(each)) for each in seen if each is not None]

    def _is_decisive(self, seen: Happened) -> bool:
        """Whether a viewer who decided before seeing this might decide otherwise now.

        Where all decide at the same time, that somebody else has decided isn't.
        """
        if seen.kind == "moved":
            together = self.table.game.adapter.typed.TOGETHER
            return any(event.__struct_config__.tag not in together for event in seen.events)
        return seen.kind in ("went-back", "started")


def _with_digest(entry: log.Entry, step: Deal | Step | None) -> log.Entry:
    if isinstance(entry, log.Moved) and isinstance(step, Step):
        return replace(entry, digest=step.after.digest)
    if isinstance(entry, log.Started) and isinstance(step, Deal):
        return replace(entry, digest=step.position.digest)
    return entry
