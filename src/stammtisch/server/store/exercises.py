"""What people practise: their own mistakes, gathered from their reviews, and what they have answered of the packaged exercises.

All of it is theirs alone. A packaged exercise has a row once it was answered; a mistake of one's own has one before that.
"""

__all__ = ["Counts", "Exercises", "forget_exercises", "gather"]

from collections.abc import Collection
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, case, delete, exists, func, select, update

from ...review.document import Decision, Review, load
from ...review.schedule import FRESH, LEARNED, Standing, answered
from .schema import exercises, people, results, reviews
from .store import Store

NAMED = ("slip", "mistake", "blunder")
CLEAR = (
    0.01  # by how much the best is ahead of the next at least, at the lower end: as much as a found move is praised for
)
A_MATCH = 8  # mistakes at most, the dearest


class Counts(NamedTuple):
    """How far somebody is in a game: mistakes of their own and packaged exercises that are due, how many were answered and
    learned, and when the next one comes back.
    """

    own: int
    again: int
    answered: int
    learned: int
    following: float | None


class Exercises:
    """The exercises of all people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def find(self, person: str, ident: str) -> Any:
        """An exercise that somebody has; None if they don't."""
        query = select(exercises).where(exercises.c.person == person, exercises.c.id == ident)
        with self.store.reader.connect() as connection:
            return connection.execute(query).mappings().one_or_none()

    def due(
        self, person: str, game: str, now: float, packaged: Collection[str], kind: str | None, match: str | None
    ) -> Any:
        """The next one that is due: one's own mistakes first; of these first what was answered before, then the dearest.

        `packaged` are the exercises that there are at present.
        """
        there = exercises.c.match_id.is_not(None) | exercises.c.id.in_(list(packaged))
        mine = [*_of(person, game), exercises.c.due <= now, there]
        if kind:
            mine.append(exercises.c.kind == kind)
        if match:
            mine.append(exercises.c.match_id == match)
        first = case((exercises.c.match_id.is_(None), 2), (exercises.c.tries > 0, 0), else_=1)
        query = select(exercises).where(*mine).order_by(first, exercises.c.loss.desc(), exercises.c.due, exercises.c.id)
        with self.store.reader.connect() as connection:
            return connection.execute(query.limit(1)).mappings().one_or_none()

    def packaged(self, person: str, game: str) -> set[str]:
        """The packaged exercises that somebody has answered."""
        query = select(exercises.c.id).where(*_of(person, game), exercises.c.match_id.is_(None))
        with self.store.reader.connect() as connection:
            return set(connection.execute(query).scalars())

    def from_match(self, person: str, match: str, seat: int) -> int:
        """How many come from a seat of a match."""
        mine = (exercises.c.person == person, exercises.c.match_id == match, exercises.c.seat == seat)
        with self.store.reader.connect() as connection:
            return connection.execute(select(func.count()).select_from(exercises).where(*mine)).scalar_one()

    def counts(self, person: str, game: str, now: float) -> Counts:
        """How far somebody is."""
        due, own = exercises.c.due <= now, exercises.c.match_id.is_not(None)
        sums = [
            func.coalesce(func.sum(case((each, 1), else_=0)), 0)
            for each in (due & own, due & ~own, exercises.c.tries > 0, exercises.c.step >= LEARNED)
        ]
        following = func.min(case((exercises.c.due > now, exercises.c.due)))
        with self.store.reader.connect() as connection:
            found = connection.execute(select(*sums, following).where(*_of(person, game))).one()
        mine, again, tried, learned = (int(each) for each in found[:4])
        return Counts(mine, again, tried, learned, found[4])

    def answer(self, person: str, ident: str, game: str, kind: str, right: bool, now: float) -> Standing:
        """Note an answer; returns how well they know it now."""
        row = {
            "person": person, "id": ident, "game": game, "kind": kind, "step": FRESH.step, "due": FRESH.due, "tries": 0,
            "rights": 0,
        }  # fmt: skip
        this = (exercises.c.person == person) & (exercises.c.id == ident)
        with self.store.writing() as connection:
            connection.execute(self.store.insert_new(exercises).values(row).on_conflict_do_nothing())
            before = connection.execute(select(exercises.c.step, exercises.c.due).where(this).with_for_update()).one()
            after = answered(Standing(*before), right, now)
            noted = {"tries": exercises.c.tries + 1, "rights": exercises.c.rights + int(right)}
            connection.execute(update(exercises).where(this).values(step=after.step, due=after.due, **noted))
            return after

    def drop(self, person: str, ident: str) -> None:
        """Forget one that can't be shown any more."""
        with self.store.writing() as connection:
            connection.execute(delete(exercises).where(exercises.c.person == person, exercises.c.id == ident))

    def page(self, person: str, first: int, limit: int) -> tuple[int, list[Any]]:
        """How many somebody has, and some of them, without the solutions."""
        hidden = {"person", "document"}
        columns = [column for column in exercises.c if column.name not in hidden]
        query = select(*columns).where(exercises.c.person == person).order_by(exercises.c.game, exercises.c.id)
        count = select(func.count()).select_from(exercises).where(exercises.c.person == person)
        with self.store.reader.connect() as connection:
            rows = connection.execute(query.offset(first).limit(limit)).mappings()
            return connection.execute(count).scalar_one(), list(rows)


