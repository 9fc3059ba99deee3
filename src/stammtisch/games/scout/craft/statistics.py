"""What the coach counts in a round of SCOUT that is played on, and how it calls decisions (see `review.statistics`)."""

from typing import Any

from ....bots.mind.choice import best_of
from ....engine.compiler import inner
from ..rules.cards import number as number_of
from ..rules.codes import KEEP, SCOUT, SCOUT_AND_SHOW, SHOW, TURN, unpack
from ..rules.record import OVER
from .craft import appraise

STATISTICS = {
    "groups": ("amount", -1),  # sets that the hand falls into after the move
    "out": ("share", 1),  # the seat goes out
    "rival-out": ("share", -1),  # somebody else does
    "unbeaten": ("share", 1),  # all others scout from the seat's set
    "left": ("amount", -1),  # cards in hand at the end of the round
    "chips": ("amount", 1),
    "taken": ("amount", 1),  # cards won
    "points": ("amount", 1),  # of the round
    "rival-points": ("amount", -1),  # of the best of the others
}
GROUPS, OUT, RIVAL_OUT, UNBEATEN, LEFT, CHIPS, TAKEN, POINTS, RIVAL_POINTS = range(len(STATISTICS))
CONFIRMS = True
KINDS = {KEEP: "turn", TURN: "turn", SHOW: "show", SCOUT: "scout", SCOUT_AND_SHOW: "both"}


@inner
def note(position, before, mover, action, seat, number, out):
    """The hand after the judged move; at the end of the round, how it ended."""
    r = before.round_number
    is_end = position.round_number != r or position.phase == OVER
    if number == 0:
        if not is_end:
            out[GROUPS] = groups_of(position.hand[seat], position.held[seat])
        elif unpack(action)[0] != SHOW:
            out[GROUPS] = groups_of(before.hand[seat], before.held[seat])
    if is_end:
        count_round(position, before, r, mover, action, seat, out)


@inner
def groups_of(hand, held):
    """Into how many sets a hand falls at least. Every part of a set is one, so the longest from the left is right."""
    groups, i = 0, 0
    while i < held:
        groups += 1
        here = number_of(hand[i])
        i += 1
        if i < held:
            step = number_of(hand[i]) - here
            if -1 <= step <= 1:
                while i < held and number_of(hand[i]) - here == step:
                    here = number_of(hand[i])
                    i += 1
    return groups


@inner
def count_round(position, before, r, mover, action, seat, out):
    """What the round brought."""
    kind, first, last, _ = unpack(action)
    shown = last - first + 1 if kind == SHOW else 0
    gone_out = shown > 0 and shown == before.held[mover]
    mine = mover == seat
    out[OUT], out[RIVAL_OUT] = gone_out and mine, gone_out and not mine
    out[UNBEATEN] = kind == SCOUT and before.owner == seat and not mine
    change = shown if kind == SHOW else -1
    out[LEFT] = before.held[seat] - change * mine
    out[CHIPS] = before.chips[seat]
    if kind == SCOUT and before.players > 2 and before.owner == seat:
        out[CHIPS] += 1
    out[TAKEN] = before.taken[seat] + (before.set_size if mine and kind == SHOW else 0)
    best = -99
    for other in range(before.players):
        if other != seat:
            best = max(best, position.points[r, other])
    out[POINTS], out[RIVAL_POINTS] = position.points[r, seat], best


@inner
def reply(position, seat, weights, source, spare, actions, values):
    """The move that the network likes best."""
    count = appraise(position, seat, weights, source, spare, actions, values)
    return best_of(actions, values, count)


def kind(record: Any, seat: int, code: int) -> str:
    """By the action."""
    return KINDS[unpack(code)[0]]


def unjudged(record: Any, seat: int, code: int) -> str | None:
    """Everything can be judged."""
    return None


def comparable(record: Any, seat: int, code: int, codes: list[int]) -> list[int]:
    """All of them."""
    return codes
