"""What only one seat sees of a table: worked out again only when something that it depends on has changed."""

__all__ = ["Own", "Owns"]

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from .table import Table
from .undo import can_be_undone


class Own:
    """What is a seat's own. `places` are the same fields by their places in a sight, as soon as somebody has needed them."""

    __slots__ = ("basis", "decisions", "hints", "moves", "places", "view")

    def __init__(
        self, basis: Hashable, hints: bool, decisions: list[int], moves: list[Any], view: Mapping[str, Any] | None
    ) -> None:
        self.basis = basis  # in one match, moves and view are the same as long as this is; None is like nothing else
        self.hints, self.decisions, self.moves = hints, decisions, moves
        self.view = view  # the fields that are different from a spectator's; None if the game doesn't tell them
        self.places: dict[int, Any] | None = None


class Owns:
    """What is each seat's own at one moment, given what it was before: the very same object if nothing of it has changed."""

    def __init__(self, table: Table, before: "Owns | None") -> None:
        self.table, self._hints = table, table.hints
        self._found: dict[int, Own] = {}
        self._match = table.match_id, table.trouble
        self._before = before._found if before and before._match == self._match else {}
        self._bases, self._decisions = _bases(table), can_be_undone(table)

    def of(self, seat: int) -> Own:
        """What is this seat's own."""
        own = self._found.get(seat)
        if own is None:
            own = self._found[seat] = self._now(seat, self._before.get(seat))
        return own

    def _now(self, seat: int, before: Own | None) -> Own:
        basis, decisions = self._bases[seat], self._decisions[seat]
        if before is None or basis is None or before.basis != basis:
            return Own(basis, self._hints, decisions, *self._of_match(seat))
        if before.decisions == decisions and before.hints == self._hints:
            return before
        return Own(basis, self._hints, decisions, before.moves, before.view)

    def _of_match(self, seat: int) -> tuple[list[Any], Mapping[str, Any] | None]:
        table, match = self.table, self.table.match
        if match is None:
            return [], {}
        typed, fields = match.adapter.typed, match.position.fields
        moves = [typed.decode(code, fields) for code in ([] if table.trouble else match.codes(seat))]
        return moves, typed.own(fields, seat, match.options.memory) if typed.own else None


def _bases(table: Table) -> Sequence[Hashable]:
    """By seat, what its own view and moves depend on."""
    match, nothing = table.match, [None] * len(table.seats)
    if match is None or match.adapter.typed.bases is None or match.must_end:
        return nothing
    found: Sequence[Hashable] = match.adapter.typed.bases(match.position.fields)
    return found
