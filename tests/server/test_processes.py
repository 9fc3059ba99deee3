"""Several server processes on one PostgreSQL: one table, whichever process one speaks to."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial

import psycopg
import pytest

from tests.server import Server
from tests.server.conftest import new_database
from tests.server.playing import Player, at_once, check, sit_down

LISTENERS = "AND query LIKE 'LISTEN%'"
ALL = ""


@contextmanager
def processes(uri: str, count: int) -> Iterator[list[Server]]:
    """So many servers on one database."""
    database = new_database(uri)
    with ExitStack() as stack:
        servers = []
        for _ in range(count):
            servers.append(Server(database))
            stack.callback(servers[-1].close)
        yield servers


def cut(database: str, which: str) -> int:
    """Cut connections of servers to their database; returns how many."""
    query = f"""SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() {which}"""
    with psycopg.connect(database) as connection:
        return connection.execute(query).fetchone()[0]


@pytest.mark.parametrize(("game", "count", "which"), [("scout", 2, LISTENERS), ("alhambra", 3, ALL)])
def test_everyone_ends_with_the_same_history_though_connections_to_the_database_are_cut(postgresql, game, count, which):
    with processes(postgresql, count) as servers:
        players = sit_down(servers, game, people=4, bots=1)
        watchers = [Player(server.come_in("Watcher").table(players[0].table.ident), None) for server in servers]
        players[0].table.start()
        for each in players + watchers:
            each.start()
        for _ in range(3):
            time.sleep(0.5)
            while cut(servers[0].database, which) < count:
                time.sleep(0.2)  # until they are all back
        for each in players + watchers:
            each.finish()
        check(players, servers)
        for watcher in watchers:
            assert watcher.seen == watchers[0].seen
        assert counts_on(servers[0].database, players[0].table.ident)


def counts_on(database: str, table: str) -> bool:
    """Whether the entries of a table are numbered from 0 without a gap, up to what the list of tables says."""
    with psycopg.connect(database) as connection:
        numbers = connection.execute("SELECT seq FROM entries WHERE table_id = %s ORDER BY seq", [table]).fetchall()
        (length,) = connection.execute("SELECT seq FROM tables WHERE id = %s", [table]).fetchone()
    return [number for (number,) in numbers] == list(range(length))


def test_races_across_processes_have_one_winner(postgresql):
    with processes(postgresql, 2) as servers:
        host = servers[0].come_in("Host")
        people = [servers[number % 2].come_in(f"Person {number}") for number in range(6)]
        for _ in range(3):
            table = host.open_table("scout", 2)
            answers = at_once(*(partial(each.table(table.ident).do, "sit", seat=1) for each in people))
            assert answers.count("seat-taken") == 5
        devices = [server.device(host) for server in servers for _ in range(2)]
        told = table.look(0)["n"]
        for number in range(3):
            same = [partial(each.table(table.ident).do, "say", f"same-{number}", text="Prost") for each in devices]
            assert at_once(*same) == [told + number + 1] * 4
        for number in range(3):  # nothing changes by it, so no entry stands in the way of the second
            same = [partial(each.table(table.ident).do, "return", f"back-{number}") for each in devices]
            assert at_once(*same) == [told + 3] * 4
        for each in devices:
            assert each.table(table.ident).look(0)["n"] == told + 3
