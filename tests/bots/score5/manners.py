"""How players behave at a table of SCORE 5: how often they change their minds, and what they do that no player would."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

import stammtisch
from stammtisch.games.score5.rules.cards import count_best, total
from stammtisch.games.score5.rules.codes import BID, FINAL, NAME, TAKE, unpack
from stammtisch.games.score5.rules.record import ADJUSTING, ANY, AUCTIONS, FAMILIES, JOKER, VALUE
from stammtisch.match.match import Step


@dataclass(slots=True)
class Manners:
    """What was counted. `changes` and `finals` are by match, auction and seat; the absurd is counted by what it is."""

    changes: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    finals: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    chairs: int = 0  # seats times auctions
    paid: int = 0
    got: int = 0
    absurd: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)

    @property
    def changes_each(self) -> float:
        """Changes of a bid a seat and auction."""
        return self.changes.total() / self.chairs

    @property
    def finals_each(self) -> float:
        """How often a seat says "final" in an auction."""
        return self.finals.total() / self.chairs

    @property
    def price(self) -> float:
        """What was paid for the cards that were won, as a part of their value."""
        return self.paid / self.got

    def blame(self, what: str, position: stammtisch.Position) -> None:
        """Count something that no player would do."""
        self.absurd[what] += 1
        self.examples.setdefault(what, str(position))


def watch(matches: Iterable[stammtisch.Match], whose: Sequence[int] | None = None) -> Manners:
    """Count what happened in some matches; with `whose`, only what one seat of each did."""
    seen = Manners()
    for number, match in enumerate(matches):
        seen.chairs += (match.players if whose is None else 1) * AUCTIONS
        for step in match.steps():
            _count(seen, number, step, None if whose is None else whose[number])
    return seen


def _count(seen: Manners, number: int, step: Step, only: int | None) -> None:
    before, after, (kind, what) = step.before.record, step.after.record, unpack(step.code)
    chair = number, int(before.auction), step.seat
    if kind == FINAL and after.phase != ADJUSTING and only in (None, int(after.won[before.auction])):
        _judge_auction(seen, step)
    if only not in (None, step.seat):
        return
    if kind == BID and before.phase == ADJUSTING:
        seen.changes[chair] += 1
    elif kind == FINAL:
        seen.finals[chair] += 1
    elif kind == TAKE and _is_absurd_take(step.before, what):
        seen.blame("a card is taken that a higher one on the table beats", step.before)
    elif kind == NAME and _points(after, step.seat) < max(_named(before, step.seat)):
        seen.blame("the joker is named where it adds less", step.before)


def _judge_auction(seen: Manners, step: Step) -> None:
    """The last "final" has been said."""
    record = step.before.record
    bids, owned = [int(bid) for bid in record.bid[: record.players]], owned_cards(step.before)
    card = int(record.pile[record.auction])
    if not any(bids):
        if any(_is_spare(record, cards, least) for cards in owned for least in [_least(cards)]):
            seen.blame("nobody takes a card that could be had for a spare one", step.before)
        return
    winner = int(step.after.record.won[record.auction])
    paid, value = total(bids[winner]), int(VALUE[card])
    seen.paid, seen.got = seen.paid + paid, seen.got + value
    if paid - int(VALUE[_least(bids[winner])]) > _ceiling(
        [cards for seat, cards in enumerate(owned) if seat != winner]
    ):
        seen.blame("a card is paid that nobody could have made necessary", step.before)
    family = int(record.family[card])
    if family != ANY and any(record.family[each] == family and VALUE[each] > value for each in cards_of(bids[winner])):
        seen.blame("a higher card of the same family is paid", step.before)
    if card == JOKER and _best(record, owned[winner] & ~bids[winner] | 1 << card) < _best(record, owned[winner]):
        seen.blame("the joker costs more points than it brings", step.before)


def _ceiling(others: list[int]) -> int:
    """More than this nobody can bid, even if the winner has forgotten which of the others has which card."""
    most = max(cards.bit_count() for cards in others)
    pool = sorted(int(VALUE[card]) for cards in others for card in cards_of(cards))
    return sum(pool[-most:]) if most else 0


def _is_absurd_take(position: stammtisch.Position, card: int) -> bool:
    """Whether a higher card of the same family is left: it is better for everybody, whoever has what."""
    record = position.record
    left = cards_of(int(record.bid[record.won[record.auction]]))
    return any(record.family[other] == record.family[card] and VALUE[other] > VALUE[card] for other in left)


def owned_cards(position: stammtisch.Position) -> list[int]:
    """The cards of each seat, as bits."""
    return [position.adapter.rules.belongings(position.record, seat) for seat in range(position.players)]


def cards_of(cards: int) -> list[int]:
    """The cards one by one."""
    return [card for card in range(JOKER + 1) if cards >> card & 1]


def _least(cards: int) -> int:
    """The lowest card."""
    return min(cards_of(cards), key=lambda card: int(VALUE[card]), default=-1)


def _is_spare(record: np.record, cards: int, card: int) -> bool:
    """Whether a card doesn't count."""
    return card >= 0 and _best(record, cards & ~(1 << card)) == _best(record, cards)


def _best(record: np.record, cards: int) -> int:
    """The points of some cards."""
    return int(count_best(record, cards, np.empty(FAMILIES, np.int64)))


def _points(record: np.record, seat: int) -> int:
    return _best(record, int(record.hand[seat]))


def _named(record: np.record, seat: int) -> list[int]:
    """The points with the joker in each family."""
    points = []
    for family in range(FAMILIES):
        tried = record.copy()
        tried.family[JOKER] = family
        points.append(_points(tried, seat))
    return points
