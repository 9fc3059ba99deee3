"""What a seat, or a spectator, may know of a position of SCORE 5. An allow-list: what isn't here can't be seen."""

__all__ = ["PHASES", "Phase", "SeatView", "View", "Won", "bases", "counted", "own", "ties_of", "view"]

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, Literal

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from ...engine import kit
from ...match.plain import acting, plain, winning
from ...match.values import Value
from .cards import FAMILIES, Deck, Family, card_name, card_number, cards_in, deck_of, name_in
from .rules import record as r
from .rules.cards import count_best, total
from .rules.rules import all_belongings

Phase = Literal["laying", "adjusting", "sharing", "naming", "over"]
NO_CARD = -1
PHASES: tuple[Phase, ...] = ("laying", "adjusting", "sharing", "naming", "over")


class SeatView(Struct, frozen=True):
    """What everyone sees of one seat."""

    cards: int  # in hand and bid together: how many of them are in the bid shows when everyone has laid
    ready: bool  # has laid, or has declared the bid final
    count: int | None  # cards in the bid; None while bids are laid
    bid: list[str] | None  # the bid when it lies face up
    total: int | None  # of the bid when it lies face up
    shown: str | None  # the card from the hand that decides among those who laid nothing
    changes: int | None  # where they are capped: changes in this auction that everyone saw
    hand: list[str] | None  # memory aid: hand and bid together, since every card was once seen by all
    score: int | None  # memory aid, and at the end
    counted: list[str] | None  # memory aid, and at the end: the best card of each family


# By family, the cards that could count with their values, the best first: after a bid the first that wasn't paid does.
# A joker on auction stands in every family, but counts in one of them only.
Lines = dict[Family, list[tuple[str, int]]]


class Won(Struct, frozen=True):
    """An earlier auction: `card` went to `seat`, or to nobody."""

    card: str
    seat: int | None


class View(Value, frozen=True, tag_field="game", tag="score5"):
    """A position of SCORE 5 as `seat` sees it; None is a spectator. Cards are family and value, such as `g80`."""

    seat: int | None
    players: int
    phase: Phase
    auction: int
    auctions: int
    card: str | None  # up for auction, or won in this auction
    left: int  # cards of the pile that are face down
    to_act: list[int]
    cap: int | None
    winner: int | None  # of this auction
    order: list[int]  # of the share-out, fixed when it began
    seats: list[SeatView]
    hand: list[str] | None  # the viewer's own, without the bid
    bid: list[str] | None  # the viewer's own
    changes_left: int | None  # the viewer's own, where they are capped
    best: dict[Family, str | None] | None  # the viewer's own: the card that counts in each family, as things stand
    points: int | None  # what these come to; a joker isn't among them before it is named
    lines: Lines | None  # while bids are made: what the viewer would have after winning, so that any bid can be weighed
    then: dict[str, int] | None  # the viewer's points after taking a card, or after naming a family, while that is due
    unsold: list[str]  # out of the game, face up
    joker: Family | None  # the family it was named
    won: list[Won] | None  # memory aid: the earlier auctions
    ties: dict[str, int]  # the tie-break number of each card in the box
    winners: list[int]


def view(record: Any, seat: int | None, memory: bool) -> View:
    """The view of `seat`, with or without the memory aid: what a spectator sees, and what is its own."""
    record = plain(record)
    open_to_all: View = record.once(_open_to_all, memory)
    return open_to_all if seat is None else replace(open_to_all, **own(record, seat, memory))


def own(record: Any, seat: int, memory: bool) -> dict[str, Any]:
    """What is different in the view of `seat`: its own cards, and what can be said of them."""
    record = plain(record)
    deck, cards = deck_of(record), record.once(_belongings)[seat]
    best, points = _own_best(deck, cards if record.family[r.JOKER] != r.ANY else cards & ~(1 << r.JOKER))
    return {
        "seat": seat,
        "hand": cards_in(record, record.hand.item(seat)),
        "bid": cards_in(record, record.bid.item(seat)),
        "changes_left": record.cap - record.changes.item(seat) if record.cap >= 0 else None,
        "best": best,
        "points": points,
        "lines": _lines(deck, cards, record.pile.item(record.auction)) if record.phase <= r.ADJUSTING else None,
        "then": _then(record, seat) if _choosing(record) >> seat & 1 else None,
    }


def bases(record: Any) -> list[Hashable]:
    """By seat, what that and its moves depend on; None while it takes a card or names a family: others' cards matter then."""
    record = plain(record)
    auction, waiting, choosing = record.auction, record.waiting, _choosing(record)
    for_all = record.phase, auction, record.won.item(auction), record.family.item(r.JOKER)
    each = zip(record.hand.tolist(), record.bid.tolist(), record.changes.tolist(), strict=True)
    found = [(*for_all, waiting >> seat & 1, *own) for seat, own in enumerate(each)]
    return [None if choosing >> seat & 1 else found[seat] for seat in range(record.players)]


def _choosing(record: Any) -> int:
    """Bit mask of the seats that take a card or name a family."""
    return acting(record) if record.phase in (r.SHARING, r.NAMING) else 0


