"""What can be done about a person: ban, mute, and delete with all that is theirs."""

__all__ = ["Nobody", "ban", "delete_person", "mute"]

import json
import time
from typing import Any

from sqlalchemy import Connection, delete, select, update

from ...match.errors import StammtischError
from ..store.append import GONE, PERSON, TOKEN
from ..store.results import forget
from ..store.schema import entries, finished, members, met, people, presence, speakers
from ..store.store import Store

NAMELESS = "…"  # what the logs say instead of the name


class Nobody(StammtischError):
    """There is nobody with that id."""

    def __init__(self, person: str) -> None:
        super().__init__("admin-nobody", value=person[:40])


def ban(store: Store, person: str, banned: bool = True) -> None:
    """Let somebody in no more, or again. Their connections are cut at once. Raises Nobody."""
    _mark(store, person, "banned", time.time() if banned else None, TOKEN)


def mute(store: Store, person: str, muted: bool = True) -> None:
    """Let somebody talk no more, or again. Raises Nobody."""
    _mark(store, person, "muted", time.time() if muted else None, PERSON)


def _mark(store: Store, person: str, column: str, value: float | None, notice: str) -> None:
    with store.writing() as connection:
        if not connection.execute(update(people).where(people.c.id == person).values({column: value})).rowcount:
            raise Nobody(person)
        store.tell(connection, [f"{notice} {person}"])


def delete_person(store: Store, person: str) -> int:
    """Delete a person with all that is theirs: the token, match files; their names and what they said
    are blotted out of the logs of others. Returns how many entries that were. Raises Nobody.
    """
    with store.writing() as connection:
        if not connection.execute(delete(people).where(people.c.id == person)).rowcount:
            raise Nobody(person)
        forget(connection, person, time.time())
        connection.execute(delete(met).where(met.c.other == person))
        store.tell(connection, [f"{TOKEN} {person}"])
    changed = 0
    for table in _tables_with(store, person):
        with store.writing() as connection:
            changed += _blot_out(connection, table, person)
            for each in (presence, members, speakers):
                connection.execute(delete(each).where(each.c.table_id == table, each.c.person == person))
            store.tell(connection, [f"{GONE} {table}"])
    return changed


def _tables_with(store: Store, person: str) -> list[str]:
    """The tables whose logs name a person: also those where they only watched and talked."""
    with store.reader.connect() as connection:
        named = select(entries.c.table_id).where(entries.c.body.contains(person, autoescape=True)).distinct()
        return list(connection.execute(named).scalars())


def _blot_out(connection: Connection, table: str, person: str) -> int:
    query = select(entries.c.seq, entries.c.body).where(
        entries.c.table_id == table, entries.c.body.contains(person, autoescape=True)
    )
    names, changed = set(), 0
    for seq, body in connection.execute(query).all():
        try:
            entry = json.loads(body)
        except ValueError:
            continue  # a damaged entry
        if not isinstance(entry, dict) or entry.get("person") != person:
            continue
        names.add(entry.get("name"))
        blotted = {key: NAMELESS if key in ("name", "text") else value for key, value in entry.items()}
        written = update(entries).where(entries.c.table_id == table, entries.c.seq == seq)
        connection.execute(written.values(body=json.dumps(blotted, ensure_ascii=False, separators=(",", ":"))))
        changed += 1
    _blot_out_matches(connection, table, person, names)
    return changed


def _blot_out_matches(connection: Connection, table: str, person: str, names: set[Any]) -> None:
    for ident, told in connection.execute(
        select(finished.c.id, finished.c.names).where(finished.c.table_id == table)
    ).all():
        seats = json.loads(told)
        for seat in seats:
            if seat and seat["level"] is None and (seat.get("person") == person or seat["name"] in names):
                seat |= {"name": NAMELESS, "person": None}
        connection.execute(update(finished).where(finished.c.id == ident).values(names=json.dumps(seats)))
