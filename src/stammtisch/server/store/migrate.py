"""Brings a database, new or of an earlier version, to the present one."""

__all__ = ["migrate"]

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def migrate(engine: Engine, to: str = "head") -> None:
    """Carry out what is missing. Processes that start together wait for each other."""
    if engine.url.database and engine.dialect.name == "sqlite" and engine.url.database != ":memory:":
        Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(5551001)")
        config.attributes["connection"] = connection
        command.upgrade(config, to)
