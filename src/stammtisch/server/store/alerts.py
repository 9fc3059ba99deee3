"""Alerts: what people are told by their browsers while they aren't at the table.

Whose turn it is follows from the database alone, and what is said is noted together with its entry (`news.py`), so that both are
told after a restart, too. A claim in the database lets one process of several send each alert.
"""

__all__ = ["Alert", "Alerts", "Subscription"]

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update

from .schema import alerts, keys, members, people, presence, subscriptions, tables
from .store import Store

AT_ONCE = 500  # people who are waited for and looked at in one go
INVITATIONS = 10  # that are shown at once
PUSH_KEY = "push"
REFUSED_TOO_OFTEN = 10  # deliveries in a row, after which a subscription counts as gone


class Subscription(NamedTuple):
    """Where a device is told something, and the keys of its browser."""

    device: str
    endpoint: str
    public_key: bytes
    auth: bytes


class Alert(NamedTuple):
    """Something that a person is told about a table, with what is needed to say it. `turns` and `names` are the table's."""

    table: str
    person: str
    kind: str
    name: str
    tries: int
    made: float
    game: str
    status: str
    turns: str | None
    names: str | None
    language: str
    wishes: str | None
    told: int  # the number of tables about which the person was told something


class Alerts:
    """Subscriptions, and what is to be told to them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def push_key(self, new: Callable[[], bytes]) -> bytes:
        """The secret of the server's key, made when it is first asked for."""
        with self.store.writing() as connection:
            made = self.store.insert_new(keys).values(name=PUSH_KEY, secret=new()).on_conflict_do_nothing()
            connection.execute(made)
            return bytes(connection.execute(select(keys.c.secret).where(keys.c.name == PUSH_KEY)).scalar_one())

    # ---- Subscriptions and wishes ----

    def subscribe(self, person: str, wanted: Subscription, now: float) -> None:
        """Tell a device something from now on."""
        with self.store.writing() as connection:
            connection.execute(delete(subscriptions).where(subscriptions.c.device == wanted.device))
            connection.execute(insert(subscriptions).values(**wanted._asdict(), person=person, created=now, failures=0))

    def unsubscribe(self, device: str) -> None:
        """Tell a device nothing any more."""
        with self.store.writing() as connection:
            connection.execute(delete(subscriptions).where(subscriptions.c.device == device))

    def is_subscribed(self, device: str) -> bool:
        """Whether a device is told something."""
        with self.store.reader.connect() as connection:
            return connection.execute(select(exists().where(subscriptions.c.device == device))).scalar_one()

    def subscriptions_of(self, person: str) -> list[Subscription]:
        """All devices of a person that are told something."""
        columns = [subscriptions.c[name] for name in Subscription._fields]
        with self.store.reader.connect() as connection:
            found = connection.execute(select(*columns).where(subscriptions.c.person == person))
            return [Subscription(row[0], row[1], bytes(row[2]), bytes(row[3])) for row in found]

    def wishes(self, person: str) -> str | None:
        """What a person wants to be told, as JSON."""
        with self.store.reader.connect() as connection:
            return connection.execute(select(people.c.alerts).where(people.c.id == person)).scalar()

    def set_wishes(self, person: str, wishes: str) -> None:
        """Store what a person wants to be told."""
        with self.store.writing() as connection:
            connection.execute(update(people).where(people.c.id == person).values(alerts=wishes))

    # ---- Finding out what is to be told ----

    def find(self, now: float, after: float) -> None:
        """Note whose turn it has been for `after` seconds without their having seen it, and forget what people have come back to.

        A person is told one thing about a table until they come back to it.
        """
        with self.store.reader.connect() as connection:
            seen = [(row.table_id, row.person) for row in connection.execute(_seen_alerts())]
            new = [row for row in connection.execute(_waited_for().limit(AT_ONCE)) if _has_waited(row, now - after)]
        if not seen and not new:
            return
        with self.store.writing() as connection:
            for table, person in seen:
                connection.execute(delete(alerts).where(alerts.c.table_id == table, alerts.c.person == person))
            for row in new:
                self._add_turn(connection, row.id, row.person, now)

    def _add_turn(self, connection: Connection, table: str, person: str, now: float) -> None:
        row = {"table_id": table, "person": person, "kind": "turn", "name": "", "made": now, "due": now}
        new = self.store.insert_new(alerts).values(**row, claimed=0.0, tries=0, sent=False)
        connection.execute(new.on_conflict_do_nothing())

    # ---- Invitations ----

    def invite(self, table: str, person: str, name: str, now: float) -> bool:
        """Note that somebody is invited to a table by a person of this name; returns whether a device of theirs is told."""
        row = {"table_id": table, "person": person, "kind": "invite", "name": name, "made": now, "due": now}
        new = self.store.insert_new(alerts).values(**row, claimed=0.0, tries=0, sent=False)
        with self.store.writing() as connection:
            connection.execute(new.on_conflict_do_nothing())
            return connection.execute(select(exists().where(subscriptions.c.person == person))).scalar_one()

    def invitations(self, person: str) -> list[Any]:
        """Where somebody is invited and there is still a seat, the latest first."""
        columns = (alerts.c.table_id.label("table"), tables.c.game, alerts.c.name, alerts.c.made)
        query = select(*columns).join(tables, tables.c.id == alerts.c.table_id)
        here = (tables.c.free > 0, tables.c.status.in_(("waiting", "over")))
        query = query.where(alerts.c.person == person, alerts.c.kind == "invite", *here)
        with self.store.reader.connect() as connection:
            return list(connection.execute(query.order_by(alerts.c.made.desc()).limit(INVITATIONS)).mappings())

    def decline(self, person: str, table: str) -> None:
        """Somebody doesn't want to come this time."""
        which = (alerts.c.person == person, alerts.c.table_id == table, alerts.c.kind == "invite")
        with self.store.writing() as connection:
            connection.execute(delete(alerts).where(*which))

    # ---- Telling it ----

    def claim(self, now: float, until: float, limit: int) -> list[Alert]:
        """Some alerts that are to be sent now, which no other process sends before `until`."""
        due = (alerts.c.due <= now, alerts.c.claimed <= now, ~alerts.c.sent)
        all_told = alerts.alias()
        count = select(func.count()).where(all_told.c.person == people.c.id).scalar_subquery()
        columns = (
            alerts.c.table_id, alerts.c.person, alerts.c.kind, alerts.c.name, alerts.c.tries, alerts.c.made, tables.c.game,
            tables.c.status, tables.c.turns, tables.c.names, people.c.language, people.c.alerts, count,
        )  # fmt: skip
        query = (
            select(*columns).join(tables, tables.c.id == alerts.c.table_id).join(people, people.c.id == alerts.c.person)
        )
        with self.store.reader.connect() as connection:
            found = [
                Alert._make(row) for row in connection.execute(query.where(*due).order_by(alerts.c.due).limit(limit))
            ]
        if not found:
            return []
        with self.store.writing() as connection:
            return [
                each
                for each in found
                if connection.execute(update(alerts).where(*due, *_key(each)).values(claimed=until)).rowcount
            ]

    def settle(self, alert: Alert) -> None:
        """It was sent, or given up: nothing more is told about the table until the person comes back."""
        self._change(alert, sent=True)

    def postpone(self, alert: Alert, due: float, tries: int) -> None:
        """Try again then."""
        self._change(alert, due=due, tries=tries, claimed=0.0)

    def drop(self, alert: Alert) -> None:
        """It is no longer true, or isn't wanted."""
        with self.store.writing() as connection:
            connection.execute(delete(alerts).where(*_key(alert)))

    def _change(self, alert: Alert, **values: Any) -> None:
        with self.store.writing() as connection:
            connection.execute(update(alerts).where(*_key(alert)).values(**values))

    def note_delivery(self, device: str, delivered: bool) -> None:
        """Remember whether a device could be told something. One that can't be for too long is told nothing any more."""
        with self.store.writing() as connection:
            failures = 0 if delivered else subscriptions.c.failures + 1
            connection.execute(update(subscriptions).where(subscriptions.c.device == device).values(failures=failures))
            lost = (subscriptions.c.device == device, subscriptions.c.failures >= REFUSED_TOO_OFTEN)
            connection.execute(delete(subscriptions).where(*lost))


