"""Who is likely to win after an auction: what self-play of the plain heuristic has taught about the cards that everyone has.

The logarithm of a seat's chance is a sum over its cards. What counts of them changes during a match: early on it is spare cards
and their number, with which auctions are won; in the middle a fair card in every family rather than a few very high ones;
at last the points themselves.
"""

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import how_many
from ..rules.record import AUCTIONS, FAMILIES, MAX_PLAYERS
from .worth import COLUMNS, TOTAL, owned

# By the number of players, for 0 … 11 auctions to come, in thousandths: a point of the best cards of all families, the same up to
# 80 points and up to 110 points a card, a point of the other cards, and a card. Fitted by `fitting` to who won 6,000
# matches of four plain heuristics, and 3,000 of two, three and five. The first row, the end of a match, is set by hand.
TRAITS = 5
PROSPECTS = np.zeros((MAX_PLAYERS + 1, AUCTIONS, TRAITS))
PROSPECTS[2] = [
    (100.0, 0.0, 0.0, 0.0, 0.0),
    (63.4, -23.0, 14.2, 7.9, 218.5),
    (39.3, -14.6, 7.9, 9.5, 144.6),
    (30.3, -7.7, 2.8, 10.4, 120.2),
    (26.8, -0.8, -4.5, 10.4, 124.4),
    (28.6, 5.5, -14.3, 11.0, 120.2),
    (24.8, 7.5, -13.8, 13.0, 101.7),
    (26.7, 9.3, -17.0, 17.5, 52.7),
    (7.3, 7.3, 7.3, 18.8, 53.9),
    (8.9, 8.9, 8.9, 23.8, 59.4),
    (7.7, 7.7, 7.7, 21.3, 107.6),
    (8.2, 8.2, 8.2, 25.4, 79.0),
]
PROSPECTS[3] = [
    (100.0, 0.0, 0.0, 0.0, 0.0),
    (44.6, -6.8, 6.2, 7.1, 102.2),
    (22.8, 0.2, 5.2, 9.1, 10.0),
    (13.2, 3.6, 5.9, 10.2, -4.4),
    (13.4, 12.1, -5.2, 11.4, -8.3),
    (11.0, 14.6, -7.7, 11.5, 2.3),
    (11.1, 12.0, -5.5, 14.0, 24.7),
    (10.0, 14.7, -8.0, 14.1, 39.6),
    (4.3, 4.3, 4.3, 13.5, 30.5),
    (4.7, 4.7, 4.7, 13.6, 48.6),
    (4.1, 4.1, 4.1, 15.3, 41.7),
    (1.4, 1.4, 1.4, 17.8, 19.7),
]
PROSPECTS[4] = [
    (100.0, 0.0, 0.0, 0.0, 0.0),
    (52.0, -0.8, 2.0, 12.4, 18.4),
    (25.8, 2.4, 2.1, 12.8, -34.8),
    (16.2, 5.3, 3.3, 13.3, -39.9),
    (8.7, 8.0, 5.7, 13.6, -24.4),
    (3.5, 11.9, 5.5, 14.2, -4.6),
    (-3.4, 17.1, 5.6, 12.9, 23.1),
    (-13.7, 23.1, 8.1, 13.9, 34.2),
    (5.9, 5.9, 5.9, 15.0, 48.1),
    (6.0, 6.0, 6.0, 14.3, 71.7),
    (5.7, 5.7, 5.7, 12.1, 102.5),
    (3.1, 3.1, 3.1, 14.9, 101.5),
]
PROSPECTS[5] = [
    (100.0, 0.0, 0.0, 0.0, 0.0),
    (50.3, -3.1, 3.8, 12.5, -14.4),
    (25.7, 0.4, 2.2, 11.5, -26.3),
    (12.4, 2.5, 8.1, 11.4, -14.0),
    (0.2, 5.4, 15.3, 9.8, 14.2),
    (-7.7, 9.1, 17.8, 8.6, 47.4),
    (-15.1, 12.9, 20.3, 8.5, 59.6),
    (-15.9, 22.1, 9.3, 9.2, 60.0),
    (4.8, 4.8, 4.8, 8.8, 68.7),
    (5.1, 5.1, 5.1, 9.1, 81.2),
    (4.5, 4.5, 4.5, 8.3, 94.0),
    (3.1, 3.1, 3.1, 6.5, 110.9),
]


@inner
def prospect(position, seat, left, table):
    """The logarithm of a seat's chance, up to a constant; `table` has been filled by `survey`."""
    traits, sum_ = np.empty(TRAITS), 0.0
    see(position, seat, table, traits)
    for trait in range(TRAITS):
        sum_ += PROSPECTS[position.players, left, trait] * traits[trait]
    return sum_ / 1000.0


@inner
def see(position, seat, table, traits):
    """What counts of a seat's cards: the best ones, those up to 80 and up to 110 points, the points of the others, the number."""
    at = seat * COLUMNS
    traits[:] = 0.0
    for family in range(FAMILIES):
        value = table[at + family]
        traits[0] += value
        traits[1] += min(value, 80.0)
        traits[2] += min(value, 110.0)
    traits[3] = table[at + TOTAL] - traits[0]
    traits[4] = how_many(owned(position, seat))
