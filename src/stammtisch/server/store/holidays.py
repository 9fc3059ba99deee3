"""The holidays of people."""

__all__ = ["Holidays"]

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, insert, select, update

from ..table.holidays import Holiday, check_holiday
from .schema import holidays, people
from .store import Store


class Holidays:
    """Each is a row: whose, from when, until when."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, everyone: Collection[str], since: float = 0.0) -> dict[str, list[Holiday]]:
        """The holidays of some people that end after a time, in their order."""
        found: dict[str, list[Holiday]] = {person: [] for person in everyone}
        with self.store.reader.connect() as connection:
            for person, holiday in self._read(connection, everyone, since):
                found[person].append(holiday)
        return found

    def add(self, person: str, wanted: Holiday, now: float) -> None:
        """Plan a holiday. Raises Refusal."""
        with self.store.writing() as connection:
            # One after the other, also at several processes: each has to see the holidays that were planned before.
            connection.execute(update(people).where(people.c.id == person).values(seen=now))
            others = [holiday for _, holiday in self._read(connection, [person], 0.0)]
            check_holiday(wanted, others, now)
            connection.execute(insert(holidays).values(**wanted._asdict(), person=person))

    def end(self, person: str, ident: str, now: float) -> bool:
        """End a holiday, or drop it if it hasn't begun; returns whether there was such a one."""
        which = (holidays.c.person == person, holidays.c.id == ident, holidays.c.until > now)
        with self.store.writing() as connection:
            dropped = connection.execute(delete(holidays).where(*which, holidays.c.since >= now)).rowcount
            ended = connection.execute(update(holidays).where(*which).values(until=now)).rowcount
        return bool(dropped or ended)

    def _read(self, connection: Any, everyone: Collection[str], since: float) -> list[tuple[str, Holiday]]:
        columns = (holidays.c.person, holidays.c.id, holidays.c.since, holidays.c.until)
        query = select(*columns).where(holidays.c.person.in_(everyone), holidays.c.until > since)
        return [(row.person, Holiday(*row[1:])) for row in connection.execute(query.order_by(holidays.c.since))]
