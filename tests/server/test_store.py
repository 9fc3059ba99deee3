"""What is kept, on both databases."""

import asyncio
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event, Timer

import msgspec
import pytest

from stammtisch.server.store.append import Conflict, NewEntries, TableRow
from stammtisch.server.store.database import connect
from stammtisch.server.store.records import changed_row, row_after, table_row
from stammtisch.server.store.store import DAY, Person
from stammtisch.server.store.thinking import Room, ThinkingQueue
from stammtisch.server.store.writer import GroupWriter
from stammtisch.server.table import log
from stammtisch.server.table.plan import Plan
from stammtisch.server.table.reading import StoredEntry
from stammtisch.server.table.table import Table
from tests.server.test_history import IDENT, entries_of


def test_a_token_lasts_as_long_as_somebody_comes_back_in_time(store):
    ada = Person("ada", "Ada", "en", device="phone")
    store.add_person(ada, b"hash", now=0.0)
    assert store.person_by_token(b"hash", 3 * DAY, patience=4 * DAY) == ada
    assert store.person_by_token(b"hash", 6 * DAY, patience=4 * DAY) == ada
    assert store.person_by_token(b"hash", 11 * DAY, patience=4 * DAY) is None
    assert store.person_by_token(b"another", 6 * DAY, patience=4 * DAY) is None


WAITING = TableRow(
    game="scout", players=2, public=False, status="waiting", free=2, due=None, host="ada", people=True, bots=False,
    touched=0.0,
)  # fmt: skip


def entry(table: str, seq: int, row: TableRow | None = WAITING) -> NewEntries:
    return NewEntries(table, seq, 0.0, [f"{table} {seq}"], row, frozenset({"ada"}), (f"ada {seq}", "yes"))


def test_of_what_is_written_together_all_or_nothing_is_kept(store):
    store.append([entry("a", 0), entry("b", 0)])
    for conflicting in (entry("b", 0), entry("b", 2)):
        with pytest.raises(Conflict):
            store.append([entry("a", 1), conflicting])
    assert store.lengths(["a", "b"]) == {"a": 1, "b": 1}
    assert store.tables_of("ada") == ["a", "b"]


def test_what_was_asked_for_and_answered_stands_beside_the_first_entry_that_came_of_it(store):
    kept = NewEntries("a", 0, 7.0, ["first", "second"], WAITING, frozenset(), ("ada 1", "yes"))
    store.append([kept])
    assert store.entries("a") == [StoredEntry(0, 7.0, "first", "ada 1", "yes"), StoredEntry(1, 7.0, "second")]


def test_the_list_of_tables_says_what_it_was_last_told(store):
    store.append([entry("a", 0), entry("b", 0)])
    told = msgspec.structs.replace(WAITING, status="playing", due=5.0, bots=True)
    store.append([entry("a", 1, told), entry("b", 1, None)])
    store.append([entry("a", 2, None)])
    assert store.late(6.0) == ["a"]
    assert ThinkingQueue(store).share("process", {}, 6.0, 7.0, 0.0, Room(2, 2)).claimed == ["a"]


def test_the_list_of_tables_is_told_of_a_change_and_now_and_then_that_something_happened():
    later, much_later = (msgspec.structs.replace(WAITING, touched=seconds) for seconds in (50.0, 70.0))
    assert changed_row(WAITING, None) == WAITING
    assert changed_row(later, WAITING) is None
    assert changed_row(much_later, WAITING) == much_later
    dealt = msgspec.structs.replace(later, status="playing")
    assert changed_row(dealt, WAITING) == dealt
    assert changed_row(msgspec.structs.replace(later, turns="{}"), WAITING) == msgspec.structs.replace(
        WAITING, turns="{}"
    )


@pytest.mark.parametrize("clock", [None, log.Clock(60, 300)])
def test_the_row_after_moves_says_what_the_whole_table_does(clock):
    (_, opened), *rest = entries_of("scout", 40)
    settings = msgspec.structs.replace(opened.settings, clock=clock)
    table = Plan(Table(IDENT), [(0.0, msgspec.structs.replace(opened, settings=settings))]).table
    for number, (_, entry) in enumerate([*rest, (0.0, log.Closed())]):
        plan = Plan(table, [(float(number), entry)])
        assert row_after(plan, table_row(table)) == table_row(plan.table)
        table = plan.table


