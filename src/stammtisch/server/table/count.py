"""How many messages each viewer of a table has had: one for each entry of its log, but none for secret moves of other seats."""

__all__ = ["MessageCount"]

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable

from .viewers import Viewer


class MessageCount:
    """Counts messages without making them. However long the log is, this takes next to no time."""

    def __init__(self) -> None:
        self._secret: list[int] = []  # places in the log of secret moves
        self._of: defaultdict[Viewer, list[int]] = defaultdict(list)  # the same for each seat

    def add(self, secret: Iterable[tuple[int, Viewer]]) -> None:
        """Note secret moves: their place in the log, and the seat."""
        for place, seat in secret:
            self._secret.append(place)
            self._of[seat].append(place)

    def before(self, viewer: Viewer, place: int) -> int:
        """How many messages a viewer has had of the first `place` entries."""
        if not self._secret:
            return place
        own = self._of.get(viewer, [])
        return place - bisect_left(self._secret, place) + bisect_left(own, place)

    def place(self, viewer: Viewer, number: int, length: int) -> int:
        """The place in a log of this length of the message that came to a viewer after `number` others."""
        return bisect_right(range(length), number, key=lambda place: self.before(viewer, place + 1))
