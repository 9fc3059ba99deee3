"""A table in memory, with what each of its viewers has seen: worked out for viewers who look, merely counted for the others.

Nothing here takes longer for a longer log: only the last messages are at hand, and `history` makes earlier ones in a thread.
"""

__all__ = ["LiveTable"]

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from ...match.match import Deal, Step
from ..store.append import TableRow
from ..table import log
from ..table.count import MessageCount
from ..table.occurrence import Message, Occurrence
from ..table.plan import REMEMBERED, Plan
from ..table.projection import Projection
from ..table.shown import Shown
from ..table.table import Table
from ..table.viewers import Viewer

encode = msgspec.json.Encoder().encode


class LiveTable:
    """A table in memory: its log so far, and whom to notify when there is another message for a viewer."""

    def __init__(self, ident: str) -> None:
        self.table = Table(ident)
        self.log: list[tuple[float, log.Entry]] = []
        self.marks = [self.table]  # the table as it was now and then, to work history out from
        self.count = MessageCount()
        self.answers: dict[str, str] = {}  # to the commands that were carried out, by their ids
        self.listed: TableRow | None = None  # what the database's list of tables says about it, as far as we know
        self.listeners: dict[Viewer, set[Callable[[], None]]] = {}
        self.watched = 0.0  # when it was last noted that somebody looks at bots among themselves
        self.lock = asyncio.Lock()
        self._projection: Projection | None = None  # the last one that somebody was shown
        self._last: deque[Occurrence] = deque()
        self._decided = 0  # how long the log was after the last forgotten entry that may have changed a decision

    def adopt(self, plan: Plan) -> None:
        """Go on with a plan whose entries are stored, and notify the viewers who saw something."""
        self.table = plan.table
        self.log += plan.entries
        self.marks += plan.marks
        self.count.add(plan.secret)
        self._remember(plan)
        for viewer, listeners in self.listeners.items():
            if plan.count(viewer):
                for notify in listeners:
                    notify()

    @property
    def last_step(self) -> Deal | Step | None:
        """What the last entry was in the match: the deal, a move, or neither."""
        return self._last[-1].step if self._last else None

    def _remember(self, plan: Plan) -> None:
        if self._last and isinstance(step := self._last[-1].step, Step):
            step.before.forget_fields()  # which take up more room than the position itself
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

    def listen(self, viewer: Viewer, notify: Callable[[], None]) -> None:
        """Have somebody notified, later in the same thread, when there is another message for a viewer."""
        self.listeners.setdefault(viewer, set()).add(notify)

    def stop_listening(self, viewer: Viewer, notify: Callable[[], None]) -> None:
        """Don't notify them any more."""
        self.listeners[viewer].discard(notify)
        if not self.listeners[viewer]:
            del self.listeners[viewer]

    def messages(self, viewer: Viewer, since: int) -> Sequence[Message]:
        """The messages for a viewer after the first `since`; only the last of them if not all are remembered."""
        return self._messages(viewer, self.n(viewer) - since)

    def _messages(self, viewer: Viewer, wanted: int) -> Sequence[Message]:
        if wanted == 1 and (last := self._last[-1].message(viewer)):
            return (last,)
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
        n, projection = self.n(viewer), self._now()
        messages = self._messages(viewer, n - since)
        happened = b",".join([message.body for message in messages])
        head = b'{"n":%d,"since":%d,"happened":[%s],' % (n, n - len(messages), happened)
        now = projection.shown(viewer)
        if before and (changes := projection.since(now, before)):
            return b'%s"changed":%s}' % (head, changes), now
        return b'%s"sight":%s}' % (head, encode(projection.sight(viewer))), now

    def _now(self) -> Projection:
        """The table as it is: worked out once for all viewers, from how they were shown it before."""
        if self._projection is None or self._projection.table is not self.table:
            self._projection = Projection(self.table, self._projection)
        return self._projection

    @property
    def idle(self) -> bool:
        """Whether nobody looks at it and nothing is being written."""
        return not self.listeners and not self.lock.locked()
