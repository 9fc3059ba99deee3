"""Who gets how many points in Alhambra (AL-31 to AL-33)."""

from ....engine.compiler import inner
from .record import CATEGORIES, OWNERS, POINTS


@inner
def score(position, scoring):
    """AL-31: points in each category for whoever has most, in B and C also for those behind. AL-52: Dirk counts."""
    for category in range(CATEGORIES):
        for owner in range(OWNERS):
            position.tally[scoring, owner, category] = points(position, scoring, owner, category)
    position.scored |= 1 << scoring


@inner
def points(position, scoring, owner, category):
    """AL-32: those who are equal share the points of the places they occupy, rounded down."""
    cards = int(position.built[owner, category])
    if cards == 0:  # AL-33
        return 0
    ahead, equal, total = 0, 0, 0
    for other in range(OWNERS):
        ahead += position.built[other, category] > cards
        equal += position.built[other, category] == cards
    for place in range(ahead, min(ahead + equal, 3)):
        total += POINTS[scoring, category, place]
    return total // equal
