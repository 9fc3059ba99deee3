"""What has happened at a table, entry by entry. The log is the truth; everything else follows from it.

Entries hold secrets, such as seeds and secret bids. Nobody is ever sent an entry: `projection` says what a viewer may see of it.
"""

__all__ = [
    "Answered", "Away", "Back", "BotSat", "Clock", "Closed", "Entry", "Moved", "Opened", "Proposed", "Reacted", "Renamed", "Said",
    "Sat", "SeatChoice", "Started", "Stood", "TableSettings", "WentBack", "decode", "encode",
]  # fmt: skip

from typing import Any, Literal

import msgspec
from msgspec import Struct


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: `move` seconds for each decision, and `bank` seconds in reserve for the whole match."""

    move: float
    bank: float = 0.0


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: a bot of this level, or (None) a person."""

    bot: str | None = None


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What was chosen when the table was opened.

    `stand_in` is the level that plays for people who are absent or out of time. `public` tables are listed; others can only be
    found by their link. `hints` allows hints among several people; one person alone with bots may always ask for them.
    """

    game: str
    players: int
    options: dict[str, Any] = {}
    seats: list[SeatChoice] = []
    clock: Clock | None = None
    stand_in: str = "regular"
    public: bool = False
    spectators: bool = True
    hints: bool = False


class Opened(Struct, frozen=True, tag="opened"):
    """`host` opened a table. `seed` is that of the first match, still secret."""

    host: str
    settings: TableSettings
    seed: str


class Sat(Struct, frozen=True, tag="sat"):
    """A person sat down, perhaps without a name. `contribution` is their part in the coming deal."""

    seat: int
    person: str
    name: str
    contribution: str


class Stood(Struct, frozen=True, tag="stood"):
    """A seat is free again."""

    seat: int


class BotSat(Struct, frozen=True, tag="sat-bot"):
    """A bot took a seat."""

    seat: int
    level: str


class Started(Struct, frozen=True, tag="started"):
    """A match began. `seed` is for the match after it, `bots` is what this one's bots draw their chance from: both secret.

    `rules` is the version of the game's rules, `digest` that of the position after the deal.
    """

    match: str
    seed: str
    bots: str
    rules: int = 1
    digest: str = ""


class Moved(Struct, frozen=True, tag="moved"):
    """A seat did something; `action` is the rules' own number for it, `digest` that of the position after it."""

    seat: int
    action: int
    by: Literal["person", "bot", "stand-in", "clock"] = "person"
    digest: str = ""


class WentBack(Struct, frozen=True, tag="went-back"):
    """The match went back to where it was after `to` moves."""

    to: int


class Proposed(Struct, frozen=True, tag="proposed"):
    """A seat asks to go back to where the match was after `to` moves; everyone at the table has to agree."""

    seat: int
    to: int


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agreed, or didn't."""

    seat: int
    yes: bool


class Away(Struct, frozen=True, tag="away"):
    """The stand-in plays for a person until they come back."""

    seat: int
    why: Literal["left", "sent", "late"]


class Back(Struct, frozen=True, tag="back"):
    """A person took their seat back."""

    seat: int


class Said(Struct, frozen=True, tag="said"):
    """A person said something."""

    person: str
    name: str
    text: str


class Reacted(Struct, frozen=True, tag="reacted"):
    """A person reacted without words."""

    person: str
    name: str
    reaction: str


class Renamed(Struct, frozen=True, tag="renamed"):
    """A person who was called `was` has another name now; an empty one is none."""

    person: str
    was: str
    name: str


class Closed(Struct, frozen=True, tag="closed"):
    """The table is closed for good."""


Entry = (
    Opened | Sat | Stood | BotSat | Started | Moved | WentBack | Proposed | Answered | Away | Back | Said | Reacted
    | Renamed | Closed
)  # fmt: skip

_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def decode(text: str | bytes) -> Entry:
    """An entry that was stored."""
    entry: Entry = _decoder.decode(text)
    return entry
