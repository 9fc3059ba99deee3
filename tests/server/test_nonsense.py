"""Nonsense of every kind gets a clear no: never a fault of the server's, and nobody else notices."""

import http.client
import json
import socket
import time
from typing import Any
from urllib.parse import quote
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from stammtisch.server.http import wire
from stammtisch.server.table import commands
from tests.server import Server, sqlite
from tests.server.conftest import new_database
from tests.server.raw_requests import Answered, friends_at, send_request

few = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))

ODD_TEXT = st.sampled_from(
    [
        "",
        "\x00",
        "\ud800",
        "\u202e",
        "a" * 400,
        "💣",
        "' OR 1=1 --",
        "<script>",
        "{ $seat }",
        "%s",
        "../../etc",
        "١",
        "-1",
        "½",
    ]
)
ODD = st.one_of(
    st.none(), st.booleans(), st.integers(), st.sampled_from([2**31, 2**63, -(2**63) - 1, 10**40]), st.floats(),
    ODD_TEXT, st.text(max_size=30), st.just([]), st.just({}), st.just([[[{}]]]),
)  # fmt: skip
JSON = st.recursive(
    ODD, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)


def shaped(kind: Any, oddity: st.SearchStrategy[Any] = ODD) -> st.SearchStrategy[Any]:
    """JSON of a type's shape, in which any part may be something odd instead."""
    return st.integers(0, 9).flatmap(lambda luck: oddity if luck == 0 else _shaped(inspect.type_info(kind)))


def _shaped(info: inspect.Type) -> st.SearchStrategy[Any]:
    match info:
        case inspect.StructType(tag_field=tag_field, tag=tag, fields=fields):
            wanted = {each.encode_name: _or_odd(each.type) for each in fields if each.required}
            optional = {each.encode_name: _or_odd(each.type) for each in fields if not each.required}
            tags = {tag_field: st.just(tag)} if tag_field else {}
            return st.fixed_dictionaries(
                {**tags, **wanted}, optional={**optional, "surplus": ODD} if not tags else optional
            )
        case inspect.UnionType(types=types):
            return st.one_of(*map(_shaped, types))
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.IntType():
            return st.integers(-1, 6)
        case inspect.FloatType():
            return st.floats(0, 100)
        case inspect.BoolType():
            return st.booleans()
        case inspect.StrType():
            return (
                st.sampled_from(["scout", "score5", "alhambra", "keep", "show 1", "bid r5", "guest", "en"]) | ODD_TEXT
            )
        case inspect.ListType(item_type=item):
            return st.lists(_or_odd(item), max_size=4)
        case inspect.DictType():
            return st.dictionaries(
                st.sampled_from(["action", "cards", "deck", "cap", "memory", "first"]), JSON, max_size=3
            )
        case inspect.NoneType():
            return st.none()
    return JSON


def _or_odd(info: inspect.Type) -> st.SearchStrategy[Any]:
    return st.integers(0, 7).flatmap(lambda luck: ODD if luck == 0 else _shaped(info))


BELIEVED = {"STAMMTISCH_PROXIES": "127.0.0.0/8 ::1"}  # so that what is said to be forwarded is looked at
HEADERS = st.sampled_from(
    ["Host", "X-Forwarded-For", "Origin", "Accept-Language", "Cookie", "Content-Length", "Connection"]
)
VALUES = st.one_of(
    st.binary(max_size=60).map(lambda value: value.translate(None, b"\r\n\0")),
    st.sampled_from(
        [b"[::1", b"]", b":", b"[]:80", b"::1%lo, 1", b", ,", b"1" * 5000, b"localhost:99999999", b"xn--\xff"]
    ),
)


