"""Choosing from a list of moves and their values."""

from ...engine.compiler import inner


@inner
def best_of(actions, values, count):
    """The action of the highest value; of equal ones, the first."""
    best = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    return actions[best]
