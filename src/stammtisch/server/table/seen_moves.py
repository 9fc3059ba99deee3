"""Who has seen which move of a match, and what each seat's own decisions are called among its messages."""

__all__ = ["SeenMoves"]

from collections.abc import Sequence


class SeenMoves:
    """The moves of a match that stand, as they were seen. Secret moves are counted over all matches, as messages are."""

    def __init__(self) -> None:
        self._only_by: list[int | None] = []  # for each move its seat, or None if everyone saw it
        self._told_at: list[int] = []  # for each move, how many messages its seat had had before
        self._secret: dict[int, int] = {}  # secret moves of each seat
        self._last: dict[int, int] = {}  # for each seat, how many messages it had had before the last of its moves

    def copy(self) -> "SeenMoves":
        """An independent copy."""
        other = self.__new__(type(self))
        other._only_by, other._told_at = self._only_by[:], self._told_at[:]
        other._secret, other._last = self._secret.copy(), self._last.copy()
        return other

    def begin(self) -> None:
        """Another match begins."""
        self._only_by, self._told_at, self._last = [], [], {}

    def add(self, seat: int, is_open: bool, seq: int) -> None:
        """A seat moved, in entry number `seq` of the log."""
        own = self._secret.get(seat, 0)
        self._last[seat] = told_at = seq - sum(self._secret.values()) + own
        self._told_at.append(told_at)
        self._only_by.append(None if is_open else seat)
        if not is_open:
            self._secret[seat] = own + 1

    def go_back(self, moves: Sequence[tuple[int, int]]) -> None:
        """Only these moves, the first ones of the match, stand."""
        del self._only_by[len(moves) :], self._told_at[len(moves) :]
        self._last = {seat: told_at for (seat, _), told_at in zip(moves, self._told_at, strict=True)}

    @property
    def public(self) -> int:
        """How many moves everyone has seen."""
        return self._only_by.count(None)

    def by(self, seat: int) -> int:
        """How many moves a seat has seen: all but the secret ones of others."""
        return self._only_by.count(None) + self._only_by.count(seat)

    def last_decision(self, seat: int) -> int | None:
        """The number of a seat's last decision among its messages; None if it has made none."""
        return self._last.get(seat)

    def decisions(self, moves: Sequence[tuple[int, int]], seat: int) -> dict[int, int]:
        """The decisions of a seat: the number of each among its messages, and among all these moves of the match."""
        return {self._told_at[number]: number for number, (mover, _) in enumerate(moves) if mover == seat}
