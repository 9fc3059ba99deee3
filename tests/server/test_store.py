"""What is kept, on both databases."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event

import pytest

from stammtisch.server.store.engine import GroupWriter, connect
from stammtisch.server.store.migrate import migrate
from stammtisch.server.store.store import DAY, Person, Store
from stammtisch.server.store.writing import Conflict, Kept, TableRow


@pytest.fixture
def store(database):
    engine = connect(database)
    migrate(engine)
    yield Store(engine)
    engine.dispose()


def test_a_token_lasts_as_long_as_somebody_comes_back_in_time(store):
    ada = Person("ada", "Ada", "en")
    store.add_person(ada, b"hash", now=0.0)
    assert store.person_by_token(b"hash", 3 * DAY, patience=4 * DAY) == ada
    assert store.person_by_token(b"hash", 6 * DAY, patience=4 * DAY) == ada
    assert store.person_by_token(b"hash", 11 * DAY, patience=4 * DAY) is None
    assert store.person_by_token(b"another", 6 * DAY, patience=4 * DAY) is None


def entry(table: str, seq: int, command: str) -> Kept:
    row = TableRow("scout", 2, False, "waiting", 2, None, False, 0.0)
    return Kept(table, seq, 0.0, [f"{table} {seq}"], row, frozenset({"ada"}), ("ada", command, "yes"))


def test_of_what_is_written_together_all_or_nothing_is_kept(store):
    store.keep([entry("a", 0, "1"), entry("b", 0, "1")])
    for conflicting in (entry("b", 0, "2"), entry("b", 2, "2"), entry("b", 1, "1")):
        with pytest.raises(Conflict):
            store.keep([entry("a", 1, "2"), conflicting])
    assert store.lengths(["a", "b"]) == {"a": 1, "b": 1}
    assert store.answer_to("a", "ada", "2") is None
    assert store.tables_of("ada") == ["a", "b"]


def test_a_conflict_is_told_to_whom_it_concerns_and_the_rest_of_a_group_is_kept(store):
    store.keep([entry("a", 0, "1"), entry("b", 0, "1"), entry("c", 0, "1")])
    keeper = Slow(store)
    writer = GroupWriter(keeper)

    async def write() -> list[object]:
        wanted = (("a", 1, "2"), ("b", 1, "2"), ("c", 5, "2"), ("a", 2, "3"))
        futures = [writer.submit(entry(*each)) for each in wanted]
        keeper.gate.set()
        return await asyncio.gather(*futures, return_exceptions=True)

    told = asyncio.run(write())
    writer.close()
    assert [type(each) for each in told] == [type(None), type(None), Conflict, type(None)]
    assert max(keeper.sizes) > 1
    assert store.lengths(["a", "b", "c"]) == {"a": 3, "b": 2, "c": 1}


def test_a_writer_that_is_closed_finishes_what_was_asked_for_at_the_same_moment(store):
    store.keep([entry("a", 0, "1")])
    writer = GroupWriter(store)

    async def write() -> None:
        kept = writer.submit(entry("a", 1, "2"))
        writer.close()
        await asyncio.wait_for(kept, 5)

    asyncio.run(write())
    assert store.lengths(["a"]) == {"a": 2}


def test_two_who_write_to_the_same_tables_never_wait_for_each_other_for_good(store):
    names = [f"t{number}" for number in range(8)]
    store.keep([entry(name, 0, "1") for name in names])
    look_up_each_row(store)

    def write(orders: random.Random) -> int:
        kept = 0
        for number in range(40):
            at = store.lengths(names)
            ours = [entry(name, at[name], f"{orders.random()} {number}") for name in orders.sample(names, 6)]
            with suppress(Conflict):
                store.keep(ours)
                kept += len(ours)
        return kept

    with ThreadPoolExecutor() as pool:
        kept = sum(pool.map(write, map(random.Random, range(3))))
    assert sum(store.lengths(names).values()) == len(names) + kept > len(names)


def look_up_each_row(store: Store) -> None:
    """Let PostgreSQL find rows as it does in a large table: one after the other, in the order in which they are asked for."""
    if store.is_postgresql:
        with store.engine.begin() as connection:
            name = connection.exec_driver_sql("SELECT current_database()").scalar()
            for way in ("seqscan", "bitmapscan", "hashjoin", "mergejoin", "material"):
                connection.exec_driver_sql(f"ALTER DATABASE {name} SET enable_{way} = off")
        store.engine.dispose()  # it holds for new connections


def test_the_writer_goes_on_over_a_new_line_when_its_own_was_cut(store):
    store.keep([entry("a", 0, "1")])
    writer = GroupWriter(store)

    async def write() -> None:
        for number in (1, 2):
            await writer.submit(entry("a", number, str(number + 1)))
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
        self.store, self.engine, self.gate, self.sizes = store, store.engine, Event(), []

    def write(self, connection, together):
        self.gate.wait()
        self.sizes.append(len(together))
        self.store.write(connection, together)
