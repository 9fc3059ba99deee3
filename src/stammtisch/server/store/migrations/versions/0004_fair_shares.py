"""Fair shares: who opened a table, whether people play there, when its bots last moved and were last watched"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = depends_on = None

TIME = sa.Float(precision=53)


def upgrade() -> None:
    """Fair shares."""
    # Column by column: to SQLite, a table that is copied and dropped takes its log along.
    op.add_column("tables", sa.Column("host", sa.Text()))
    op.add_column("tables", sa.Column("people", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("thought", TIME, nullable=False, server_default=sa.text("0")))
    op.add_column("tables", sa.Column("watched", TIME, nullable=False, server_default=sa.text("0")))
    op.create_index(op.f("ix_tables_host_status"), "tables", ["host", "status"])
    _name_hosts()
    op.drop_table("presence")  # it only says who was there a moment ago
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_presence_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", "process", name=op.f("pk_presence")),
    )
    op.create_table(
        "times",
        sa.Column("boot", sa.Text(), nullable=False),
        sa.Column("uptime", TIME, nullable=False),
        sa.Column("time", TIME, nullable=False),
        sa.PrimaryKeyConstraint("boot", name=op.f("pk_times")),
    )


def _name_hosts() -> None:
    """The first entry of a log says who opened the table."""
    tables = sa.table("tables", sa.column("id", sa.Text), sa.column("host", sa.Text))
    entries = sa.table(
        "entries", sa.column("table_id", sa.Text), sa.column("seq", sa.Integer), sa.column("body", sa.Text)
    )
    database = op.get_bind()
    for ident, body in database.execute(sa.select(entries.c.table_id, entries.c.body).where(entries.c.seq == 0)).all():
        try:
            host = json.loads(body)["host"]
        except (ValueError, TypeError, KeyError):
            continue  # it can't be read, but it may stay
        database.execute(sa.update(tables).where(tables.c.id == ident).values(host=str(host)))
