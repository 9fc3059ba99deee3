"""Who may do what: tokens, origins, other people's tables, races and floods."""

import json
from functools import partial

import pytest
from sqlalchemy import update
from websockets.sync.client import connect as dial

from stammtisch.client import Client, Refused
from stammtisch.server.http.auth import COOKIE
from stammtisch.server.http.limits import Rate, RateLimit
from stammtisch.server.runtime.tokens import hash_of
from stammtisch.server.store.database import connect
from stammtisch.server.store.schema import devices
from stammtisch.server.table.refusal import Refusal
from tests.server import Server
from tests.server.playing import at_once
from tests.server.raw_requests import friends_at, send_request

UNSAFE = [
    ("POST", "/api/people"), ("POST", "/api/tables"), ("POST", "/api/tables/x"), ("POST", "/api/matches"),
    ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/tables/x/try"), ("POST", "/api/tables/x/hint"),
]  # fmt: skip
NEEDS_TOKEN = [
    *UNSAFE[1:], ("GET", "/api/me"), ("GET", "/api/tables"), ("GET", "/api/tables/x"), ("GET", "/api/matches"),
    ("GET", "/api/matches/x"), ("GET", "/api/matches/x/file"), ("GET", "/api/matches/x/verify"),
]  # fmt: skip


def hear(server: Server, table: str, token: str, seat: int | None = None, **headers: str) -> str:
    """The first message of a live connection."""
    query = "" if seat is None else f"&seat={seat}"
    address = f"ws://localhost:{server.port}/ws/tables/{table}?since=0{query}"
    with dial(address, additional_headers={"Authorization": f"Bearer {token}", **headers}, proxy=None) as connection:
        return connection.recv(10)


@pytest.mark.parametrize("kind", ["forged", "hash", "shortened", "lengthened", "empty", "odd", "given up", "expired"])
def test_a_token_that_is_no_good_opens_nothing(shared_server, kind):
    friend, host = friends_at(shared_server, 2)
    table = host.open_table("scout", 2).ident
    token = {
        "forged": "A" * 43, "hash": hash_of(friend.token).hex(), "shortened": friend.token[:-1],
        "lengthened": friend.token + "A", "empty": "", "odd": "ÿ'\"--",
    }.get(kind, friend.token)  # fmt: skip
    if kind == "given up":
        friend.ask("DELETE", "/api/me")
    if kind == "expired":
        forget_visits(shared_server, friend)
    for method, path in NEEDS_TOKEN:
        body = None if method == "GET" else {}
        assert send_request(shared_server, method, path, body, token).status == 401
        assert send_request(shared_server, method, f"{path}?token={friend.token}", body).status == 401
    assert '"who-are-you"' in hear(shared_server, table, token)


def forget_visits(server: Server, client: Client) -> None:
    """As if somebody hadn't been here for two years."""
    engine = connect(server.database)
    with engine.begin() as connection:
        long_ago = devices.c.seen - 1_000_000_000
        known = update(devices).where(devices.c.token_hash == hash_of(client.token))
        connection.execute(known.values(seen=long_ago))
    engine.dispose()


def test_a_cookie_is_as_good_as_a_token_and_scripts_cannot_read_it(shared_server):
    answer = send_request(shared_server, "POST", "/api/people", {"name": "Page"})
    cookie = answer.headers["set-cookie"]
    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
    token = cookie.split(";")[0].removeprefix(f"{COOKIE}=")
    assert token.encode() not in answer.body
    assert b"Page" in send_request(shared_server, "GET", "/api/me", Cookie=f"{COOKIE}={token}").body
    assert send_request(shared_server, "GET", "/api/me", Cookie=f"{COOKIE}={token}x").status == 401


def test_a_seat_at_one_table_is_no_seat_at_another(shared_server):
    one, other, friend = friends_at(shared_server, 3)
    tables = [each.open_table("scout", 2) for each in (one, other)]
    for table in tables:
        friend.table(table.ident).sit(1)
        table.start()
    stranger = one.table(tables[1].ident)
    before = tables[1].look(0)
    assert b'"hand":null' in send_request(shared_server, "GET", f"/api/tables/{stranger.ident}", token=one.token).body
    assert send_request(shared_server, "GET", f"/api/tables/{stranger.ident}?seat=0", token=one.token).status == 403
    assert '"not-your-seat"' in hear(shared_server, stranger.ident, one.token, 0)
    for command in (
        {"do": "play", "seat": 0, "action": "keep"}, {"do": "undo", "seat": 0}, {"do": "answer", "seat": 0, "yes": True},
        {"do": "leave"}, {"do": "send-away", "seat": 0}, {"do": "close"},
    ):  # fmt: skip
        asked = {"id": "cross", "command": command}
        assert send_request(shared_server, "POST", f"/api/tables/{stranger.ident}", asked, one.token).status == 403
    running = before["sight"]["match"]["id"]
    assert send_request(shared_server, "GET", f"/api/matches/{running}", token=one.token).status == 404
    assert tables[1].look(0) == before


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://localhost", "https://localhost.evil.example"]
)
def test_pages_of_others_may_not_speak_to_the_server(shared_server, origin):
    (friend,) = friends_at(shared_server, 1)
    table = friend.open_table("scout", 2)
    for method, path in UNSAFE:
        answer = send_request(shared_server, method, path, {}, friend.token, Origin=origin)
        assert (answer.status, answer.error) == (403, "wrong-origin"), (method, path)
    assert '"wrong-origin"' in hear(shared_server, table.ident, friend.token, Origin=origin)
    own = f"http://localhost:{shared_server.port}"
    assert '"sight"' in hear(shared_server, table.ident, friend.token, Origin=own)
    assert send_request(shared_server, "PATCH", "/api/me", {"name": "Here"}, friend.token, Origin=own).status == 200


