"""Whose seats those of a finished match were, and who may see how somebody played."""

__all__ = ["MatchSeats"]

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import Struct


class _Seat(Struct, frozen=True):
    person: str | None = None


class MatchSeats:
    """The people of a finished match by their seats. An uploaded one belongs to the person who brought it."""

    def __init__(self, row: Any) -> None:
        seats = msgspec.json.decode(row["names"], type=list[_Seat | None])
        self.people = [seat.person if seat else None for seat in seats]
        self.owner: str | None = row["owner"]

    def is_own(self, seat: int, person: str) -> bool:
        """Whether somebody played at a seat, or brought the match."""
        return 0 <= seat < len(self.people) and person in (self.people[seat], self.owner)

    def among_people(self, person: str) -> bool:
        """Whether others played besides `person` who aren't bots."""
        return any(other not in (None, person) for other in self.people)

    def unshared(self, person: str, shared: Collection[int]) -> set[int]:
        """The seats of other people who don't let anybody see how they played."""
        return {seat for seat, other in enumerate(self.people) if other not in (None, person) and seat not in shared}

    def may_review(self, seat: int, person: str) -> bool:
        """Whether a review of this seat is for somebody to see without being shared: one's own, and with bots all of them."""
        if self.owner is not None:
            return person == self.owner
        return self.is_own(seat, person) or not self.among_people(person)
