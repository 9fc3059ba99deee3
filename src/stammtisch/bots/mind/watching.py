"""Watching whole matches, and playing moves out in other ways than the search does: for judgement (see `training.judging`)."""

import numpy as np

from ...engine import chance, cipher, kit
from ...engine.compiler import unlocked
from ...engine.playout import first_seat
from . import craft
from .judgement import tell
from .rollouts import ENDLESS, highest

STOP, ANYWHERE = 1, 2  # kinds of positions: where a rollout may end, and after every few moves

# How rollouts go on: by instinct to the end of the match; by careful play, as far as those of the search.
WHOLE, CAREFUL = 1, 2


@unlocked
def watch_matches(
    positions, players, options, key, first, weights, actions, values, gap, kinds, periods, looks, points, wins, finals
):
    """Play the deals number `first`, first + 1, … as many as `wins` has rows, and fill the rest, match by position by seat."""
    source, words = np.empty(chance.GENERATOR_WORDS, np.int64), np.empty(cipher.BLOCK_WORDS, np.int64)
    for deal in range(wins.shape[0]):
        cipher.block(key, first + deal, words)
        chance.start(source, words)
        positions[0] = positions[1]
        kit.deal(positions[0], players, options, words[chance.GENERATOR_WORDS :])
        stage, count, after = craft.stage(positions[0]), 0, int(words[0] % gap)
        for number in range(ENDLESS):
            mask = kit.to_act(positions[0])
            if mask == 0:
                break
            anywhere = number % gap == after
            is_end = craft.stage(positions[0]) != stage or (anywhere and craft.horizon(positions[0]) > 0)
            stage = craft.stage(positions[0])
            if (is_end or anywhere) and count < kinds.shape[1]:
                kinds[deal, count] = STOP * is_end + ANYWHERE * anywhere
                periods[deal, count] = craft.period(positions[0])
                craft.outlook(positions[0], looks[deal, count])
                craft.forecast(positions[0], points[deal, count])
                count += 1
            seat = first_seat(mask)
            kit.play(positions[0], seat, highest(positions[0], seat, weights, source, positions[2:], actions, values))
        winners = kit.winners(positions[0])
        for seat in range(players):
            wins[deal, seat] = winners >> seat & 1
        kit.scores(positions[0], finals[deal])


@unlocked
def look_around(positions, looks, points):
    """`outlook`, `forecast` and `period` for a caller in Python."""
    craft.outlook(positions[0], looks)
    craft.forecast(positions[0], points)
    return craft.period(positions[0])


@unlocked
def play_differently(positions, seat, action, weights, rows, way, key, actions, values, chances, leads):
    """Play an action out in as many worlds as `chances` has places, in one of the ways above."""
    source, mark, turns = (
        np.empty(chance.GENERATOR_WORDS, np.int64),
        craft.stage(positions[0]),
        craft.horizon(positions[0]),
    )
    points, shares, ahead = np.zeros(kit.SEATS), np.zeros(kit.SEATS), np.zeros(kit.SEATS)
    for world in range(chances.size):
        chance.seed(source, key, world)
        positions[2] = positions[0]
        craft.believe(positions[2], seat, weights, source)
        kit.play(positions[2], seat, action)
        mover, left = seat, turns
        for _ in range(ENDLESS):
            if kit.is_over(positions[2]) or (way == CAREFUL and craft.stage(positions[2]) != mark):
                break
            next_seat = first_seat(kit.to_act(positions[2]))
            if next_seat != mover:
                left -= 1
                mover = next_seat
                if left == 0 and way == CAREFUL:
                    break
            if way == CAREFUL:
                move = highest(positions[2], mover, weights, source, positions[3:], actions, values)
            else:
                move = craft.instinct(positions[2], mover, weights, source, positions[3:], actions, values)
            kit.play(positions[2], mover, move)
        tell(positions[2], rows, points, shares, ahead)
        chances[world], leads[world] = shares[seat], ahead[seat]
