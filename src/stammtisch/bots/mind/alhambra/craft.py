"""The craft of this game (see `mind.craft` for the contracts)."""

import numpy as np

from ....games import chance, kit
from ....games.compiler import inner
from ....games.alhambra import rules
from ..chances import shares_of_points, shares_of_winners

WEIGHTS = ("nothing",)


@inner
def appraise(position, seat, weights, source, spare, actions, values):
    count = rules.moves(position, seat, actions)
    for i in range(count):
        values[i] = 0.0
    return count


@inner
def instinct(position, seat, weights, source, spare, actions, values):
    count = rules.moves(position, seat, actions)
    return actions[chance.below(source, count)]


@inner
def believe(position, seat, weights, source):
    rules.imagine(position, seat, source)


@inner
def forget(position, seat, share, source):
    pass


@inner
def stage(position):
    return int(rules.is_over(position))


@inner
def outlook(position, out):
    points = np.zeros(kit.SEATS, np.int64)
    rules.scores(position, points)
    shares_of_points(points, int(position.players), 5.0, out)
