"""The part of the schema that is about exercises."""

__all__ = ["exercises"]

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, Table, Text

from .metadata import metadata

exercises = (
    Table(  # what somebody practises: own mistakes, and what they have answered of the packaged ones; theirs alone
        "exercises",
        metadata,
        Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        Column("id", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column(
            "match_id", Text, ForeignKey("finished.id", ondelete="CASCADE")
        ),  # where it happened; none for a packaged one
        Column("seat", Integer),
        Column("number", Integer),  # of the move
        Column("loss", Float(53)),  # what it cost, in chances to win
        Column("document", Text),  # JSON: the decision as the review judges it
        Column("step", Integer, nullable=False),  # how often in a row it was right when it was due
        Column("due", Float(53)),  # none if it is known for good
        Column("tries", Integer, nullable=False),
        Column("rights", Integer, nullable=False),
        PrimaryKeyConstraint("person", "id"),
        Index(None, "person", "game", "due"),
        Index(None, "match_id"),
    )
)
