"""A table in memory, with what each of its viewers has seen: worked out for viewers who look, merely counted for the others."""

__all__ = ["LiveTable", "Stream"]

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from ..store.append import TableRow
from ..table import log
from ..table.plan import Message, Plan
from ..table.projection import Projection
from ..table.table import Table
from ..table.viewers import Viewer

REMEMBERED = 16  # messages for each viewer; older ones are worked out again from the log
encode = msgspec.json.Encoder().encode


class Stream:
    """The last messages for one viewer of a table, and whom to notify when there is another."""

    def __init__(self, viewer: Viewer, count: int) -> None:
        self.viewer = viewer
        self.listeners: set[Callable[[], None]] = set()
        self._forgotten = count  # messages before those that are remembered
        self._recent: list[Message] = []
        self._pending: list[Plan] = []  # of which messages haven't been made yet
        self._sight: tuple[int, bytes] | None = None

    def since(self, number: int) -> list[Message] | None:
        """The messages after the first `number`; None if some of them are no longer remembered."""
        self._catch_up()
        return self._recent[number - self._forgotten :] if number >= self._forgotten else None

    def _catch_up(self) -> None:
        for plan in self._pending:
            self._recent += plan.messages(self.viewer)
        self._pending.clear()
        too_many = max(0, len(self._recent) - REMEMBERED)
        del self._recent[:too_many]
        self._forgotten += too_many

    def add(self, plan: Plan) -> bool:
        """Go on with a plan that was adopted; returns whether the stream is still worth keeping."""
        self._pending.append(plan)
        if self.listeners and plan.count(self.viewer):
            for notify in list(self.listeners):
                notify()
        if len(self._pending) > REMEMBERED:
            self._catch_up()
            return bool(self.listeners)
        return True

    def sight(self, n: int, projection: Projection) -> bytes:
        """The table as it looks after `n` messages, worked out once for all who look."""
        if self._sight is None or self._sight[0] != n:
            self._sight = (n, encode(projection.sight(self.viewer)))
        now = self._sight[1]
        if len(self.listeners) < 2:
            self._sight = None  # nobody else will ask for it
        return now


class LiveTable:
    """A table in memory: its log so far, and a stream for each viewer that somebody looks as."""

    def __init__(self, ident: str) -> None:
        self.table = Table(ident)
        self.log: list[tuple[float, log.Entry]] = []
        self.answers: dict[str, str] = {}  # to the commands that were carried out, by their ids
        self.listed: TableRow | None = None  # what the database's list of tables says about it, as far as we know
        self.streams: dict[Viewer, Stream] = {}
        self.watched = 0.0  # when it was last noted that somebody looks at bots among themselves
        self.lock = asyncio.Lock()
        self._projection: Projection | None = None
        self._secret: Counter[Viewer] = Counter()  # moves that only their own seat saw

    def adopt(self, plan: Plan) -> None:
        """Go on with a plan whose entries are stored, and notify the viewers who saw something."""
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

    def messages(self, viewer: Viewer, since: int) -> Sequence[Message]:
        """Every message for a viewer after the first `since`; those no longer remembered are made from the log."""
        recent = self.stream(viewer).since(since)
        return Plan(Table(self.table.ident), self.log).messages(viewer)[since:] if recent is None else recent

    def is_outdated(self, viewer: Viewer, seen: int) -> bool:
        """Whether a decision by a viewer who had seen `seen` messages might be another one now."""
        return seen < self.n(viewer) and any(message.is_decisive for message in self.messages(viewer, seen))

    def update(self, viewer: Viewer, since: int) -> bytes:
        """What a viewer is sent who has seen `since` messages."""
        n, happened = self.n(viewer), b",".join(message.body for message in self.messages(viewer, since))
        if self._projection is None or self._projection.table is not self.table:
            self._projection = Projection(self.table)
        now = self.stream(viewer).sight(n, self._projection)
        return b'{"n":%d,"happened":[%s],"sight":%s}' % (n, happened, now)

    @property
    def idle(self) -> bool:
        """Whether nobody looks at it and nothing is being written."""
        return not any(stream.listeners for stream in self.streams.values()) and not self.lock.locked()
