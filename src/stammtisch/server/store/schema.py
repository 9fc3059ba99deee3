"""The schema of the database. `migrations/` leads from every earlier version to this one."""

__all__ = [
    "alerts", "attempts", "bot_runs", "codes", "common_deals", "device_links", "devices", "entries", "exercises", "finished",
    "holidays", "keys", "members", "met", "metadata", "notices", "people", "presence", "results", "review_shares",
    "review_wishes", "reviews", "speakers", "subscriptions", "tables", "times",
]  # fmt: skip

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
    true,
)

from .metadata import metadata
from .schema_deals import attempts, bot_runs, common_deals
from .schema_exercises import exercises

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),
    Column("banned", Float(53)),  # since when
    Column("muted", Float(53)),  # since when
    Column(
        "recovery", LargeBinary, unique=True
    ),  # the hash of a sentence that brings back somebody who lost every device
    Column("recovery_made", Float(53)),  # when
    Column("likes", Text),  # JSON: what the page remembers for this person on every device
    Column("alerts", Text),  # JSON: what they want to be told while they aren't there
)

devices = Table(  # each has a token of its own, by which its person is known
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),  # when it last asked for something, or up to an hour before
    Index(None, "person"),
)

device_links = Table(  # each adds one device to its person, once
    "device_links",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", LargeBinary, nullable=False, unique=True),
    Column("until", Float(53), nullable=False),
)