def gather(store: Store, connection: Connection, match: str, seat: int, document: str, now: float) -> None:
    """Make exercises of a person's mistakes in a review that has just been made; not of practice, which repeats a match."""
    sitter = select(reviews.c.person).where(reviews.c.match_id == match, reviews.c.seat == seat)
    person = connection.execute(sitter).scalars().first()
    known = exists().where(people.c.id == person)
    aside = select(results.c.aside).where(results.c.match_id == match, results.c.person == person)
    counts = connection.execute(select(known, aside.scalar_subquery())).one()
    if person is None or not counts[0] or counts[1] == "practice":
        return
    review = load(document)
    rows = [_row(review, decision, match, person, now) for decision in _mistakes(review)]
    there = (exercises.c.person == person) & (exercises.c.match_id == match) & (exercises.c.seat == seat)
    connection.execute(delete(exercises).where(there, exercises.c.id.not_in([row["id"] for row in rows])))
    for row in rows:
        judged = {name: row[name] for name in ("kind", "loss", "document")}
        connection.execute(
            store.insert_new(exercises).values(row).on_conflict_do_update(index_elements=["person", "id"], set_=judged)
        )


def _mistakes(review: Review) -> list[Decision]:
    """The dearest of the decisions that cost something and had one clearly best move."""
    named = [each for each in review.decisions if each.verdict in NAMED and not each.stand_in and _is_clear(each)]
    return sorted(named, key=lambda each: -each.loss)[:A_MATCH]


def _is_clear(decision: Decision) -> bool:
    next_best = decision.moves[1]
    return next_best.behind - next_best.behind_error > CLEAR


def _row(review: Review, decision: Decision, match: str, person: str, now: float) -> dict[str, Any]:
    return {
        "person": person,
        "id": sha256(f"{match}\n{review.seat}\n{decision.number}".encode()).hexdigest()[:20],
        "game": review.game,
        "kind": decision.kind,
        "match_id": match,
        "seat": review.seat,
        "number": decision.number,
        "loss": decision.loss,
        "document": msgspec.json.encode(decision).decode(),
        "step": FRESH.step,
        "due": now,
        "tries": 0,
        "rights": 0,
    }


def _of(person: str, game: str) -> list[Any]:
    return [exercises.c.person == person, exercises.c.game == game]


def forget_exercises(connection: Connection, person: str, match: str | None = None) -> None:
    """Delete what somebody practises: what comes from one match, or all of it."""
    own = exercises.c.person == person
    connection.execute(delete(exercises).where(own if match is None else own & (exercises.c.match_id == match)))
