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
from ..rules.codes import KEEP, SCOUT, SCOUT_AND_SHOW, SHOW, TURN, pack, unpack
from ..rules.listing import lister
from ..rules.record import SET_ROOM
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
    kind, first, second, turned = unpack(action)
    return index_of_parts(PLACES[position.players], kind, first, second, turned)


@inner
def index_of_parts(places, kind, first, second, turned):
    """The number of an action whose parts are known."""
    if kind == SHOW:
        return FIRST_SHOW + (second - first) * places + first
    if kind == SCOUT or kind == SCOUT_AND_SHOW:  # `first` is the end, `second` the gap
        way = (kind == SCOUT_AND_SHOW) * 4 + first * 2 + turned
        return FIRST_SHOW + (SET_ROOM + way) * places + second
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
def tick(mask, count, kind, first, second, turned):
    """Mark the number of an action."""
    out, places = mask
    out[index_of_parts(places, kind, first, second, turned)] = 1
    return count + 1


tick_moves = lister(tick)


@inner
def mark(position, seat, room, out):
    """Put a 1 at the number of every listed action, without writing them down first, which would take twice as long."""
    if to_act(position) >> seat & 1:
        tick_moves(position, seat, (out, PLACES[position.players]))
