"""What everybody, or one seat, sees happen in Goofspiel: told by comparing the positions before and after an action."""

__all__ = ["TOGETHER", "BidLaid", "BidsShown", "Event", "MatchEnded", "PrizeTurned", "events", "opening"]

from typing import Any, Literal

from msgspec import Struct

from stammtisch.match.plain import plain

from .actions import decode
from .rules import record as r
from .view import view

Outcome = Literal["won", "shared", "carried", "lost"]
OUTCOMES: dict[int, Outcome] = {r.WON: "won", r.SHARED: "shared", r.CARRIED: "carried", r.LOST: "lost"}


class PrizeTurned(Struct, frozen=True, tag_field="event", tag="prize_turned"):
    """A round begins: `prize` is turned up, and `stake` points can be won."""

    round: int
    prize: int
    stake: int


class BidLaid(Struct, frozen=True, tag_field="event", tag="bid_laid"):
    """A seat has bid; `card` is told to that seat alone."""

    seat: int
    card: int | None


class BidsShown(Struct, frozen=True, tag_field="event", tag="bids_shown"):
    """All bids are turned up. `points` are those that each seat got for them."""

    bids: list[int]
    outcome: Outcome
    stake: int
    points: list[int]


class MatchEnded(Struct, frozen=True, tag_field="event", tag="match_ended"):
    """The match is over."""

    scores: list[int]
    winners: list[int]


Event = PrizeTurned | BidLaid | BidsShown | MatchEnded

# Tags of events that leave the decisions of whoever else may act as they were.
TOGETHER: frozenset[str] = frozenset({"bid_laid"})


def opening(record: Any, viewer: int | None) -> list[Event]:
    """What is seen of the deal."""
    record = plain(record)
    turned = int(record.round_number)
    return [PrizeTurned(turned + 1, int(record.prizes[turned]), int(record.stake))]


def events(before: Any, seat: int, code: int, after: Any, viewer: int | None) -> list[Event]:
    """What `viewer` sees when `seat` plays `code`."""
    before, after = plain(before), plain(after)
    laid = BidLaid(seat, decode(code).card if viewer == seat else None)
    if after.round_number == before.round_number:
        return [laid]
    players = range(after.players)
    shown = BidsShown(
        bids=[int(after.shown[other]) for other in players],
        outcome=OUTCOMES[after.outcome],
        stake=int(before.stake),
        points=[int(after.points[other] - before.points[other]) for other in players],
    )
    end = view(after, viewer, memory=False)
    if end.winners:
        return [laid, shown, MatchEnded([each.score for each in end.seats], end.winners)]
    return [laid, shown, *opening(after, viewer)]
