"""Bots that search are told to be warming up as long as their game isn't compiled."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from stammtisch.engine.compiler import cache_folder
from tests.server import FreshServer, Server, sqlite
from tests.server.test_sockets import connect_to, hear

PATIENCE = 300  # seconds: compiling has the lowest priority on the machine


@contextmanager
def cold_server(tmp_path: Path) -> Iterator[Server]:
    """A server that believes no game to be compiled. It compiles them one after the other, with most of the work done before."""
    cache = tmp_path / "cache" / cache_folder().name
    shutil.copytree(cache_folder(), cache)
    for mark in cache.glob("*.ready"):
        mark.unlink()
    server = FreshServer(sqlite(tmp_path), STAMMTISCH_CACHE=str(cache.parent))
    yield server
    server.close()


def test_everyone_at_the_table_is_told_which_levels_are_warming_up_and_when_they_are_done(tmp_path):
    with cold_server(tmp_path) as server:
        client = server.come_in("Ada")
        table = client.open_table("alhambra", 2, seats=[{}, {"bot": "master"}])
        with connect_to(table, 0) as connection:
            assert hear(connection, "warming") == {"warming": ["veteran", "master"]}
            table.start()  # nobody waits for it
            assert [each["kind"] for each in hear(connection, "happened")["happened"]] == ["started"]
            message = {}
            while "warming" not in message:
                message = json.loads(connection.recv(PATIENCE))
            assert message == {"warming": []}
        with connect_to(table, 0) as connection:
            assert "sight" in json.loads(connection.recv(20))
            client.table(table.ident).do("say", text="hello")
            assert "warming" not in json.loads(connection.recv(20))
