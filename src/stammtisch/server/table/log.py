"""What has happened at a table, entry by entry. The log is the truth; everything else follows from it.

Entries hold secrets, such as seeds and secret bids. Nobody is ever sent an entry: `projection` says what a viewer may see of it.
"""

__all__ = [
    "Answered", "Arranged", "Away", "Back", "BotReacted", "BotSat", "Clock", "Closed", "Entry", "HostPassed", "Moved",
    "OfDeal", "Opened", "Proposed", "Reacted", "Readied", "Renamed", "Rested", "RoomEntry", "Said", "Sat", "SatElsewhere",
    "SeatChoice", "Started", "Stood", "SwapAsked", "SwapDropped", "Swapped", "TableSettings", "WentBack", "decode", "encode",
]  # fmt: skip

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: `move` seconds for each decision, and `bank` seconds in reserve for the whole match."""

    move: float
    bank: float = 0.0


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: a bot of this level, perhaps a certain character, or (None) a person."""

    bot: str | None = None
    character: str | None = None


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What was chosen when the table was opened, or has been arranged since.

    `stand_in` is the level that plays for people who are absent or out of time. `public` tables are listed; others can only be
    found by their link. `hints` allows hints among several people; one person alone with bots may always ask for them. With
    `reactions` bots react without words now and then.
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
    reactions: bool = False


class OfDeal(Struct, frozen=True):
    """Which common deal is played at a table, until when that counts, and how many moves were made before it began."""

    id: str
    ends: float
    opening: int


class Opened(Struct, frozen=True, tag="opened"):
    """`host` opened a table. `seed` is that of the first match, still secret."""

    host: str
    settings: TableSettings
    seed: str
    deal: OfDeal | UnsetType = UNSET


class Sat(Struct, frozen=True, tag="sat"):
    """A person sat down, perhaps without a name. `contribution` is their part in the coming deal."""

    seat: int
    person: str
    name: str
    contribution: str


class Stood(Struct, frozen=True, tag="stood"):
    """A seat is free again: a person stood up, or the host sent them or a bot of this level away. Bots have names, too."""

    seat: int
    name: str = ""
    level: str | None = None
    by: Literal["self", "host"] = "self"


class BotSat(Struct, frozen=True, tag="sat-bot"):
    """A bot took a seat: a character, unless the game has none or all of them sit at the table already."""

    seat: int
    level: str
    character: str | None = None


class SatElsewhere(Struct, frozen=True, tag="sat-elsewhere"):
    """A person went from their seat to a free one."""

    seat: int
    to: int
    name: str


class SwapAsked(Struct, frozen=True, tag="swap-asked"):
    """The person at `seat` would like to swap seats with the person at `other`."""

    seat: int
    other: int


class SwapDropped(Struct, frozen=True, tag="swap-dropped"):
    """The swap that `seat` asked for is off: the other one would rather stay, or it was withdrawn."""

    seat: int
    declined: bool


class Swapped(Struct, frozen=True, tag="swapped"):
    """Two seats changed places, with all that belongs to them. A bot that is no character has no name."""

    seat: int
    other: int
    names: tuple[str | None, str | None]


class Readied(Struct, frozen=True, tag="readied"):
    """A person is ready for the next match, or isn't any more."""

    person: str
    name: str
    yes: bool


class Arranged(Struct, frozen=True, tag="arranged", omit_defaults=True):
    """The host changed settings. With another game, `options` are all its options; else those that changed."""

    game: str | UnsetType = UNSET
    players: int | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    stand_in: str | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    reactions: bool | UnsetType = UNSET


class HostPassed(Struct, frozen=True, tag="host-passed"):
    """Another person is the host now."""

    person: str
    name: str


class Started(Struct, frozen=True, tag="started"):
    """A match began. `seed` is for the match after it, `bots` is what this one's bots draw their chance from: both secret.

    `rules` is the version of the game's rules, `digest` that of the position after the deal. A match that goes on from a
    position of a finished one is `practice` from the start, and has that one's `contributions` instead of the seats'.
    """

    match: str
    seed: str
    bots: str
    rules: int = 1
    digest: str = ""
    contributions: list[str] | UnsetType = UNSET
    practice: bool | UnsetType = UNSET


class Moved(Struct, frozen=True, tag="moved"):
    """A seat did something; `action` is the rules' own number for it, `digest` that of the position after it."""

    seat: int
    action: int
    by: Literal["person", "bot", "stand-in", "clock"] = "person"
    digest: str = ""


class WentBack(Struct, frozen=True, tag="went-back"):
    """The match went back to where it was after `to` moves.

    It is `practice` from then on if the person who took a decision back had seen something since.
    """

    to: int
    practice: bool = False


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


class Rested(Struct, frozen=True, tag="rested"):
    """The clock of a seat stands still for `seconds` of this turn in all: its person is on holiday, until then."""

    seat: int
    seconds: float
    until: float


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


class BotReacted(Struct, frozen=True, tag="reacted-bot"):
    """The bot at a seat reacted without words, after so many moves of the match that everyone had seen."""

    seat: int
    name: str
    reaction: str
    after: int


class Renamed(Struct, frozen=True, tag="renamed"):
    """A person who was called `was` has another name now; an empty one is none."""

    person: str
    was: str
    name: str


class Closed(Struct, frozen=True, tag="closed"):
    """The table is closed for good."""


# What happens before the deal and between matches.
RoomEntry = (
    Sat | Stood | BotSat | SatElsewhere | SwapAsked | SwapDropped | Swapped | Readied | Arranged | HostPassed
)  # fmt: skip
Entry = (
    Opened | RoomEntry | Started | Moved | WentBack | Proposed | Answered | Away | Back | Rested | Said | Reacted | BotReacted
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
