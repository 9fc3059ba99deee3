"""What everybody, or one seat, sees happen in SCORE 5: told by comparing the positions before and after an action."""

__all__ = [
    "BidChanged", "BidLaid", "BidsCounted", "CardShown", "CardTaken", "Dealt", "DeclaredFinal", "Event", "JokerNamed",
    "MatchEnded", "NoLongerFinal", "Resolved", "Revealed", "alike", "events", "opening",
]  # fmt: skip

from typing import Any

from msgspec import Struct

from ...match.plain import plain
from . import actions as a
from .cards import Family, card_name, cards_in, deck_of
from .rules import codes
from .rules import record as r
from .rules.cards import total
from .view import ties_of, view


class Dealt(Struct, frozen=True, tag_field="event", tag="dealt"):
    """The start sets, by seat: taken openly."""

    sets: list[str]
    hands: list[list[str]]


class Revealed(Struct, frozen=True, tag_field="event", tag="revealed"):
    """An auction begins: `card` is turned up."""

    auction: int
    card: str


class BidLaid(Struct, frozen=True, tag_field="event", tag="bid_laid"):
    """A seat has laid; `cards` are told to that seat alone."""

    seat: int
    cards: list[str] | None


class BidsCounted(Struct, frozen=True, tag_field="event", tag="bids_counted"):
    """Everyone has laid, and sees how many cards each bid has."""

    counts: list[int]


class BidChanged(Struct, frozen=True, tag_field="event", tag="bid_changed"):
    """A seat changed its bid, which has `count` cards now; `cards` are told to that seat alone.

    A swap (`swap`) keeps the count, and nobody else sees it. `withdrawn` are the seats that had been final: with a new count all
    of them, with a swap the seat itself if it had been.
    """

    seat: int
    count: int
    swap: bool
    withdrawn: list[int]
    cards: list[str] | None


class DeclaredFinal(Struct, frozen=True, tag_field="event", tag="declared_final"):
    """A seat declared its bid final."""

    seat: int


class NoLongerFinal(Struct, frozen=True, tag_field="event", tag="no_longer_final"):
    """A seat took "final" back. Whether it swapped cards at that, the others don't see."""

    seat: int


class Resolved(Struct, frozen=True, tag_field="event", tag="resolved"):
    """All bids are turned up; `winner` takes `card`. Where nobody laid anything, nobody does.

    `tied` is for bids with the same total, by seat: the card in each whose tie-break number counted.
    """

    card: str
    winner: int | None
    bids: list[list[str]]
    totals: list[int]
    order: list[int]
    tied: list[str | None]


class CardShown(Struct, frozen=True, tag_field="event", tag="card_shown"):
    """A seat that laid nothing, as others did, showed the card with the highest tie-break number in its hand."""

    seat: int
    card: str


class CardTaken(Struct, frozen=True, tag_field="event", tag="card_taken"):
    """A seat took a card of the winning bid."""

    seat: int
    card: str
    winner: int


class JokerNamed(Struct, frozen=True, tag_field="event", tag="joker_named"):
    """The joker's winner named its family."""

    seat: int
    family: Family


class MatchEnded(Struct, frozen=True, tag_field="event", tag="match_ended"):
    """The match is over; `counted` are the cards that count, by seat. `tied` is for equal scores, as in `Resolved`."""

    scores: list[int]
    winners: list[int]
    counted: list[list[str]]
    tied: list[str | None]


Event = (
    Dealt | Revealed | BidLaid | BidsCounted | BidChanged | DeclaredFinal | NoLongerFinal | Resolved
    | CardShown | CardTaken | JokerNamed | MatchEnded
)  # fmt: skip

# Tags of events that don't affect what the other seats are deciding.
TOGETHER: frozenset[str] = frozenset({"bid_laid", "declared_final", "no_longer_final"})


