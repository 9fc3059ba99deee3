"""Exercises: what somebody practises, and when it comes back"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = depends_on = None

TIME = SHARE = sa.Float(precision=53)


def upgrade() -> None:
    """Exercises."""
    op.create_table(
        "exercises",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("match_id", sa.Text()),
        sa.Column("seat", sa.Integer()),
        sa.Column("number", sa.Integer()),
        sa.Column("loss", SHARE),
        sa.Column("document", sa.Text()),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("due", TIME),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("rights", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_exercises_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match_id"], ["finished.id"], name=op.f("fk_exercises_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "id", name=op.f("pk_exercises")),
    )
    op.create_index(op.f("ix_exercises_person_game_due"), "exercises", ["person", "game", "due"])
    op.create_index(op.f("ix_exercises_match_id"), "exercises", ["match_id"])
