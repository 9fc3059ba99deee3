"""What everybody, or one seat, sees happen in SCOUT: told by comparing the position before an action with the one after it."""

__all__ = ["Dealt", "Decided", "Event", "MatchEnded", "RoundEnded", "Scouted", "Shown", "alike", "events", "opening"]

from typing import Any, Literal

from msgspec import Struct

from ...match.plain import Plain, plain
from . import actions as a
from .rules import record as r
from .rules import rules
from .view import card_name, view


class Dealt(Struct, frozen=True, tag_field="event", tag="dealt"):
    """A round begins. `hand` is the viewer's own; None for a spectator."""

    round: int
    starter: int
    hand: list[str] | None


class Decided(Struct, frozen=True, tag_field="event", tag="decided"):
    """A seat kept or turned its hand; `turned` is told to that seat alone."""

    seat: int
    turned: bool | None


class Shown(Struct, frozen=True, tag_field="event", tag="shown"):
    """A seat showed `cards` and took as many cards as the beaten set had."""

    seat: int
    cards: list[str]
    taken: int


class Scouted(Struct, frozen=True, tag_field="event", tag="scouted"):
    """A seat took `card` (as it lay on the table). Where it went, and which way up, is told to that seat alone.

    `chip` is the seat that got a chip; with two players nobody does.
    """

    seat: int
    card: str
    end: Literal["left", "right"]
    owner: int
    chip: int | None
    and_show: bool
    place: int | None
    turned: bool | None


class RoundEnded(Struct, frozen=True, tag_field="event", tag="round_ended"):
    """A round is over: `seat` emptied its hand, or its Show was beaten by nobody. `points` are the round's, by seat.

    They come from the cards `taken`, the `chips` and the `cards` left in hand, for which `spared` pays nothing.
    """

    round: int
    reason: Literal["empty", "unbeaten"]
    seat: int
    points: list[int]
    taken: list[int]
    chips: list[int]
    cards: list[int]
    spared: int | None


class MatchEnded(Struct, frozen=True, tag_field="event", tag="match_ended"):
    """The match is over."""

    scores: list[int]
    winners: list[int]


Event = Dealt | Decided | Shown | Scouted | RoundEnded | MatchEnded

# Tags of events that don't affect what the other seats are deciding.
TOGETHER: frozenset[str] = frozenset({"decided"})


def opening(record: Any, viewer: int | None) -> list[Event]:
    """What is seen of the deal."""
    seen = view(record, viewer, memory=False)
    return [Dealt(seen.round, seen.starter, seen.hand)]


def events(before: Any, seat: int, code: int, after: Any, viewer: int | None) -> list[Event]:
    """What `viewer` sees when `seat` plays `code`."""
    before, after = plain(before), plain(after)
    if _round_goes_on(before, after):
        return [_action_event(before, seat, code, after, viewer == seat)]
    then, spared = before.once(_right_after, seat, code)
    told = [_action_event(before, seat, code, then, viewer == seat), _round_ended(then, spared, after)]
    if after.phase == r.OVER:
        end = view(after, viewer, memory=False)
        told.append(MatchEnded([s.score for s in end.seats], end.winners))
    else:
        told += opening(after, viewer)
    return told


def _round_goes_on(before: Any, after: Any) -> bool:
    """Whether it is still the same round after an action."""
    return bool(before.round_number == after.round_number and after.phase != r.OVER)


def _round_ended(then: Any, spared: int, after: Any) -> RoundEnded:
    number, players = int(then.round_number), int(then.players)
    emptied = spared == rules.NOBODY
    return RoundEnded(
        round=number + 1,
        reason="empty" if emptied else "unbeaten",
        seat=int(then.owner),
        points=after.points[number, :players].tolist(),
        taken=then.taken[:players].tolist(),
        chips=then.chips[:players].tolist(),
        cards=then.held[:players].tolist(),
        spared=None if emptied else spared,
    )


def _right_after(before: Any, seat: int, code: int) -> tuple[Any, int]:
    """Right after an action that ends a round, before that is counted and the next one dealt; and how it ends."""
    then = before.copied()
    ends = rules.act_only(then, seat, code)
    return Plain(then), ends


def alike(before: Any, seat: int, code: int, after: Any) -> bool:
    """Whether all but `seat` see the same of a move: unless another round is dealt."""
    return _round_goes_on(plain(before), plain(after))


def _action_event(before: Any, seat: int, code: int, then: Any, own: bool) -> Event:
    """The action itself, as its seat sees it (`own`) or everybody else; `then` is the position right after it."""
    match action := a.decode(code):
        case a.Keep() | a.Turn():
            return Decided(seat, isinstance(action, a.Turn) if own else None)
        case a.Show(first, last):
            cards = before.hand[seat].tolist()[first - 1 : last]
            return Shown(seat, [card_name(card) for card in cards], int(then.taken[seat] - before.taken[seat]))
        case a.Scout(end, place, turned) | a.ScoutAndShow(end, place, turned):
            index = 0 if end == "left" else int(before.set_size) - 1
            both = enumerate(zip(then.chips.tolist(), before.chips.tolist(), strict=True))
            paid = [other for other, (now, earlier) in both if now > earlier]
            return Scouted(
                seat=seat,
                card=card_name(int(before.set[index])),
                end=end,
                owner=int(before.owner),
                chip=paid[0] if paid else None,
                and_show=isinstance(action, a.ScoutAndShow),
                place=place if own else None,
                turned=turned if own else None,
            )