def _key(alert: Alert) -> tuple[Any, Any, Any]:
    return alerts.c.table_id == alert.table, alerts.c.person == alert.person, alerts.c.made == alert.made


def _seen_alerts() -> Any:
    """Alerts to whose table the person has come since."""
    came = exists().where(
        presence.c.table_id == alerts.c.table_id, presence.c.person == alerts.c.person, presence.c.until > alerts.c.made
    )
    return select(alerts.c.table_id, alerts.c.person).where(came)


def _waited_for() -> Any:
    """People with a subscription whose turn it is at a table with others, and who were told nothing about it yet."""
    own = (presence.c.table_id == tables.c.id, presence.c.person == members.c.person)
    seen = select(func.max(presence.c.until)).where(*own).scalar_subquery()
    others = members.alias()
    subscribed = exists().where(subscriptions.c.person == members.c.person)
    told = exists().where(alerts.c.table_id == tables.c.id, alerts.c.person == members.c.person)
    with_others = exists().where(others.c.table_id == tables.c.id, others.c.person != members.c.person)
    query = select(tables.c.id, members.c.person, tables.c.turns, seen.label("seen"))
    query = query.join(members, members.c.table_id == tables.c.id)
    named = tables.c.turns.contains(
        members.c.person
    )  # or somebody of a similar id, which is looked at more closely later
    return query.where(subscribed, tables.c.status == "playing", named, with_others, ~told)


def _has_waited(row: Row[Any], since: float) -> bool:
    """Whether it has been a person's turn since then, and they haven't been at the table meanwhile."""
    turn = json.loads(row.turns).get(row.person)
    return turn is not None and turn[0] <= since and (row.seen is None or row.seen <= turn[0])
