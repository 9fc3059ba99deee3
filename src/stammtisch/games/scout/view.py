"""What a seat, or a spectator, may know of a position of SCOUT. An allow-list: what isn't written here can't be seen."""

__all__ = ["SeatView", "View", "bases", "card_name", "cards_in", "own", "view"]

from collections.abc import Hashable
from typing import Any, Literal

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from ...engine import kit
from ...match.plain import acting, plain, points, winning
from ...match.values import Value
from .rules import record as r
from .rules import rules
from .rules.cards import EQUAL

PHASES: tuple[Literal["turning", "acting", "showing", "over"], ...] = ("turning", "acting", "showing", "over")


class SeatView(Struct, frozen=True):
    """What everyone sees of one seat."""

    cards: int
    taken: int
    chips: int
    show_chips: int
    points: list[int]  # of each finished round
    this_round: int | None  # what the round would bring if it ended now; None when the match is over
    score: int
    known: list[str] | None  # memory aid: cards everyone saw go into this hand and not come out again


class View(Value, frozen=True, tag_field="game", tag="scout"):
    """A position of SCOUT as `seat` sees it; None is a spectator. Cards are `showing/other`, such as `7/3`."""

    seat: int | None
    players: int
    phase: Literal["turning", "acting", "showing", "over"]
    round: int
    rounds: int
    starter: int
    to_act: list[int]
    set: list[str]
    kind: Literal["single", "equal", "run"] | None  # of the set
    owner: int | None
    scouts: int
    seats: list[SeatView]
    hand: list[str] | None
    gone: list[str] | None  # memory aid: cards that lie face down after everyone saw them
    spent: list[str] | None  # memory aid, two players: cards of the first round that this seat has seen
    winners: list[int]


def view(record: Any, seat: int | None, memory: bool) -> View:
    """The view of `seat`, with or without the memory aid: what a spectator sees, and its own cards."""
    record = plain(record)
    open_to_all: View = record.once(_open_to_all, memory)
    return open_to_all if seat is None else replace(open_to_all, **own(record, seat, memory))


def own(record: Any, seat: int, memory: bool) -> dict[str, Any]:
    """What is different in the view of `seat`: its own cards."""
    record = plain(record)
    hand = [card_name(card) for card in record.hand[seat, : record.held[seat]].tolist()]
    return {"seat": seat, "hand": hand, "spent": _spent(record, seat, memory)}


def bases(record: Any) -> list[Hashable]:
    """By seat, what that and its moves depend on; None while it can act, since these change with nearly everything then."""
    record = plain(record)
    waiting, hands, held, spent = acting(record), record.hand, record.held.tolist(), record.spent.tolist()
    return [
        None if waiting >> seat & 1 else (hands[seat].tobytes(), held[seat], spent[seat])
        for seat in range(record.players)
    ]


def _open_to_all(record: Any, memory: bool) -> View:
    players, number, phase = record.players, record.round_number, record.phase
    finished = number + (phase == r.OVER)
    of_rounds, scores = record.points.tolist(), points(record)
    held, taken, chips, show_chips = (
        field.tolist() for field in (record.held, record.taken, record.chips, record.show_chips)
    )
    this_round = np.zeros(kit.SEATS, np.int64)
    kind = rules.as_things_stand(record.positions, this_round)
    now = this_round.tolist()
    has_shown = phase != r.TURNING and (record.set_size > 0 or record.scouts > 0)
    return View(
        seat=None,
        players=players,
        phase=PHASES[phase],
        round=number + 1,
        rounds=players,
        starter=int(rules.starter(record)),
        to_act=_seats(acting(record)),
        set=[card_name(card) for card in record.set[: record.set_size].tolist()],
        kind=None if not record.set_size else "single" if record.set_size == 1 else "equal" if kind == EQUAL else "run",
        owner=record.owner if has_shown else None,
        scouts=record.scouts,
        seats=[
            SeatView(
                cards=held[s],
                taken=taken[s],
                chips=chips[s],
                show_chips=show_chips[s],
                points=[row[s] for row in of_rounds[:finished]],
                this_round=None if phase == r.OVER else now[s],
                score=scores[s],
                known=cards_in(int(record.known[s])) if memory else None,
            )
            for s in range(players)
        ],
        hand=None,
        gone=cards_in(int(record.gone)) if memory else None,
        spent=_spent(record, r.EVERYONE, memory),
        winners=_seats(winning(record)),
    )


def _spent(record: Any, viewer: int, memory: bool) -> list[str] | None:
    return cards_in(int(record.spent[viewer])) if memory and record.players == 2 else None


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(r.MAX_PLAYERS) if mask >> seat & 1]


def card_name(card: int) -> str:
    """A card as `showing/other`."""
    return f"{card >> 4}/{card & 15}"


def cards_in(bits: int) -> list[str]:
    """The cards of a bit mask, lower number first, since which way up they are is nobody's business."""
    return [card_name(int(card)) for i, card in enumerate(r.CARDS) if bits >> i & 1]
