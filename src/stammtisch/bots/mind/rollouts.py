"""Playing on by instinct: rollouts for the search, and for tuning whole matches between two sets of weights."""

import numpy as np

from ...engine import chance, cipher, kit
from ...engine.compiler import inner, unlocked
from ...engine.playout import first_seat
from . import craft
from .choice import best_of
from .judgement import tell

ENDLESS = 100_000  # moves; no match played by instinct comes near this


@inner
def play_on(position, seat, mark, turns, weights, source, spare, actions, values):
    """Play by instinct until the stage is no longer `mark`, or until the turn has gone on `turns` times from `seat`."""
    for _ in range(ENDLESS):
        if craft.stage(position) != mark:
            return
        next_seat = first_seat(kit.to_act(position))
        if next_seat != seat:
            turns -= 1
            if turns == 0:
                return
            seat = next_seat
        kit.play(position, seat, craft.instinct(position, seat, weights, source, spare, actions, values))


@unlocked
def explore(positions, seat, tried, weights, rows, key, first, actions, values, looks, leads, chances):
    """Play each action of `tried` out in the worlds number `first`, first + 1, … as many as `looks` has rows.

    `positions` is room for four, the first is the root. A world is the same for all actions and all threads: it
    comes from block `first` + i of `key`. By world and action, `looks` is how good it looks by `outlook`, for comparing
    actions; `leads` and `chances` are what may be told of it, corrected by `rows` (see `judgement`).
    """
    source, twin = np.empty(chance.GENERATOR_WORDS, np.int64), np.empty(chance.GENERATOR_WORDS, np.int64)
    points, shares, ahead = np.zeros(kit.SEATS), np.zeros(kit.SEATS), np.zeros(kit.SEATS)
    mark, turns = craft.stage(positions[0]), craft.horizon(positions[0])
    for world in range(looks.shape[0]):
        chance.seed(source, key, first + world)
        positions[1] = positions[0]
        craft.believe(positions[1], seat, weights, source)
        for i in range(tried.size):
            positions[2] = positions[1]
            twin[:] = source
            kit.play(positions[2], seat, tried[i])
            play_on(positions[2], seat, mark, turns, weights, twin, positions[3:], actions, values)
            craft.outlook(positions[2], shares)
            looks[world, i] = shares[seat]
            tell(positions[2], rows, points, shares, ahead)
            leads[world, i], chances[world, i] = ahead[seat], shares[seat]


@unlocked
def contest(positions, players, options, key, start, weights, sides, careful, actions, values, shares):
    """Play the deals number `start`, start + 1, … as many as `shares` has rows, once for each row of `sides`.

    `sides` says for each seat which row of `weights` it plays by. All play by instinct or, if `careful`, the move that they
    appraise highest. `shares` (deal by row of `sides` by seat) is who won.
    """
    generator, words = np.empty(chance.GENERATOR_WORDS, np.int64), np.empty(cipher.BLOCK_WORDS, np.int64)
    for deal in range(shares.shape[0]):
        cipher.block(key, start + deal, words)
        for row in range(sides.shape[0]):
            chance.start(generator, words)
            positions[0] = positions[1]
            kit.deal(positions[0], players, options, words[chance.GENERATOR_WORDS :])
            for _ in range(ENDLESS):
                mask = kit.to_act(positions[0])
                if mask == 0:
                    break
                seat = first_seat(mask)
                own = weights[sides[row, seat]]
                if careful:
                    action = highest(positions[0], seat, own, generator, positions[2:], actions, values)
                else:
                    action = craft.instinct(positions[0], seat, own, generator, positions[2:], actions, values)
                kit.play(positions[0], seat, action)
            craft.outlook(positions[0], shares[deal, row])


@inner
def highest(position, seat, weights, source, spare, actions, values):
    """The move that is appraised highest."""
    count = craft.appraise(position, seat, weights, source, spare, actions, values)
    return best_of(actions, values, count)


@unlocked
def weigh(positions, seat, weights, source, actions, values):
    """`appraise` for a caller in Python. `positions` is room for two, the first is the root."""
    return craft.appraise(positions[0], seat, weights, source, positions[1:], actions, values)


@unlocked
def blur(positions, seat, share, source):
    """`forget` for a caller in Python."""
    craft.forget(positions[0], seat, share, source)
