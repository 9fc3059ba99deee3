"""Holidays: while a person is on one, their clock stands still at tables where a move takes days."""

__all__ = ["DAY", "YEARLY", "Holiday", "check_holiday", "is_slow", "left_in_year", "rests"]

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from . import log
from .refusal import Refusal
from .table import Table, Turn

DAY = 24 * 3600.0
YEARLY = 21 * DAY  # seconds of holidays in a calendar year
AHEAD = 400 * DAY  # how far ahead one may be planned
ALMOST = 1.0  # seconds by which a clock may be off


class Holiday(NamedTuple):
    """From when until when a person is away."""

    id: str
    since: float
    until: float


def is_slow(clock: log.Clock | None) -> bool:
    """Whether a move takes days."""
    return clock is not None and clock.move >= DAY


def rests(table: Table, holidays: Mapping[str, Sequence[Holiday]]) -> list[log.Entry]:
    """The entries that let clocks stand still as long as the holidays of these people want it; none if they do already."""
    if not is_slow(table.settings.clock):
        return []  # nobody goes on holiday in the middle of an evening
    found: list[log.Entry] = []
    for number, turn in table.turns.items():
        seat = table.seats[number]
        if seat.person is None or seat.away:
            continue
        rested, until = _rested(turn, holidays.get(seat.person, ()))
        if abs(rested - turn.rested) > ALMOST:
            found.append(log.Rested(number, rested, until))
    return found


def _rested(turn: Turn, holidays: Sequence[Holiday]) -> tuple[float, float]:
    """For how long a clock stands still that would run out at the end of a turn, and when the last of the holidays ends."""
    assert turn.due is not None
    end = due = turn.due - turn.rested
    last = turn.since
    for holiday in sorted(holidays, key=lambda each: each.since):
        since = max(holiday.since, turn.since)
        if since < due and holiday.until > since:
            due += holiday.until - since
            last = holiday.until
    return due - end, last


def check_holiday(wanted: Holiday, others: Sequence[Holiday], now: float) -> None:
    """Raise Refusal unless a person may take a holiday besides those they have."""
    if not now <= wanted.since < wanted.until <= now + AHEAD:
        raise Refusal("holiday-wrong", 422)
    if any(each.since < wanted.until and wanted.since < each.until for each in others):
        raise Refusal("holiday-twice")
    for year in {_year(wanted.since), _year(wanted.until)}:
        if left_in_year(year, [*others, wanted]) < 0:
            raise Refusal("holiday-too-long", days=max(0, int(left_in_year(year, others) // DAY)))


def left_in_year(year: int, holidays: Sequence[Holiday]) -> float:
    """How many seconds of a year's holidays are left."""
    first, last = (datetime(each, 1, 1, tzinfo=UTC).timestamp() for each in (year, year + 1))
    return YEARLY - sum(max(0.0, min(each.until, last) - max(each.since, first)) for each in holidays)


def _year(at: float) -> int:
    return datetime.fromtimestamp(at, UTC).year
