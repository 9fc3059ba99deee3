"""The types of what a viewer is sent. `projection` fills them."""

__all__ = [
    "Changed", "Changes", "Closing", "Happened", "History", "MatchSight", "Present", "SeatSight", "Sight", "Update",
    "Warming",
]  # fmt: skip

from typing import Any

from msgspec import Struct

from ...match.words import Words
from . import log
from .table import Trouble
from .tally import Score


class SeatSight(Struct, frozen=True):
    """A seat as everyone sees it. `person` is the public id of a person, not a secret; `name` is empty if they have none.

    `character` is who a bot is: its face and its style.
    """

    person: str | None
    name: str
    level: str | None
    character: str | None
    away: bool
    ready: bool  # for the next match
    bank: float | None  # seconds in reserve
    due: float | None  # when this seat runs out of time
    holiday: float | None  # until when its clock stands still


class MatchSight(Struct, frozen=True):
    """The match as the viewer sees it. `moves` are the actions worth listing for the viewer."""

    id: str
    number: int
    commitment: str
    contributions: list[str]
    seed: str | None  # told when the match is over; that of a common deal only when nobody can play it any more
    over: bool
    to_act: list[int]
    scores: list[int] | None
    winners: list[int]
    moves: list[Any]
    asked: tuple[int, list[int]] | None  # who wants to take a decision back, and who agrees
    practice: bool  # whether decisions were taken back with hindsight, so that it counts for no record
    decisions: list[int]  # those of the viewer that can be taken back, by their numbers among the messages
    view: Any


class Sight(Struct, frozen=True):
    """A table as a viewer sees it."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    clock: log.Clock | None
    stand_in: str
    public: bool
    spectators: bool
    hints: bool  # whether the viewer may ask for one
    hints_allowed: bool  # among several people
    reactions: bool  # whether bots react without words
    host: str
    closed: bool
    trouble: Trouble | None  # why the table was set aside, so that it can only be looked at
    next_commitment: str
    viewer: int | None
    seats: list[SeatSight]
    swaps: list[tuple[int, int]]  # seats that ask, with those that are asked
    tally: list[Score]  # of all matches here so far
    deal: str | None  # the common deal that is played here
    match: MatchSight | None


class Happened(Struct, frozen=True):
    """Something that happened, as the viewer saw it: its kind, who it was about, and for a move the game's own events."""

    kind: str
    at: float
    seat: int | None = None
    other: int | None = None
    name: str | None = None
    names: list[str | None] | None = None
    level: str | None = None
    text: str | None = None
    by: str | None = None
    yes: bool | None = None
    person: str | None = None
    events: list[Any] = []
    words: list[Words] = []


class Update(Struct, frozen=True):
    """A message: what the viewer saw last, how many things that makes in all (`n`), and the table as it is now.

    `since` is how many came before those in `happened`. If there are more than the viewer has seen, the rest is in the history.
    """

    n: int
    since: int
    happened: list[Happened]
    sight: Sight


class Changed(Struct, frozen=True, omit_defaults=True):
    """Which fields of a sight are different now, of its match, and of the match's view."""

    sight: dict[str, Any] = {}
    match: dict[str, Any] = {}
    view: dict[str, Any] = {}


class Changes(Struct, frozen=True):
    """What the viewer saw last, as in an update, and what has changed of the sight that was sent before."""

    n: int
    since: int
    happened: list[Happened]
    changed: Changed


class History(Struct, frozen=True):
    """A page of what the viewer saw earlier. `since` is how many came before those in `happened`; 0 on the first page."""

    since: int
    happened: list[Happened]


class Present(Struct, frozen=True):
    """Who is at the table now."""

    present: list[str]


class Warming(Struct, frozen=True):
    """The levels whose bots don't look as far yet as they will, since their game is being compiled; none when it is done."""

    warming: list[str]


class Closing(Struct, frozen=True):
    """The server is going down, and will be back."""

    closing: bool
