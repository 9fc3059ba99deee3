"""A whole move in one call from Python: the three questions to the rules cost less than three calls would.

A position is passed in an array: Numba accepts that from Python ten times as fast as the record in it.
"""

from . import kit
from .compiler import compiled


@compiled
def attempt(positions, seat, action):
    """Carry out an action in the first position if there is no objection. Returns who may act next, or minus the objection."""
    position = positions[0]
    objection = kit.objection(position, seat, action)
    if objection:
        return -objection
    kit.play(position, seat, action)
    return kit.to_act(position)
