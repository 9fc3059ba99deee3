"""What Python asks the rules again and again, each in one call.

A position is passed in an array, as its first element: Numba accepts that from Python ten times as fast as the record in it.
"""

from . import kit
from .compiler import compiled


@compiled
def dealt(positions, players, options, key):
    """Set up a match in an empty position."""
    kit.deal(positions[0], players, options, key)


@compiled
def imagined(positions, seat, source):
    """Deal again everything that `seat` cannot know."""
    kit.imagine(positions[0], seat, source)


@compiled
def attempt(positions, seat, action):
    """Carry out an action if there is no objection. Returns who may act next, or minus the objection."""
    position = positions[0]
    objection = kit.objection(position, seat, action)
    if objection:
        return -objection
    kit.play(position, seat, action)
    return kit.to_act(position)


@compiled
def listed(positions, seat, out):
    """Fill `out` with every action worth listing; returns how many."""
    return kit.moves(positions[0], seat, out)


@compiled
def standing(positions):
    """Bit masks of the seats that may act and of those that have won, and whether the match is over."""
    position = positions[0]
    return kit.to_act(position), kit.winners(position), int(kit.is_over(position))


@compiled
def points(positions, out):
    """Fill `out` with the points of every seat as they stand."""
    kit.scores(positions[0], out)
