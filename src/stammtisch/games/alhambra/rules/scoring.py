"""Who gets how many points in Alhambra (AL-31 to AL-33)."""

from ....engine.compiler import compiled, inner
from .record import CATEGORIES, OWNERS, PLACES_SCORED, POINTS


@inner
def score(position, scoring):
    """AL-31: points in each category for the player with the most cards, in B and C also for those behind. AL-52: Dirk counts."""
    for category in range(CATEGORIES):
        for owner in range(OWNERS):
            position.tally[scoring, owner, category] = points(position, scoring, owner, category)
    position.scored |= 1 << scoring


@inner
def points(position, scoring, owner, category):
    """AL-32: those who are equal share the points of the places they occupy, rounded down."""
    first = place(position, owner, category)
    if first == 0:  # AL-33
        return 0
    equal, total = 0, 0
    for other in range(OWNERS):
        equal += position.built[other, category] == position.built[owner, category]
    for each in range(first - 1, min(first - 1 + equal, PLACES_SCORED)):
        total += POINTS[scoring, category, each]
    return total // equal


@inner
def place(position, owner, category):
    """AL-31, AL-32: the first of the places that an owner has in a category, from 1; 0 without a card."""
    cards = position.built[owner, category]
    if cards == 0:
        return 0
    ahead = 0
    for other in range(OWNERS):
        ahead += position.built[other, category] > cards
    return ahead + 1


@compiled
def places(positions, out):
    """Fill `out`, by owner and category, with the place that everyone has; 0 without a card."""
    position = positions[0]
    for owner in range(OWNERS):
        for category in range(CATEGORIES):
            out[owner, category] = place(position, owner, category)
