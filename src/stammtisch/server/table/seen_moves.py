"""Who has seen which move of a match, and what each seat's own decisions are called among its messages."""

__all__ = ["SeenMoves"]

from collections import Counter
from collections.abc import Sequence


class SeenMoves:
    """The moves of a match that stand, as they were seen. Secret moves are counted over all matches, as messages are."""

    def __init__(self) -> None:
        self._only_by: list[int | None] = []  # for each move its seat, or None if everyone saw it
        self._told_at: list[int] = []  # for each move, how many messages its seat had had before
        self._secret = Counter[int]()  # secret moves of each seat

    def copy(self) -> "SeenMoves":
        """An independent copy."""
        other = self.__new__(type(self))
        other._only_by, other._told_at, other._secret = self._only_by[:], self._told_at[:], self._secret.copy()
        return other

    def begin(self) -> None:
        """Another match begins."""
        self._only_by, self._told_at = [], []

    def add(self, seat: int, is_open: bool, seq: int) -> None:
        """A seat moved, in entry number `seq` of the log."""
        self._told_at.append(seq - self._secret.total() + self._secret[seat])
        self._only_by.append(None if is_open else seat)
        if not is_open:
            self._secret[seat] += 1

    def go_back(self, to: int) -> None:
        """Only the first `to` moves stand."""
        del self._only_by[to:], self._told_at[to:]

    @property
    def public(self) -> int:
        """How many moves everyone has seen."""
        return self._only_by.count(None)

    def by(self, seat: int) -> int:
        """How many moves a seat has seen: all but the secret ones of others."""
        return self._only_by.count(None) + self._only_by.count(seat)

    def decisions(self, moves: Sequence[tuple[int, int]], seat: int, most: int | None = None) -> dict[int, int]:
        """The last decisions of a seat: the number of each among its messages, and among all these moves of the match."""
        found: dict[int, int] = {}
        for number in range(len(moves) - 1, -1, -1):
            if moves[number][0] == seat:
                found[self._told_at[number]] = number
                if len(found) == most:
                    break
        return dict(reversed(found.items()))
