"""What a seat, or a spectator, may know of a position of Alhambra. An allow-list: what isn't here can't be seen."""

__all__ = [
    "PRIZES", "Buildings", "DirkView", "Place", "Places", "Points", "Prizes", "SeatView", "View", "bases", "buildings_of", "own",
    "places_of", "points_of", "view",
]  # fmt: skip

from collections.abc import Hashable
from functools import lru_cache
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from ...match.plain import acting, is_over, plain, winning
from ...match.values import Value
from .cards import (
    CATEGORIES,
    CURRENCIES,
    SCORINGS,
    Category,
    Currency,
    Scoring,
    money_name,
    money_names,
    picture_name,
    scoring_names,
)
from .rules import record as r
from .rules.rules import places

Buildings = dict[Category, list[int]]  # prices by category
Places = dict[Category, int | None]  # the place by category, from 1; equals share one, and there is none without a card
Points = dict[Category, int]
Prizes = dict[Category, list[int]]  # the points of first, second and third place, as far as a scoring has them

PRIZES: dict[Scoring, Prizes] = {
    scoring: {category: [prize for prize in row if prize] for category, row in zip(CATEGORIES, rows, strict=True)}
    for scoring, rows in zip(SCORINGS, r.POINTS.tolist(), strict=True)
}
_BUILDINGS = [
    (CATEGORIES[category], price) for category, price in zip(r.CATEGORY.tolist(), r.PRICE.tolist(), strict=True)
]


class Place(Struct, frozen=True):
    """A place of the yard: its currency, and the picture card that lies there."""

    currency: Currency
    picture: str | None
    owner: int | None  # at the end: the seat that got it (AL-41)


class SeatView(Struct, frozen=True):
    """What everyone sees of one seat."""

    cards: int
    buildings: Buildings
    places: Places
    points: dict[Scoring, Points]  # of the scorings that have been
    score: int
    hand: list[str] | None  # memory aid: every money card was once seen by all
    purse: dict[Currency, int] | None  # at the end: the sums that were compared (AL-41)


class DirkView(Struct, frozen=True):
    """What lies before Dirk, and his points."""

    buildings: Buildings
    places: Places
    points: dict[Scoring, Points]
    score: int


class View(Value, frozen=True, tag_field="game", tag="alhambra"):
    """A position of Alhambra as `seat` sees it; None is a spectator. Cards are named like `b7` and `garden8`."""

    seat: int | None
    players: int
    over: bool
    to_act: list[int]
    yard: list[Place]  # while a turn goes on after an exact payment, places stay empty (AL-26)
    display: list[str | None]  # the open money
    pictures_left: int  # in the pile
    money_left: int  # in the pile, with the scoring cards in it
    discarded: int
    discard: list[str] | None  # memory aid: the money in the discard pile
    scored: list[Scoring]
    next_scoring: Scoring | None  # as far as anybody knows: the end may come before it (AL-43)
    prizes: Prizes  # of the next scoring; at the end of the last one
    seats: list[SeatView]
    dirk: DirkView | None  # two players
    hand: list[str] | None  # the viewer's own
    winners: list[int]


def view(record: Any, seat: int | None, memory: bool) -> View:
    """The view of `seat`, with or without the memory aid: what a spectator sees, and its own money."""
    record = plain(record)
    open_to_all: View = record.once(_open_to_all, memory)
    return open_to_all if seat is None else replace(open_to_all, **own(record, seat, memory))


def own(record: Any, seat: int, memory: bool) -> dict[str, Any]:
    """What is different in the view of `seat`: its own money."""
    return {"seat": seat, "hand": money_names(plain(record).hand[seat].tolist())}


def bases(record: Any) -> list[Hashable]:
    """By seat, what that and its moves depend on; None while it can act, since these change with nearly everything then."""
    record = plain(record)
    waiting, hands = acting(record), record.hand
    return [None if waiting >> seat & 1 else hands[seat].tobytes() for seat in range(record.players)]


