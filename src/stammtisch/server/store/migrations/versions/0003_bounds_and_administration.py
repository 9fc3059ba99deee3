"""Bounds and administration: people can be banned and muted, match files have a size, and running servers are told"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = depends_on = None


def upgrade() -> None:
    """Bounds and administration."""
    op.add_column("people", sa.Column("banned", sa.Float(precision=53)))
    op.add_column("people", sa.Column("muted", sa.Float(precision=53)))
    op.create_index(op.f("ix_tables_touched"), "tables", ["touched"])
    op.add_column("finished", sa.Column("size", sa.Integer()))
    op.execute("UPDATE finished SET size = octet_length(document)" if _is_postgresql() else
               "UPDATE finished SET size = length(CAST(document AS BLOB))")  # fmt: skip
    with op.batch_alter_table("finished") as finished:
        finished.alter_column("size", existing_type=sa.Integer(), nullable=False)
        finished.create_index(finished.f("ix_finished_ended"), ["ended"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.Column("news", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )


def _is_postgresql() -> bool:
    return op.get_context().dialect.name == "postgresql"
