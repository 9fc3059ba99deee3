"""What a seat, or a spectator, may know of a position of SCORE 5. An allow-list: what isn't here can't be seen."""

__all__ = ["PHASES", "Phase", "SeatView", "View", "Won", "counted", "view"]

from typing import Any, Literal

import numpy as np
from msgspec import Struct

from ...engine import kit
from ...match.plain import plain
from .cards import FAMILIES, Family, card_name, card_names, card_number, cards_in
from .rules import record as r
from .rules.cards import count_best, total
from .rules.rules import belongings

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


class View(Struct, frozen=True, tag_field="game", tag="score5"):
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
    """The view of `seat`, with or without the memory aid."""
    record = plain(record)
    players, phase, auction = int(record.players), int(record.phase), int(record.auction)
    acting, winning = int(kit.to_act(record.record)), int(kit.winners(record.record))
    decided = phase in (r.SHARING, r.NAMING)
    capped = record.cap >= 0
    named = int(record.family[r.JOKER])
    best, points = (None, None) if seat is None else _own_best(record, seat)
    return View(
        seat=seat,
        players=players,
        phase=PHASES[phase],
        auction=auction + 1,
        auctions=r.AUCTIONS,
        card=None if phase == r.OVER else card_name(record, int(record.pile[auction])),
        left=r.AUCTIONS - 1 - auction,
        to_act=_seats(acting),
        cap=int(record.cap) if capped else None,
        winner=int(record.won[auction]) if decided else None,
        order=record.order[: players - 1].tolist() if phase == r.SHARING else [],
        seats=[_seat_view(record, other, acting, memory) for other in range(players)],
        hand=None if seat is None else cards_in(record, int(record.hand[seat])),
        bid=None if seat is None else cards_in(record, int(record.bid[seat])),
        changes_left=int(record.cap) - int(record.changes[seat]) if capped and seat is not None else None,
        best=best,
        points=points,
        lines=_lines(record, seat) if seat is not None and phase <= r.ADJUSTING else None,
        then=_then(record, seat) if seat is not None and acting >> seat & 1 and decided else None,
        unsold=cards_in(record, int(record.unsold)),
        joker=FAMILIES[named] if named != r.ANY else None,
        won=_won(record, auction + (phase == r.OVER)) if memory else None,
        ties=dict(zip(card_names(record), record.tie.tolist(), strict=True)),
        winners=_seats(winning),
    )


def _seat_view(record: Any, seat: int, acting: int, memory: bool) -> SeatView:
    phase, bid = int(record.phase), int(record.bid[seat])
    own = int(record.hand[seat]) | bid
    shown = int(record.shown) & int(record.hand[seat])
    over, face_up = phase == r.OVER, phase == r.SHARING
    best, points = counted(record, int(belongings(record.record, seat))) if memory or over else (None, None)
    return SeatView(
        cards=own.bit_count(),
        ready=phase in (r.LAYING, r.ADJUSTING) and not acting >> seat & 1,
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
    best, points = _best(plain(record).record, cards)
    return [card_name(record, card) for card in best if card != NO_CARD], points


def _best(position: Any, cards: int) -> tuple[list[int], int]:
    """S5-31: the card that counts in each family, or NO_CARD, and their sum."""
    best = np.empty(r.FAMILIES, np.int64)
    points = int(count_best(position, cards, best))
    return best.tolist(), points


def _own_best(record: Any, seat: int) -> tuple[dict[Family, str | None], int]:
    cards = int(belongings(record.record, seat))
    if record.family[r.JOKER] == r.ANY:
        cards &= ~(1 << r.JOKER)
    best, points = _best(record.record, cards)
    return {family: _named(record, card) for family, card in zip(FAMILIES, best, strict=True)}, points


def _named(record: Any, card: int) -> str | None:
    return None if card == NO_CARD else card_name(record, card)


def _lines(record: Any, seat: int) -> Lines:
    card = int(record.pile[int(record.auction)])
    cards = int(belongings(record.record, seat)) | 1 << card
    if card != r.JOKER:
        return _by_family(record, record.record, cards)
    lines: Lines = {}
    for number, family in enumerate(FAMILIES):
        lines[family] = _by_family(record, _with_joker(record, number), cards)[family]
    return lines


def _by_family(record: Any, position: Any, cards: int) -> Lines:
    """Take the best cards away again and again."""
    lines: Lines = {family: [] for family in FAMILIES}
    while cards:
        for family, card in zip(FAMILIES, _best(position, cards)[0], strict=True):
            if card != NO_CARD:
                lines[family].append((card_name(record, card), int(r.VALUE[card])))
                cards &= ~(1 << card)
    return lines


def _then(record: Any, seat: int) -> dict[str, int]:
    cards = int(belongings(record.record, seat))
    if record.phase == r.NAMING:
        return {family: _best(_with_joker(record, at), cards)[1] for at, family in enumerate(FAMILIES)}
    left = int(record.bid[int(record.won[int(record.auction)])])
    return {name: _best(record.record, cards | 1 << card_number(record, name))[1] for name in cards_in(record, left)}


def _with_joker(record: Any, family: int) -> Any:
    """The position as it would be with the joker in a family."""
    position = record.record.copy()
    position.family[r.JOKER] = family
    return position


def _won(record: Any, auctions: int) -> list[Won]:
    """The first `auctions` cards of the pile, and who won them."""
    pairs = zip(record.pile.tolist()[:auctions], record.won.tolist()[:auctions], strict=True)
    return [Won(card_name(record, card), None if seat == r.NOBODY else seat) for card, seat in pairs]


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(r.MAX_PLAYERS) if mask >> seat & 1]
