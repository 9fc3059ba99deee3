"""Where somebody comes from, by which name they call the server, and how much they may ask for altogether."""

import json
import socket

import pytest
from websockets.sync.client import connect as dial

from stammtisch.server.http.addresses import Hosts, Proxies, network_of
from stammtisch.server.http.limits import NEWCOMERS, PER_PERSON
from stammtisch.server.table.refusal import Refusal
from tests.server import Server, sqlite
from tests.server.raw_requests import send_request

ELSEWHERE = "127.0.0.2"
COME_IN = ("POST", "/api/people", {"name": "Ada"})


@pytest.fixture
def new_server(tmp_path):
    """Makes a server with certain settings."""
    servers = []

    def make(**settings: str) -> Server:
        servers.append(Server(sqlite(tmp_path), **{f"STAMMTISCH_{name}": value for name, value in settings.items()}))
        return servers[-1]

    yield make
    for server in servers:
        server.close()


def newcomers(server: Server, count: int, forwarded: str = "10.0.0.{}", address: str = "") -> list[int]:
    """The statuses of newcomers who say that they come from somewhere else each time."""
    return [
        send_request(server, *COME_IN, address=address, X_Forwarded_For=forwarded.format(number)).status
        for number in range(count)
    ]


def test_made_up_addresses_bring_no_more_newcomers(new_server):
    server = new_server()
    assert 429 in newcomers(server, 2 * int(NEWCOMERS.burst))
    assert send_request(server, *COME_IN, address=ELSEWHERE).status == 201
    assert server.logged().count("isn't named as a proxy") == 1


def test_a_proxy_that_was_named_is_believed_and_nobody_before_it(new_server):
    server = new_server(PROXIES="127.0.0.0/31 10.1.0.0/16")
    assert set(newcomers(server, 90)) == {201}
    assert 429 in newcomers(server, 90, "10.0.0.{}, 192.0.2.7")  # whoever asks can write the first one
    assert set(newcomers(server, 90, "10.0.0.{}, 10.1.2.3")) == {201}  # which the second proxy has put there
    assert 429 in newcomers(server, 90, address=ELSEWHERE)


def test_all_doors_together_are_open_to_a_person_so_many_times(new_server):
    server = new_server()
    ada, bob = server.come_in("Ada"), server.come_in("Bob")
    each = int(PER_PERSON.burst) - 10  # so that no single door is enough
    answers = at_one_go(
        server, ada.token, [path for path in ("/api/me", "/api/tables/x", "/api/matches/x") for _ in range(each)]
    )
    assert b"HTTP/1.1 429" in answers
    assert b"retry-after: 1" in answers
    assert send_request(server, "GET", "/api/me", token=bob.token).status == 200


def at_one_go(server: Server, token: str, paths: list[str]) -> bytes:
    """The answers to requests that are sent one right after the other, without waiting."""
    head = f"Host: localhost\r\nAuthorization: Bearer {token}\r\n"
    requests = [f"GET {path} HTTP/1.1\r\n{head}\r\n" for path in paths]
    with socket.create_connection(("localhost", server.port), timeout=30) as line:
        line.sendall("".join([*requests[:-1], requests[-1][:-2], "Connection: close\r\n\r\n"]).encode())
        answers = b""
        while part := line.recv(100_000):
            answers += part
    assert answers.count(b"HTTP/1.1 ") == len(paths)
    return answers


def test_an_address_may_ask_so_many_times_also_for_what_anybody_may_see(new_server):
    server = new_server(REQUESTS_PER_ADDRESS="1")
    assert b"HTTP/1.1 429" in at_one_go(server, "nobody's", ["/api/games", "/api/me", "/", "/nothing", "/healthz"] * 3)
    assert send_request(server, "GET", "/api/games", address=ELSEWHERE).status == 200


FOREIGN = [
    "evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "192.0.2.1",
    "[::2]:80",
    "x",
]


@pytest.mark.parametrize("host", FOREIGN)
def test_a_page_that_has_its_own_name_point_here_is_refused(shared_server, host):
    ada = shared_server.come_in("Ada")
    table = ada.open_table("scout", 2)
    for method, path in [
        ("POST", "/api/people"),
        ("GET", "/api/me"),
        ("POST", "/api/tables"),
        ("GET", "/"),
        ("GET", "/healthz"),
    ]:
        body = None if method == "GET" else {}
        answer = send_request(shared_server, method, path, body, ada.token, Host=host, Origin=f"http://{host}")
        assert (answer.status, answer.error) == (421, "wrong-host"), path
    address = f"ws://localhost:{shared_server.port}/ws/tables/{table.ident}"
    headers = {"Authorization": f"Bearer {ada.token}", "Origin": f"http://{host}"}
    with dial(address.replace("localhost", "127.0.0.1"), additional_headers=headers, proxy=None) as line:
        assert json.loads(line.recv(10))["error"] == "wrong-origin"


def test_a_web_socket_by_a_foreign_name_is_refused(shared_server):
    ada = shared_server.come_in("Ada")
    table = ada.open_table("scout", 2)
    request = (
        f"GET /ws/tables/{table.ident} HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
        f"Authorization: Bearer {ada.token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with socket.create_connection(("localhost", shared_server.port), timeout=30) as line:
        line.sendall(request.encode())
        received = b""
        while part := line.recv(10_000):
            received += part
            if b"wrong-host" in received:
                break
    assert b'"wrong-host"' in received
    assert b'"sight"' not in received


def test_names_that_were_chosen_are_ours(new_server):
    server = new_server(HOSTS="table.example, other.example")
    for host in ("table.example", "TABLE.example.:8443", "other.example:1", "localhost", "127.0.0.1:5", "[::1]:80"):
        answer = send_request(server, *COME_IN, Host=host, Origin=f"https://{host}")
        assert answer.status == 201, host
    refused = send_request(server, *COME_IN, Host="third.example", Accept_Language="de")
    assert "third.example hört dieser Server nicht" in json.loads(refused.body)["say"]


@pytest.mark.parametrize(
    ("listening", "host", "ours"),
    [
        ("localhost", "192.168.0.7:8000", False), ("192.168.0.7", "192.168.0.7:8000", True),
        ("192.168.0.7", "localhost:8000", True), ("0.0.0.0", "192.168.0.7:8000", True), ("::", "[2001:db8::1]:8000", True),
        ("0.0.0.0", "evil.example", False), ("0.0.0.0", "1.2.3.4.evil.example", False), ("localhost", "", True),
    ],
)  # fmt: skip
def test_a_server_goes_by_the_address_it_listens_on(listening, host, ours):
    hosts = Hosts(listening, ())
    if ours:
        hosts.check(host)
    else:
        with pytest.raises(Refusal):
            hosts.check(host)


def test_a_household_is_one_address():
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") != network_of("192.0.2.2")
    assert Proxies(["2001:db8::/32"]).origin("2001:db8::1", "192.0.2.1") == "192.0.2.1"
