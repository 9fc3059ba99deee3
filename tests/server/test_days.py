"""The deal of the day as the database has it: what a day is, what becomes of it at midnight, and who makes it."""

import asyncio
import datetime as dt
import json
import os
import time
from collections.abc import Callable
from zoneinfo import available_timezones

import pytest
from msgspec.structs import replace

from stammtisch.bots.short_form import follows_opening, opening
from stammtisch.match.fairness import commitment
from stammtisch.match.file import load
from stammtisch.server.http.deals import daily, state, streak
from stammtisch.server.runtime.deal_process import play
from stammtisch.server.runtime.dealing import Dealing
from stammtisch.server.store.append import NewEntries
from stammtisch.server.store.attempts import Attempts
from stammtisch.server.store.common_deals import CommonDeals
from stammtisch.server.store.database import connect
from stammtisch.server.store.records import finished_record, table_row
from stammtisch.server.store.results import Results
from stammtisch.server.store.store import Person, Store
from stammtisch.server.store.upkeep import Limits, sweep
from stammtisch.server.table import log
from stammtisch.server.table.asking import Asker
from stammtisch.server.table.common_deals import CommonDeal, beginning_of, day_of, games, table_of, with_opening
from stammtisch.server.table.plan import Plan
from stammtisch.server.table.table import Table
from tests.server.playing import at_once

MIDNIGHT = beginning_of("2026-11-19")
TODAY, TOMORROW = "2026-11-18-scout", "2026-11-19-scout"


def dealing(store: Store, now: float, reviews: Callable[[], bool] = lambda: False) -> Dealing:
    """The deals as a process sees them at some time."""
    return Dealing(CommonDeals(store), Attempts(store), lambda: now, lambda game: True, reviews, 1, 0)


def person(store: Store, name: str) -> Asker:
    store.add_person(Person(name, name, "en"), name.encode(), MIDNIGHT)
    return Asker(name, name)


def deal_at(store: Store, now: float, ident: str = TODAY) -> CommonDeal:
    one = dealing(store, now)
    found = one.find(ident)
    assert found
    return one.made(found)


def played(store: Store, deal: CommonDeal, who: Asker, at: float) -> str:
    """Somebody plays a deal to its end at some time, as bots do; returns the match."""
    begun = table_of(deal, who, practice=False)
    ident = Attempts(store).claim(deal.id, who.person, f"table of {who.person}", deal.begins)
    opened = log.Opened(who.person, begun.settings, begun.seed, begun.deal)
    plan = Plan(Table(ident), [(deal.begins, entry) for entry in [opened, *begun.entries]], remembered=999)
    store.append([NewEntries(ident, 0, deal.begins, plan.bodies, table_row(plan.table), frozenset({who.person}))])
    while plan.table.playing:
        table = plan.table
        seat = min(table.turns)
        assert table.match
        plan = Plan(table, [(at, log.Moved(seat, table.match.codes(seat)[0]))])
        end = finished_record(table, plan.table, at)
        store.append([NewEntries(ident, table.seq, at, plan.bodies, table_row(plan.table), frozenset(), finished=end)])
    assert plan.table.closed
    assert plan.table.match_id
    return plan.table.match_id


def test_a_day_is_the_same_everywhere():
    zones = sorted(available_timezones())
    before = os.environ.get("TZ")
    try:
        for zone in zones:
            os.environ["TZ"] = zone
            time.tzset()
            assert day_of(MIDNIGHT - 0.001) == "2026-11-18"
            assert day_of(MIDNIGHT) == "2026-11-19"
            assert beginning_of("2026-11-19") == MIDNIGHT
    finally:
        os.environ.pop("TZ", None)
        if before is not None:
            os.environ["TZ"] = before
        time.tzset()
    assert len(zones) > 400


def test_nobody_has_a_deal_before_its_day(store):
    assert dealing(store, MIDNIGHT - 0.001).find(TOMORROW) is None
    deal_at(store, MIDNIGHT, TOMORROW)
    assert dealing(store, MIDNIGHT - 0.001).find(TOMORROW) is None, "although it is written down"
    assert dealing(store, MIDNIGHT).find(TOMORROW)
    assert dealing(store, MIDNIGHT).find(TODAY) is None, "since nobody has played it"


