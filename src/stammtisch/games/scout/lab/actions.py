"""A fixed numbering of the actions of SCOUT, version 1.

| numbers | what |
|---|---|
| 0, 1 | keep, turn |
| from 2 | Shows by length (1 to 10) and first place: `2 + (length - 1) * places + first` |
| then | Scouts by end, way up and gap: `((end * 2) + turned) * places + gap` |
| then | Scouts with a Show to follow, likewise; with two players there are none |

`places` is the longest hand that can be: everyone else has at least a card, and two players have three Scouts each.
"""

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import best_with, gap_after_show, gap_before_show, number, strength, table_strength, turned_over
from ..rules.codes import KEEP, LEFT, SCOUT, SCOUT_AND_SHOW, SHOW, TURN, pack, unpack
from ..rules.listing import end_index, strength_after_scout
from ..rules.record import ACTING, SET_ROOM, TURNING
from ..rules.rules import to_act

__all__ = ["PLACES", "VERSION", "action_at", "index_of", "mark", "size"]

VERSION = "v1"
PLACES = np.array([0, 0, 14, 34, 41, 41])  # by the number of players
FIRST_SHOW = 2


def size(players: int) -> int:
    """How many numbers there are."""
    return FIRST_SHOW + (SET_ROOM + (4 if players == 2 else 8)) * int(PLACES[players])


@inner
def index_of(position, seat, action):
    """The number of an action."""
    places = PLACES[position.players]
    kind, first, last, turned = unpack(action)
    if kind == SHOW:
        return FIRST_SHOW + (last - first) * places + first
    kind, end, gap, turned = unpack(action)
    if kind == SCOUT or kind == SCOUT_AND_SHOW:
        way = (kind == SCOUT_AND_SHOW) * 4 + end * 2 + turned
        return FIRST_SHOW + (SET_ROOM + way) * places + gap
    return int(kind == TURN)


@inner
def action_at(position, seat, index):
    """The action behind a number."""
    places = PLACES[position.players]
    if index < FIRST_SHOW:
        return pack(TURN if index == 1 else KEEP, 0, 0, 0)
    row, place = (index - FIRST_SHOW) // places, (index - FIRST_SHOW) % places
    if row < SET_ROOM:
        return pack(SHOW, place, place + row, 0)
    way = row - SET_ROOM
    return pack(SCOUT_AND_SHOW if way >= 4 else SCOUT, way >> 1 & 1, place, way & 1)


@inner
def mark(position, seat, room, out):
    """Put a 1 at the number of every listed action.

    It goes the way of `rules.moves`, and a test holds that they agree; writing actions down to number them takes twice as long.
    """
    if not to_act(position) >> seat & 1:
        return
    if position.phase == TURNING:
        out[0] = out[1] = 1
        return
    places = PLACES[position.players]
    mark_shows(position, seat, out[FIRST_SHOW:], places)
    if position.phase == ACTING and position.set_size > 0:
        scouts, per_kind = out[FIRST_SHOW + SET_ROOM * places :], 4 * places
        if position.players > 2 or position.chips[seat] > 0:
            for way in range(2 * min(position.set_size, 2)):  # by end, then which way up
                row = scouts[way * places :]
                for gap in range(position.held[seat] + 1):
                    row[gap] = 1
        if position.show_chips[seat] > 0:
            mark_scouts_and_shows(position, seat, scouts[per_kind:], places)


@inner
def mark_shows(position, seat, out, places):
    """SC-11, SC-12: every stretch of the hand that is a set and strong enough."""
    hand, held, to_beat = position.hand[seat], position.held[seat], table_strength(position)
    for first in range(held):
        start = here = number(hand[first])
        if strength(1, True, start) > to_beat:
            out[first] = 1
        step = number(hand[first + 1]) - start if first + 1 < held else 9
        if step < -1 or step > 1:
            continue
        for last in range(first + 1, held):
            if number(hand[last]) != here + step:
                break
            here += step
            if strength(last - first + 1, step == 0, min(start, here)) > to_beat:
                out[(last - first) * places + first] = 1


@inner
def mark_scouts_and_shows(position, seat, out, places):
    """SC-16: the Scouts that leave a possible Show."""
    hand, held = position.hand[seat], position.held[seat]
    for end in range(LEFT, min(position.set_size, 2)):
        card, to_beat = position.set[end_index(position, end)], strength_after_scout(position, end)
        show_on_right, show_on_left = gap_before_show(hand, held, to_beat), gap_after_show(hand, held, to_beat)
        for turned in range(2):
            row, shown = out[(end * 2 + turned) * places :], number(turned_over(card) if turned else card)
            for gap in range(held + 1):
                if gap <= show_on_right or gap >= show_on_left or best_with(hand, held, shown, gap) > to_beat:
                    row[gap] = 1
