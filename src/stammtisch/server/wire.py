"""What goes over the wire besides commands and sights. JSON Schema and TypeScript types are made from these."""

__all__ = ["Asked", "Fault", "Finished", "GameInfo", "Me", "NewPerson", "NewTable", "Renamed", "TableInfo", "Tables"]

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from .commands import Command
from .log import TableSettings

Ident = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes in. A program asks for its token; a page gets it as a cookie that scripts can't read."""

    name: Name
    language: str = "en"
    program: bool = False


class Renamed(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name or language."""

    name: Name | None = None
    language: str | None = None


class Me(Struct, frozen=True):
    """Who one is."""

    id: str
    name: str
    language: str
    token: str | None = None  # for programs, and only once


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table; with `sit`, the host takes the first seat that no bot has."""

    settings: TableSettings
    sit: bool = True
    contribution: str = ""


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A command with its id. The same id again is answered as before, and nothing is done twice."""

    id: Ident
    command: Command


class TableInfo(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    names: list[str | None]  # None where a seat is free, else a person's name or a bot's level
    free: int
    status: str
    my_turn: bool
    touched: float


class Tables(Struct, frozen=True):
    """Lists of tables."""

    mine: list[TableInfo]
    public: list[TableInfo]


class Finished(Struct, frozen=True):
    """A finished match in a list."""

    id: str
    game: str
    players: int
    ended: float
    names: list[Any]
    scores: list[int]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    low: int
    high: int
    levels: list[str]
    options: dict[str, Any]
    ready: bool  # whether it can be dealt at once; otherwise it is being compiled, just this once


class Fault(Struct, frozen=True, omit_defaults=True):
    """Why something wasn't done: an id, a sentence in the asker's language, and the rule that is in the way, if one is."""

    error: str
    say: str
    rule: str | None = None


encode = msgspec.json.Encoder().encode
