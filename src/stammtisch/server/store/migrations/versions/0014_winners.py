"""Who won each finished match, since points alone don't say it"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = depends_on = None


def upgrade() -> None:
    """The winners, also of the matches that are there already: their files know them."""
    op.add_column("finished", sa.Column("winners", sa.Text()))
    connection = op.get_bind()
    for match in connection.execute(sa.text("SELECT id FROM finished")).scalars().all():
        document = connection.execute(
            sa.text("SELECT document FROM finished WHERE id = :id"), {"id": match}
        ).scalar_one()
        try:
            winners = json.dumps([int(seat) for seat in json.loads(document)["result"]["winners"]])
        except (ValueError, TypeError, KeyError):
            continue  # somebody has edited the database
        connection.execute(sa.text("UPDATE finished SET winners = :won WHERE id = :id"), {"won": winners, "id": match})
