"""What time it was for the servers on this database, by the machine they ran on."""

__all__ = ["Times"]

from sqlalchemy import select

from .schema import times
from .store import Store


class Times:
    """Each machine notes its time together with its uptime, which no wrong clock can change."""

    def __init__(self, store: Store) -> None:
        self.reader, self._writing, self._insert = store.reader, store.writing, store.insert_new

    def note(self, boot: str, uptime: float, time: float) -> None:
        """Note what time it is on a machine."""
        insert = self._insert(times).values(boot=boot, uptime=uptime, time=time)
        latest = {"uptime": insert.excluded.uptime, "time": insert.excluded.time}
        with self._writing() as connection:
            connection.execute(insert.on_conflict_do_update(index_elements=[times.c.boot], set_=latest))

    def last(self, boot: str) -> tuple[float, float] | None:
        """The last uptime and time that were noted since a machine was started."""
        with self.reader.connect() as connection:
            row = connection.execute(select(times.c.uptime, times.c.time).where(times.c.boot == boot)).one_or_none()
            return None if row is None else (row.uptime, row.time)
