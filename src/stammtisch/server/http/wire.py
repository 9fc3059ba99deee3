"""What goes over the wire besides commands and sights. JSON Schema and TypeScript types are generated from these."""

__all__ = [
    "About", "Asked", "Done", "Door", "Fault", "Finished", "GameInfo", "Hint", "HintReason", "Invitation", "Judged", "Matches",
    "Me", "MyTables", "NewPerson", "NewTable", "Opened", "OptionKind", "Player", "Question", "Rearranged", "Renamed",
    "Replay", "ReplayStep", "RoomCode", "TableInfo", "Tables", "Tip", "Verified",
]  # fmt: skip

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ...match.words import Words
from ..table.arranging import Arrange
from ..table.commands import Command
from ..table.log import TableSettings

Ident = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Name = Annotated[str, Meta(max_length=24)]  # empty for somebody who hasn't said one


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A new person. A program is told its token; a page gets it as a cookie that scripts can't read."""

    name: Name = ""
    language: str = "en"
    program: bool = False


class Renamed(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name or language."""

    name: Name | None = None
    language: str | None = None


class Me(Struct, frozen=True):
    """Who you are."""

    id: str
    name: str
    language: str
    token: str | None = None  # told to programs, and only once


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table; with `sit`, the host takes the first seat that no bot has."""

    settings: TableSettings
    sit: bool = True
    contribution: str = ""


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A command with its id. The same id again gets the same answer, and nothing is done twice."""

    id: Ident
    command: Command


class Rearranged(Struct, frozen=True, forbid_unknown_fields=True):
    """Other settings for a table, with an id like that of a command."""

    id: Ident
    settings: Arrange


class Opened(Struct, frozen=True):
    """The answer to `NewTable`, or to an uploaded match file: the last part of its link."""

    id: str


class RoomCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A few letters that lead to a table for some hours."""

    code: Annotated[str, Meta(max_length=24)]


class Door(Struct, frozen=True):
    """Who can reach this server besides the machine it runs on: with `lan`, others in the network, under the name `host`."""

    host: str | None
    lan: bool


class Done(Struct, frozen=True):
    """The answer to a command: it is stored, and there have been `n` messages for its sender then."""

    n: int


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a seat: what about this action, or, for a hint, what would be best?"""

    seat: int
    action: str | dict[str, Any] | None = None


class Judged(Struct, frozen=True, omit_defaults=True):
    """Whether an action would be allowed now, and if it isn't, why."""

    allowed: bool
    error: str | None = None
    say: str | None = None
    rule: str | None = None


class Tip(Struct, frozen=True):
    """A move and what may come of it: the chance to win and the final lead, each with half the width of a 95 % interval."""

    action: Any
    chance: float
    chance_error: float
    lead: float
    lead_error: float
    worlds: int  # imagined ones that this is based on; none if there is only one move
    tied: bool  # whether they can't tell it apart from the best one


class HintReason(Struct, frozen=True, omit_defaults=True):
    """What speaks for the best move and against the one in the place `other`: with what was measured, or without figures."""

    other: int
    figures: Words | None = None
    plain: Words | None = None


class Hint(Struct, frozen=True, omit_defaults=True):
    """The best moves, the best first, judged by what the seat can know; and why the best is better than another."""

    tips: list[Tip]
    why: HintReason | None = None


class Player(Struct, frozen=True):
    """Who sits or sat there: a person by their name, which may be empty; or a bot by its level, perhaps a character."""

    name: str
    level: str | None
    character: str | None = None


class TableInfo(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    names: list[Player | None]  # None where a seat is free
    free: int
    status: str
    my_turn: bool
    turn: list[int]  # the seats of people who are to decide
    due: float | None  # when you run out of time, or whoever is to decide
    rests: bool  # bots are among themselves there, and play on when somebody looks
    touched: float


class Tables(Struct, frozen=True):
    """Lists of tables."""

    mine: list[TableInfo]
    public: list[TableInfo]


class Invitation(Struct, frozen=True):
    """A table where somebody of this name would like you to come."""

    table: str
    game: str
    name: str
    made: float


class MyTables(Struct, frozen=True):
    """The tables where you sit and something can happen: first those where you are to decide. And where you are invited."""

    tables: list[TableInfo]
    invitations: list[Invitation]


class Finished(Struct, frozen=True):
    """A finished match in a list."""

    id: str
    game: str
    players: int
    ended: float
    names: list[Player | None]  # None if the match was uploaded as a file
    scores: list[int]
    winners: list[int]  # none where an old match file doesn't say it
    seat: int | None  # where you sat, or first of all if you had several seats


class Matches(Struct, frozen=True):
    """Lists of finished matches."""

    mine: list[Finished]
    public: list[Finished]


class ReplayStep(Struct, frozen=True):
    """A move (or first the deal) as it was seen, and the table after it: one view, or with open hands one for each seat."""

    seat: int | None
    events: list[Any]
    words: list[Words]
    views: list[Any]


class Replay(Struct, frozen=True):
    """A page of a finished match, step by step. There are `count` steps in all, and the next page begins at `following`."""

    game: str
    players: int
    options: dict[str, Any]
    names: list[Player | None]
    scores: list[int]
    winners: list[int]
    commitment: str
    seed: str
    contributions: list[str]
    steps: list[ReplayStep]
    count: int
    following: int | None


class Verified(Struct, frozen=True, omit_defaults=True):
    """Whether the deal and the moves of a match are what they should be, and if not, why not."""

    ok: bool
    say: str | None = None


class About(Struct, frozen=True):
    """A game's name and what it is like, in one language."""

    name: str
    tagline: str


class OptionKind(Struct, frozen=True, omit_defaults=True):
    """What an option may be: on or off, a number, a text, one of some values, or the document in a JSON file.

    `optional` ones may also be none at all; numbers lie between `low` and `high`, where these are given.
    """

    kind: Literal["switch", "number", "text", "choice", "file"]
    values: list[str | int] = []
    low: float | None = None
    high: float | None = None
    optional: bool = False


class GameInfo(Struct, frozen=True):
    """A game that can be played here. `about` is by language; `options` are the defaults, and `kinds` what else they may be."""

    name: str
    title: str
    prefix: str  # of the rules' numbers
    low: int
    high: int
    usual: int  # how many sit down if nobody says otherwise
    minutes: int
    version: int  # of the rules
    levels: list[str]
    characters: dict[str, str]  # who its bots may be: their names
    options: dict[str, Any]
    kinds: dict[str, OptionKind]
    about: dict[str, About]
    lesson: list[str]  # the names of its lesson's steps; none if it has no lesson
    exercises: bool  # whether some came with it
    ready: bool  # whether it can be dealt at once; otherwise it is being compiled, for the first and only time


class Fault(Struct, frozen=True, omit_defaults=True):
    """Why something wasn't done: an id, a sentence in the asker's language, and the rule in the way, if there is one."""

    error: str
    say: str
    rule: str | None = None


encode = msgspec.json.Encoder().encode


def players(names: str) -> list[Player | None]:
    """Who played, as it is stored."""
    return msgspec.json.decode(names, type=list[Player | None])
