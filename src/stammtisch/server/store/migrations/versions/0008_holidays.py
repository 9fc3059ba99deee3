"""Holidays"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = depends_on = None

TIME = sa.Float(precision=53)


def upgrade() -> None:
    """Holidays."""
    op.create_table(
        "holidays",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_holidays_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_holidays")),
    )
    op.create_index(op.f("ix_holidays_person"), "holidays", ["person"])
