"""Live connections that are slow, rude, or no longer welcome: they get what is theirs, and nobody else notices."""

import json
import socket
from contextlib import ExitStack, contextmanager, suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.protocol import SERVER, Protocol
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as dial

from stammtisch.client import TableClient, applied
from stammtisch.server.http.table_socket import framed
from stammtisch.server.store.database import connect as connect_database
from stammtisch.server.store.devices import Devices
from stammtisch.server.store.store import Store
from tests.server import Server
from tests.server.raw_requests import friends_at, send_request
from tests.server.test_tables import refused

few = settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))


@contextmanager
def connect_to(table: TableClient, seat: int | None = None, language: str = "en", **more):
    """A live connection."""
    query = "" if seat is None else f"&seat={seat}"
    address = f"{table.client.server.replace('http', 'ws', 1)}/ws/tables/{table.ident}?since=0{query}"
    headers = {**table.client.headers, "Accept-Language": language}
    with dial(address, additional_headers=headers, proxy=None, **more) as connection:
        yield connection


def hear(connection: ClientConnection, wanted: str) -> dict:
    """The next message that has something in it."""
    while True:
        message = json.loads(connection.recv(20))
        if wanted in message:
            return message


def rest_of(connection: ClientConnection) -> list[str]:
    """All messages until the server hangs up."""
    messages = []
    with suppress(ConnectionClosed):
        while True:
            messages.append(connection.recv(20))
    return messages


def table_of(server: Server, count: int, game: str = "scout", **options) -> list[TableClient]:
    """A table with so many people at it."""
    friends = friends_at(server, count)
    first = friends[0].open_table(game, count, **options)
    tables = [friend.table(first.ident) for friend in friends]
    for seat, table in enumerate(tables[1:], 1):
        table.sit(seat)
    return tables


def test_a_slow_reader_gets_fewer_messages_can_ask_for_what_is_left_out_and_holds_nobody_up(shared_server):
    tables = table_of(shared_server, 4, "score5")
    tables[0].start()
    for seat, table in enumerate(tables):
        table.play(seat, "bid nothing")
    card = tables[0].glance(0)["sight"]["match"]["view"]["hand"][0]
    narrow = socket.socket()  # as through a thin connection, else the system takes in all of it at once
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    narrow.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    narrow.connect(("localhost", shared_server.port))
    with (
        connect_to(tables[0], 0, sock=narrow, max_queue=1, compression=None) as slow,
        connect_to(tables[1], 1) as quick,
    ):
        seen = hear(quick, "happened")["n"]
        for _ in range(50):  # there is much to tell about one's own bid
            tables[0].play(0, f"bid {card}")
            tables[0].play(0, "bid nothing")
        last = tables[1].glance(1)["n"]
        while seen < last:
            seen = hear(quick, "happened")["n"]
        messages = [hear(slow, "happened")]
        while messages[-1]["n"] < seen:
            messages.append(hear(slow, "happened"))
    all_that_happened = tables[0].look(0)["happened"]
    assert len(messages) < len(all_that_happened) - 20
    for message in messages:
        assert message["happened"] == all_that_happened[message["since"] : message["n"]]


FRAMES = {
    "binary": b"\x82\x83\0\0\0\0abc",
    "no UTF-8": b"\x81\x82\0\0\0\0\xff\xfe",
    "not masked": b"\x81\x03abc",
    "too large": b"\x81\xfe\x20\x00\0\0\0\0" + b"x" * 0x2000,
    "said to be huge": b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
    "unknown": b"\x8f\x80\0\0\0\0",
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "long ping": b"\x89\xfe\x01\x00\0\0\0\0" + b"x" * 256,
    "a piece of nothing": b"\x80\x80\0\0\0\0",
    "bad closing": b"\x88\x81\0\0\0\0x",
}


def request_to_watch(table: TableClient) -> bytes:
    """The first bytes of a live connection."""
    return (
        f"GET /ws/tables/{table.ident} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Authorization: Bearer {table.client.token}\r\n\r\n".encode()
    )


def send_raw(table: TableClient, data: bytes) -> None:
    """Send bytes on a live connection, and wait until the server hangs up or has read them all."""
    with socket.create_connection(("localhost", int(table.client.server.rpartition(":")[2])), timeout=20) as raw:
        raw.sendall(request_to_watch(table))
        assert b" 101 " in raw.recv(64)
        raw.sendall(data)
        raw.shutdown(socket.SHUT_WR)
        with suppress(ConnectionResetError):
            while raw.recv(65536):
                pass


@pytest.fixture(scope="module")
def rude(shared_server) -> list[TableClient]:
    """A table with a few watchers who don't know how to behave."""
    table = friends_at(shared_server, 1)[0].open_table("scout", 2)
    return [table, *(each.table(table.ident) for each in friends_at(shared_server, 5))]


@pytest.mark.parametrize("kind", FRAMES)
def test_a_bad_frame_ends_one_connection_and_no_other(shared_server, rude, kind):
    with connect_to(rude[0]) as polite:
        hear(polite, "happened")
        send_raw(rude[1], FRAMES[kind])
        rude[0].do("react", reaction="👍")
        assert hear(polite, "happened")["happened"][-1]["text"] == "👍"


@few
@given(data=st.binary(max_size=400))
def test_any_bytes_on_a_live_connection(rude, data):
    send_raw(rude[1 + len(data) % 5], data)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_of_any_length_is_framed_as_websockets_would(size):
    text = b"x" * size
    theirs = Protocol(SERVER)
    theirs.send_text(text)
    assert theirs.data_to_send() == [framed(text)]


