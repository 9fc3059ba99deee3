"""A table in memory, and what each of its viewers has seen: worked out for whoever looks, and only counted for the others."""

__all__ = ["Plan", "Room", "Stream"]

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

import msgspec

from ...match.match import Step
from ..store.append import TableRow
from ..table import log
from ..table.projection import Scene, Viewer, happened, is_seen
from ..table.table import Table

REMEMBERED = 16  # messages of a viewer; who has seen less than that is told from the log
encode = msgspec.json.Encoder().encode


class Plan:
    """A table with some more entries in its log."""

    def __init__(self, table: Table, entries: list[tuple[float, log.Entry]]) -> None:
        self.table = table
        self.entries = entries
        self.steps = [table.add(entry, at) for at, entry in entries]
        # The seats of moves that nobody else sees.
        self.secret: list[Viewer] = [
            step.seat for step in self.steps if isinstance(step, Step) and not is_seen(None, step)
        ]

    def count(self, viewer: Viewer) -> int:
        """How many of the new entries a viewer sees something of: of each but others' secret moves."""
        return len(self.steps) - len(self.secret) + self.secret.count(viewer)

    def seen_by(self, viewer: Viewer) -> list[bytes]:
        """What a viewer sees of the new entries, as it is sent."""
        both = zip(self.entries, self.steps, strict=True)
        seen = (happened(entry, at, viewer, step) for (at, entry), step in both)
        return [encode(each) for each in seen if each is not None]


class Stream:
    """The last messages of one viewer of a table, and who wants to hear when there is more."""

    def __init__(self, viewer: Viewer, count: int) -> None:
        self.viewer = viewer
        self.listeners: set[Callable[[], None]] = set()
        self._forgotten = count  # messages before those that are remembered
        self._recent: list[bytes] = []
        self._behind: list[Plan] = []
        self._sight: tuple[int, bytes] | None = None

    def since(self, number: int) -> list[bytes] | None:
        """The messages after the first so many; None if not all of these are remembered."""
        self._catch_up()
        return self._recent[number - self._forgotten :] if number >= self._forgotten else None

    def _catch_up(self) -> None:
        for plan in self._behind:
            self._recent += plan.seen_by(self.viewer)
        self._behind.clear()
        too_many = max(0, len(self._recent) - REMEMBERED)
        del self._recent[:too_many]
        self._forgotten += too_many

    def add(self, plan: Plan) -> bool:
        """Go on with a plan that was carried out; returns whether the stream is still worth having."""
        self._behind.append(plan)
        if self.listeners and plan.count(self.viewer):
            for tell in list(self.listeners):
                tell()
        if len(self._behind) > REMEMBERED:
            self._catch_up()
            return bool(self.listeners)
        return True

    def sight(self, n: int, scene: Scene) -> bytes:
        """The table as it looks after `n` messages, worked out once for all who look."""
        if self._sight is None or self._sight[0] != n:
            self._sight = (n, encode(scene.seen_by(self.viewer)))
        now = self._sight[1]
        if len(self.listeners) < 2:
            self._sight = None  # nobody else will ask for it
        return now


class Room:
    """A table in memory: its log so far, and a stream for each viewer that somebody looks through."""

    def __init__(self, ident: str) -> None:
        self.table = Table(ident)
        self.log: list[tuple[float, log.Entry]] = []
        self.answers: dict[str, str] = {}  # to the commands that were carried out, by their ids
        self.listed: TableRow | None = None  # what the list of tables says of it, as far as we know
        self.streams: dict[Viewer, Stream] = {}
        self.lock = asyncio.Lock()
        self._scene: Scene | None = None
        self._secret: Counter[Viewer] = Counter()  # moves that only their own seat saw

    def plan(self, entries: Iterable[tuple[float, log.Entry]]) -> Plan:
        """What the table would be with these entries. Nobody sees it before `carry_out`."""
        return Plan(self.table.copy(), list(entries))

    def carry_out(self, plan: Plan) -> None:
        """Take in a plan whose entries are kept, and tell the listeners of whoever saw something."""
        self.table = plan.table
        self.log += plan.entries
        self._secret.update(plan.secret)
        for viewer, stream in list(self.streams.items()):
            if not stream.add(plan):
                del self.streams[viewer]

    def n(self, viewer: Viewer) -> int:
        """How many messages there have been for a viewer."""
        return len(self.log) - self._secret.total() + self._secret[viewer]

    def stream(self, viewer: Viewer) -> Stream:
        """The stream of a viewer."""
        if viewer not in self.streams:
            self.streams[viewer] = Stream(viewer, self.n(viewer))
        return self.streams[viewer]

    def seen(self, viewer: Viewer, since: int) -> list[bytes]:
        """All that a viewer saw after message number `since`; what isn't remembered follows from the log."""
        recent = self.stream(viewer).since(since)
        return Plan(Table(self.table.ident), self.log).seen_by(viewer)[since:] if recent is None else recent

    def update(self, viewer: Viewer, since: int) -> bytes:
        """What a viewer is sent who has seen `since` messages."""
        n, seen = self.n(viewer), b",".join(self.seen(viewer, since))
        if self._scene is None or self._scene.table is not self.table:
            self._scene = Scene(self.table)
        now = self.stream(viewer).sight(n, self._scene)
        return b'{"n":%d,"happened":[%s],"sight":%s}' % (n, seen, now)

    @property
    def idle(self) -> bool:
        """Whether nobody looks."""
        return not any(stream.listeners for stream in self.streams.values()) and not self.lock.locked()
