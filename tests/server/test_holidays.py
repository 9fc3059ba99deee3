"""Holidays: clocks stand still meanwhile, where a move takes days, and nowhere else."""

import time
from datetime import UTC, datetime
from functools import partial

import pytest

from stammtisch.server.store.database import connect
from stammtisch.server.store.holidays import Holidays
from stammtisch.server.store.migrate import migrate
from stammtisch.server.store.store import Person, Store
from stammtisch.server.table import log
from stammtisch.server.table.holidays import DAY, YEARLY, Holiday, check_holiday, left_in_year, rests
from stammtisch.server.table.refusal import Refusal
from stammtisch.server.table.table import Table
from tests.server.playing import at_once
from tests.server.raw_requests import friends_at, send_request

JANUARY = datetime(2031, 1, 1, tzinfo=UTC).timestamp()


def dealt(move: float, bank: float = 0.0) -> Table:
    """A table of two people, dealt at the time 0."""
    table = Table("t")
    for entry in (
        log.Opened("ada", log.TableSettings("alhambra", 2, clock=log.Clock(move, bank)), "seed"),
        log.Sat(0, "ada", "Ada", ""), log.Sat(1, "bo", "Bo", ""), log.Started("m", "next", "bots"),
    ):  # fmt: skip
        table.add(entry, 0.0)
    return table


def person_to_move(table: Table) -> tuple[int, str]:
    (seat,) = table.turns
    return seat, table.seats[seat].person


def rest(table: Table, *holidays: tuple[float, float], at: float = 0.0) -> None:
    """Apply these holidays of whoever is to move."""
    _, person = person_to_move(table)
    planned = [Holiday(str(number), *each) for number, each in enumerate(holidays)]
    for entry in rests(table, {person: planned}):
        table.add(entry, at)


@pytest.mark.parametrize(
    ("holidays", "due"),
    [
        ([], 2),
        ([(1, 5)], 6),  # a day before it, a day after it
        ([(-3, 5)], 7),  # the clock starts when it is over
        ([(3, 5)], 2),  # too late
        ([(1, 5), (5.5, 8)], 8.5),  # the second one begins before the time is up that the first one gave
        ([(5.5, 8), (1, 5)], 8.5),
        ([(1, 5), (6.5, 8)], 6),
    ],
)
def test_a_clock_stands_still_for_exactly_the_days_of_the_holiday(holidays, due):
    table = dealt(2 * DAY)
    rest(table, *((since * DAY, until * DAY) for since, until in holidays))
    assert table.due == due * DAY


def test_it_is_decided_once_and_taken_back_when_the_holiday_ends_early():
    table = dealt(2 * DAY)
    rest(table, (1 * DAY, 15 * DAY))
    seat, person = person_to_move(table)
    assert rests(table, {person: [Holiday("h", 1 * DAY, 15 * DAY)]}) == []
    assert table.turns[seat].holiday == 15 * DAY
    rest(table, (1 * DAY, 3 * DAY), at=3 * DAY)
    assert table.due == 4 * DAY


def test_nobody_goes_on_holiday_in_the_middle_of_an_evening():
    table = dealt(60.0, 300.0)
    rest(table, (0.0, 5 * DAY))
    assert table.due == 360.0


def test_a_holiday_costs_nothing_of_the_reserve():
    table = dealt(DAY, DAY)
    rest(table, (0.5 * DAY, 5.5 * DAY))
    seat, _ = person_to_move(table)
    code = table.match.codes(seat)[0]
    table.add(log.Moved(seat, code), 6.25 * DAY)  # a day and a quarter without the holiday
    assert table.bank[seat] == 0.75 * DAY


def test_the_clock_of_somebody_for_whom_a_stand_in_plays_is_left_alone():
    table = dealt(2 * DAY)
    seat, person = person_to_move(table)
    table.add(log.Away(seat, "left"), 0.0)
    assert rests(table, {person: [Holiday("h", 0.0, 5 * DAY)]}) == []


def test_holidays_are_three_weeks_in_a_calendar_year():
    planned = [Holiday("a", JANUARY + 5 * DAY, JANUARY + 20 * DAY)]
    assert left_in_year(2031, planned) == YEARLY - 15 * DAY
    check_holiday(Holiday("b", JANUARY + 30 * DAY, JANUARY + 36 * DAY), planned, JANUARY)
    with pytest.raises(Refusal) as refused:
        check_holiday(Holiday("b", JANUARY + 30 * DAY, JANUARY + 36 * DAY + 1), planned, JANUARY)
    assert (refused.value.message, refused.value.arguments["days"]) == ("holiday-too-long", 6)
    around = Holiday("b", JANUARY + 360 * DAY, JANUARY + 371 * DAY)  # five days of one year, six of the next
    check_holiday(around, planned, JANUARY)
    assert left_in_year(2031, [*planned, around]) == DAY
    assert left_in_year(2032, [*planned, around]) == YEARLY - 6 * DAY


