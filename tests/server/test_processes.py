"""Several server processes on one PostgreSQL: one table, whichever process one speaks to."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import partial

import psycopg
import pytest

from stammtisch.server.runtime.tokens import REMEMBERED
from tests.server import Server
from tests.server.conftest import new_database
from tests.server.playing import Player, at_once, check, sit_down
from tests.server.raw_requests import send_request
from tests.server.test_devices import added, is_known, listed
from tests.server.test_sockets import connect_to, hear, rest_of

LISTENERS = "AND application_name LIKE 'stammtisch %' AND query LIKE '%pg_notify%'"
ALL = ""


@pytest.fixture(scope="module")
def pair(postgresql) -> Iterator[list[Server]]:
    """Two servers on one database."""
    database = new_database(postgresql)
    with ExitStack() as stack:
        yield [stack.enter_context(closing(Server(database))) for _ in range(2)]


def connections(database: str, what: str, which: str) -> int:
    """Ask for, or do something to, the connections of the servers to their database; returns how many there were."""
    query = f"""SELECT count({what}) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() {which}"""
    with psycopg.connect(database) as connection:
        return connection.execute(query).fetchone()[0]


def play_while_connections_are_cut(servers: list[Server], game: str, which: str) -> None:
    """A match of four people and a bot, spread over the servers and watched at each of them."""
    database = servers[0].database
    players = sit_down(servers, game, people=4, bots=1)
    watchers = [Player(server.come_in("Watcher").table(players[0].table.ident), None) for server in servers]
    players[0].table.start()
    for each in players + watchers:
        each.start()
    for _ in range(3):
        until_all_listen(servers)
        connections(database, "pg_terminate_backend(pid)", which)
    until_all_listen(servers)
    for each in players + watchers:
        each.finish()
    check(players, servers)
    for watcher in watchers:
        assert watcher.seen == watchers[0].seen
    assert counts_on(database, players[0].table.ident)


def until_all_listen(servers: list[Server]) -> None:
    """Wait until every server listens to the others, again if need be."""
    for _ in range(600):
        if connections(servers[0].database, "pid", LISTENERS) >= len(servers):
            return
        time.sleep(0.1)
    raise AssertionError("somebody hears nothing any more")


def test_two_processes_tell_the_same_history_though_they_cannot_hear_each_other_at_times(pair):
    play_while_connections_are_cut(pair, "scout", LISTENERS)


def test_three_processes_tell_the_same_history_though_all_connections_to_the_database_are_cut(pair):
    with closing(Server(pair[0].database)) as third:
        play_while_connections_are_cut([*pair, third], "alhambra", ALL)


def counts_on(database: str, table: str) -> bool:
    """Whether the entries of a table are numbered from 0 without a gap."""
    with psycopg.connect(database) as connection:
        numbers = connection.execute("SELECT seq FROM entries WHERE table_id = %s ORDER BY seq", [table]).fetchall()
    return [number for (number,) in numbers] == list(range(len(numbers)))


def test_races_across_processes_have_one_winner(pair):
    host = pair[0].come_in("Host")
    people = [pair[number % 2].come_in(f"Person {number}") for number in range(6)]
    for _ in range(3):
        table = host.open_table("scout", 2)
        answers = at_once(*(partial(each.table(table.ident).do, "sit", seat=1) for each in people))
        assert answers.count("seat-taken") == 5
    devices = [server.device(host) for server in pair for _ in range(2)]
    told = table.look(0)["n"]
    for number in range(3):
        same = [partial(each.table(table.ident).do, "say", f"same-{number}", text="Prost") for each in devices]
        assert at_once(*same) == [told + number + 1] * 4
    for number in range(3):  # nothing changes by it, so no entry stands in the way of the second
        same = [partial(each.table(table.ident).do, "return", f"back-{number}") for each in devices]
        assert at_once(*same) == [told + 3] * 4
    for each in devices:
        assert each.table(table.ident).look(0)["n"] == told + 3


def test_who_comes_back_at_a_process_that_has_not_heard_they_left_is_back(pair):
    host, guest = pair[0].come_in("Host"), pair[0].come_in("Guest")
    table = host.open_table("scout", 2)
    guest.table(table.ident).sit(1)
    table.start()
    there = pair[1].device(host).table(table.ident)
    for _ in range(10):
        table.do("leave")
        there.do("return")
        assert not there.look(0)["sight"]["seats"][0]["away"]


def test_a_token_that_was_given_up_at_one_process_soon_opens_nothing_at_another(pair):
    until_all_listen(pair)
    here = pair[0].come_in("Ada")
    there = pair[1].device(here)
    here.ask("GET", "/api/me")
    there.ask("PATCH", "/api/me", {"name": "Grace"})
    there.ask("GET", "/api/me")
    assert soon(lambda: here.ask("GET", "/api/me")["name"] == "Grace")
    here.ask("DELETE", "/api/me")
    assert soon(lambda: send_request(pair[1], "GET", "/api/me", token=here.token).status == 401)


def test_a_device_is_signed_out_at_every_process(pair):
    until_all_listen(pair)
    desk = pair[0].come_in("Ada")
    table = desk.open_table("scout", 2)
    phone = added(pair[1], pair[1].device(desk))
    with connect_to(phone.table(table.ident), 0) as there:
        hear(there, "happened")
        device = next(each["id"] for each in listed(desk) if not each["this"])
        desk.ask("DELETE", f"/api/me/devices/{device}")
        assert json.loads(rest_of(there)[-1])["error"] == "who-are-you"
    assert soon(lambda: not is_known(pair[1], phone.token))


def soon(holds: Callable[[], bool]) -> bool:
    """Whether something comes to hold before it would by being forgotten."""
    until = time.monotonic() + REMEMBERED / 2
    while time.monotonic() < until:
        if holds():
            return True
        time.sleep(0.05)
    return False
