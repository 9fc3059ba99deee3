"""A table a few entries further on: what comes of a decision, before it is stored and before anyone sees it."""

__all__ = ["APART", "REMEMBERED", "Plan"]

from collections import deque
from collections.abc import Iterable, Sequence
from functools import cached_property

from msgspec.structs import replace

from ...match.match import Deal, Step
from . import log
from .occurrence import Message, Occurrence
from .table import Table
from .viewers import Viewer

REMEMBERED = 16  # occurrences, the last ones: they hold positions, so those of a long log would fill the memory
APART = 256  # entries between two marks


class Plan:
    """A copy of a table with more entries in its log. Making one asks the rules about every move, and raises their objection."""

    def __init__(self, before: Table, entries: Iterable[tuple[float, log.Entry]], remembered: int = REMEMBERED) -> None:
        self.before, self.table = before, before.copy()
        self.entries: Sequence[tuple[float, log.Entry]] = list(entries)
        self.has_known_rules = True
        self.last: deque[Occurrence] = deque(maxlen=remembered)
        self.secret: list[
            tuple[int, Viewer]
        ] = []  # moves that only their own seat sees: their place in the log, and the seat
        self.marks: list[Table] = []  # the table now and then on the way, to go back to
        for at, entry in self.entries:
            self._add(entry, at)

    def _add(self, entry: log.Entry, at: float) -> None:
        step = self.table.add(entry, at)
        if step is not None:
            self.has_known_rules &= self.table.has_known_rules
        occurred = Occurrence(at, entry, step)
        self.last.append(occurred)
        if occurred.only_for is not None:
            self.secret.append((self.table.seq - 1, occurred.only_for))
        if self.table.seq % APART == 0:
            self.marks.append(self.table.copy())

    @cached_property
    def bodies(self) -> list[str]:
        """The new entries as they are stored, with digests of the positions that they lead to. A decision has only a few."""
        assert len(self.last) == len(self.entries)
        return [log.encode(_with_digest(each.entry, each.step)) for each in self.last]

    def count(self, viewer: Viewer) -> int:
        """How many of the new entries a viewer sees something of: all but the secret moves of others."""
        return len(self.entries) - sum([seat != viewer for _, seat in self.secret])

    def messages(self, viewer: Viewer) -> list[Message]:
        """What a viewer sees of the last of the new entries."""
        return [message for each in self.last if (message := each.message(viewer))]


def _with_digest(entry: log.Entry, step: Deal | Step | None) -> log.Entry:
    if isinstance(entry, log.Moved) and isinstance(step, Step):
        return replace(entry, digest=step.after.digest)
    if isinstance(entry, log.Started) and isinstance(step, Deal):
        return replace(entry, digest=step.position.digest)
    return entry
