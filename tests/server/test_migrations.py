"""A database of any earlier version becomes one of the present version, with all that was in it."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Connection, Engine, Float, Integer, LargeBinary, MetaData, Table, func, insert, select

from stammtisch.server.store import migrate as migration
from stammtisch.server.store.database import connect
from stammtisch.server.store.migrate import is_present, migrate, present_version
from stammtisch.server.store.schema import metadata
from stammtisch.server.store.store import Store
from tests.server.playing import at_once

FOLDER = Path(migration.__file__).with_name("migrations")
PASSING = "presence"  # says who was there a moment ago, and needn't be carried over
VERSIONS = [each.revision for each in ScriptDirectory(str(FOLDER)).walk_revisions()][::-1]


@pytest.fixture
def engine(database) -> Engine:
    engine = connect(database)
    yield engine
    engine.dispose()


def tables_of(connection: Connection) -> list[Table]:
    """The tables as they are, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def something(column: Any) -> Any:
    """A value for a column; every key is the same, so that rows may refer to each other."""
    if isinstance(column.type, LargeBinary):
        return b"x"
    return True if isinstance(column.type, Boolean) else 7 if isinstance(column.type, (Integer, Float)) else "x"


def fill(connection: Connection) -> None:
    """Put a row into every table."""
    for table in tables_of(connection):
        connection.execute(insert(table).values({column.name: something(column) for column in table.columns}))


def differences(connection: Connection) -> list[Any]:
    """How the database differs from what the code expects."""
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return compare_metadata(context, metadata)


def test_a_database_is_known_to_be_of_the_present_version(engine):
    assert present_version() == VERSIONS[-1]
    assert not is_present(engine)
    migrate(engine)
    assert is_present(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0000'")
    assert not is_present(engine)


@pytest.mark.parametrize("version", VERSIONS)
def test_what_was_in_an_earlier_version_is_in_the_present_one(engine, version):
    migrate(engine, version)
    with engine.begin() as connection:
        fill(connection)
        before = {table.name for table in tables_of(connection)}
    migrate(engine)
    with engine.connect() as connection:
        assert differences(connection) == []
        left = [table for table in tables_of(connection) if table.name in before - {PASSING}]
        assert len(left) >= 5
        for table in left:
            assert connection.execute(select(func.count()).select_from(table)).scalar() == 1, table.name


def test_a_command_that_was_carried_out_before_a_move_was_one_row_is_still_known(engine):
    migrate(engine, "0001")
    with engine.begin() as connection:
        before = {table.name: table for table in tables_of(connection)}
        table = {"id": "t", "game": "scout", "players": 2, "public": True, "status": "waiting", "free": 2, "seq": 4}
        connection.execute(insert(before["tables"]).values(**table, touched=1.0, bots=False, thinking=0.0))
        for seq, at in enumerate((1.0, 2.0, 2.0, 3.0)):
            connection.execute(insert(before["entries"]).values(table_id="t", seq=seq, at=at, body=str(seq)))
        for person, at in (("ada", 2.0), ("bob", 3.0)):
            asked = {"table_id": "t", "person": person, "id": "1", "answer": person.upper(), "at": at}
            connection.execute(insert(before["commands"]).values(**asked))
    migrate(engine)
    store = Store(engine)
    assert store.lengths(["t"]) == {"t": 4}
    assert [(row.command, row.answer) for row in store.entries("t")] == [
        (None, None), ("ada 1", "ADA"), (None, None), ("bob 1", "BOB"),
    ]  # fmt: skip


def test_versions_follow_each_other():
    script = ScriptDirectory(str(FOLDER))
    assert len(script.get_heads()) == 1
    assert sorted(VERSIONS) == VERSIONS


def test_processes_that_start_together_migrate_once(database):
    engines = [connect(database) for _ in range(4)]
    assert at_once(*(partial(migrate, each) for each in engines)) == [None] * 4
    with engines[0].connect() as connection:
        assert differences(connection) == []
    for each in engines:
        each.dispose()
