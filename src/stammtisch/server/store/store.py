"""Reading from and writing to the database. Each function is one transaction; they block, so the server calls them in threads."""

__all__ = ["UNREACHABLE", "Person", "Store"]

import secrets
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, text, update
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from ..table import log
from ..table.reading import StoredEntry
from .append import CHANNEL, GONE, PERSON, NewEntries, TableRow, append, notify
from .database import connect_for_reading
from .health import Unwritable, WriteHealth
from .schema import devices, entries, finished, members, notices, people, results, speakers, tables

HOUR = 3600
DAY = 24 * HOUR
UNREACHABLE = (OperationalError, InterfaceError, NoConnection, Unwritable)  # trying again later may help


@dataclass(frozen=True)
class Person:
    """Somebody with a token."""

    id: str
    name: str
    language: str
    banned: bool = False
    muted: bool = False
    device: str = ""  # whose token was used


class Store:
    """The database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.origin = secrets.token_hex(8)  # by which we recognise notices of our own
        self.others_listen = True  # other processes, as far as we know
        self.reader = connect_for_reading(engine)
        self.health = WriteHealth()
        self.is_postgresql = engine.dialect.name == "postgresql"
        self.insert_new = import_module(
            f"sqlalchemy.dialects.{engine.dialect.name}"
        ).insert  # so only one of the two is loaded

    @property
    def listener(self) -> str:
        """The name by which others find the connection over which this process listens."""
        return f"{CHANNEL} {self.origin}"

    # ---- Tables ----

    def append(self, together: Sequence[NewEntries]) -> None:
        """Write new entries of some tables. Raises Conflict if one of them has others already, and changes nothing then."""
        with self.writing() as connection:
            self.write(connection, together)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes."""
        with self.health.watching(), self.engine.begin() as connection:
            yield connection

    def write(self, connection: Connection, together: Sequence[NewEntries]) -> None:
        """The same in a transaction of the caller's, who has to roll it back if this raises Conflict."""
        append(connection, together, self.insert_new)
        if self.others_listen:
            notify(connection, self.origin, [f"{new.table} {new.length}" for new in together])

    def entries(self, table: str, since: int = 0) -> list[StoredEntry]:
        """The log of a table from entry number `since` on."""
        columns = (entries.c.seq, entries.c.at, entries.c.body, entries.c.command, entries.c.answer)
        query = select(*columns).where(entries.c.table_id == table, entries.c.seq >= since).order_by(entries.c.seq)
        with self.reader.connect() as connection:
            return [StoredEntry(*row) for row in connection.execute(query)]

    def lengths(self, idents: Sequence[str]) -> dict[str, int]:
        """How many entries the logs of some tables have."""
        if not idents:
            return {}
        last = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        with self.reader.connect() as connection:
            found = connection.execute(select(tables.c.id, (last + 1).label("length")).where(tables.c.id.in_(idents)))
            return {row.id: row.length for row in found}

    def open_tables(self, limit: int = 50) -> list[str]:
        """The public tables that aren't over or closed, the latest first."""
        with self.reader.connect() as connection:
            query = select(tables.c.id).where(tables.c.public, tables.c.status.in_(("waiting", "playing")))
            return list(connection.execute(query.order_by(tables.c.touched.desc()).limit(limit)).scalars())

    def tables_of(self, person: str, limit: int = 50) -> list[str]:
        """The tables where a person sits or sat, the latest first."""
        query = select(tables.c.id).join(members, members.c.table_id == tables.c.id)
        query = query.where(members.c.person == person, tables.c.status != "closed")
        with self.reader.connect() as connection:
            return list(connection.execute(query.order_by(tables.c.touched.desc()).limit(limit)).scalars())

    def tables_with_talk_of(self, person: str, limit: int = 50) -> list[str]:
        """The open tables where a person has said something, the latest first."""
        query = select(tables.c.id).join(speakers, speakers.c.table_id == tables.c.id)
        query = query.where(speakers.c.person == person, tables.c.status != "closed")
        with self.reader.connect() as connection:
            return list(connection.execute(query.order_by(tables.c.touched.desc()).limit(limit)).scalars())

    def rows_of(self, person: str, limit: int = 200) -> dict[str, TableRow]:
        """What the list says about the tables where a person sits or sat and something can happen, the latest first."""
        columns = [tables.c[name] for name in TableRow.__struct_fields__]
        query = select(tables.c.id, *columns).join(members, members.c.table_id == tables.c.id)
        query = query.where(members.c.person == person, tables.c.status.not_in(("over", "closed")))
        with self.reader.connect() as connection:
            found = connection.execute(query.order_by(tables.c.touched.desc()).limit(limit))
            return {row.id: TableRow(*row[1:]) for row in found}

    def open_tables_of(self, host: str) -> int:
        """How many tables a person has opened that aren't closed."""
        query = select(func.count()).where(tables.c.host == host, tables.c.status != "closed")
        with self.reader.connect() as connection:
            return connection.execute(query).scalar_one()

    def late(self, now: float, limit: int = 100) -> list[str]:
        """The tables where somebody has run out of time."""
        with self.reader.connect() as connection:
            return list(connection.execute(select(tables.c.id).where(tables.c.due <= now).limit(limit)).scalars())

    def listed(self, idents: Collection[str]) -> dict[str, Any]:
        """What the list says about some tables."""
        with self.reader.connect() as connection:
            found = connection.execute(select(tables).where(tables.c.id.in_(idents))).mappings()
            return {row["id"]: row for row in found}

    def is_member(self, table: str, person: str) -> bool:
        """Whether a person sits or sat at a table."""
        query = select(members).where(members.c.table_id == table, members.c.person == person)
        with self.reader.connect() as connection:
            return connection.execute(query).first() is not None

    def set_aside(self, table: str, why: str) -> None:
        """Mark a table that can't be played on, so that no process waits for its bots and clocks."""
        with self.writing() as connection:
            marked = update(tables).where(tables.c.id == table, tables.c.status.not_in((why, "closed")))
            connection.execute(marked.values(status=why, due=None, turns="{}", bots=False, thinker=None, thinking=0.0))

    def relist(self, table: str, row: TableRow) -> None:
        """Correct what the list says about a table."""
        with self.writing() as connection:
            connection.execute(update(tables).where(tables.c.id == table).values(**msgspec.structs.asdict(row)))
            self.tell(connection, [f"{GONE} {table}"])

    def close(self, table: str, now: float) -> bool:
        """Close a table, whatever state its log is in; returns whether it was open. Every process is told."""
        with self.writing() as connection:
            closed = update(tables).where(tables.c.id == table, tables.c.status != "closed")
            if not connection.execute(closed.values(status="closed", due=None, bots=False, free=0)).rowcount:
                return False
            seq = connection.execute(select(func.max(entries.c.seq)).where(entries.c.table_id == table)).scalar()
            seq = -1 if seq is None else seq
            closing = {"table_id": table, "seq": seq + 1, "at": now, "body": log.encode(log.Closed())}
            connection.execute(insert(entries).values(closing))
            self.tell(connection, [f"{table} {seq + 2}"])
        return True

    def tell(self, connection: Connection, news: Sequence[str]) -> None:
        """Notify all servers on this database, whichever it is."""
        notify(connection, self.origin, news)
        if not self.is_postgresql:
            connection.execute(insert(notices), [{"at": time.time(), "news": each} for each in news])

    def notices_since(self, number: int | None) -> tuple[int, list[str]]:
        """What `tell` has told over SQLite after notice `number`, and the number of the last one; without it, only that."""
        with self.reader.connect() as connection:
            last = connection.execute(select(func.coalesce(func.max(notices.c.id), 0))).scalar_one()
            if number is None or last <= number:
                return last, []
            query = select(notices.c.news).where(notices.c.id > number, notices.c.id <= last).order_by(notices.c.id)
            return last, list(connection.execute(query).scalars())

    # ---- People ----

    def add_person(self, person: Person, token_hash: bytes, now: float, device_name: str = "") -> None:
        """Add a person with their first device."""
        device = {"id": person.device or secrets.token_urlsafe(12), "person": person.id, "name": device_name}
        with self.writing() as connection:
            values = {"id": person.id, "name": person.name, "language": person.language}
            connection.execute(insert(people).values(**values, created=now, seen=now))
            connection.execute(insert(devices).values(**device, token_hash=token_hash, created=now, seen=now))

    def person_by_token(self, token_hash: bytes, now: float, patience: float) -> Person | None:
        """Who has this token; None if their device was away for more than `patience` seconds. A visit is noted once an hour."""
        columns = (people.c.id, people.c.name, people.c.language, people.c.banned, people.c.muted)
        query = select(*columns, devices.c.id.label("device"), devices.c.seen).join(
            devices, devices.c.person == people.c.id
        )
        query = query.where(devices.c.token_hash == token_hash)
        with self.reader.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None or row.seen < now - patience:
            return None
        if row.seen < now - HOUR and not self.health.cause:
            with suppress(*UNREACHABLE), self.writing() as connection:
                connection.execute(update(people).where(people.c.id == row.id).values(seen=now))
                connection.execute(update(devices).where(devices.c.id == row.device).values(seen=now))
        return Person(row.id, row.name, row.language, row.banned is not None, row.muted is not None, row.device)

    def rename(self, person: Person, now: float) -> None:
        """Store a new name or language."""
        with self.writing() as connection:
            values = {"name": person.name, "language": person.language, "seen": now}
            connection.execute(update(people).where(people.c.id == person.id).values(**values))
            notify(connection, self.origin, [f"{PERSON} {person.id}"])

    # ---- Finished matches ----

    def finished_matches(self, person: str | None, limit: int = 50) -> list[Any]:
        """The finished matches of a person, or the public ones, the latest first."""
        query = select(
            finished.c.id, finished.c.table_id, finished.c.game, finished.c.players, finished.c.ended, finished.c.names,
            finished.c.scores, finished.c.winners,
        )  # fmt: skip
        if person is None:
            query = query.where(finished.c.public)
        else:
            played = select(results.c.match_id).where(results.c.person == person)
            query = query.where(finished.c.id.in_(played) | (finished.c.owner == person))
        with self.reader.connect() as connection:
            return list(connection.execute(query.order_by(finished.c.ended.desc()).limit(limit)).mappings())

    def finished_match(self, ident: str) -> Any:
        """One finished match with its document; None if there is none."""
        with self.reader.connect() as connection:
            return connection.execute(select(finished).where(finished.c.id == ident)).mappings().one_or_none()

    def add_finished(self, row: dict[str, Any], person: str) -> None:
        """Store a match that was finished elsewhere."""
        with self.writing() as connection:
            connection.execute(insert(finished).values(**row, owner=person))

    def stored_by(self, person: str) -> int:
        """How many bytes of match files a person has stored."""
        query = select(func.coalesce(func.sum(finished.c.size), 0)).where(finished.c.owner == person)
        with self.reader.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def do_others_listen(self) -> bool:
        """Whether another process wants to be notified of what we write. For PostgreSQL only."""
        query = """SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()
            AND starts_with(application_name, :channel) AND application_name <> :own)"""
        with self.reader.connect() as connection:
            known = {"channel": f"{CHANNEL} ", "own": self.listener}
            return bool(connection.execute(text(query), known).scalar())

    def try_writing(self) -> None:
        """Raises an error if nothing can be stored. It takes space, as everything that is stored does."""
        with self.writing() as connection:
            connection.execute(insert(notices).values(at=time.time(), news=""))
            connection.execute(delete(notices).where(notices.c.news == ""))

    def answers(self) -> None:
        """Raises an error if the database doesn't answer."""
        with self.reader.connect() as connection:
            connection.execute(text("SELECT 1"))
