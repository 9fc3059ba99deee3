"""What happens in Alhambra, told by comparing the position before an action with the one after it. All see the same."""

__all__ = [
    "Bought", "Dealt", "DirkGot", "Event", "MatchEnded", "MoneyRenewed", "MoneyTaken", "Passed", "Refilled", "Scored",
    "YardGiven", "events", "opening",
]  # fmt: skip

from typing import Any

from msgspec import Struct

from ...match.plain import plain
from . import actions as a
from .cards import CURRENCIES, SCORINGS, Currency, Scoring, money_name, money_names, picture_name
from .rules import record as r
from .rules.rules import DIRKS_SHARE
from .view import Points, points_of, view


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
    """A scoring: points by category, for each seat, and with two players for Dirk."""

    scoring: Scoring
    points: list[Points]
    dirk: Points | None


class DirkGot(Struct, frozen=True, tag_field="event", tag="dirk_got"):
    """Dirk got picture cards from the pile after a scoring."""

    pictures: list[str]


class YardGiven(Struct, frozen=True, tag_field="event", tag="yard_given"):
    """At the end a picture card of the yard went to whoever had most money in its currency; None: to nobody."""

    picture: str
    currency: Currency
    seat: int | None


class MatchEnded(Struct, frozen=True, tag_field="event", tag="match_ended"):
    """The match is over. `dirk` are Dirk's points, with two players."""

    scores: list[int]
    winners: list[int]
    dirk: int | None


Event = Dealt | MoneyTaken | Bought | Passed | Refilled | MoneyRenewed | Scored | DirkGot | YardGiven | MatchEnded

TOGETHER: frozenset[str] = frozenset()  # one after the other: every event matters to whoever is next


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
    """What is seen when `seat` plays `code`."""
    before, after = plain(before), plain(after)
    action = _action_event(before, seat, a.decode(code, before))
    if isinstance(action, Bought) and action.exact:  # AL-23: the turn goes on
        return [action]
    refill = _Refill(before, code, after)
    over = after.scored >> r.C & 1
    return [action, *refill.events(), *(_end(after) if over else ())]


def is_open(before: Any, code: int, after: Any) -> bool:
    """Whether everyone sees something of a move; here of each."""
    return True


def _action_event(before: Any, seat: int, action: a.Action) -> Event:
    match action:
        case a.TakeMoney(cards):
            return MoneyTaken(seat, list(cards))
        case a.Buy(currency, money, to_dirk):
            card = int(before.yard[CURRENCIES.index(currency)])
            price = int(r.PRICE[card])
            paid = [f"{currency[0]}{value}" for value in money]
            return Bought(seat, picture_name(card), currency, price, paid, sum(money) == price, to_dirk)
        case a.Pass():
            return Passed(seat)


class _Refill:
    """The refill at the end of a turn, in the order in which cards were drawn (AL-26, AL-30)."""

    def __init__(self, before: Any, code: int, after: Any) -> None:
        self.after = after
        self.told: list[Event] = []
        self.display: list[str | None] = [None] * r.PLACES
        self.pile = before.money.tolist()[: int(before.money_left)]
        self.discarded = int(before.discard.sum())
        kind, place = code & 255, code >> 8 & 255
        if kind == r.BUY:
            self.discarded += sum(code >> 24 + 2 * i & 3 for i in range(r.VALUES))
        self.yard: list[str | None] = [
            picture_name(card) if card != r.NONE and (old == r.NONE or (kind == r.BUY and i == place)) else None
            for i, (old, card) in enumerate(zip(before.yard.tolist(), after.yard.tolist(), strict=True))
        ]
        self.empty = [
            i for i, card in enumerate(before.display.tolist()) if card == r.NONE or (kind == r.TAKE and place >> i & 1)
        ]
        drawn = before.pictures.tolist()[: int(before.pictures_left)][::-1]
        owner = after.owner.tolist()
        self.dirks = [picture_name(card) for card in drawn if owner[card] == r.DIRK]

    def events(self) -> list[Event]:
        """What was laid out, and the scorings in between. When the match ends, money isn't refilled (AL-41)."""
        if not self.after.scored >> r.C & 1:
            for place in self.empty:
                self._lay(place)
        self._flush()
        return self.told

    def _lay(self, place: int) -> None:
        """Draw a money card for a place, past any scoring card."""
        while self.pile and self.pile[-1] >= r.CARD_A:
            self._score(self.pile.pop() - r.CARD_A)
        if self.pile:
            self.pile.pop()
        elif self.discarded:
            self._flush()
            self.told.append(MoneyRenewed(self.discarded))
            self.pile, self.discarded = [r.NONE] * (self.discarded - 1), 0
        card = int(self.after.display[place])
        self.display[place] = None if card == r.NONE else money_name(card)

    def _score(self, scoring: int) -> None:
        self._flush()
        self.told.append(_scored(self.after, scoring))
        count = DIRKS_SHARE if scoring == r.A else len(self.dirks)
        if self.dirks:
            self.told.append(DirkGot(self.dirks[:count]))
            self.dirks = self.dirks[count:]

    def _flush(self) -> None:
        if any(self.yard) or any(self.display):
            self.told.append(Refilled(self.yard, self.display))
            self.yard, self.display = [None] * r.PLACES, [None] * r.PLACES


def _scored(after: Any, scoring: int) -> Scored:
    points = [points_of(after, scoring, seat) for seat in range(int(after.players))]
    return Scored(SCORINGS[scoring], points, points_of(after, scoring, r.DIRK) if after.players == 2 else None)


def _end(after: Any) -> list[Event]:
    """AL-41, AL-42: the yard is given away, scoring C, and the winners."""
    seen = view(after, None, memory=False)
    given = [YardGiven(place.picture, place.currency, place.owner) for place in seen.yard if place.picture]
    ended = MatchEnded([s.score for s in seen.seats], seen.winners, seen.dirk.score if seen.dirk else None)
    return [*given, _scored(after, r.C), ended]