def _open_to_all(record: Any, memory: bool) -> View:
    players, over = int(record.players), is_over(record)
    scored = record.once(scoring_names)
    coming = None if over else next(scoring for scoring in SCORINGS if scoring not in scored)
    hands, owners = record.hand[:players].tolist(), record.owner.tolist() if over else None
    points = _points_among(record.tally.tobytes(), tuple(scored))
    open_to_all = list(zip(buildings_of(record), places_of(record), points, strict=True))
    return View(
        seat=None,
        players=players,
        over=over,
        to_act=_seats(acting(record)),
        yard=[
            _place(place, card, owners[card] if owners else r.NOBODY) for place, card in enumerate(record.yard.tolist())
        ],
        display=[None if card == r.NONE else money_name(card) for card in record.display.tolist()],
        pictures_left=int(record.pictures_left),
        money_left=int(record.money_left),
        discarded=sum(record.discard.tolist()),
        discard=money_names(record.discard.tolist()) if memory else None,
        scored=scored,
        next_scoring=coming,
        prizes=PRIZES[coming or "C"],
        seats=[_seat_view(*each, hand, memory, over) for each, hand in zip(open_to_all, hands, strict=False)],
        dirk=_dirk_view(*open_to_all[r.DIRK]) if players == 2 else None,
        hand=None,
        winners=_seats(winning(record)),
    )


def places_of(record: Any) -> list[Places]:
    """The places of each seat and Dirk, as things stand."""
    return _places_among(record.built.tobytes())


@lru_cache(maxsize=1 << 10)
def _places_among(built: bytes) -> list[Places]:
    """The same from how many picture cards lie before whom, on which alone it depends."""
    position, ranks = np.zeros(1, r.POSITION), np.empty((r.OWNERS, r.CATEGORIES), np.int64)
    position["built"] = np.frombuffer(built, r.POSITION["built"].base).reshape(ranks.shape)
    places(position, ranks)
    return [dict(zip(CATEGORIES, (rank or None for rank in row), strict=True)) for row in ranks.tolist()]


def points_of(record: Any, scoring: int, owner: int) -> Points:
    """What a seat, or Dirk, got in one scoring, by category."""
    return dict(zip(CATEGORIES, record.tally[scoring, owner].tolist(), strict=True))


@lru_cache(maxsize=1 << 10)
def _place(place: int, card: int, owner: int) -> Place:
    if card == r.NONE:
        return Place(CURRENCIES[place], None, None)
    return Place(CURRENCIES[place], picture_name(card), None if owner == r.NOBODY else owner)


def _dirk_view(buildings: Buildings, standing: Places, points: dict[Scoring, Points]) -> DirkView:
    return DirkView(buildings, standing, points, _sum(points))


def _seat_view(
    buildings: Buildings, standing: Places, points: dict[Scoring, Points], money: list[int], memory: bool, over: bool
) -> SeatView:
    return SeatView(
        cards=sum(money),
        buildings=buildings,
        places=standing,
        points=points,
        score=_sum(points),
        hand=money_names(money) if memory else None,
        purse=_purse(money) if over else None,
    )


def _purse(money: list[int]) -> dict[Currency, int]:
    """What the cards of each currency are worth together, from how many there are of each value."""
    rows = [money[first : first + r.VALUES] for first in range(0, r.MONEY, r.VALUES)]
    return {
        currency: sum(value * count for value, count in enumerate(row, 1))
        for currency, row in zip(CURRENCIES, rows, strict=True)
    }


@lru_cache(maxsize=1 << 10)
def _points_among(tally: bytes, scored: tuple[Scoring, ...]) -> list[dict[Scoring, Points]]:
    """The points of each seat and Dirk, by the scorings that have been: they change three times in a match."""
    points = np.frombuffer(tally, r.POSITION["tally"].base).reshape(r.POSITION["tally"].shape).tolist()
    been = [(name, points[SCORINGS.index(name)]) for name in scored]
    return [{name: dict(zip(CATEGORIES, row[owner], strict=True)) for name, row in been} for owner in range(r.OWNERS)]


def _sum(points: dict[Scoring, Points]) -> int:
    return sum([sum(scored.values()) for scored in points.values()])


def buildings_of(record: Any) -> list[Buildings]:
    """The prices of the picture cards that lie before each seat and Dirk, by category."""
    return _buildings_among(record.owner.tobytes())


@lru_cache(maxsize=1 << 10)
def _buildings_among(owners: bytes) -> list[Buildings]:
    buildings: list[Buildings] = [{category: [] for category in CATEGORIES} for _ in range(r.OWNERS)]
    for (category, price), owner in zip(
        _BUILDINGS, np.frombuffer(owners, r.POSITION["owner"].base).tolist(), strict=True
    ):
        if 0 <= owner < r.OWNERS:
            buildings[owner][category].append(price)
    return buildings


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(r.MAX_PLAYERS) if mask >> seat & 1]
