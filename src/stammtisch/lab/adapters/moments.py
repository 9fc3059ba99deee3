"""Positions with the way that led to them, from which follows what each seat has seen."""

__all__ = ["Moment", "written"]

from typing import Any, Self

import msgspec
import numpy as np

from ...match.position import Position


class Moment:
    """A position with the way that led to it, from which follows what each seat has seen. It never changes."""

    def __init__(
        self, position: Position, before: "Moment | None" = None, move: tuple[int, int, int] = (0, 0, 0)
    ) -> None:
        self.position, self.before = position, before
        self.move = move  # that led from there to here: seat, the rules' number and ours
        self.number: int = before.number + 1 if before else 0  # of actions
        self._seen: dict[int, str] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its first moment and the moves since: one inside the other, they would be too deep for `pickle`."""
        moves, moment = [], self
        while moment.before is not None:
            moves.append(moment.move)
            moment = moment.before
        return _moment_after, (moment.position, moment.number, moment._seen, moves[::-1])

    def then(self, index: int, code: int) -> "Moment":
        """After an action of the seat that is to act."""
        seat, after = self.position.to_act[0], self.position.copy()
        after.play_code(seat, code)
        return Moment(after, self, (seat, code, index))

    def imagined(self, seat: int, source: np.ndarray) -> "Moment":
        """A world that `seat` can't tell apart: it has seen the same. Of the others, only what they see now is known."""
        other = Moment(self.position.imagine(seat, source))
        other.number, other._seen = self.number, {seat: self.seen(seat)}
        return other

    def seen(self, seat: int) -> str:
        """All that a seat has seen and done from the first moment on."""
        if seat not in self._seen:
            way, moment = [], self
            while moment.before is not None and seat not in moment._seen:
                way.append((moment.before, moment))
                moment = moment.before
            moment._seen.setdefault(seat, written(moment.position.view(seat, memory=True)))
            for before, after in reversed(way):
                after._seen[seat] = "\n".join([before._seen[seat], *after._told(before.position, seat)])
        return self._seen[seat]

    def _told(self, before: Position, seat: int) -> list[str]:
        """What a seat saw of the move that led here."""
        actor, code, index = self.move
        events = before.adapter.typed.events(before.fields, actor, code, self.position.fields, seat)
        return [*([f"action {index}"] if actor == seat else ()), *map(written, events)]


def _moment_after(position: Position, number: int, seen: dict[int, str], moves: list[tuple[int, int, int]]) -> Moment:
    """The moment that some moves lead to."""
    moment = Moment(position)
    moment.number, moment._seen = number, seen
    for _, code, index in moves:
        moment = moment.then(index, code)
    return moment


def written(value: Any) -> str:
    """A view or an event as one line."""
    return msgspec.json.encode(value).decode()
