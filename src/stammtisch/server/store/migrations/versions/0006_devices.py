"""Devices: a person has as many tokens as devices, and may bring all of them back with a recovery sentence"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = depends_on = None

TIME = sa.Float(precision=53)


def upgrade() -> None:
    """Devices."""
    people = sa.table("people", *(sa.column(name) for name in ("id", "token_hash", "created", "seen")))
    known = op.get_bind().execute(sa.select(people)).all()  # before SQLite copies the table, and drops the old one
    with op.batch_alter_table("people") as changed:
        changed.drop_constraint("uq_people_token_hash", type_="unique")
        changed.drop_column("token_hash")
        changed.add_column(sa.Column("recovery", sa.LargeBinary()))
        changed.add_column(sa.Column("recovery_made", TIME))
        changed.add_column(sa.Column("likes", sa.Text()))
        changed.create_unique_constraint("uq_people_recovery", ["recovery"])
    devices = op.create_table(
        "devices",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_devices_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_devices_token_hash")),
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"])
    for person, token_hash, created, seen in known:
        device = {"id": secrets.token_urlsafe(12), "person": person, "token_hash": token_hash, "name": ""}
        op.execute(sa.insert(devices).values(**device, created=created, seen=seen))
    op.create_table(
        "device_links",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_device_links_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_device_links")),
        sa.UniqueConstraint("hash", name=op.f("uq_device_links_hash")),
    )
