"""For those who run a server: figures that tell no secrets, and readiness that tells the truth."""

import asyncio
import http.client
import itertools
import re
import resource
import sqlite3
import time
from contextlib import closing
from urllib.request import urlopen

import pytest

from stammtisch.client import Refused
from stammtisch.server.runtime.readiness import Readiness
from stammtisch.server.store.opening import open_database
from stammtisch.server.store.store import Store
from tests.server import Server, sqlite
from tests.server.raw_requests import friends_at, send_request


def figures(server: Server) -> str:
    """What Prometheus would be told."""
    found = re.search(r"figures are at (http://\S+/metrics)", server.logged())
    assert found
    with urlopen(found[1], timeout=30) as answer:
        return answer.read().decode()


@pytest.fixture
def measured(tmp_path):
    server = Server(sqlite(tmp_path), STAMMTISCH_METRICS="127.0.0.1:0")
    yield server
    server.close()


def test_figures_are_not_for_strangers(shared_server):
    answer = send_request(shared_server, "GET", "/metrics")
    assert "text/html" in answer.headers["content-type"]  # the page, as at any address that people see
    assert b"stammtisch_" not in answer.body


def test_no_figure_tells_of_a_move_that_nobody_sees(measured):
    ada, bob, eve = friends_at(measured, 3)
    table = ada.open_table("score5", 2)
    bob.table(table.ident).sit(1)
    table.start()
    single = [move for move in table.look(0)["sight"]["match"]["moves"] if len(move.get("cards", ())) == 1]
    before, first, second = figures(measured), *single[:2]
    table.play(0, first)
    assert figures(measured) != before  # everybody sees that something lies there
    bob.table(table.ident).play(1, "bid nothing")
    bob.close()
    eve.table(table.ident).look()  # so that her connection counts before the first look at the figures
    for number in range(20):
        before, seen = figures(measured), eve.table(table.ident).look()["n"]
        table.play(0, [second, first][number % 2])
        assert eve.table(table.ident).look()["n"] == seen  # a spectator has seen nothing
        assert figures(measured) == before


def test_figures_say_how_much_there_is_and_whether_it_can_work(measured):
    told = figures(measured)
    for name in (
        "connections",
        "watchers",
        "tables_in_memory",
        "moves_total",
        "ready",
        'refused_total{limit="address"}',
    ):
        assert re.search(rf"^stammtisch_{re.escape(name)} \d", told, re.MULTILINE), name


@pytest.fixture
def troubled(tmp_path):
    """A server whose trouble is its database, and no defect."""
    server = Server(sqlite(tmp_path))
    yield server
    server.close()


def status(server: Server, path: str) -> int:
    """The status of an answer that may be a 503."""
    with closing(http.client.HTTPConnection("localhost", server.port, timeout=30)) as line:
        line.request("GET", path)
        answer = line.getresponse()
        assert answer.read() in (b"alive\n", b"ready\n", b"not ready\n")  # strangers aren't told more
        return answer.status


def until_status(server: Server, path: str, wanted: int) -> None:
    """Wait until it has that status."""
    for _ in range(100):
        if status(server, path) == wanted:
            return
        time.sleep(0.2)
    raise AssertionError(server.logged())


def test_a_server_whose_disk_is_full_is_alive_but_not_ready_and_says_why_once(troubled):
    (ada,) = friends_at(troubled, 1)
    table = ada.open_table("scout", 2)
    assert (status(troubled, "/healthz"), status(troubled, "/readyz")) == (200, 200)
    resource.prlimit(troubled.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    until_status(troubled, "/readyz", 503)
    ada.patience = 0.5
    with pytest.raises((Refused, OSError)):
        table.do("react", reaction="🍻")
    for _ in range(3):
        assert (status(troubled, "/healthz"), status(troubled, "/readyz")) == (200, 503)
    told = re.findall(r"nothing can be stored: [^\"]*", troubled.logged())
    assert len(told) == len(set(told)) > 0
    assert re.search("full|disk", told[0])
    resource.prlimit(troubled.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    until_status(troubled, "/readyz", 200)
    ada.patience = 30
    table.do("react", reaction="🍻")
    assert table.look(0)["happened"][-1]["kind"] == "reacted"


def test_a_server_whose_database_is_locked_by_another_program_is_not_ready(troubled):
    with closing(sqlite3.connect(troubled.database.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert (status(troubled, "/readyz"), status(troubled, "/healthz")) == (503, 200)
        other.execute("ROLLBACK")
    until_status(troubled, "/readyz", 200)


def test_everybody_who_asks_while_it_is_tried_is_answered(tmp_path):
    hours = itertools.count(0.0, 3600.0)
    readiness = Readiness(
        Store(open_database(sqlite(tmp_path))), clock=lambda: next(hours)
    )  # no answer is good for long

    async def ask_again_and_again() -> list[bool]:
        return [await readiness.is_ready() for _ in range(20)]

    async def everybody() -> list[list[bool]]:
        return await asyncio.gather(*(ask_again_and_again() for _ in range(5)))

    assert asyncio.run(everybody()) == [[True] * 20] * 5
