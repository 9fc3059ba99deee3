"""What a seat, or a spectator, may know of a position of Goofspiel. An allow-list: what isn't written here can't be seen."""

__all__ = ["SeatView", "View", "view"]

from typing import Any

from msgspec import Struct

from stammtisch.match.plain import acting, plain, winning
from stammtisch.match.values import Value

from .rules import record as r


class SeatView(Struct, frozen=True):
    """What everyone sees of one seat."""

    score: int
    cards: int  # in hand, and face down as a bid
    has_bid: bool
    shown: int | None  # the bid of the round before
    left: list[int] | None  # memory aid: the cards, since every bid was once turned up


class View(Value, frozen=True, tag_field="game", tag="goofspiel"):
    """A position of Goofspiel as `seat` sees it; None is a spectator."""

    seat: int | None
    players: int
    round: int
    rounds: int
    prize: int | None  # of this round
    stake: int  # the points to be won in this round: the prize, and what was carried over
    ties: r.Ties
    to_act: list[int]
    seats: list[SeatView]
    hand: list[int] | None  # the viewer's own, without the bid
    bid: int | None  # the viewer's own
    gone: list[int] | None  # memory aid: the prizes of earlier rounds
    winners: list[int]


def view(record: Any, seat: int | None, memory: bool) -> View:
    """The view of `seat`, with or without the memory aid."""
    record = plain(record)
    finished, prizes = int(record.round_number), record.prizes.tolist()
    waiting, won = acting(record), winning(record)
    return View(
        seat=seat,
        players=int(record.players),
        round=min(finished + 1, r.CARDS),
        rounds=r.CARDS,
        prize=prizes[finished] if finished < r.CARDS else None,
        stake=int(record.stake),
        ties=r.TIES[record.ties],
        to_act=[other for other in range(record.players) if waiting >> other & 1],
        seats=[_seat_view(record, other, memory) for other in range(record.players)],
        hand=None if seat is None else _cards(int(record.hand[seat])),
        bid=None if seat is None else int(record.bid[seat]) or None,
        gone=prizes[:finished] if memory else None,
        winners=[other for other in range(record.players) if won >> other & 1],
    )


def _seat_view(record: Any, seat: int, memory: bool) -> SeatView:
    bid = int(record.bid[seat])
    left = _cards(int(record.hand[seat]) | (1 << bid if bid else 0))  # with the bid: whatever were missing would be it
    return SeatView(
        score=int(record.points[seat]),
        cards=len(left),
        has_bid=bid > 0,
        shown=int(record.shown[seat]) or None,
        left=left if memory else None,
    )


def _cards(cards: int) -> list[int]:
    """The cards of a bit mask, the lowest first."""
    return [card for card in range(1, r.CARDS + 1) if cards >> card & 1]
