"""A small network that judges what it sees: inputs, one layer of `HIDDEN` cells, and a straight way past them to the result.

Its numbers stand in one row behind a game's tuned weights, led by a 1 if there is a network at all. They are a matrix with a row
for each input, one for the thresholds and one for what the cells count; the last column is the straight way.
"""

import math

from ...games.compiler import inner

HIDDEN = 32
WIDTH = HIDDEN + 1


@inner
def predict(weights, first, inputs, sums):
    """What the network that begins at `first` makes of `inputs`. `sums` is room for HIDDEN."""
    thresholds = first + inputs.size * WIDTH
    result = weights[thresholds + HIDDEN]
    for cell in range(HIDDEN):
        sums[cell] = weights[thresholds + cell]
    for i in range(inputs.size):
        strength, row = inputs[i], first + i * WIDTH
        if strength != 0.0:
            for cell in range(HIDDEN):
                sums[cell] += weights[row + cell] * strength
            result += weights[row + HIDDEN] * strength
    for cell in range(HIDDEN):
        result += weights[thresholds + WIDTH + cell] * math.tanh(sums[cell])
    return result
