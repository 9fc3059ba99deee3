"""How many points a picture card is worth in the scorings to come: majorities that are not yet decided, as chances."""

import numpy as np

from ....engine.compiler import inner
from ..rules.piles import money_below
from ..rules.record import CATEGORIES, DIRK, POINTS, SCORINGS, C

# By how uncertain a scoring is (in steps of WIDTH cards) and by a lead in cards: the chance to be ahead when it comes.
WIDTHS, WIDTH, MOST = 64, 0.08, 12
LEADS = np.arange(-MOST, MOST + 1)
AHEAD = np.array([1 / (1 + np.exp(-1.7 * LEADS / (WIDTH * (i + 0.5)))) for i in range(WIDTHS)])
LADDER = np.concatenate([POINTS, np.zeros((SCORINGS, CATEGORIES, 1))], axis=2)  # down to the fourth place
NOBODY_BUYS = -1


@inner
def distance(position, scoring):
    """How far off a scoring is, in cards for each player: money cards until A and B, picture cards until C."""
    if scoring == C:
        return position.pictures_left / position.players
    scored = position.scored
    money = position.money_left - (1 - (scored & 1)) - (1 - (scored >> 1 & 1))
    low, high = money_below(position.split, scoring)
    return max(money - (low + min(high, money)) / 2, 0.0) / position.players


@inner
def expected(position, owner, category, buyer, scoring, width):
    """The points that an owner can expect from a category in a scoring, after `buyer` has got one more card of it.

    The others' chances to be ahead add up to a place, mostly between two of AL-31: so equal ones share as in AL-32.
    """
    cards = position.built[owner, category] + (owner == buyer)
    place = 0.0
    for other in range(position.players):
        if other != owner:
            place += AHEAD[width, MOST + position.built[other, category] + (other == buyer) - cards]
    if position.players == 2:
        place += AHEAD[width, MOST + position.built[DIRK, category] + (buyer == DIRK) - cards]
    whole = int(place)
    if whole >= 3:
        return 0.0
    points = LADDER[scoring, category, whole]
    return points + (LADDER[scoring, category, whole + 1] - points) * (place - whole)
