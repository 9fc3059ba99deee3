"""What somebody's reviews say about how they play: only of matches that count, by the present judge."""

__all__ = ["MATCHES", "played"]

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select

from ...review.document import KindOfDecision, Skill
from ...review.progress import Played
from .schema import results, reviews
from .store import Store

MATCHES = 60  # of a game, the latest


class _Figures(Struct, frozen=True):
    """What is needed of a review: the rest isn't even read."""

    skill: Skill
    kinds: list[KindOfDecision]


def played(store: Store, person: str, game: str, reviewer: int) -> list[Played]:
    """The reviewed matches of a person that count, the oldest first. Practice, stand-ins and several seats count for nothing."""
    same = (
        (reviews.c.match_id == results.c.match_id)
        & (reviews.c.person == results.c.person)
        & (reviews.c.seat == results.c.seat)
    )
    mine: list[Any] = [
        results.c.person == person, results.c.game == game, results.c.aside.is_(None), reviews.c.reviewer == reviewer,
        reviews.c.document.is_not(None),
    ]  # fmt: skip
    query = select(results.c.ended, reviews.c.document).join(reviews, same).where(*mine)
    query = query.order_by(results.c.ended.desc(), results.c.match_id).limit(MATCHES)
    with store.reader.connect() as connection:
        rows = connection.execute(query).all()[::-1]
    figures = [(row.ended, msgspec.json.decode(row.document, type=_Figures)) for row in rows]
    return [Played(ended, each.skill, each.kinds) for ended, each in figures]
