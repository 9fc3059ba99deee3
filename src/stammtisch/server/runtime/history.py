"""What happened at a table before the last few messages: in pages, worked out from the log. Threads do this."""

__all__ = ["PAGE", "page"]

from ..table.occurrence import Occurrence
from ..table.viewers import Viewer
from .heavy_work import Checkpoint
from .live_table import LiveTable

PAGE = 100  # messages


def page(live: LiveTable, viewer: Viewer, before: int, checkpoint: Checkpoint) -> bytes:
    """The messages that came to a viewer before number `before`: the last of those, as many as a page holds."""
    length = len(live.log)  # it may grow meanwhile
    last = min(before, live.count.before(viewer, length))
    first = max(0, last - PAGE)
    place = live.count.place
    happened = _bodies(live, viewer, place(viewer, first, length), place(viewer, last, length), checkpoint)
    return b'{"since":%d,"happened":[%s]}' % (first, b",".join(happened))


def _bodies(live: LiveTable, viewer: Viewer, start: int, end: int, checkpoint: Checkpoint) -> list[bytes]:
    """What a viewer saw of some entries. The table is played on to them from the last mark before."""
    table = next(mark for mark in reversed(live.marks) if mark.seq <= start).copy()
    bodies: list[bytes] = []
    for at, entry in live.log[table.seq : end]:
        checkpoint()
        occurred = Occurrence(at, entry, table.add(entry, at))
        if table.seq > start and (message := occurred.message(viewer)):
            bodies.append(message.body)
    return bodies
