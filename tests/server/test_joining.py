"""Room codes: they lead friends to a table for some hours, and nobody finds one by guessing."""

import time

import pytest

from stammtisch.server.http.limits import WRONG_CODES
from stammtisch.server.store.codes import LIFE, Codes
from stammtisch.server.store.database import connect
from stammtisch.server.store.store import Store
from stammtisch.server.table.link import CODE, LETTERS, new_code, read_code
from tests.server import Server, sqlite
from tests.server.raw_requests import send_request
from tests.server.test_tables import refused


def code_of(table) -> str:
    """The room code that somebody at a table is shown."""
    return str(table.client.ask("POST", f"/api/tables/{table.ident}/code")["code"])


def join(client, code: str) -> str:
    """The table that a code leads to."""
    return str(client.ask("POST", "/api/join", {"code": code})["id"])


def test_a_code_leads_a_friend_to_the_table_however_it_is_typed(server):
    host, friend = server.come_in("Ada"), server.come_in("Bo")
    table = host.open_table("scout", 2)
    code = code_of(table)
    for typed in (code, code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:]}"):
        assert join(friend, typed) == table.ident
    friend.table(table.ident).sit(1)
    assert code_of(friend.table(table.ident)) == code
    server.kill()
    server.start()
    assert join(friend, code) == table.ident


def test_letters_are_unmistakable_and_every_table_has_its_own(shared_server):
    host = shared_server.come_in("Ada")
    found = {code_of(host.open_table("scout", 2)) for _ in range(5)}
    assert len(found) == 5
    assert not set("AEIOUY01258") & set(LETTERS)
    assert all(len(code) == CODE and set(code) <= set(LETTERS) for code in found)


@pytest.mark.parametrize("text", ["", "ABC", "AAAAAA", "BCDFGHJ", "BCDFG1", "ẞẞẞẞẞẞ", "BCDFG\0"])
def test_what_cannot_be_a_code_is_none(text):
    assert read_code(text) is None


def test_wrong_codes_are_few_by_person_and_by_address(tmp_path):
    server = Server(sqlite(tmp_path))
    try:
        host, friend, guesser = (server.come_in(name) for name in ("Ada", "Bo", "Cleo"))
        table = host.open_table("scout", 2)
        for _ in range(2 * int(WRONG_CODES.burst)):
            assert join(friend, code_of(table)) == table.ident  # right ones don't count
        for _ in range(int(WRONG_CODES.burst)):
            assert refused(join, guesser, "BBBBBB").error == "no-such-code"
        tried = [
            send_request(server, "POST", "/api/join", {"code": code}, person.token).status
            for person in (guesser, friend)  # from the same address
            for code in ("BBBBBB", code_of(table))
        ]
        assert tried == [429, 429, 429, 429]
        assert friend.table(table.ident).look()["sight"]["table"] == table.ident  # the link still works
    finally:
        server.close()


def test_a_code_is_for_those_who_may_see_the_table_and_ends_with_it(shared_server):
    host, friend, stranger = (shared_server.come_in(name) for name in ("Ada", "Bo", "Cleo"))
    table = host.open_table("scout", 2, spectators=False)
    code = code_of(table)
    friend.table(table.ident).sit(1)
    table.start()
    assert refused(code_of, stranger.table(table.ident)).error == "no-spectators"
    assert send_request(shared_server, "POST", f"/api/tables/{table.ident}/code").status == 401
    table.do("close")
    assert refused(code_of, table).error == "table-closed"
    assert refused(join, friend, code).error == "no-such-code"


def test_a_code_lasts_as_long_as_it_is_shown_and_some_hours_more(server):
    table, now = server.come_in("Ada").open_table("scout", 2).ident, time.time()
    engine = connect(server.database)
    codes = Codes(Store(engine))
    code = codes.of(table, now)
    assert codes.of(table, now + LIFE / 3) == code
    assert codes.of(table, now + LIFE * 0.9) == code
    assert codes.table(code, now + LIFE * 1.8) == table
    assert codes.table(code, now + LIFE * 2) is None
    assert codes.of(table, now + LIFE * 2) != code
    engine.dispose()


def test_a_code_that_comes_up_twice_is_drawn_again(server, monkeypatch):
    host, now = server.come_in("Ada"), time.time()
    one, other = (host.open_table("scout", 2).ident for _ in range(2))
    drawn = iter(["BCDFGH", "BCDFGH", "JKLMNP"])
    monkeypatch.setattr("stammtisch.server.store.codes.new_code", lambda: next(drawn))
    engine = connect(server.database)
    codes = Codes(Store(engine))
    assert [codes.of(each, now) for each in (one, other)] == ["BCDFGH", "JKLMNP"]
    engine.dispose()


def test_codes_are_drawn_by_chance():
    assert len({new_code() for _ in range(1000)}) > 990


def test_a_server_that_was_not_started_for_the_network_tells_no_address(shared_server):
    client = shared_server.come_in("Ada")
    assert client.ask("GET", "/api/door") == {"host": None, "lan": False}