def opening(record: Any, viewer: int | None) -> list[Event]:
    """What is seen of the deal: the same by all."""
    record = plain(record)
    hands = [int(cards) for cards in record.hand[: int(record.players)]]
    sets = ["ABCDE"[((cards & -cards).bit_length() - 1) // r.SET_SIZE] for cards in hands]
    return [Dealt(sets, [cards_in(record, cards) for cards in hands]), _revealed(record)]


def events(before: Any, seat: int, code: int, after: Any, viewer: int | None) -> list[Event]:
    """What `viewer` sees when `seat` plays `code`."""
    told: list[Event] = plain(before).once(_told, seat, code, plain(after), viewer == seat)
    return told


def _told(before: Any, seat: int, code: int, after: Any, own: bool) -> list[Event]:
    """The same for the seat itself (`own`), or for everybody else."""
    told: list[Event] = []
    match a.decode(code, before):
        case a.Bid(cards) if before.phase == r.LAYING:
            told.append(BidLaid(seat, list(cards) if own else None))
            if after.phase == r.ADJUSTING:
                told.append(BidsCounted(_counts(after)))
        case a.Bid(cards):
            swap = _counts(before) == _counts(after)
            withdrawn = [s for s in range(int(after.players)) if (after.waiting & ~before.waiting) >> s & 1]
            if own or not swap:
                told.append(BidChanged(seat, len(cards), swap, withdrawn, list(cards) if own else None))
            elif withdrawn:
                told.append(NoLongerFinal(seat))
        case a.NotFinal():
            told.append(NoLongerFinal(seat))
        case a.Final():
            told.append(DeclaredFinal(seat))
            if after.phase != r.ADJUSTING:
                told += _resolved(before, after)
        case a.Take(card):
            told.append(CardTaken(seat, card, int(before.won[int(before.auction)])))
        case a.Name(family):
            told.append(JokerNamed(seat, family))
    if after.phase == r.OVER:
        told.append(_ended(after))
    elif after.auction != before.auction:
        told.append(_revealed(after))
    return told


def alike(before: Any, seat: int, code: int, after: Any) -> bool:
    """Whether all but `seat` see the same of a move; here of each."""
    return True


def is_open(before: Any, code: int, after: Any) -> bool:
    """Whether everyone sees something of a move: of each but a swap in a bid that wasn't final, which keeps its count."""
    kind, _ = codes.unpack(code)
    changes_bid = kind == codes.BID and before["phase"] == r.ADJUSTING
    return not changes_bid or bool(before["waiting"] != after["waiting"]) or _counts(before) != _counts(after)


def _revealed(record: Any) -> Revealed:
    auction = int(record.auction)
    return Revealed(auction + 1, card_name(record, int(record.pile[auction])))


def _counts(record: Any) -> list[int]:
    return [bid.bit_count() for bid in record["bid"][: int(record["players"])].tolist()]


def _resolved(before: Any, after: Any) -> list[Event]:
    """The bids turned up, and the cards that those showed who laid nothing."""
    players, auction = int(before.players), int(before.auction)
    bids, winner = [int(bid) for bid in before.bid[:players]], int(after.won[auction])
    cards, totals = [cards_in(before, bid) for bid in bids], [int(total(bid)) for bid in bids]
    told: list[Event] = [
        Resolved(
            card=card_name(before, int(before.pile[auction])),
            winner=None if winner == r.NOBODY else winner,
            bids=cards,
            totals=totals,
            order=[] if winner == r.NOBODY else after.order[: players - 1].tolist(),
            tied=_tied(before, cards, totals),
        )
    ]
    for seat in range(players):
        if shown := int(after.shown) & int(before.hand[seat]):
            told.append(CardShown(seat, cards_in(after, shown)[0]))
    return told


def _ended(after: Any) -> MatchEnded:
    end = view(after, None, memory=False)
    scores, counted = [s.score or 0 for s in end.seats], [s.counted or [] for s in end.seats]
    return MatchEnded(scores, end.winners, counted, _tied(after, counted, scores))


def _tied(record: Any, cards: list[list[str]], totals: list[int]) -> list[str | None]:
    """S5-24, S5-26, S5-32: of cards that came to the same total as others, the one with the highest tie-break number."""
    ties = ties_of(deck_of(record))
    return [
        max(own, key=ties.__getitem__) if own and totals.count(points) > 1 else None
        for own, points in zip(cards, totals, strict=True)
    ]
