"""A table in memory, with what each of its viewers has seen: worked out for viewers who look, merely counted for the others.

Nothing here takes longer for a longer log: only the last messages are at hand, and `history` makes earlier ones in a thread.
"""

__all__ = ["LiveTable", "Stream"]

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from ..store.append import TableRow
from ..table import log
from ..table.count import MessageCount
from ..table.occurrence import Message, Occurrence
from ..table.plan import REMEMBERED, Plan
from ..table.projection import Projection
from ..table.shown import Shown
from ..table.table import Table
from ..table.viewers import Viewer


class Stream:
    """Whom to notify when there is another message for one viewer of a table, and the table as it is shown to them."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.listeners: set[Callable[[], None]] = set()
        self._shown: tuple[int, Shown] | None = None
        self._changes: tuple[Shown, Shown, bytes | None] | None = None

    def notify(self) -> None:
        """There is another message."""
        for notify in list(self.listeners):
            notify()

    def shown(self, n: int, projection: Projection) -> Shown:
        """The table as it looks after `n` messages, worked out once for all who look."""
        if len(self.listeners) < 2:
            return projection.shown(self.viewer)  # nobody else will ask for it
        if self._shown is None or self._shown[0] != n:
            self._shown = (n, projection.shown(self.viewer))
        return self._shown[1]

    def changes(self, now: Shown, before: Shown) -> bytes | None:
        """What has changed, worked out once for all who were shown the same before."""
        if len(self.listeners) < 2:
            return now.changes_since(before)
        if self._changes is None or self._changes[0] is not now or self._changes[1] is not before:
            self._changes = (now, before, now.changes_since(before))
        return self._changes[2]


class LiveTable:
    """A table in memory: its log so far, and a stream for each viewer that somebody looks as."""

    def __init__(self, ident: str) -> None:
        self.table = Table(ident)
        self.log: list[tuple[float, log.Entry]] = []
        self.marks = [self.table]  # the table as it was now and then, to work history out from
        self.count = MessageCount()
        self.answers: dict[str, str] = {}  # to the commands that were carried out, by their ids
        self.listed: TableRow | None = None  # what the database's list of tables says about it, as far as we know
        self.streams: dict[Viewer, Stream] = {}
        self.watched = 0.0  # when it was last noted that somebody looks at bots among themselves
        self.lock = asyncio.Lock()
        self._projection: Projection | None = None  # as long as somebody has still to be shown it
        self._untold = 0  # viewers who haven't been shown the last change
        self._last: deque[Occurrence] = deque()
        self._decided = 0  # how long the log was after the last forgotten entry that may have changed a decision

    def adopt(self, plan: Plan) -> None:
        """Go on with a plan whose entries are stored, and notify the viewers who saw something."""
        self.table = plan.table
        self.log += plan.entries
        self.marks += plan.marks
        self.count.add(plan.secret)
        self._remember(plan)
        self._untold = 0
        for viewer, stream in list(self.streams.items()):
            if not stream.listeners:
                del self.streams[viewer]
            elif plan.count(viewer):
                self._untold += 1
                stream.notify()

    def _remember(self, plan: Plan) -> None:
        if len(plan.entries) > len(plan.last):
            self._last.clear()
            self._decided = len(self.log) - len(plan.last)  # as far as we know
        self._last += plan.last
        while len(self._last) > REMEMBERED:
            if self._last.popleft().may_be_decisive:
                self._decided = len(self.log) - len(self._last)

    def n(self, viewer: Viewer) -> int:
        """How many messages there have been for a viewer."""
        return self.count.before(viewer, len(self.log))

    def stream(self, viewer: Viewer) -> Stream:
        """The stream of a viewer."""
        if viewer not in self.streams:
            self.streams[viewer] = Stream(viewer)
        return self.streams[viewer]

    def messages(self, viewer: Viewer, since: int) -> Sequence[Message]:
        """The messages for a viewer after the first `since`; only the last of them if not all are remembered."""
        wanted = self.n(viewer) - since
        found: deque[Message] = deque()
        for each in reversed(self._last):
            if len(found) >= wanted:
                break
            if message := each.message(viewer):
                found.appendleft(message)
        return found

    def is_outdated(self, viewer: Viewer, seen: int) -> bool:
        """Whether a decision by a viewer who had seen `seen` messages might be another one now.

        Of moves that are no longer remembered, only those count as harmless that were so to everyone who has looked.
        """
        return any(message.is_decisive for message in self.messages(viewer, seen)) or seen < self.count.before(
            viewer, self._decided
        )

    def update(self, viewer: Viewer, since: int, before: Shown | None = None) -> tuple[bytes, Shown]:
        """What a viewer is sent who has seen `since` messages: the last of those that came since then, and the table.

        Of the table, only what has changed if they were shown how it was `before`. Returns how they have been shown it now, too.
        """
        n, messages, stream = self.n(viewer), self.messages(viewer, since), self.stream(viewer)
        now = stream.shown(n, self._now())
        happened = b",".join([message.body for message in messages])
        head = b'{"n":%d,"since":%d,"happened":[%s],' % (n, n - len(messages), happened)
        if before and (changes := stream.changes(now, before)):
            return b'%s"changed":%s}' % (head, changes), now
        return b'%s"sight":%s}' % (head, now.whole()), now

    def _now(self) -> Projection:
        """The table as it is: worked out once for all who are told of a change, and dropped after the last of them."""
        projection = self._projection
        if projection is None or projection.table is not self.table:
            projection = Projection(self.table)
        self._untold -= 1
        self._projection = projection if self._untold > 0 else None
        return projection

    @property
    def idle(self) -> bool:
        """Whether nobody looks at it and nothing is being written."""
        return not any(stream.listeners for stream in self.streams.values()) and not self.lock.locked()