def test_its_hash_is_told_a_day_before_and_its_key_a_day_later(store):
    early, deal = dealing(store, MIDNIGHT - 1), deal_at(store, MIDNIGHT, TOMORROW)
    promised = daily(early, "somebody", "en").next["scout"]
    shown = state(dealing(store, MIDNIGHT), deal, "somebody", "en")
    assert (shown.commitment, shown.key) == (promised, None)
    later = state(dealing(store, deal.ends), deal, "somebody", "en")
    assert later.key is not None
    assert commitment(later.key) == promised
    assert deal.seed not in json.dumps(json.loads(msgspec_text(shown)))


def msgspec_text(value: object) -> str:
    import msgspec

    return msgspec.json.encode(value).decode()


def test_all_processes_have_the_same_secret_and_the_same_deal(store, database):
    engines = [connect(database) for _ in range(4)]
    processes = [dealing(Store(engine), MIDNIGHT) for engine in engines]
    found = at_once(*[lambda each=each: each.made(each.find(TOMORROW)) for each in processes])
    assert [deal == found[0] for deal in found] == [True] * 4
    assert len({each.seed_of("2030-01-01-scout") for each in processes}) == 1
    seeds = {processes[0].seed_of(f"{day}-{game}") for day in ("2026-11-18", "2026-11-19") for game in games()}
    assert len(seeds) == 2 * len(games())
    for engine in engines:
        engine.dispose()


def test_two_processes_at_once_give_one_attempt(store, database):
    engines = [connect(database) for _ in range(4)]
    deal, who = deal_at(store, MIDNIGHT, TOMORROW), person(store, "ada")
    claims = [Attempts(Store(engine)).claim for engine in engines]
    found = at_once(
        *[lambda n=n, claim=claim: claim(deal.id, who.person, f"t{n}", 1.0) for n, claim in enumerate(claims)]
    )
    assert len(set(found)) == 1
    for engine in engines:
        engine.dispose()


@pytest.mark.parametrize(("at", "counts"), [(MIDNIGHT - 0.001, True), (MIDNIGHT, False)])
def test_what_is_finished_after_midnight_counts_no_more(store, at, counts):
    deal, ada = deal_at(store, MIDNIGHT - 60), person(store, "ada")
    match = played(store, deal, ada, at)
    row = Attempts(store).find(deal.id, "ada")
    assert (row["match_id"], row["counts"], row["ended"]) == (match, counts, at)
    assert Attempts(store).days("ada") == (["2026-11-18"] if counts else [])
    assert Attempts(store).finished(deal.id) == counts


def test_a_match_is_sealed_until_midnight(store):
    deal, ada = deal_at(store, MIDNIGHT - 60), person(store, "ada")
    played(store, deal, ada, MIDNIGHT - 30)
    deals = CommonDeals(store)
    assert deals.is_sealed(deal.id, "ada", MIDNIGHT - 0.001)
    assert deals.is_sealed(deal.id, "somebody else", MIDNIGHT - 0.001)
    assert not deals.is_sealed(deal.id, "ada", MIDNIGHT)


def test_everybody_is_compared_with_all_others_who_finished_in_time(store):
    deal = deal_at(store, MIDNIGHT - 60)
    people = [person(store, name) for name in ("ada", "bo", "cy")]
    for who in people:
        played(store, deal, who, MIDNIGHT - 30 if who.name != "cy" else MIDNIGHT)
    score = Attempts(store).find(deal.id, "ada")["score"]
    compared = Attempts(store).compared
    assert compared(deal.id, "ada", score) == (1, 0, 1)
    assert compared(deal.id, "cy", score + 1) == (2, 2, 0)
    assert compared(deal.id, "bo", score - 1) == (1, 0, 0)


def test_who_deletes_everything_keeps_nothing_but_having_played(store):
    deal, ada, bo = deal_at(store, MIDNIGHT - 60), person(store, "ada"), person(store, "bo")
    for who in (ada, bo):
        played(store, deal, who, MIDNIGHT - 30)
    every = Results(store)
    every.forget("ada", MIDNIGHT - 20)
    row = Attempts(store).find(deal.id, "ada")
    assert [row[name] for name in ("match_id", "score", "place", "won", "counts")] == [None, None, None, None, False]
    assert Attempts(store).finished(deal.id) == 1
    assert Attempts(store).claim(deal.id, "ada", "another", MIDNIGHT - 10) == "table of ada"
    every.forget("ada", MIDNIGHT)
    assert Attempts(store).find(deal.id, "ada") is None
    assert Attempts(store).find(deal.id, "bo")["score"] is not None


