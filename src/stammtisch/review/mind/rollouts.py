"""Rollouts that tell everything: the chances and points of all seats, and the game's statistics. The compiled part."""

import numpy as np

from ...bots.mind import craft
from ...bots.mind.judgement import tell
from ...engine import chance, kit
from ...engine.compiler import inner, unlocked
from ...engine.playout import first_seat
from . import statistics

ENDLESS = 100_000  # moves, as in `bots.mind.rollouts`

# Instead of an action: what first instinct does, or no action at all.
INSTINCT, NOTHING = -1, -2

# How a rollout goes on: by instinct, as far as in the bots' search; the same by the game's `reply`; by instinct to the end.
QUICK, SECOND, WHOLE = range(3)


@unlocked
def sound(positions, seat, tried, weights, rows, way, key, first, actions, values, shares, leads, noted):
    """Play each action of `tried` out in the worlds number `first`, first + 1, … as many as `shares` has rows.

    `positions` is room for five, the first is the root. A world is the same for all actions and all threads. `shares`, `leads`
    (world by action by seat, as `judgement` tells them) and `noted` (world by action by statistic) are filled.
    """
    source, twin = np.empty(chance.GENERATOR_WORDS, np.int64), np.empty(chance.GENERATOR_WORDS, np.int64)
    points = np.zeros(kit.SEATS)
    for world in range(shares.shape[0]):
        chance.seed(source, key, first + world)
        positions[1] = positions[0]
        craft.believe(positions[1], seat, weights, source)
        for i in range(tried.size):
            positions[2] = positions[1]
            twin[:] = source
            play_through(positions, seat, tried[i], weights, way, twin, actions, values, noted[world, i])
            tell(positions[2], rows, points, shares[world, i], leads[world, i])


@inner
def play_through(positions, seat, action, weights, way, source, actions, values, noted):
    """Play the third position on from an action of `seat`, as far as a rollout from the first one goes."""
    mark, turns, mover = craft.stage(positions[0]), craft.horizon(positions[0]), seat
    for number in range(ENDLESS):
        is_reply = number > 0 or action == NOTHING
        if is_reply:
            if kit.is_over(positions[2]) or (way != WHOLE and craft.stage(positions[2]) != mark):
                return
            next_seat = first_seat(kit.to_act(positions[2]))
            if next_seat != mover:
                turns -= 1
                if turns == 0 and way != WHOLE:
                    return
                mover = next_seat
        if not is_reply and action != INSTINCT:
            move = action
        elif way == SECOND and is_reply:
            move = statistics.reply(positions[2], mover, weights, source, positions[4:], actions, values)
        else:
            move = craft.instinct(positions[2], mover, weights, source, positions[4:], actions, values)
        positions[3] = positions[2]
        kit.play(positions[2], mover, move)
        statistics.note(positions[2], positions[3], mover, move, seat, number, noted)