def _open_to_all(record: Any, memory: bool) -> View:
    players, phase, auction = int(record.players), int(record.phase), int(record.auction)
    waiting = acting(record)
    decided = phase in (r.SHARING, r.NAMING)
    named = int(record.family[r.JOKER])
    return View(
        seat=None,
        players=players,
        phase=PHASES[phase],
        auction=auction + 1,
        auctions=r.AUCTIONS,
        card=None if phase == r.OVER else card_name(record, int(record.pile[auction])),
        left=r.AUCTIONS - 1 - auction,
        to_act=_seats(waiting),
        cap=int(record.cap) if record.cap >= 0 else None,
        winner=int(record.won[auction]) if decided else None,
        order=record.order[: players - 1].tolist() if phase == r.SHARING else [],
        seats=[_seat_view(record, other, waiting, memory) for other in range(players)],
        hand=None,
        bid=None,
        changes_left=None,
        best=None,
        points=None,
        lines=None,
        then=None,
        unsold=cards_in(record, int(record.unsold)),
        joker=FAMILIES[named] if named != r.ANY else None,
        won=_won(record, auction + (phase == r.OVER)) if memory else None,
        ties=ties_of(deck_of(record)),
        winners=_seats(winning(record)),
    )


def _seat_view(record: Any, seat: int, waiting: int, memory: bool) -> SeatView:
    phase, bid = int(record.phase), int(record.bid[seat])
    own = int(record.hand[seat]) | bid
    shown = int(record.shown) & int(record.hand[seat])
    over, face_up = phase == r.OVER, phase == r.SHARING
    best, points = counted(record, record.once(_belongings)[seat]) if memory or over else (None, None)
    return SeatView(
        cards=own.bit_count(),
        ready=phase in (r.LAYING, r.ADJUSTING) and not waiting >> seat & 1,
        count=None if phase == r.LAYING else bid.bit_count(),
        bid=cards_in(record, bid) if face_up else None,
        total=int(total(bid)) if face_up else None,
        shown=cards_in(record, shown)[0] if shown else None,
        changes=int(record.seen_changes[seat]) if record.cap >= 0 else None,
        hand=cards_in(record, own) if memory else None,
        score=points,
        counted=best,
    )


def counted(record: Any, cards: int) -> tuple[list[str], int]:
    """S5-31: the best card of each family, in the families' order, and their sum."""
    best, points = _best(deck_of(record), cards)
    return [card_name(record, card) for card in best if card != NO_CARD], points


def _belongings(record: Any) -> list[int]:
    """The cards of every seat."""
    out = np.zeros(kit.SEATS, np.int64)
    all_belongings(record.positions, out)
    found: list[int] = out.tolist()
    return found


@lru_cache(maxsize=1 << 14)
def _best(deck: Deck, cards: int) -> tuple[list[int], int]:
    """S5-31: the card that counts in each family, or NO_CARD, and their sum."""
    best = np.empty(r.FAMILIES, np.int64)
    points = int(count_best(_position(deck), cards, best))
    return best.tolist(), points


@lru_cache(maxsize=64)
def _position(deck: Deck) -> Any:
    """An empty position with this deck."""
    position = np.zeros(1, r.POSITION)[0]
    position["family"] = np.frombuffer(deck.families, position["family"].dtype)
    position["tie"] = np.frombuffer(deck.ties, position["tie"].dtype)
    return position


@lru_cache(maxsize=1 << 12)
def _own_best(deck: Deck, cards: int) -> tuple[dict[Family, str | None], int]:
    best, points = _best(deck, cards)
    names = [None if card == NO_CARD else name_in(deck, card) for card in best]
    return dict(zip(FAMILIES, names, strict=True)), points


@lru_cache(maxsize=64)
def ties_of(deck: Deck) -> dict[str, int]:
    """The tie-break number of each card in the box, by its name."""
    ties = np.frombuffer(deck.ties, r.POSITION["tie"].base).tolist()
    return {name_in(deck, card): tie for card, tie in enumerate(ties)}


@lru_cache(maxsize=1 << 12)
def _lines(deck: Deck, cards: int, card: int) -> Lines:
    lines = [
        _by_family(deck if card != r.JOKER else deck.with_joker(at), cards | 1 << card)[at] for at in range(r.FAMILIES)
    ]
    return {
        family: [(name_in(deck, each), int(r.VALUE[each])) for each in line]
        for family, line in zip(FAMILIES, lines, strict=True)
    }


@lru_cache(maxsize=1 << 12)
def _by_family(deck: Deck, cards: int) -> list[list[int]]:
    """Take the best cards away again and again."""
    lines: list[list[int]] = [[] for _ in FAMILIES]
    while cards:
        for line, card in zip(lines, _best(deck, cards)[0], strict=True):
            if card != NO_CARD:
                line.append(card)
                cards &= ~(1 << card)
    return lines


def _then(record: Any, seat: int) -> dict[str, int]:
    cards, deck = record.once(_belongings)[seat], deck_of(record)
    if record.phase == r.NAMING:
        return {family: _best(deck.with_joker(at), cards)[1] for at, family in enumerate(FAMILIES)}
    left = int(record.bid[int(record.won[int(record.auction)])])
    return {name: _best(deck, cards | 1 << card_number(record, name))[1] for name in cards_in(record, left)}


def _won(record: Any, auctions: int) -> list[Won]:
    """The first `auctions` cards of the pile, and who won them."""
    pairs = zip(record.pile.tolist()[:auctions], record.won.tolist()[:auctions], strict=True)
    return [Won(card_name(record, card), None if seat == r.NOBODY else seat) for card, seat in pairs]


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(r.MAX_PLAYERS) if mask >> seat & 1]
