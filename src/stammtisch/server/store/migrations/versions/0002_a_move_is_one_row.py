"""A move is one row: commands stand in the log beside what they brought about, and the list no longer counts entries"""

from typing import Literal

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = depends_on = None

# A command was written together with its entries, at the same moment.
CARRY_OVER = """
UPDATE entries SET command = commands.person || ' ' || commands.id, answer = commands.answer FROM commands
WHERE commands.table_id = entries.table_id AND commands.at = entries.at AND entries.seq =
    (SELECT min(seq) FROM entries AS first WHERE first.table_id = commands.table_id AND first.at = commands.at)
"""


def upgrade() -> None:
    """A move is one row."""
    # SQLite copies the table: it then keeps the rows in the order of their key, with no index beside them.
    recreate: Literal["always", "never"] = "always" if op.get_context().dialect.name == "sqlite" else "never"
    with op.batch_alter_table("entries", recreate=recreate, table_kwargs={"sqlite_with_rowid": False}) as entries:
        entries.add_column(sa.Column("command", sa.Text()))
        entries.add_column(sa.Column("answer", sa.Text()))
    op.execute(CARRY_OVER)
    op.drop_table("commands")
    op.drop_column("tables", "seq")
