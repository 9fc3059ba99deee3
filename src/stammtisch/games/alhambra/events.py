"""What happens in Alhambra, told by comparing the position before an action with the one after it. All see the same."""

__all__ = [
    "Bought", "Dealt", "DirkGot", "Event", "MatchEnded", "MoneyRenewed", "MoneyTaken", "Passed", "Refilled", "Scored",
    "YardGiven", "events", "opening",
]  # fmt: skip

from typing import Any

import numpy as np
from msgspec import Struct

from ...match.plain import Plain, plain
from . import actions as a
from .cards import CATEGORIES, CURRENCIES, SCORINGS, Category, Currency, Scoring, money_name, money_names, picture_name
from .rules import record as r
from .rules import rules
from .view import PRIZES, Places, Points, Prizes, buildings_of, places_of, points_of, view


class Dealt(Struct, frozen=True, tag_field="event", tag="dealt"):
    """The table is set up: start money, the yard, the open money, and with two players Dirk's picture cards."""

    starter: int
    hands: list[list[str]]
    yard: list[str]
    display: list[str]
    dirk: list[str] | None


class MoneyTaken(Struct, frozen=True, tag_field="event", tag="money_taken"):
    """A seat took open money."""

    seat: int
    cards: list[str]


class Bought(Struct, frozen=True, tag_field="event", tag="bought"):
    """A seat bought a picture card; paid exactly, it acts again. `to_dirk`: it gave the card to Dirk."""

    seat: int
    picture: str
    currency: Currency
    price: int
    paid: list[str]
    exact: bool
    to_dirk: bool


class Passed(Struct, frozen=True, tag_field="event", tag="passed"):
    """A seat could do nothing."""

    seat: int


class Refilled(Struct, frozen=True, tag_field="event", tag="refilled"):
    """Picture cards came into the yard, or money cards into the display: by place, None where nothing came."""

    yard: list[str | None]
    display: list[str | None]


class MoneyRenewed(Struct, frozen=True, tag_field="event", tag="money_renewed"):
    """The money pile was empty, and the discard pile, of so many cards, was shuffled into a new one."""

    cards: int


class Scored(Struct, frozen=True, tag_field="event", tag="scored"):
    """A scoring: points by category, for each seat, and with two players for Dirk.

    `counts` are the picture cards and `places` the places that they came from, by seat, and after the seats Dirk's; `prizes` is
    what a place brings that nobody shares.
    """

    scoring: Scoring
    points: list[Points]
    dirk: Points | None
    counts: list[dict[Category, int]]
    places: list[Places]
    prizes: Prizes


class DirkGot(Struct, frozen=True, tag_field="event", tag="dirk_got"):
    """Dirk got picture cards from the pile after a scoring."""

    pictures: list[str]


class YardGiven(Struct, frozen=True, tag_field="event", tag="yard_given"):
    """At the end a picture card of the yard went to the seat with the most money in its currency; None: to nobody."""

    picture: str
    currency: Currency
    seat: int | None


class MatchEnded(Struct, frozen=True, tag_field="event", tag="match_ended"):
    """The match is over. `dirk` are Dirk's points, with two players."""

    scores: list[int]
    winners: list[int]
    dirk: int | None


Event = Dealt | MoneyTaken | Bought | Passed | Refilled | MoneyRenewed | Scored | DirkGot | YardGiven | MatchEnded

TOGETHER: frozenset[str] = frozenset()  # seats act one after the other, so every event matters to the next one


def opening(record: Any, viewer: int | None) -> list[Event]:
    """What is seen of the deal."""
    record = plain(record)
    players = int(record.players)
    dirk = [picture_name(card) for card in range(r.PICTURES) if record.owner[card] == r.DIRK]
    return [
        Dealt(
            starter=int(record.turn),
            hands=[money_names(hand) for hand in record.hand[:players].tolist()],
            yard=[picture_name(card) for card in record.yard.tolist()],
            display=[money_name(card) for card in record.display.tolist()],
            dirk=dirk if players == 2 else None,
        )
    ]


def events(before: Any, seat: int, code: int, after: Any, viewer: int | None) -> list[Event]:
    """What is seen when `seat` plays `code`: the same by all."""
    before, after = plain(before), plain(after)
    told: list[Event] = before.once(_turn, seat, code, after)
    return [*told, *_end(after)] if after.scored >> r.C & 1 else told


