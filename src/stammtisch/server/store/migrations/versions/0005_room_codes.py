"""Room codes lead to tables"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = depends_on = None


def upgrade() -> None:
    """Room codes."""
    op.create_table(
        "codes",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_codes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_codes")),
        sa.UniqueConstraint("table_id", name=op.f("uq_codes_table_id")),
    )
    op.create_index(op.f("ix_codes_until"), "codes", ["until"])