def test_the_same_command_at_once_is_done_once_and_ids_are_ones_own(shared_server):
    one, other = friends_at(shared_server, 2)
    table = one.open_table("scout", 2)
    other.table(table.ident).sit(1)
    table.start()
    devices = [shared_server.device(one) for _ in range(6)]
    seen = table.look(0)["n"]
    play = [partial(each.table(table.ident).do, "play", "same", seat=0, action="keep", seen=seen) for each in devices]
    assert at_once(*play) == [seen + 1] * 6
    assert table.do("play", "same", seat=0, action="keep", seen=seen) == seen + 1
    other.table(table.ident).do("play", "same", seat=1, action="keep")
    assert table.look(0)["n"] == seen + 2
    elsewhere = one.open_table("scout", 2)
    assert elsewhere.do("say", "same", text="hello") == elsewhere.look(0)["n"]


def test_what_changes_nothing_is_answered_all_the_same(shared_server):
    one, other = friends_at(shared_server, 2)
    table = one.open_table("scout", 2)
    other.table(table.ident).sit(1)
    table.start()
    told = table.look(0)["n"]
    assert table.do("return", "twice") == told
    assert table.do("return", "twice") == told
    assert table.do("leave") == told + 1
    assert table.do("leave") >= told + 1  # the stand-in may have decided about the hand meanwhile


def test_a_race_for_a_seat_has_one_winner(shared_server):
    host, *friends = friends_at(shared_server, 7)
    table = host.open_table("scout", 3)
    answers = at_once(*(partial(each.table(table.ident).do, "sit", seat=2) for each in friends))
    assert answers.count("seat-taken") == 5
    assert sum(each["kind"] == "sat" for each in table.look(0)["happened"]) == 2


def test_a_flood_out_of_turn_changes_nothing_and_slows_nobody_else(shared_server):
    friends = friends_at(shared_server, 3)
    table = friends[0].open_table("scout", 3)
    for seat, friend in enumerate(friends):
        if seat:
            friend.table(table.ident).sit(seat)
    table.start()
    for seat, friend in enumerate(friends):
        friend.table(table.ident).play(seat, "keep")
    (turn,) = table.look(0)["sight"]["match"]["to_act"]
    flooder, path = (turn + 1) % 3, f"/api/tables/{table.ident}"
    before = friends[turn].table(table.ident).look(turn)
    show = {"do": "play", "action": "show 1"}
    flood = [{"id": str(number), "command": {**show, "seat": flooder}} for number in range(90)]
    statuses = [send_request(shared_server, "POST", path, each, friends[flooder].token).status for each in flood]
    assert set(statuses) <= {409, 429}
    assert statuses[:50] == [409] * 50
    now = send_request(shared_server, "GET", f"{path}?seat={turn}", token=friends[turn].token)
    assert json.loads(now.body) == before
    asked = {"id": "mine", "command": {**show, "seat": turn}}
    assert send_request(shared_server, "POST", path, asked, friends[turn].token).status == 200


def test_so_many_at_once_and_so_many_a_second_for_each_asker():
    now = [0.0]
    limit = RateLimit(Rate(burst=3, per_second=0.5), clock=lambda: now[0])
    for _ in range(3):
        limit.take("flooder")
    for now[0] in (0.0, 1.9):
        with pytest.raises(Refusal) as refused:
            limit.take("flooder")
        assert refused.value.status == 429
    limit.take("somebody else")
    now[0] = 2.0
    limit.take("flooder")


def test_the_host_of_a_table_is_no_more_than_its_host(shared_server):
    host, one, other = friends_at(shared_server, 3)
    table = host.open_table("scout", 2, sit=False)
    one.table(table.ident).sit(0)
    other.table(table.ident).sit(1)
    one.table(table.ident).ready()
    other.table(table.ident).ready()
    assert b'"hand":null' in send_request(shared_server, "GET", f"/api/tables/{table.ident}", token=host.token).body
    for what in ({"do": "stand", "seat": 0}, {"do": "bot", "seat": 0, "level": "guest"}, {"do": "start"}):
        with pytest.raises(Refused) as refused:
            table.do(**{"what": what["do"], **{k: v for k, v in what.items() if k != "do"}})
        assert refused.value.error == "match-running"
