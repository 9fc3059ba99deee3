"""A table in memory, and what each of its viewers has seen: worked out for whoever looks, and only counted for the others."""

__all__ = ["Plan", "Room", "Stream"]

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

import msgspec

from . import log
from .sight import Sight, Viewer, happened, is_seen, sight
from .table import Table

MOST_BEHIND = 16  # plans that a stream remembers before it works out what was seen of them, or is given up
encode = msgspec.json.Encoder().encode


class Plan:
    """A table with some more entries in its log."""

    def __init__(self, table: Table, entries: list[tuple[float, log.Entry]]) -> None:
        self.table = table
        self.entries = entries
        self.steps = [table.add(entry, at) for at, entry in entries]

    def count(self, viewer: Viewer) -> int:
        """How many of the new entries a viewer sees something of."""
        return sum(is_seen(viewer, step) for step in self.steps)

    def seen_by(self, viewer: Viewer) -> list[bytes]:
        """What a viewer sees of the new entries, as it is sent."""
        both = zip(self.entries, self.steps, strict=True)
        seen = (happened(entry, at, viewer, step) for (at, entry), step in both)
        return [encode(each) for each in seen if each is not None]


class Stream:
    """What one viewer of a table has seen, and who wants to hear when there is more."""

    def __init__(self, viewer: Viewer, seen: list[bytes]) -> None:
        self.viewer = viewer
        self.listeners: set[Callable[[], None]] = set()
        self._seen = seen
        self._behind: list[Plan] = []
        self._sight: tuple[int, bytes] | None = None

    @property
    def seen(self) -> list[bytes]:
        """All that the viewer has seen, a message each."""
        for plan in self._behind:
            self._seen += plan.seen_by(self.viewer)
        self._behind.clear()
        return self._seen

    def add(self, plan: Plan) -> bool:
        """Go on with a plan that was carried out; returns whether the stream is still worth having."""
        self._behind.append(plan)
        if self.listeners and plan.count(self.viewer):
            for tell in list(self.listeners):
                tell()
        if len(self._behind) <= MOST_BEHIND:
            return True
        return bool(self.listeners and self.seen)

    def update(self, since: int, current: Callable[[], Sight]) -> bytes:
        """All that was seen after message number `since`, and the table as it looks now."""
        seen = self.seen
        if self._sight is None or self._sight[0] != len(seen):
            self._sight = (len(seen), encode(current()))
        now = self._sight[1]
        if len(self.listeners) < 2:
            self._sight = None  # nobody else will ask for it
        return b'{"n":%d,"happened":[%s],"sight":%s}' % (len(seen), b",".join(seen[since:]), now)


class Room:
    """A table in memory: its log so far, and a stream for each viewer that somebody looks through."""

    def __init__(self, ident: str) -> None:
        self.table = Table(ident)
        self.log: list[tuple[float, log.Entry]] = []
        self.streams: dict[Viewer, Stream] = {}
        self.lock = asyncio.Lock()
        self._counts: Counter[Viewer] = Counter()

    def plan(self, entries: Iterable[tuple[float, log.Entry]]) -> Plan:
        """What the table would be with these entries. Nobody sees it before `carry_out`."""
        return Plan(self.table.copy(), list(entries))

    def carry_out(self, plan: Plan) -> None:
        """Take in a plan whose entries are kept, and tell the listeners of whoever saw something."""
        self.table = plan.table
        self.log += plan.entries
        for viewer in (None, *range(len(self.table.seats))):
            self._counts[viewer] += plan.count(viewer)
        for viewer, stream in list(self.streams.items()):
            if not stream.add(plan):
                del self.streams[viewer]

    def n(self, viewer: Viewer) -> int:
        """How many messages there have been for a viewer."""
        return self._counts[viewer]

    def stream(self, viewer: Viewer) -> Stream:
        """The stream of a viewer, from the table's beginning."""
        if viewer not in self.streams:
            self.streams[viewer] = Stream(viewer, Plan(Table(self.table.ident), self.log).seen_by(viewer))
        return self.streams[viewer]

    def update(self, viewer: Viewer, since: int) -> bytes:
        """What a viewer is sent who has seen `since` messages."""
        return self.stream(viewer).update(since, lambda: sight(self.table, viewer))

    @property
    def idle(self) -> bool:
        """Whether nobody looks."""
        return not any(stream.listeners for stream in self.streams.values()) and not self.lock.locked()
