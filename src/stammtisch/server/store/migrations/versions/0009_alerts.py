"""Alerts: what people are told by web push while they aren't there"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = depends_on = None

TIME = sa.Float(precision=53)


def upgrade() -> None:
    """Alerts."""
    op.add_column("people", sa.Column("alerts", sa.Text()))
    op.create_table(
        "keys",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.create_table(
        "subscriptions",
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("auth", sa.LargeBinary(), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["device"], ["devices.id"], name=op.f("fk_subscriptions_device"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_subscriptions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("device", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_person"), "subscriptions", ["person"])
    op.create_table(
        "alerts",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("made", TIME, nullable=False),
        sa.Column("due", TIME, nullable=False),
        sa.Column("claimed", TIME, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("sent", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_alerts_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_alerts_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_alerts")),
    )
    op.create_index(op.f("ix_alerts_person"), "alerts", ["person"])
    op.create_index(op.f("ix_alerts_sent_due"), "alerts", ["sent", "due"])
