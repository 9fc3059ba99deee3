"""Reviews of finished matches: made once for a match, a seat and a version of the judge, by any process on the database.

The queue is fair: whoever has had fewer reviews made lately comes first, and then who has waited longest. A process claims a
review for a few seconds at a time, so that one that is gone leaves it to the others.
"""

__all__ = ["Claimed", "Reviews", "Waiting", "forget_reviews"]

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from .exercises import forget_exercises, gather
from .schema import finished, review_shares, review_wishes, reviews
from .store import Store

LATELY = 3600.0  # seconds
MOST_TRIES = 3  # after which a review counts as impossible: whoever began to make it was never heard of again


class Waiting(NamedTuple):
    """How many reviews are still to be made: those that a person wants, and all."""

    own: int
    all: int


class Claimed(NamedTuple):
    """A review that is ours to make."""

    match: str
    seat: int
    reviewer: int
    document: str  # the match file
    table: str | None  # where it was played

    @property
    def key(self) -> tuple[str, int, int]:
        """By which the database knows it."""
        return self.match, self.seat, self.reviewer


class Reviews:
    """All reviews, and the wishes for them."""

    def __init__(self, store: Store, reviewer: int) -> None:
        self.store, self.reviewer = store, reviewer

    # ---- For people ----

    def find(self, match: str, seat: int) -> Any:
        """A review, or how far it is; None if nobody wants one. With `ahead`, how many come before it."""
        ahead = reviews.alias()
        before = select(func.count()).select_from(ahead).where(ahead.c.unmade, ahead.c.asked < reviews.c.asked)
        query = select(reviews, before.scalar_subquery().label("ahead")).where(self._is(match, seat))
        with self.store.reader.connect() as connection:
            return connection.execute(query).mappings().one_or_none()

    def waiting(self, person: str) -> Waiting:
        """How many are to be made."""
        same = (review_wishes.c.match_id == reviews.c.match_id) & (review_wishes.c.seat == reviews.c.seat)
        own = select(func.count()).select_from(reviews).join(review_wishes, same)
        every = select(func.count()).select_from(reviews).where(reviews.c.unmade)
        with self.store.reader.connect() as connection:
            wanted = connection.execute(own.where(reviews.c.unmade, review_wishes.c.person == person)).scalar_one()
            return Waiting(wanted, connection.execute(every).scalar_one())

    def want(self, match: Any, seat: int, sitter: str | None, person: str, now: float) -> None:
        """Ask for the review of a seat, where `sitter` sat. That of an earlier judge is replaced; one that failed, too."""
        ident = match["id"]
        row = {
            "match_id": ident, "seat": seat, "reviewer": self.reviewer, "game": match["game"], "person": sitter,
            "asker": person, "asked": now, "unmade": True, "leased": 0.0, "done": 0, "total": 0, "tries": 0,
        }  # fmt: skip
        same = (reviews.c.match_id == ident) & (reviews.c.seat == seat)
        failed = ~reviews.c.unmade & reviews.c.document.is_(None)
        with self.store.writing() as connection:
            connection.execute(delete(reviews).where(same, (reviews.c.reviewer != self.reviewer) | failed))
            connection.execute(self.store.insert_new(reviews).values(row).on_conflict_do_nothing())
            wish = {"match_id": ident, "seat": seat, "person": person}
            connection.execute(self.store.insert_new(review_wishes).values(wish).on_conflict_do_nothing())

    def unwant(self, match: str, seat: int, person: str) -> None:
        """Somebody doesn't want a review any more. If nobody else does, it isn't made; one that is made stays."""
        wishes = (review_wishes.c.match_id == match) & (review_wishes.c.seat == seat)
        with self.store.writing() as connection:
            connection.execute(delete(review_wishes).where(wishes, review_wishes.c.person == person))
            _heed(connection, self._is(match, seat) & reviews.c.unmade, wishes)

    def share(self, match: str, seat: int, person: str, yes: bool) -> None:
        """Let everyone see the review of one's seat who has the match's link, or no longer."""
        shared = (review_shares.c.match_id == match) & (review_shares.c.seat == seat)
        with self.store.writing() as connection:
            if yes:
                row = {"match_id": match, "seat": seat, "person": person}
                connection.execute(self.store.insert_new(review_shares).values(row).on_conflict_do_nothing())
            else:
                connection.execute(delete(review_shares).where(shared))

    def shared(self, match: str) -> set[int]:
        """The seats of a match whose reviews are shared."""
        query = select(review_shares.c.seat).where(review_shares.c.match_id == match)
        with self.store.reader.connect() as connection:
            return set(connection.execute(query).scalars())

    # ---- For those who make them ----

    def is_waiting(self, games: Collection[str], now: float) -> bool:
        """Whether there is anything to do in these games."""
        query = select(reviews.c.seat).where(self._due(games, now)).limit(1)
        with self.store.reader.connect() as connection:
            return connection.execute(query).first() is not None

    def claim(self, process: str, games: Collection[str], now: float, until: float) -> Claimed | None:
        """The next review to be made, which is ours until then; None if there is none."""
        others = reviews.alias()
        lately = select(func.count()).select_from(others)
        lately = lately.where(others.c.asker == reviews.c.asker, others.c.made > now - LATELY)
        query = select(reviews.c.match_id, reviews.c.seat).where(self._due(games, now))
        query = query.order_by(lately.scalar_subquery(), reviews.c.asked, reviews.c.match_id).limit(1)
        if self.store.is_postgresql:
            query = query.with_for_update(skip_locked=True, of=reviews)
        with self.store.writing() as connection:
            found = connection.execute(query).one_or_none()
            if found is None:
                return None
            mine = self._is(found.match_id, found.seat)
            taken = {"worker": process, "leased": until, "tries": reviews.c.tries + 1}
            connection.execute(update(reviews).where(mine).values(taken))
            if connection.execute(select(reviews.c.tries).where(mine)).scalar_one() > MOST_TRIES:
                connection.execute(update(reviews).where(mine).values(unmade=False, made=now, worker=None))
                return None
            match = select(finished.c.document, finished.c.table_id).where(finished.c.id == found.match_id)
            document, table = connection.execute(match).one()
            return Claimed(found.match_id, found.seat, self.reviewer, document, table)

    def beat(self, review: Claimed, process: str, done: int, total: int, until: float) -> bool:
        """Tell how far it is, and keep it until then; returns whether anybody still wants it from us."""
        return self._change(review, process, done=done, total=total, leased=until)

    def keep(self, review: Claimed, process: str, document: str | None, now: float) -> bool:
        """Store a review that is made, or that it can't be; returns whether anybody still wanted it from us."""
        with self.store.writing() as connection:
            kept = {"unmade": False, "made": now, "document": document, "worker": None}
            mine = self._is(review.match, review.seat) & reviews.c.unmade & (reviews.c.worker == process)
            changed = bool(connection.execute(update(reviews).where(mine).values(kept)).rowcount)
            if changed:
                done = (review_wishes.c.match_id == review.match) & (review_wishes.c.seat == review.seat)
                connection.execute(delete(review_wishes).where(done))
                if document is not None:
                    gather(self.store, connection, review.match, review.seat, document, now)
            return changed

    def give_back(self, review: Claimed, process: str) -> None:
        """Leave a review to others, as if we had never begun."""
        self._change(review, process, leased=0.0, worker=None, tries=reviews.c.tries - 1)

    def _change(self, review: Claimed, process: str, **values: Any) -> bool:
        mine = self._is(review.match, review.seat) & reviews.c.unmade & (reviews.c.worker == process)
        with self.store.writing() as connection:
            return bool(connection.execute(update(reviews).where(mine).values(**values)).rowcount)

    def _is(self, match: str, seat: int) -> ColumnElement[bool]:
        return (reviews.c.match_id == match) & (reviews.c.seat == seat) & (reviews.c.reviewer == self.reviewer)

    def _due(self, games: Collection[str], now: float) -> ColumnElement[bool]:
        known = (reviews.c.reviewer == self.reviewer) & reviews.c.game.in_(list(games))
        return reviews.c.unmade & (reviews.c.leased <= now) & known


def _heed(connection: Connection, which: ColumnElement[bool], wishes: ColumnElement[bool]) -> None:
    """Drop a review that nobody wants; or else it takes the place in the queue of somebody who does."""
    left = (
        connection.execute(select(review_wishes.c.person).where(wishes).order_by(review_wishes.c.person))
        .scalars()
        .all()
    )
    if not left:
        connection.execute(delete(reviews).where(which))
        return
    connection.execute(update(reviews).where(which, reviews.c.asker.not_in(left)).values(asker=left[0]))


def forget_reviews(connection: Connection, person: str, match: str | None = None) -> None:
    """Delete the reviews of a person's seats, in one match or all; and what else they wanted and practise."""
    forget_exercises(connection, person, match)
    for table in (reviews, review_wishes, review_shares):
        own = table.c.person == person
        connection.execute(delete(table).where(own if match is None else own & (table.c.match_id == match)))
