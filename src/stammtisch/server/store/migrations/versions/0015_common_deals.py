"""Common deals: the deal of the day, and deals among friends"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = depends_on = None

TIME = sa.Float(precision=53)


def upgrade() -> None:
    """Common deals."""
    op.add_column("finished", sa.Column("deal", sa.Text()))
    op.create_table(
        "common_deals",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("day", sa.Text()),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("host", sa.Text()),
        sa.Column("begins", TIME, nullable=False),
        sa.Column("ends", TIME, nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_common_deals")),
    )
    op.create_index(op.f("ix_common_deals_host_ends"), "common_deals", ["host", "ends"])
    op.create_index(op.f("ix_common_deals_ends"), "common_deals", ["ends"])
    op.create_table(
        "attempts",
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("begun", TIME, nullable=False),
        sa.Column("match_id", sa.Text()),
        sa.Column("ended", TIME),
        sa.Column("score", sa.Integer()),
        sa.Column("place", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["deal"], ["common_deals.id"], name=op.f("fk_attempts_deal"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_attempts_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deal", "person", name=op.f("pk_attempts")),
    )
    op.create_index(op.f("ix_attempts_person_begun"), "attempts", ["person", "begun"])
    op.create_index(op.f("ix_attempts_match_id"), "attempts", ["match_id"])
    op.create_table(
        "bot_runs",
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("worker", sa.Text()),
        sa.Column("leased", TIME, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("scores", sa.Text()),
        sa.ForeignKeyConstraint(["deal"], ["common_deals.id"], name=op.f("fk_bot_runs_deal"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deal", "level", name=op.f("pk_bot_runs")),
    )
