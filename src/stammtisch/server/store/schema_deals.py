"""The part of the schema that is about common deals."""

__all__ = ["attempts", "bot_runs", "common_deals"]

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, Table, Text

from .metadata import metadata

common_deals = Table(  # what several people play, each alone: for everybody from the first day on as it was made here
    "common_deals",
    metadata,
    Column("id", Text, primary_key=True),
    Column("day", Text),  # none for one among friends
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("host", Text),  # who made it for friends
    Column("begins", Float(53), nullable=False),
    Column("ends", Float(53), nullable=False),
    Column("document", Text, nullable=False),  # JSON: all about it, with its seed
    Index(None, "host", "ends"),
    Index(None, "ends"),
)

attempts = (
    Table(  # that somebody has begun to play a common deal, which they do once; theirs alone, but for their friends
        "attempts",
        metadata,
        Column("deal", Text, ForeignKey("common_deals.id", ondelete="CASCADE"), nullable=False),
        Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        Column("table_id", Text, nullable=False),
        Column("begun", Float(53), nullable=False),
        Column("match_id", Text),  # none until it is finished, or once its match is deleted
        Column("ended", Float(53)),
        Column("score", Integer),
        Column("place", Integer),
        Column("won", Boolean),
        Column("counts", Boolean, nullable=False),  # finished in time
        PrimaryKeyConstraint("deal", "person"),
        Index(None, "person", "begun"),
        Index(None, "match_id"),
    )
)

bot_runs = Table(  # what the bots of a level make at the seat of a common deal
    "bot_runs",
    metadata,
    Column("deal", Text, ForeignKey("common_deals.id", ondelete="CASCADE"), nullable=False),
    Column("level", Text, nullable=False),
    Column("worker", Text),  # the process that plays them, until the time `leased`
    Column("leased", Float(53), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("scores", Text),  # JSON, in no order; none until they are played
    PrimaryKeyConstraint("deal", "level"),
)