def test_a_connection_is_told_why_before_it_is_closed(shared_server):
    table = friends_at(shared_server, 1)[0].open_table("scout", 2)
    stranger = friends_at(shared_server, 1)[0].table(table.ident)
    with connect_to(stranger, 0, language="de") as connection:
        why = json.loads(connection.recv(20))
        assert why["error"] == "not-your-seat"
        assert "Platz" in why["say"]
        assert rest_of(connection) == []
        assert connection.close_code == 4403
    assert refused(lambda: next(stranger.updates(0))).status == 403
    assert refused(lambda: next(stranger.client.table("nowhere").updates())).status == 404


def test_a_person_who_stood_up_no_longer_sees_that_seat(shared_server):
    one, other = table_of(shared_server, 2)
    third = friends_at(shared_server, 1)[0].table(one.ident)
    with connect_to(other, 1) as connection:
        hear(connection, "happened")
        other.do("stand", seat=1)
        third.sit(1)
        one.start()
        messages = rest_of(connection)
        assert '"not-your-seat"' in messages[-1]
        assert not any('"hand":[' in message for message in messages)
        assert connection.close_code == 4403


def test_a_guest_at_an_empty_table_does_not_watch_a_match_without_spectators(shared_server):
    one, _ = table_of(shared_server, 2, spectators=False)
    watcher = friends_at(shared_server, 1)[0].table(one.ident)
    with connect_to(watcher) as connection:
        hear(connection, "happened")
        one.start()
        messages = rest_of(connection)
        assert '"no-spectators"' in messages[-1]
        assert not any('"view":{' in message for message in messages)
    assert send_request(shared_server, "GET", f"/api/tables/{one.ident}", token=watcher.client.token).status == 403


def test_several_devices_of_one_person_see_the_same_and_each_may_act(shared_server):
    one, other = table_of(shared_server, 2)
    phone = shared_server.device(one.client).table(one.ident)
    with connect_to(one, 0) as first, connect_to(phone, 0) as second:
        one.start()
        phone.play(0, "keep")
        other.play(1, "keep")
        last = one.look(0)["n"]
        for connection in (first, second):
            seen, sight = [], {}
            while len(seen) < last:
                seen += (message := hear(connection, "happened"))["happened"]
                sight = message.get("sight") or applied(sight, message["changed"])
            assert seen == one.look(0)["happened"]
            assert sight == one.look(0)["sight"]


def test_one_person_cannot_take_all_the_lines(shared_server):
    table = friends_at(shared_server, 1)[0].open_table("scout", 2)
    with ExitStack() as many:
        first, *_ = [many.enter_context(connect_to(table)) for _ in range(40)]
        with connect_to(table) as refused_line:
            assert json.loads(refused_line.recv(20))["error"] == "too-many-lines"
            assert rest_of(refused_line) == []
            assert refused_line.close_code == 4429
        with connect_to(friends_at(shared_server, 1)[0].table(table.ident)) as another:
            hear(another, "happened")
        first.close()
        with connect_to(table) as again:
            hear(again, "happened")


def test_a_connection_is_closed_when_its_token_is_given_up(shared_server):
    one, other = table_of(shared_server, 2)
    with connect_to(one, 0) as mine, connect_to(other, 1) as theirs:
        for connection in (mine, theirs):
            hear(connection, "happened")
        one.client.ask("DELETE", "/api/me")
        assert json.loads(rest_of(mine)[-1])["error"] == "who-are-you"
        assert mine.close_code == 4401
        other.do("react", reaction="👍")
        assert hear(theirs, "happened")["happened"][-1]["text"] == "👍"


def test_a_token_that_was_replaced_behind_the_servers_back_is_noticed(shared_server):
    one, _ = table_of(shared_server, 2)
    with connect_to(one, 0) as mine:
        hear(mine, "happened")
        engine = connect_database(shared_server.database)
        person = one.client.ask("GET", "/api/me")["id"]
        Devices(Store(engine)).sign_out_others(person, "none of them")
        engine.dispose()
        assert json.loads(rest_of(mine)[-1])["error"] == "who-are-you"


@pytest.mark.parametrize("frame", [b"\x89\x80\0\0\0\0", b"\x81\x81\0\0\0\0x"], ids=["pings", "messages"])
def test_a_connection_that_sends_without_end_is_told_to_slow_down_and_closed(rude, frame):
    with socket.create_connection(("localhost", int(rude[1].client.server.rpartition(":")[2])), timeout=20) as raw:
        raw.sendall(request_to_watch(rude[1]))
        heard = b""
        with suppress(ConnectionError):
            for _ in range(64):
                raw.sendall(frame * 1000)
        with suppress(ConnectionError):
            while part := raw.recv(65536):
                heard += part
    assert b'"too-fast"' in heard
    assert (4429).to_bytes(2) in heard


def test_links_and_tokens_stay_out_of_the_log(shared_server):
    one, other = table_of(shared_server, 2)
    one.start()
    with connect_to(one, 0) as connection:
        hear(connection, "happened")
    send_request(shared_server, "GET", f"/api/tables/{one.ident}?seat=9", token=other.client.token)
    send_request(
        shared_server,
        "POST",
        f"/api/tables/{one.ident}",
        {"id": "x", "command": {"do": "play", "seat": 1}},
        other.client.token,
    )
    send_raw(other, FRAMES["no UTF-8"])
    logged = shared_server.logged()
    for secret in (one.ident, one.client.token, other.client.token, one.look(0)["sight"]["match"]["id"]):
        assert secret not in logged
