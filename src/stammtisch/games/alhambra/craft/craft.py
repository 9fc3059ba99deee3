"""The craft of Alhambra, the card game (see `mind.craft` for the contracts).

Everyone has seen all money and all picture cards come and go: hidden are only the orders of the piles. So a move is valued
by what it changes on the table, before anything is drawn.
"""

import math

import numpy as np

from ....bots.mind.chances import shares_of_points
from ....bots.mind.choice import best_of
from ....engine import kit
from ....engine.compiler import inner
from ..rules import rules
from .board import BOARD, look
from .memory import forget
from .offers import list_buys, list_money
from .standing import standing, survey
from .weights import WEIGHTS

__all__ = ["WEIGHTS", "appraise", "believe", "forecast", "forget", "horizon", "instinct", "outlook", "period", "stage"]

LEAD = 4.0  # points that make a seat e times as likely to win, at the end
EARLIER = 0.8  # and so many more by the root of the picture cards to come
ROUNDS = 5  # that a rollout plays on
PICTURES_A_PERIOD = 6


@inner
def appraise(position, seat, weights, source, spare, actions, values):
    """Each way to take money; of each picture card the best payments, for the seat itself or for Dirk."""
    board = values[rules.MAX_MOVES - BOARD :]  # so many moves are never listed
    look(position, seat, weights, board)
    count = list_money(position, seat, board, actions, values)
    best = 0.0
    for i in range(count):
        best = max(best, values[i])
    count = list_buys(position, seat, weights, best, board, actions, values, count)
    if count > 0:
        return count
    values[0] = 0.0
    return rules.moves(position, seat, actions)  # AL-25: a pass, if it is this seat's turn


@inner
def instinct(position, seat, weights, source, spare, actions, values):
    """The move that looks best at first sight."""
    count = appraise(position, seat, weights, source, spare, actions, values)
    return best_of(actions, values, count)


@inner
def believe(position, seat, weights, source):
    """Nobody can have secrets that others' play would tell of."""
    rules.imagine(position, seat, source)


@inner
def stage(position):
    """A match is one stage."""
    return int(rules.is_over(position))


@inner
def horizon(position):
    """Five rounds: what comes later is better judged than played out."""
    return ROUNDS * position.players


@inner
def outlook(position, out):
    """By the points that each can expect. A lead counts the less the more is to come."""
    points = np.zeros(kit.SEATS)
    forecast(position, points)
    left = 0 if rules.is_over(position) else position.pictures_left
    shares_of_points(points, position.players, LEAD + EARLIER * math.sqrt(left), out)


@inner
def forecast(position, out):
    """The points so far and, in the middle of a match, those to come."""
    board = np.zeros(BOARD)
    rules.scores(position, out)
    if not rules.is_over(position):
        survey(position, board)
        for seat in range(position.players):
            out[seat] += standing(position, seat, board)


@inner
def period(position):
    """By the picture cards to come."""
    return 0 if rules.is_over(position) else 1 + position.pictures_left // PICTURES_A_PERIOD
