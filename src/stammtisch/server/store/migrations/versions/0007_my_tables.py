"""My tables: whose turn it is and who sits there can be listed without reading the log"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = depends_on = None


def upgrade() -> None:
    """My tables."""
    op.add_column("tables", sa.Column("turns", sa.Text()))
    op.add_column("tables", sa.Column("names", sa.Text()))
