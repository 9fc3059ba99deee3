"""What a seat, or a spectator, may know of a position of SCORE 5. An allow-list: what isn't here can't be seen."""

__all__ = ["PHASES", "Phase", "SeatView", "View", "Won", "counted", "view"]

from typing import Any, Literal

import numpy as np
from msgspec import Struct

from ...engine import kit
from ...match.plain import plain
from .cards import FAMILIES, Family, card_name, card_names, cards_in
from .rules import record as r
from .rules.cards import count_best, total

Phase = Literal["laying", "adjusting", "sharing", "naming", "over"]
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
    counted: list[str] | None  # at the end: the best card of each family


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
    best, points = counted(record, own) if memory or over else (None, None)
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
        counted=best if over else None,
    )


def counted(record: Any, cards: int) -> tuple[list[str], int]:
    """S5-31: the best card of each family, in the families' order, and their sum."""
    best = np.empty(r.FAMILIES, np.int64)
    points = int(count_best(plain(record).record, cards, best))
    return [card_name(record, card) for card in best.tolist() if card >= 0], points


def _won(record: Any, auctions: int) -> list[Won]:
    """The first `auctions` cards of the pile, and who won them."""
    pairs = zip(record.pile.tolist()[:auctions], record.won.tolist()[:auctions], strict=True)
    return [Won(card_name(record, card), None if seat == r.NOBODY else seat) for card, seat in pairs]


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(r.MAX_PLAYERS) if mask >> seat & 1]
