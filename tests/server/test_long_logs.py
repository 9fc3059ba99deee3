"""A log that has become long, by accident or by malice: how fast it may grow, and what may still be added to it."""

import json
import secrets
import time
from contextlib import closing

import pytest

from stammtisch.client import TableClient
from stammtisch.messages import LANGUAGES, say
from stammtisch.server.http.limits import GUESTS, REACTIONS, SEATS
from stammtisch.server.runtime.history import PAGE
from stammtisch.server.store.append import NewEntries
from stammtisch.server.store.database import connect
from stammtisch.server.store.store import Store
from stammtisch.server.table import log
from stammtisch.server.table.commands import LONGEST_LOG
from stammtisch.server.table.plan import REMEMBERED
from tests.server import Server
from tests.server.raw_requests import Answered, friends_at, send_request
from tests.server.test_sockets import connect_to, hear, table_of

AT_ONCE = 1000  # rows in a statement
CROWD = 24


def make_longer(server: Server, table: TableClient, length: int) -> None:
    """Fill a table's log with reactions, as another process might, until it has this length."""
    engine = connect(server.database)
    store, body = Store(engine), log.encode(log.Reacted("somebody", "Somebody", "🍻"))
    while (seq := store.lengths([table.ident])[table.ident]) < length:
        bodies = [body] * min(AT_ONCE, length - seq)
        store.append([NewEntries(table.ident, seq, time.time(), bodies, None, frozenset())])
    engine.dispose()


def ask(server: Server, table: TableClient, command: dict) -> Answered:
    """A command, asked once."""
    asked = {"id": f"{secrets.token_hex(8)}", "command": command}
    return send_request(server, "POST", f"/api/tables/{table.ident}", asked, token=table.client.token)


def test_a_crowd_can_make_a_table_of_others_only_a_little_longer_and_those_who_sit_there_can_still_talk(shared_server):
    host, friend = table_of(shared_server, 2)
    before = host.glance(0)["n"]
    crowd = [each.table(host.ident) for each in friends_at(shared_server, CROWD)]
    since = time.monotonic()
    answers = [ask(shared_server, each, {"do": "react", "reaction": "🍻"}).status for _ in range(6) for each in crowd]
    took = time.monotonic() - since
    assert set(answers) == {200, 429}
    most = GUESTS.burst + GUESTS.per_second * took + 1
    assert answers.count(200) == host.glance(0)["n"] - before <= most < len(answers)
    assert ask(shared_server, friend, {"do": "say", "text": "What was that?"}).status == 200
    assert ask(shared_server, host, {"do": "stand", "seat": 1}).status == 200


def test_one_person_can_not_make_a_log_longer_at_will_by_anything_but_moves(shared_server):
    table, _ = table_of(shared_server, 2)
    for commands, rate in (
        ([{"do": "react", "reaction": "👍"}], REACTIONS),
        ([{"do": "stand", "seat": 0}, {"do": "sit", "seat": 0}], SEATS),
    ):
        since, statuses = time.monotonic(), []
        while 429 not in statuses:
            statuses.append(ask(shared_server, table, commands[len(statuses) % len(commands)]).status)
            assert len(statuses) <= rate.burst + rate.per_second * (time.monotonic() - since) + 1
        assert set(statuses) == {200, 429}


@pytest.fixture
def full(server) -> list[TableClient]:
    """Two people in a match, at a table whose log is full."""
    tables = table_of(server, 2)
    tables[0].start()
    make_longer(server, tables[0], LONGEST_LOG)
    return tables


def test_a_log_that_is_full_has_room_for_the_match_only_and_says_so(server, full):
    one, other = full
    for command in ({"do": "say", "text": "hello"}, {"do": "react", "reaction": "👍"}, {"do": "undo", "seat": 0},
                    {"do": "return"}, {"do": "start"}):  # fmt: skip
        answer = ask(server, one, command)
        assert (answer.status, json.loads(answer.body)["error"]) == (409, "log-full")
    assert one.glance(0)["n"] == LONGEST_LOG
    for table, seat in ((one, 0), (other, 1)):
        table.play(seat, "keep")
    turn = one.glance(0)["sight"]["match"]["to_act"][0]
    full[turn].play(turn, "show 1")
    other.do("leave")
    one.do("close")
    assert one.glance(0)["sight"]["closed"]
    assert len({say("log-full", language) for language in LANGUAGES}) == len(LANGUAGES)


def test_of_a_long_log_a_connection_is_sent_the_last_things_and_the_rest_comes_in_pages(server):
    one, other = table_of(server, 2)
    one.start()
    make_longer(server, one, 1_000)
    one.play(0, "keep")  # by which the server notices
    with connect_to(one, 0) as connection:
        first = hear(connection, "happened")
    assert (first["n"], first["since"], len(first["happened"])) == (1_001, 1_001 - REMEMBERED, REMEMBERED)
    path = f"/api/tables/{one.ident}/history?seat=0"
    answer = send_request(server, "GET", f"{path}&before={first['since']}", token=one.client.token)
    found = json.loads(answer.body)
    assert (found["since"], len(found["happened"])) == (first["since"] - PAGE, PAGE)
    earliest = json.loads(send_request(server, "GET", f"{path}&before=3", token=one.client.token).body)
    assert [each["kind"] for each in earliest["happened"]] == ["opened", "sat", "sat"]
    assert send_request(server, "GET", f"{path}&before=nonsense", token=one.client.token).status == 422
    latest = json.loads(send_request(server, "GET", path, token=one.client.token).body)
    assert latest["happened"][-1]["kind"] == "moved"
    with closing(other.updates(1)) as updates:  # a program is told everything
        assert len(next(updates)["happened"]) == 1_001
    stranger = friends_at(server, 1)[0]
    assert send_request(server, "GET", path, token=stranger.token).status == 403