def test_whose_turn_it_is_changes_by_itself_or_with_the_rest_of_a_row(store):
    store.append([entry("a", 0), entry("b", 0)])
    turn = msgspec.structs.replace(WAITING, turns='{"ada":[1.0,null]}')
    more = msgspec.structs.replace(turn, status="playing", free=1)
    new = [(entry("a", 1, turn), WAITING), (entry("b", 1, more), WAITING)]
    store.append([msgspec.structs.replace(each, listed=listed) for each, listed in new])
    assert store.rows_of("ada") == {"a": turn, "b": more}


def test_a_conflict_is_told_to_whom_it_concerns_and_the_rest_of_a_group_is_kept(store):
    store.append([entry("a", 0), entry("b", 0), entry("c", 0)])
    slow = Slow(store)
    writer = GroupWriter(slow)

    async def write() -> list[object]:
        wanted = (("a", 1), ("b", 1), ("c", 5), ("a", 2))
        futures = [writer.submit(entry(*each)) for each in wanted]
        slow.gate.set()
        return await asyncio.gather(*futures, return_exceptions=True)

    told = asyncio.run(write())
    writer.close()
    assert [type(each) for each in told] == [type(None), type(None), Conflict, type(None)]
    assert max(slow.sizes) > 1
    assert store.lengths(["a", "b", "c"]) == {"a": 3, "b": 2, "c": 1}


def test_a_writer_that_is_closed_finishes_what_was_asked_for_at_the_same_moment(store):
    store.append([entry("a", 0)])
    writer = GroupWriter(store)

    async def write() -> None:
        kept = writer.submit(entry("a", 1))
        writer.close()
        await asyncio.wait_for(kept, 5)

    asyncio.run(write())
    assert store.lengths(["a"]) == {"a": 2}


def test_two_who_write_to_the_same_tables_never_wait_for_each_other_for_good(store):
    names = [f"t{number}" for number in range(8)]
    store.append([entry(name, 0) for name in names])

    def write(orders: random.Random) -> int:
        kept = 0
        for _ in range(150):
            at = store.lengths(names)
            ours = [entry(name, at[name]) for name in orders.sample(names, 6)]
            with suppress(Conflict):
                store.append(ours)
                kept += len(ours)
        return kept

    with ThreadPoolExecutor() as pool:
        kept = sum(pool.map(write, map(random.Random, range(6))))
    assert sum(store.lengths(names).values()) == len(names) + kept > len(names)


def test_a_file_that_somebody_else_has_just_begun_is_waited_for(tmp_path):
    begun = sqlite3.connect(tmp_path / "new.db", isolation_level=None, check_same_thread=False)
    begun.execute("BEGIN IMMEDIATE")
    later = Timer(0.3, begun.rollback)
    later.start()
    engine = connect(f"sqlite:///{tmp_path / 'new.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()
    later.join()
    begun.close()


def test_the_writer_goes_on_over_a_new_line_when_its_own_was_cut(store):
    store.append([entry("a", 0)])
    writer = GroupWriter(store)

    async def write() -> None:
        for number in (1, 2):
            await writer.submit(entry("a", number))
            if store.is_postgresql:
                with store.engine.begin() as connection:
                    others = "datname = current_database() AND pid <> pg_backend_pid()"
                    connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")

    asyncio.run(write())
    writer.close()
    assert store.lengths(["a"]) == {"a": 3}


class Slow:
    """Keeps nothing before the gate is open, so that the rest comes together."""

    def __init__(self, store):
        self.store, self.engine, self.health, self.gate, self.sizes = store, store.engine, store.health, Event(), []

    def write(self, connection, together):
        self.gate.wait()
        self.sizes.append(len(together))
        self.store.write(connection, together)