@pytest.mark.parametrize(
    ("since", "until", "error"),
    [(-1, 5, "holiday-wrong"), (5, 5, "holiday-wrong"), (6, 5, "holiday-wrong"), (500, 501, "holiday-wrong"),
     (0, 6, "holiday-twice"), (11, 13, "holiday-twice"), (0, 22, "holiday-twice")],
)  # fmt: skip
def test_what_makes_no_holiday(since, until, error):
    planned = [Holiday("a", JANUARY + 5 * DAY, JANUARY + 12 * DAY)]
    with pytest.raises(Refusal) as refused:
        check_holiday(Holiday("b", JANUARY + since * DAY, JANUARY + until * DAY), planned, JANUARY)
    assert refused.value.message == error


def test_of_two_holidays_planned_at_the_same_moment_only_as_many_days_are_given_as_there_are(database):
    engines = [connect(database) for _ in range(2)]
    migrate(engines[0])
    Store(engines[0]).add_person(Person("ada", "Ada", "en"), b"x", 0.0)
    plans = [Holiday(name, JANUARY + day * DAY, JANUARY + (day + 15) * DAY) for name, day in (("a", 10), ("b", 40))]
    both = zip(engines, plans, strict=True)
    calls = [partial(Holidays(Store(engine)).add, "ada", plan, JANUARY) for engine, plan in both]
    answers = at_once(*calls)
    assert sorted(getattr(each, "message", "yes") for each in answers) == ["holiday-too-long", "yes"]
    for engine in engines:
        engine.dispose()


def until_due(table, seat: int, holds) -> float:
    """Wait until the time that a seat has is what it should be."""
    for _ in range(200):
        due = table.look(0)["sight"]["seats"][seat]["due"]
        if holds(due):
            return due
        time.sleep(0.05)
    raise AssertionError(due)


def test_a_holiday_is_planned_seen_at_the_table_and_ended_early(server):
    friends = friends_at(server, 2)
    table = friends[0].open_table("alhambra", 2, clock={"move": DAY})
    friends[1].table(table.ident).sit(1)
    table.start()
    (seat,) = table.look(0)["sight"]["match"]["to_act"]
    traveller, now = friends[seat], time.time()
    before = until_due(table, seat, lambda due: due is not None)
    told = traveller.ask("POST", "/api/me/holidays", {"since": now - 5, "until": now + 10 * DAY})
    assert YEARLY - 10.1 * DAY < told["left"] < YEARLY - 9.9 * DAY or datetime.now(UTC).month == 12
    due = until_due(table, seat, lambda due: due > before + 9 * DAY)
    assert before + 9.9 * DAY < due < before + 10.1 * DAY
    seen = table.look(0)
    assert (seen["happened"][-1]["kind"], seen["happened"][-1]["seat"]) == ("rested", seat)
    assert abs(seen["sight"]["seats"][seat]["holiday"] - now - 10 * DAY) < 1
    (holiday,) = told["holidays"]
    other = friends[1 - seat]
    assert (
        send_request(server, "DELETE", f"/api/me/holidays/{holiday['id']}", token=other.token).error
        == "no-such-holiday"
    )
    assert traveller.ask("DELETE", f"/api/me/holidays/{holiday['id']}")["holidays"] == []
    assert until_due(table, seat, lambda due: due < before + DAY) >= before


def test_a_turn_that_comes_during_a_holiday_waits_for_its_end(server):
    friends = friends_at(server, 2)
    table = friends[0].open_table("alhambra", 2, clock={"move": DAY})
    tables = [table, friends[1].table(table.ident)]
    tables[1].sit(1)
    now = time.time()
    for friend in friends:
        friend.ask("POST", "/api/me/holidays", {"since": now, "until": now + 5 * DAY})
    table.start()
    (seat,) = table.look(0)["sight"]["match"]["to_act"]
    until_due(table, seat, lambda due: due > now + 5.9 * DAY)
    server.kill()
    server.start()
    assert table.look(0)["sight"]["seats"][seat]["due"] > now + 5.9 * DAY
