"""The second look at a move in SCOUT: what a network, taught by self-play, makes of the position after it."""

import numpy as np

from ....bots.mind.network import HIDDEN, predict
from ....engine.compiler import inner
from ..rules import rules
from ..rules.codes import SCOUT_AND_SHOW, unpack
from ..rules.record import HAND_ROOM
from .moves import weigh_moves
from .traits import TRAITS, see
from .weights import NETWORK

CLOSELY = 6  # so many moves get a second look
ROOM = HAND_ROOM + 3


@inner
def has_network(position, weights):
    """Whether a network follows the tuned weights. Not for two players: if a Show ends their round depends on the other hand."""
    return position.players > 2 and weights.size > NETWORK and weights[NETWORK] != 0.0


@inner
def look_closely(position, seat, weights, spare, actions, values, count):
    """Let the network judge the moves that look best; the others keep their distance behind the worst of these."""
    room, numbers = np.empty((3, ROOM)), np.empty(ROOM, np.int64)
    traits, sums = np.empty(TRAITS), np.empty(HIDDEN)
    few, mark = best_to_front(actions, values, count), position.round_number
    last, worst = values[few - 1], 1e9
    for i in range(few):
        spare[0] = position
        carry_out(spare[0], seat, actions[i], weights, actions[count:], values[count:])
        if round_is_over(spare[0], mark):
            values[i] = points_over_others(spare[0], seat, mark)
        else:
            see(spare[0], seat, values[i], weights, room, numbers, traits)
            values[i] = predict(weights, NETWORK + 1, traits, sums)
        worst = min(worst, values[i])
    for i in range(few, count):
        values[i] += worst - last


@inner
def best_to_front(actions, values, count):
    """Sort the best moves to the front; returns how many they are."""
    few = min(CLOSELY, count)
    for i in range(few):
        best = i
        for j in range(i + 1, count):
            if values[j] > values[best]:
                best = j
        actions[i], actions[best] = actions[best], actions[i]
        values[i], values[best] = values[best], values[i]
    return few


@inner
def carry_out(position, seat, action, weights, actions, values):
    """Play a move, and with Scout & Show the Show that looks best then."""
    rules.play(position, seat, action)
    if unpack(action)[0] == SCOUT_AND_SHOW:
        count = weigh_moves(position, seat, weights, 1, actions, values)
        best = 0
        for i in range(1, count):
            if values[i] > values[best]:
                best = i
        rules.play(position, seat, actions[best])


@inner
def round_is_over(position, mark):
    """Whether round number `mark` has been counted."""
    return position.round_number != mark or rules.is_over(position)


@inner
def points_over_others(position, seat, mark):
    """By how much a seat's points of a round exceed the others' mean."""
    others = 0
    for other in range(position.players):
        if other != seat:
            others += position.points[mark, other]
    return position.points[mark, seat] - others / (position.players - 1)