holidays = Table(  # while somebody is on one, their clocks stand still where a move takes days
    "holidays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("since", Float(53), nullable=False),
    Column("until", Float(53), nullable=False),
    Index(None, "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),  # waiting, playing, over, closed, or why it was set aside
    Column("free", Integer, nullable=False),  # seats
    Column("touched", Float(53), nullable=False),  # when something last happened, or up to a minute before
    Column("due", Float(53)),  # when somebody runs out of time
    Column("turns", Text),  # JSON: the people whose turn it is, each with since when and until when
    Column(
        "names", Text
    ),  # JSON, by seat: names, levels and people; both are unknown until something happens at a table of an earlier version
    Column("host", Text),  # the person who opened it; unknown if its log can't be read
    Column("people", Boolean, nullable=False, server_default=true()),  # whether a person plays there, not just bots
    Column("bots", Boolean, nullable=False),  # whether a bot has to move
    Column("thinker", Text),  # the process that thinks about its bots' moves, until the time `thinking`
    Column("thinking", Float(53), nullable=False),
    Column(
        "thought", Float(53), nullable=False, server_default=text("0")
    ),  # when a process last began to think about it
    Column(
        "watched", Float(53), nullable=False, server_default=text("0")
    ),  # when somebody last looked at bots among themselves
    Index(None, "public", "status", "touched"),
    Index(None, "touched"),
    Index(None, "due"),
    Index(None, "bots", "thinking"),
    Index(None, "host", "status"),
)

codes = Table(
    "codes",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("until", Float(53), nullable=False),
    Index(None, "until"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("body", Text, nullable=False),
    Column("command", Text),  # person and id, at the first of the entries that carry out a command
    Column("answer", Text),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,  # so that a log lies in one place, and an entry is written once and not into an index as well
)

members = Table(
    "members",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
    Index(None, "person"),
)

speakers = Table(  # who has said something at a table, perhaps without sitting there
    "speakers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
    Index(None, "person"),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    Column("process", Text, nullable=False),  # to which the person is connected
    Column("until", Float(53), nullable=False),
    PrimaryKeyConstraint("table_id", "person", "process"),
)

finished = Table(
    "finished",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL")),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("ended", Float(53), nullable=False),
    Column("names", Text, nullable=False),  # JSON, by seat: names, levels and people
    Column("scores", Text, nullable=False),  # JSON, by seat
    Column("winners", Text),  # JSON, the seats that won; null if the file of an old match doesn't say it
    Column("document", Text, nullable=False),  # the match file
    Column("owner", Text),  # who uploaded it, if it wasn't played here
    Column("size", Integer, nullable=False),  # bytes of the document
    Column("deal", Text),  # the common deal that it was, which seals it as long as others play that
    Index(None, "public", "ended"),
    Index(None, "ended"),
    Index(None, "table_id"),
    Index(None, "owner"),
)

results = Table(  # how each person came out of a finished match; theirs alone, and theirs to delete
    "results",
    metadata,
    Column("match_id", Text, ForeignKey("finished.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", Float(53), nullable=False),
    Column("seat", Integer, nullable=False),  # the first, if they had several
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # from 1
    Column("won", Boolean, nullable=False),  # alone or with others
    Column("company", Text, nullable=False),  # the level of all the others; "bots" of several levels; or "people"
    Column("aside", Text),  # why it counts for no record: practice, stand-in, or several seats of one person (shared)
    PrimaryKeyConstraint("match_id", "person"),
    Index(None, "person", "ended"),
)

met = Table(  # with which other people somebody played a match
    "met",
    metadata,
    Column("match_id", Text, ForeignKey("finished.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    Column("other", Text, nullable=False),
    Column("won", Boolean, nullable=False),  # whether the other one did
    PrimaryKeyConstraint("match_id", "person", "other"),
    Index(None, "person", "other"),
)

reviews = Table(  # how a seat of a finished match was played: made once, and asked for before that
    "reviews",
    metadata,
    Column("match_id", Text, ForeignKey("finished.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("reviewer", Integer, nullable=False),  # the version of the judge
    Column("game", Text, nullable=False),
    Column("person", Text),  # who sat there, if it was played here by a person
    Column("asker", Text, nullable=False),  # whose turn in the queue it is
    Column("asked", Float(53), nullable=False),
    Column("unmade", Boolean, nullable=False),  # still to be made
    Column("worker", Text),  # the process that makes it, until the time `leased`
    Column("leased", Float(53), nullable=False),
    Column("done", Integer, nullable=False),  # decisions of `total` that are judged
    Column("total", Integer, nullable=False),
    Column("tries", Integer, nullable=False),  # how often somebody has begun to make it
    Column("made", Float(53)),
    Column("document", Text),  # none if it couldn't be made
    PrimaryKeyConstraint("match_id", "seat", "reviewer"),
    Index(None, "unmade", "asked"),
    Index(None, "asker", "made"),
    Index(None, "person"),
)

review_wishes = Table(  # who wants a review to be made
    "review_wishes",
    metadata,
    Column("match_id", Text, ForeignKey("finished.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("match_id", "seat", "person"),
    Index(None, "person"),
)

review_shares = Table(  # seats whose reviews everyone may see who has the match's link
    "review_shares",
    metadata,
    Column("match_id", Text, ForeignKey("finished.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),  # who shares it
    PrimaryKeyConstraint("match_id", "seat"),
    Index(None, "person"),
)

notices = Table(  # of what `stammtisch admin` has done, for servers on SQLite, which has no other way to tell them
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("news", Text, nullable=False),
)

times = Table(  # what time it was for a server when it last looked, so that the next one goes on from there
    "times",
    metadata,
    Column("boot", Text, primary_key=True),  # of the machine, as long as it runs
    Column("uptime", Float(53), nullable=False),  # of the machine, which no wrong clock can change
    Column("time", Float(53), nullable=False),
)

keys = Table(  # of this server, made when they are first needed
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

subscriptions = Table(  # devices that are told something by web push
    "subscriptions",
    metadata,
    Column("device", Text, ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("failures", Integer, nullable=False),  # deliveries in a row that went wrong
    Index(None, "person"),
)

alerts = Table(  # what people are told about a table: one thing, until they come back to it
    "alerts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),  # turn, rematch, talk or invite
    Column("name", Text, nullable=False),  # of the person it came from
    Column("made", Float(53), nullable=False),
    Column("due", Float(53), nullable=False),  # when it is to be sent
    Column("claimed", Float(53), nullable=False),  # until when a process is at it
    Column("tries", Integer, nullable=False),
    Column("sent", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
    Index(None, "person"),
    Index(None, "sent", "due"),
)
