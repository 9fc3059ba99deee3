"""Connections: nobody can have so many, or keep them so long, that others find no room."""

import json
import select
import socket
import time
from contextlib import ExitStack, closing

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect as dial

from tests.server import Server, sqlite
from tests.server.raw_requests import send_request

ELSEWHERE = "127.0.0.2"  # loopback has many addresses
HALVES = {
    "nothing": b"",
    "half a line": b"GET /heal",
    "half the headers": b"POST /api/people HTTP/1.1\r\nHost: localhost\r\n",
    "half a body": b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    "half a second request": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /heal",
    "half an upgrade": b"GET /ws/tables/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server that takes ten connections from an address, and waits for a second."""
    limits = {"STAMMTISCH_CONNECTIONS_PER_ADDRESS": "10", "STAMMTISCH_REQUEST_SECONDS": "1"}
    server = Server(sqlite(tmp_path_factory.mktemp("strict")), **limits)
    yield server
    server.close()


def connection(server: Server, address: str = ELSEWHERE) -> socket.socket:
    return socket.create_connection(("localhost", server.port), timeout=30, source_address=(address, 0))


def is_cut(line: socket.socket) -> bool:
    """Whether the server hangs up, if one waits for it."""
    try:
        while line.recv(10_000):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_a_request_that_never_comes_in_full_is_not_waited_for(strict, half):
    with closing(connection(strict)) as line:
        line.sendall(half)
        assert is_cut(line)


def test_a_request_that_comes_byte_by_byte_is_not_waited_for(strict):
    with closing(connection(strict)) as line:
        line.sendall(HALVES["half a body"])
        with pytest.raises(ConnectionError):  # noqa: PT012
            for _ in range(100):
                time.sleep(0.1)
                line.sendall(b" ")


def test_half_sent_requests_leave_room_for_others_and_for_their_own_neighbours(strict):
    with ExitStack() as stack:
        for number in range(300):
            line = stack.enter_context(closing(connection(strict)))
            line.sendall(list(HALVES.values())[number % len(HALVES)])
        for address in ("127.0.0.1", ELSEWHERE):
            assert send_request(strict, "GET", "/healthz", address=address).status == 200
            assert send_request(strict, "POST", "/api/people", {"name": "Ada"}, address=address).status == 201


def test_an_answer_that_nobody_reads_is_not_kept(strict):
    request = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(30)
        line.bind((ELSEWHERE, 0))
        line.connect(("127.0.0.1", strict.port))
        line.sendall(request * 20_000)
        cut = select.poll()
        cut.register(line, select.POLLHUP)  # nothing is read
        assert cut.poll(30_000)


def test_one_address_has_so_many_web_sockets_and_others_have_theirs(strict):
    ada = strict.come_in("Ada")
    table = ada.open_table("scout", 2)
    address = f"ws://localhost:{strict.port}/ws/tables/{table.ident}"
    headers = {"Authorization": f"Bearer {ada.token}"}

    def watch(source: str):
        return dial(address, additional_headers=headers, proxy=None, source_address=(source, 0))

    with ExitStack() as stack:
        lines = [stack.enter_context(watch(ELSEWHERE)) for _ in range(10)]
        for line in lines:
            assert "sight" in json.loads(line.recv(10))
        with pytest.raises(InvalidStatus) as refused:
            watch(ELSEWHERE)
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body)["error"] == "too-many-connections"
        assert "sight" in json.loads(stack.enter_context(watch("127.0.0.3")).recv(10))
        lines[0].close()
        assert "sight" in json.loads(stack.enter_context(watch(ELSEWHERE)).recv(10))