def test_old_deals_are_swept_away(store):
    deal, ada = deal_at(store, MIDNIGHT - 60), person(store, "ada")
    played(store, deal, ada, MIDNIGHT - 30)
    CommonDeals(store).want_runs(deal.id, ["guest"])
    sweep(store, Limits.at(MIDNIGHT + 30 * 86400, 31, 400, 400))
    assert CommonDeals(store).find(deal.id)
    sweep(store, Limits.at(MIDNIGHT + 32 * 86400, 31, 400, 400))
    assert CommonDeals(store).find(deal.id) is None
    assert Attempts(store).page("ada", 0, 9) == (0, [])


@pytest.mark.parametrize("days", [[], ["17"], ["18"], ["17", "16"], ["18", "17", "15"], ["16", "15"]])
def test_a_streak_lasts_until_a_whole_day_is_missed(days):
    expected = {(): 0, ("17",): 1, ("18",): 1, ("17", "16"): 2, ("18", "17", "15"): 2, ("16", "15"): 0}
    assert streak([f"2026-11-{day}" for day in days], "2026-11-18") == expected[tuple(days)]


@pytest.mark.parametrize("game", games())
def test_a_deal_can_be_checked_by_its_key(store, game):
    deal, ada = deal_at(store, MIDNIGHT - 60, f"2026-11-18-{game}"), person(store, "ada")
    played(store, deal, ada, MIDNIGHT - 30)
    row = store.finished_match(Attempts(store).find(deal.id, "ada")["match_id"])
    match = load(row["document"])
    assert (match.seed, match.commitment) == (deal.seed, commitment(deal.seed))
    assert follows_opening(match) == len(deal.opening or [])
    match.undo(0)
    assert opening(match) == list(map(tuple, deal.opening or []))
    if deal.opening:
        other = replace(deal, opening=None, seed=f"{deal.seed}x")
        assert with_opening(other).opening != deal.opening


@pytest.mark.parametrize("game", games())
def test_bots_play_the_same_to_everybody(store, game):
    deal = deal_at(store, MIDNIGHT - 60, f"2026-11-18-{game}")
    assert play(deal, "guest", 1) == play(deal, "guest", 1)
    assert len({play(deal, "newcomer", number) for number in range(6)}) > 1


def test_bots_play_in_a_process_apart_and_each_level_once(store):
    deal, one = deal_at(store, MIDNIGHT - 60), dealing(store, MIDNIGHT - 60)
    deals = one.deals
    deals.want_runs(deal.id, ["guest", "newcomer"])
    deals.want_runs(deal.id, ["guest", "newcomer"])
    now = MIDNIGHT - 60
    first = deals.claim("a", ["scout"], now, now + 5)
    second = deals.claim("b", ["scout"], now, now + 5)
    assert first
    assert second
    assert {first.level, second.level} == {"guest", "newcomer"}
    assert deals.claim("c", ["scout"], now, now + 5) is None
    again = deals.claim("c", ["scout"], now + 6, now + 11)
    assert again, "a process that isn't heard of leaves its level to the others"
    deals.note(first if again == second else second, "a" if again == second else "b", [1])
    deals.give_back(again, "c")
    mine = deals.claim(one.process, ["scout"], now + 6, now + 11)
    assert mine == again
    asyncio.run(one._play(mine))
    runs = deals.runs(deal.id)
    assert runs[mine.level] == [play(deal, mine.level, 0)]
    assert sorted(runs) == ["guest", "newcomer"]


def test_bots_that_cannot_play_are_left_alone_after_a_few_tries(store):
    deal, deals = deal_at(store, MIDNIGHT - 60), CommonDeals(store)
    deals.want_runs(deal.id, ["guest"])
    for at in range(3):
        assert deals.claim("a", ["scout"], MIDNIGHT - 60 + 10 * at, MIDNIGHT - 55 + 10 * at)
    assert deals.claim("a", ["scout"], MIDNIGHT - 1, MIDNIGHT) is None


def test_a_day_has_as_many_seconds_as_everywhere():
    day = dt.date(2024, 2, 28)
    for _ in range(800):
        begins = beginning_of(day.isoformat())
        day += dt.timedelta(days=1)
        assert beginning_of(day.isoformat()) - begins == 86400
