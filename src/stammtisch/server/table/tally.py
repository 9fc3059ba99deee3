"""The tally of a table: who has played how many matches there, won how many, and with how many points."""

__all__ = ["Score", "counted", "ranked", "renamed"]

from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from .seat import Seat


class Score(Struct, frozen=True):
    """What somebody has achieved so far. A bot is known by its level and its seat."""

    person: str | None
    name: str
    level: str | None
    seat: int | None
    matches: int = 0
    wins: int = 0
    points: int = 0


def counted(
    tally: Sequence[Score], seats: Sequence[Seat], scores: Sequence[int], winners: Collection[int]
) -> tuple[Score, ...]:
    """The tally with one more match."""
    rows = list(tally)
    for number, seat in enumerate(seats):
        row = _row_of(rows, seats, number)
        if row is None:
            row = Score(seat.person, seat.name, seat.level, number if seat.level else None)
            rows.append(row)
        rows[rows.index(row)] = replace(
            row,
            name=seat.name,
            matches=row.matches + 1,
            wins=row.wins + (number in winners),
            points=row.points + scores[number],
        )
    return tuple(rows)


def renamed(tally: Sequence[Score], person: str, was: str, name: str) -> tuple[Score, ...]:
    """The tally with another name for somebody; friends around their screen keep theirs."""
    return tuple(replace(row, name=name) if (row.person, row.name) == (person, was) else row for row in tally)


def ranked(tally: Sequence[Score], most: int) -> list[Score]:
    """At most so many of its rows, those with the most wins first, then those with the most points."""
    return sorted(tally, key=lambda row: (-row.wins, -row.points, row.name))[:most]


def _row_of(rows: Sequence[Score], seats: Sequence[Seat], number: int) -> Score | None:
    """The row of a seat, if it has one.

    People around one screen are told apart by their names. Somebody who always had one seat may have changed theirs.
    """
    seat = seats[number]
    if seat.level:
        return next((row for row in rows if (row.level, row.seat) == (seat.level, number)), None)
    own = [row for row in rows if row.person == seat.person]
    if len(own) == 1 and [each.person for each in seats].count(seat.person) == 1:
        return own[0]
    return next((row for row in own if row.name == seat.name), None)
