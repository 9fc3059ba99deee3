"""What goes over the wire about common deals. Nothing about the cards is in it before a deal is over."""

__all__ = [
    "Comparison", "Daily", "DealFriend", "DealResult", "DealState", "LevelRuns", "MyDeal", "MyDeals", "NewDeal", "OthersRuns",
]  # fmt: skip

from typing import Literal

from msgspec import Struct

from .wire import Player


class DealResult(Struct, frozen=True):
    """How you came out of a deal. Only what was finished in time, and without closing the table, `counts`."""

    score: int
    place: int
    won: bool
    counts: bool


class OthersRuns(Struct, frozen=True):
    """How many others have played it, how many of them made less than you, and how many as much."""

    count: int
    less: int
    same: int


class LevelRuns(Struct, frozen=True):
    """The same of bots of a level at your seat, with what they made on average."""

    level: str
    count: int
    less: int
    same: int
    mean: float


class DealFriend(Struct, frozen=True):
    """Somebody who has played a deal among friends: their points and place, and the points of all seats, if still known."""

    name: str
    you: bool
    score: int
    place: int
    won: bool
    counts: bool
    scores: list[int]


class Comparison(Struct, frozen=True):
    """How you stand among all who have played; among friends, each of them. Told when you have finished."""

    people: OthersRuns
    levels: list[LevelRuns]
    friends: list[DealFriend]


class DealState(Struct, frozen=True):
    """A common deal, and how far you are with it.

    `day` is None for a deal among friends. `form` says what is played. `key` is the secret from which the deal follows, told when
    the deal is over; its hash, the `commitment`, is published a day before. `status` is how far you are: `new`; `running` at a
    `table`; `done`; or `spent`, if you closed the table or deleted your match. `finished` is how many have played it.
    """

    id: str
    day: str | None
    game: str
    players: list[Player | None]  # None where you sit
    seat: int
    level: str
    form: str
    commitment: str
    key: str | None
    begins: float
    ends: float
    status: Literal["new", "running", "done", "spent"]
    table: str | None
    match: str | None
    result: DealResult | None
    finished: int
    comparison: Comparison | None


class Daily(Struct, frozen=True):
    """The deals of the day: the same for everybody, from midnight to midnight in UTC.

    `days` are those of the last weeks on which you finished one in time, the latest first; `streak` is how many there are in a
    row. `next` has the commitments of tomorrow, by game.
    """

    day: str
    ends: float
    streak: int
    days: list[str]
    deals: list[DealState]
    next: dict[str, str]


class NewDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that friends play, each alone against the same bots; `short` for the game's short form."""

    game: str
    players: int
    level: str
    short: bool = False


class MyDeal(Struct, frozen=True):
    """A common deal that you have begun."""

    deal: str
    day: str | None
    game: str
    begun: float
    ended: float | None
    score: int | None
    place: int | None
    won: bool | None
    counts: bool
    match_id: str | None


class MyDeals(Struct, frozen=True):
    """A page of the common deals that you have begun, the latest first; there are `count` in all."""

    count: int
    deals: list[MyDeal]