class Crowd:
    """People who send nonsense, each for as long as they aren't asked to slow down, and two matches that are under way.

    At one of the tables two others play, at the other one person plays alone for all seats.
    """

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = friends_at(server, 40)
        host, other = friends_at(server, 2)
        self.table = host.open_table("scout", 2, public=True)
        other.table(self.table.ident).sit(1)
        self.table.start()
        self.before = self.table.look(0)
        self.alone = friends_at(server, 1)[0].open_table("score5", 3)
        for seat in (1, 2):
            self.alone.sit(seat)
        self.alone.start()

    def send(self, method: str, path: str, body: Any) -> Answered:
        """An answer that is no 429."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        while True:
            answer = send_request(self.server, method, path, data, self.people[-1].token)
            if answer.status != 429:
                return answer
            self.people.insert(0, self.people.pop())


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def crowd(request, tmp_path_factory):
    if request.param == "sqlite":
        server = Server(sqlite(tmp_path_factory.mktemp("crowd")), **BELIEVED)
    else:
        server = Server(new_database(request.getfixturevalue("postgresql")), **BELIEVED)
    yield Crowd(server)
    server.close()


@few
@given(body=shaped(wire.Asked))
def test_commands_of_any_shape(crowd, body):
    answer = crowd.send("POST", f"/api/tables/{crowd.table.ident}", body)
    assert answer.status in (200, 403, 409, 413, 422), answer
    now = crowd.table.look(0)["sight"]["match"]
    assert now == crowd.before["sight"]["match"]  # strangers may talk, but not play


@few
@given(command=shaped(commands.Play) | shaped(commands.Answer) | shaped(commands.Undo) | shaped(commands.SendAway))
def test_moves_of_any_shape_by_somebody_who_may_move(crowd, command):
    asked = {"id": str(uuid4()), "command": command}
    answer = send_request(crowd.server, "POST", f"/api/tables/{crowd.alone.ident}", asked, crowd.alone.client.token)
    assert answer.status in (200, 403, 409, 413, 422, 429), answer


@few
@given(question=shaped(wire.Question), what=st.sampled_from(["try", "hint"]))
def test_questions_of_any_shape(crowd, question, what):
    assert crowd.send("POST", f"/api/tables/{crowd.table.ident}/{what}", question).status in (403, 409, 413, 422)


@few
@given(body=shaped(wire.NewTable))
def test_tables_of_any_shape(crowd, body):
    assert crowd.send("POST", "/api/tables", body).status in (201, 413, 422)


@few
@given(body=shaped(wire.NewPerson))
def test_people_of_any_shape(crowd, body):
    assert crowd.send("PATCH", "/api/me", body).status in (200, 422)


@few
@given(body=JSON | st.binary(max_size=200))
def test_match_files_of_any_shape(crowd, body):
    assert crowd.send("POST", "/api/matches", body).status == 422


@few
@given(
    body=st.binary(max_size=300)
    | st.text(max_size=100).map(lambda text: json.dumps({"id": "x", "command": text})[:-3].encode())
)
def test_bodies_that_are_no_json(crowd, body):
    answer = crowd.send("POST", f"/api/tables/{crowd.table.ident}", body)
    assert (answer.status, answer.error) == (422, "not-understood")


@few
@given(part=st.text(max_size=40) | ODD_TEXT, method=st.sampled_from(["GET", "POST", "PUT", "PATCH", "OPTIONS"]))
def test_addresses_of_any_shape(crowd, part, method):
    name = quote(part.encode("utf-8", "surrogatepass"), safe="")
    for path in (
        f"/api/tables/{name}",
        f"/api/matches/{name}",
        f"/api/matches/{name}/file",
        f"/x{name}",
        f"/api/me?{name}={name}",
    ):
        assert crowd.send(method, path, {}).status in (200, 307, 404, 405, 409, 422)


@few
@given(seat=st.text(max_size=5) | ODD_TEXT)
def test_seats_of_any_shape(crowd, seat):
    query = quote(seat.encode("utf-8", "surrogatepass"), safe="")
    assert crowd.send("GET", f"/api/tables/{crowd.table.ident}?seat={query}", b"").status == 403


@few
@given(
    name=HEADERS,
    value=VALUES,
    path=st.sampled_from(["/", "/healthz", "/readyz", "/api/games", "/api/me", "/ws/tables/x"]),
)
def test_headers_of_any_shape(crowd, name, value, path):
    head = f"GET {path} HTTP/1.1\r\n".encode() + (b"" if name == "Host" else b"Host: localhost\r\n")
    with socket.create_connection(("localhost", crowd.server.port), timeout=30) as connection:
        connection.sendall(head + name.encode() + b": " + value + b"\r\n\r\n")
        connection.shutdown(socket.SHUT_WR)
        first = connection.recv(1000)
    assert not first.startswith(b"HTTP/1.1 5"), first


@pytest.mark.parametrize("path", ["/api/tables/{}", "/api/me", "/api/people"])
def test_bodies_over_four_kilobytes_are_not_even_read(crowd, path):
    method, token = "PATCH" if path == "/api/me" else "POST", crowd.server.come_in("Fresh").token
    path = path.format(crowd.table.ident)
    big = json.dumps({"id": "big", "command": {"do": "say", "text": "x" * 5000}}).encode()
    assert crowd.send(method, path, big).status == 413
    assert crowd.send(method, path, b" " * 4097).status == 413
    assert crowd.send(method, path, b" " * 4096).status == 422
    assert unending(crowd.server, method, path, token) == 413
    assert declared(crowd.server, method, path, token, 10**15) == 413


def unending(server: Server, method: str, path: str, token: str) -> int:
    """The answer to a body in pieces, whose length nobody has told."""
    connection = http.client.HTTPConnection("localhost", server.port, timeout=30)
    connection.request(
        method, path, (b"x" * 1000 for _ in range(20)), {"Authorization": f"Bearer {token}"}, encode_chunked=True
    )
    status = connection.getresponse().status
    connection.close()
    return status


def declared(server: Server, method: str, path: str, token: str, length: int) -> int:
    """The answer to a body of which only the length is sent."""
    with socket.create_connection(("localhost", server.port), timeout=30) as connection:
        lines = [
            f"{method} {path} HTTP/1.1",
            "Host: localhost",
            f"Authorization: Bearer {token}",
            f"Content-Length: {length}",
        ]
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        return int(connection.recv(100).split()[1])


DEEP = [b"[" * 4000, b'{"a":' * 800, b'{"id":"deep","command":{"do":"play","seat":0,"action":' + b'{"a":' * 550]
CLOSED = [b"[" * 2000 + b"]" * 2000, DEEP[2] + b"0" + b"}" * 552]


@pytest.mark.parametrize("deep", [*DEEP, *CLOSED], ids=range(5))
def test_json_that_is_too_deep(crowd, deep):
    assert crowd.send("POST", f"/api/tables/{crowd.table.ident}", deep).status in (403, 422)
    assert crowd.send("POST", "/api/matches", deep * 100).status == 422


HOSTILE = [
    "<script>alert(1)</script>", "'; DROP TABLE people;--", "{ $name }", "\u202eevil", "a\x00b", "\ud800", "a\u2028b", "   ", "﷽",
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_names_and_talk_are_text_or_refused(crowd, text):
    friend = friends_at(crowd.server, 1)[0]
    name, clean = text[:24], " ".join(text.split())
    answer = send_request(crowd.server, "PATCH", "/api/me", {"name": name}, friend.token)
    assert answer.status in (200, 422)
    if answer.status == 200:
        assert json.loads(answer.body)["name"] == clean[:24]
    table = friend.open_table("scout", 2)
    said = send_request(
        crowd.server,
        "POST",
        f"/api/tables/{table.ident}",
        {"id": "a", "command": {"do": "say", "text": text}},
        friend.token,
    )
    assert said.status in (200, 422)
    happened = table.look(0)["happened"]
    assert [each["text"] for each in happened if each["kind"] == "said"] == ([clean] if said.status == 200 else [])
    assert (
        send_request(crowd.server, "GET", f"/api/tables/{table.ident}", token=friend.token).headers["content-type"]
        == "application/json"
    )
    seats = table.look(0)["sight"]["seats"]
    assert seats[0]["name"] == (clean[:24] if answer.status == 200 else "Friend 0")


@pytest.mark.parametrize(
    "request_",
    [
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET /healthz HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 100_000,
    ],
)
def test_what_is_no_request_at_all(crowd, request_):
    with socket.create_connection(("localhost", crowd.server.port), timeout=30) as connection:
        connection.sendall(request_ + b" HTTP/1.1\r\n\r\n")
        connection.shutdown(socket.SHUT_WR)
        first = connection.recv(1000)
    assert not first.startswith(b"HTTP/1.1 5"), first
    assert crowd.table.look(0)["sight"]["match"]["id"]


def test_hanging_up_in_the_middle_of_a_request_is_no_error_of_ours(crowd):
    (friend,) = friends_at(crowd.server, 1)
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {friend.token}\r\nContent-Length: 10\r\n\r\n"
    with socket.create_connection(("localhost", crowd.server.port), timeout=30) as connection:
        connection.sendall(head.encode() + b"{")
        time.sleep(0.3)  # until the server waits for the rest
    assert friend.ask("GET", "/api/me")["name"] == "Friend 0"
    assert "ClientDisconnect" not in crowd.server.logged()
