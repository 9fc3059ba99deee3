"""Brings a database, whether new or of an earlier version, up to date."""

__all__ = ["NewerDatabase", "is_present", "migrate", "present_version"]

from pathlib import Path

from sqlalchemy import Engine, inspect

MIGRATIONS = Path(__file__).with_name("migrations")


class NewerDatabase(Exception):
    """The database belongs to a later version of Stammtisch."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(found, known)
        self.found, self.known = found, known


def migrate(engine: Engine, to: str = "head") -> None:
    """Run the migrations that are missing. Processes that start at the same time wait for each other. Raises NewerDatabase."""
    if to != "head" or not is_present(engine):
        _upgrade(engine, to)


def is_present(engine: Engine) -> bool:
    """Whether a database is up to date. Most are, and then a server needn't load Alembic when it starts. Raises NewerDatabase."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return False
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
    if found and max(found) > present_version():
        raise NewerDatabase(max(found), present_version())
    return found == [present_version()]


def present_version() -> str:
    """The number of the last migration, with which the name of its file begins."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def _upgrade(engine: Engine, to: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(5551001)")
        config.attributes["connection"] = connection
        command.upgrade(config, to)