def _turn(before: Any, seat: int, code: int, after: Any) -> list[Event]:
    """The action, and what follows from it up to the next decision."""
    then = before.copied()
    again = bool(rules.act_only(then, seat, code))
    told = [_action_event(before, seat, a.decode(code, before), again)]
    if again:
        return told
    refilled = _refilled(then, after)
    drawn = sum(map(bool, refilled.display))
    if after.scored != before.scored or after.money_left != before.money_left - drawn:
        return told + _Refill(then).events()  # there was a scoring, or the money was renewed
    return [*told, refilled] if drawn or any(refilled.yard) else told


def alike(before: Any, seat: int, code: int, after: Any) -> bool:
    """Whether all but `seat` see the same of a move; here of each."""
    return True


def _action_event(before: Any, seat: int, action: a.Action, again: bool) -> Event:
    match action:
        case a.TakeMoney(cards):
            return MoneyTaken(seat, list(cards))
        case a.Buy(currency, money, to_dirk):
            card = int(before.yard[CURRENCIES.index(currency)])
            price = int(r.PRICE[card])
            paid = [f"{currency[0]}{value}" for value in money]
            return Bought(seat, picture_name(card), currency, price, paid, again, to_dirk)
        case a.Pass():
            return Passed(seat)


def _refilled(then: np.ndarray, after: Any) -> Refilled:
    """What lies there at the end of a turn that didn't right after the action."""
    yard, display = then["yard"][0].tolist(), then["display"][0].tolist()
    return Refilled(
        [picture_name(now) if now != card else None for now, card in zip(after.yard.tolist(), yard, strict=True)],
        [
            money_name(now) if card == r.NONE != now else None
            for now, card in zip(after.display.tolist(), display, strict=True)
        ],
    )


class _Refill:
    """The end of a turn, told while the rules play it once more, card by card (AL-26, AL-30)."""

    def __init__(self, positions: np.ndarray) -> None:
        self.positions = positions  # with the position right after the action; it is played on here
        self.told: list[Event] = []
        self.yard, self.display = _nothing(), _nothing()

    def events(self) -> list[Event]:
        """What was laid out, and what happened in between."""
        before = self.positions["yard"][0].tolist()
        full = rules.refill_yard_only(self.positions)
        for i, card in enumerate(self.positions["yard"][0].tolist()):
            self.yard[i] = picture_name(card) if card != before[i] else None
        while full and self._draw():
            pass
        self._lay_out()
        return self.told

    def _draw(self) -> bool:
        """Draw a card of the money pile; returns whether there was one."""
        now, before = self.positions, Plain(Plain(self.positions).copied())
        card = rules.draw_only(now)
        if before.money_left == 0 and now["discard"].sum() < before.discard.sum():
            self._lay_out()
            self.told.append(MoneyRenewed(int(before.discard.sum())))
        if card >= r.MONEY:
            self._lay_out()
            self.told.append(_scored(before, now[0], card - r.CARD_A))
            if drawn := before.pictures[int(now["pictures_left"][0]) : before.pictures_left].tolist():
                self.told.append(DirkGot([picture_name(picture) for picture in drawn[::-1]]))
        elif card != r.NONE:
            place = int(np.flatnonzero(now["display"][0] != before.display)[0])
            self.display[place] = money_name(card)
        return bool(card != r.NONE)

    def _lay_out(self) -> None:
        """Tell together what lies there by now."""
        if any(self.yard) or any(self.display):
            self.told.append(Refilled(self.yard, self.display))
            self.yard, self.display = _nothing(), _nothing()


def _nothing() -> list[str | None]:
    """What came to each place."""
    return [None] * r.PLACES


def _scored(before: Any, after: Any, scoring: int) -> Scored:
    """A scoring, told from the position in which it was due and from one in which it has been."""
    players, name = int(after.players), SCORINGS[scoring]
    owners = [*range(players), r.DIRK] if players == 2 else [*range(players)]
    built, standing = buildings_of(before), places_of(before)
    return Scored(
        scoring=name,
        points=[points_of(after, scoring, seat) for seat in range(players)],
        dirk=points_of(after, scoring, r.DIRK) if players == 2 else None,
        counts=[{category: len(built[owner][category]) for category in CATEGORIES} for owner in owners],
        places=[standing[owner] for owner in owners],
        prizes=PRIZES[name],
    )


def _end(after: Any) -> list[Event]:
    """AL-41, AL-42: the yard is given away, scoring C, and the winners."""
    seen = view(after, None, memory=False)
    given = [YardGiven(place.picture, place.currency, place.owner) for place in seen.yard if place.picture]
    ended = MatchEnded([s.score for s in seen.seats], seen.winners, seen.dirk.score if seen.dirk else None)
    return [*given, _scored(after, after, r.C), ended]
