"""Who has spoken where, and in the list of tables who is a bot"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = depends_on = None


def upgrade() -> None:
    """Speakers. The names in the list are unknown until a table is looked at: they told bots and people apart by name."""
    op.create_table(
        "speakers",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_speakers_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_speakers")),
    )
    op.create_index(op.f("ix_speakers_person"), "speakers", ["person"])
    op.execute("UPDATE tables SET names = NULL")
