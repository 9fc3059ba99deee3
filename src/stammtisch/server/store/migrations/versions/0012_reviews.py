"""Reviews: how somebody played in a finished match, who wants to know, and whom they let see it"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = depends_on = None

TIME = sa.Float(precision=53)


def upgrade() -> None:
    """Reviews."""
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("reviewer", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("asker", sa.Text(), nullable=False),
        sa.Column("asked", TIME, nullable=False),
        sa.Column("unmade", sa.Boolean(), nullable=False),
        sa.Column("worker", sa.Text()),
        sa.Column("leased", TIME, nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("made", TIME),
        sa.Column("document", sa.Text()),
        sa.ForeignKeyConstraint(["match_id"], ["finished.id"], name=op.f("fk_reviews_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seat", "reviewer", name=op.f("pk_reviews")),
    )
    op.create_index(op.f("ix_reviews_unmade_asked"), "reviews", ["unmade", "asked"])
    op.create_index(op.f("ix_reviews_asker_made"), "reviews", ["asker", "made"])
    op.create_index(op.f("ix_reviews_person"), "reviews", ["person"])
    op.create_table(
        "review_wishes",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["finished.id"], name=op.f("fk_review_wishes_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "person", name=op.f("pk_review_wishes")),
    )
    op.create_index(op.f("ix_review_wishes_person"), "review_wishes", ["person"])
    op.create_table(
        "review_shares",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["finished.id"], name=op.f("fk_review_shares_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_review_shares")),
    )
    op.create_index(op.f("ix_review_shares_person"), "review_shares", ["person"])
