"""Who is at which table, as the processes tell each other through the database."""

__all__ = ["Presence"]

from collections.abc import Collection

from sqlalchemy import delete, func, select

from .schema import presence, times
from .store import Store

FEW = 500  # tables that can be listed in a query

Pair = tuple[str, str]  # a table and a person


class Presence:
    """Each process says for how long the people connected to it count as present; a process that is gone says nothing more."""

    def __init__(self, store: Store) -> None:
        self.process, self.reader = store.origin, store.reader
        self._writing, self._insert = store.writing, store.insert_new

    def note(self, here: Collection[Pair], until: float) -> None:
        """Note until when people who are, or were, connected to this process count as present."""
        if not here:
            return
        rows = [
            {"table_id": table, "person": person, "process": self.process, "until": until}
            for table, person in sorted(here)
        ]
        insert = self._insert(presence)
        later = insert.on_conflict_do_update(
            index_elements=[presence.c.table_id, presence.c.person, presence.c.process],
            set_={"until": insert.excluded.until},
        )
        with self._writing() as connection:
            connection.execute(later, rows)

    def at(self, idents: Collection[str], now: float) -> dict[str, frozenset[str]]:
        """Who is present at each of some tables."""
        found: dict[str, set[str]] = {ident: set() for ident in idents}
        query = select(presence.c.table_id, presence.c.person).where(presence.c.until > now)
        if len(found) <= FEW:
            query = query.where(presence.c.table_id.in_(found))
        with self.reader.connect() as connection:
            for row in connection.execute(query):
                if row.table_id in found:
                    found[row.table_id].add(row.person)
        return {ident: frozenset(people) for ident, people in found.items()}

    def before(self) -> list[Pair]:
        """Who was present when a server on this database last looked at its clock. What is older is forgotten."""
        with self._writing() as connection:
            last = connection.execute(select(func.max(times.c.time))).scalar()
            if last is None:
                return []
            connection.execute(delete(presence).where(presence.c.until < last))
            return [
                (row.table_id, row.person)
                for row in connection.execute(select(presence.c.table_id, presence.c.person).distinct())
            ]
