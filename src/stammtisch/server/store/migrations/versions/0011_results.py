"""Results: how each person came out of each match, and whom they met there"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = depends_on = None

TIME = sa.Float(precision=53)
Row = dict[str, Any]


def upgrade() -> None:
    """Results, also of the matches that are there already."""
    results = op.create_table(
        "results",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("ended", TIME, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("company", sa.Text(), nullable=False),
        sa.Column("aside", sa.Text()),
        sa.ForeignKeyConstraint(["match_id"], ["finished.id"], name=op.f("fk_results_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "person", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_person_ended"), "results", ["person", "ended"])
    met = op.create_table(
        "met",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["finished.id"], name=op.f("fk_met_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "person", "other", name=op.f("pk_met")),
    )
    op.create_index(op.f("ix_met_person_other"), "met", ["person", "other"])
    columns = "id, game, players, ended, names, scores"
    for match in op.get_bind().execute(sa.text(f"SELECT {columns} FROM finished")).all():
        found, others = _results(*match)
        if found:
            op.bulk_insert(results, found)
        if others:
            op.bulk_insert(met, others)


def _results(match: str, game: str, players: int, ended: float, names: str, scores: str) -> tuple[list[Row], list[Row]]:
    """What follows from a stored match. Who won a tie at the top isn't stored: all of them count as winners."""
    try:
        seats, points = json.loads(names), json.loads(scores)
        people = sorted({seat["person"] for seat in seats if seat and seat.get("person")})
        levels = {seat["level"] for seat in seats if seat and seat["level"]}
    except (ValueError, TypeError, KeyError):
        return [], []  # somebody has edited the database
    own = {
        person: [number for number, seat in enumerate(seats) if seat and seat.get("person") == person]
        for person in people
    }
    won = {person: max(points[seat] for seat in own[person]) == max(points) for person in people}
    found = [
        {
            "match_id": match, "person": person, "game": game, "players": players, "ended": ended, "seat": own[person][0],
            "score": points[own[person][0]], "place": 1 + sum(each > points[own[person][0]] for each in points),
            "won": won[person], "company": "people" if len(people) > 1 else next(iter(levels)) if len(levels) == 1 else "bots",
            "aside": "shared" if len(own[person]) > 1 else None,
        }
        for person in people
    ]  # fmt: skip
    others = [
        {"match_id": match, "person": person, "other": other, "won": won[other]}
        for person in people
        for other in people
        if other != person
    ]
    return found, others
