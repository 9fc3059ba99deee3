"""Room codes: a few letters that lead to a table for some hours, for friends who can't be sent a link."""

__all__ = ["Codes"]

from sqlalchemy import delete, select, update

from ..table.link import new_code
from .schema import codes, tables
from .store import Store

LIFE = 12 * 3600.0  # seconds for which a code is valid, at least half of them after it was last shown


class Codes:
    """The room codes of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, table: str, now: float) -> str:
        """The code of a table, made if it has none. Those that are no longer valid are deleted, and may come up again."""
        query = select(codes.c.code).where(codes.c.table_id == table, codes.c.until > now + LIFE / 2)
        with self.store.reader.connect() as connection:
            found = connection.execute(query).scalar()
        return str(found) if found else self._renewed(table, now)

    def table(self, code: str, now: float) -> str | None:
        """The table that a code leads to; None if it leads nowhere."""
        query = select(codes.c.table_id).join(tables, tables.c.id == codes.c.table_id)
        query = query.where(codes.c.code == code, codes.c.until > now, tables.c.status != "closed")
        with self.store.reader.connect() as connection:
            found = connection.execute(query).scalar()
        return None if found is None else str(found)

    def _renewed(self, table: str, now: float) -> str:
        until = now + LIFE
        with self.store.writing() as connection:
            connection.execute(delete(codes).where(codes.c.until <= now))
            while True:
                own = update(codes).where(codes.c.table_id == table).values(until=until).returning(codes.c.code)
                if found := connection.execute(own).scalar():
                    return str(found)
                new = {"code": new_code(), "table_id": table, "until": until}
                connection.execute(self.store.insert_new(codes).on_conflict_do_nothing(), new)
