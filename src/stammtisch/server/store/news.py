"""What the talk at a table leaves behind in the database, in the transaction that writes it: a kill loses neither or both.

Those who aren't there are told by web push, and a table where somebody has spoken is found again when they change their name.
"""

__all__ = ["News", "note_news", "note_speakers"]

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, exists, false, literal, select

from .schema import alerts, presence, speakers, subscriptions


class News(Struct, frozen=True):
    """Something that is told to everyone who isn't at the table: its kind, and the name of the person it comes from."""

    kind: str
    name: str
    everyone: frozenset[str]


def note_news(connection: Connection, table: str, news: News, now: float, insert_new: Callable[[Any], Any]) -> None:
    """Note what people are told who have subscribed and aren't present. They are told one thing until they come back."""
    there = exists().where(
        presence.c.table_id == table, presence.c.person == subscriptions.c.person, presence.c.until > now
    )
    row = {
        "table_id": literal(table), "person": subscriptions.c.person, "kind": literal(news.kind), "name": literal(news.name),
        "made": literal(now), "due": literal(now), "claimed": literal(0.0), "tries": literal(0), "sent": false(),
    }  # fmt: skip
    absent = select(*row.values()).where(subscriptions.c.person.in_(sorted(news.everyone)), ~there).distinct()
    connection.execute(insert_new(alerts).from_select(list(row), absent).on_conflict_do_nothing())


def note_speakers(connection: Connection, spoken: Sequence[tuple[str, str]], insert_new: Callable[[Any], Any]) -> None:
    """Note who has spoken at which table."""
    if spoken:
        rows = [{"table_id": table, "person": person} for table, person in spoken]
        connection.execute(insert_new(speakers).on_conflict_do_nothing(), rows)
