"""The devices of people. Each has a token of its own; a link adds one, a recovery sentence brings back somebody who lost all."""

__all__ = ["Device", "Devices", "Newcomer"]

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from ..table.refusal import Refusal
from .append import TOKEN, notify
from .schema import device_links, devices, people
from .store import Person, Store

MOST = 20  # devices of a person
FEW = 500  # people that can be listed in a query


@dataclass(frozen=True)
class Device:
    """A device of a person."""

    id: str
    name: str
    created: float
    seen: float


@dataclass(frozen=True)
class Newcomer:
    """A device that wants to become somebody's. `known_as` is whose it has been so far, which it gives up only if it says so."""

    token_hash: bytes
    name: str
    known_as: Person | None
    instead: bool


class Devices:
    """The devices of all people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, person: str) -> list[Device]:
        """The devices of a person, the last one seen first."""
        query = select(devices.c.id, devices.c.name, devices.c.created, devices.c.seen).where(
            devices.c.person == person
        )
        with self.store.reader.connect() as connection:
            return [Device(*row) for row in connection.execute(query.order_by(devices.c.seen.desc(), devices.c.id))]

    def token_hashes(self, idents: Collection[str]) -> dict[str, set[bytes]]:
        """The hashes of some people's tokens."""
        found: dict[str, set[bytes]] = {ident: set() for ident in idents}
        everyone = list(found)
        with self.store.reader.connect() as connection:
            for first in range(0, len(everyone), FEW):
                query = select(devices.c.person, devices.c.token_hash)
                for row in connection.execute(query.where(devices.c.person.in_(everyone[first : first + FEW]))):
                    found[row.person].add(bytes(row.token_hash))
        return found

    # ---- Signing out ----

    def sign_out(self, person: str, device: str) -> bytes | None:
        """End a device; returns the hash of its token, or None if the person has no such device. Every process is told."""
        ended = self._end(person, devices.c.id == device)
        return ended[0] if ended else None

    def sign_out_others(self, person: str, device: str) -> list[bytes]:
        """End all devices of a person but this one; returns the hashes of their tokens. Every process is told."""
        return self._end(person, devices.c.id != device)

    def _end(self, person: str, which: Any) -> list[bytes]:
        with self.store.writing() as connection:
            return self._delete(connection, person, which)

    def _delete(self, connection: Connection, person: str, which: Any) -> list[bytes]:
        ending = delete(devices).where(devices.c.person == person, which).returning(devices.c.token_hash)
        ended = [bytes(each) for each in connection.execute(ending).scalars()]
        notify(connection, self.store.origin, [f"{TOKEN} {person} {each.hex()}" for each in ended])
        return ended

    # ---- Adding one ----

    def make_link(self, person: str, link_hash: bytes, until: float) -> None:
        """Let one more device in by a link until then. The link before it is no longer valid."""
        with self.store.writing() as connection:
            connection.execute(delete(device_links).where(device_links.c.person == person))
            connection.execute(insert(device_links).values(person=person, hash=link_hash, until=until))

    def add_by_link(self, link_hash: bytes, newcomer: Newcomer, now: float) -> Person:
        """Add a device to the person who made a link, which is used up by that. Raises Refusal, and the link stays valid."""
        with self.store.writing() as connection:
            using = delete(device_links).where(device_links.c.hash == link_hash, device_links.c.until > now)
            person = connection.execute(using.returning(device_links.c.person)).scalar_one_or_none()
            if person is None:
                raise Refusal("device-link-wrong", 404)
            return self._add(connection, person, newcomer, now)

    def add_by_recovery(self, recovery: bytes, newcomer: Newcomer, now: float) -> Person:
        """Add a device to the person who has this recovery sentence. Raises Refusal."""
        with self.store.writing() as connection:
            query = select(people.c.id).where(people.c.recovery == recovery)
            person = connection.execute(query).scalar_one_or_none()
            if person is None:
                raise Refusal("recovery-wrong", 404)
            return self._add(connection, person, newcomer, now)

    def _add(self, connection: Connection, person: str, newcomer: Newcomer, now: float) -> Person:
        before = newcomer.known_as
        if before and before.id == person:
            raise Refusal("device-known")
        if before and not newcomer.instead:
            raise Refusal("device-taken", name=before.name)
        query = select(func.count()).where(devices.c.person == person)
        if connection.execute(query).scalar_one() >= MOST:
            raise Refusal("too-many-devices", limit=MOST)
        if before:
            self._delete(connection, before.id, devices.c.id == before.device)
        device = secrets.token_urlsafe(12)
        values = {"id": device, "person": person, "token_hash": newcomer.token_hash, "name": newcomer.name}
        connection.execute(insert(devices).values(**values, created=now, seen=now))
        connection.execute(update(people).where(people.c.id == person).values(seen=now))
        row = connection.execute(select(people.c.name, people.c.language).where(people.c.id == person)).one()
        return Person(person, row.name, row.language, device=device)

    # ---- What else belongs to a person on every device ----

    def set_recovery(self, person: str, recovery: bytes, now: float) -> None:
        """Remember a person's recovery sentence, by its hash. The one before it is no longer valid."""
        self._set(person, recovery=recovery, recovery_made=now)

    def recovery_made(self, person: str) -> float | None:
        """When a person made their recovery sentence; None if they have none."""
        made: float | None = self._get(person, people.c.recovery_made)
        return made

    def set_likes(self, person: str, likes: str) -> None:
        """Store what the page remembers for a person, as JSON."""
        self._set(person, likes=likes)

    def likes(self, person: str) -> str:
        """What the page remembers for a person, as JSON."""
        return self._get(person, people.c.likes) or "{}"

    def _get(self, person: str, column: Any) -> Any:
        with self.store.reader.connect() as connection:
            return connection.execute(select(column).where(people.c.id == person)).scalar()

    def _set(self, person: str, **values: Any) -> None:
        with self.store.writing() as connection:
            connection.execute(update(people).where(people.c.id == person).values(**values))
