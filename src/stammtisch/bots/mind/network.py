"""A small network that judges what it sees: inputs, one layer of `HIDDEN` cells, and a straight way past them to the result.

Its numbers follow a game's tuned weights in one row, after a 1 if there is a network at all. They are a matrix with a row
for each input, one for the thresholds and one for what the cells count; the last column is the straight way.
"""

from ...engine.compiler import inner

HIDDEN = 32
WIDTH = HIDDEN + 1
STEEP = 4.9  # beyond this a cell is as good as full


@inner
def predict(weights, first, inputs, sums):
    """What the network that begins at `first` makes of `inputs`. `sums` is room for HIDDEN."""
    thresholds = first + inputs.size * WIDTH
    result = weights[thresholds + HIDDEN]
    for cell in range(HIDDEN):
        sums[cell] = weights[thresholds + cell]
    for i in range(inputs.size):
        strength, at = inputs[i], first + i * WIDTH
        if strength != 0.0:
            add_row(weights[at : at + HIDDEN], strength, sums)
            result += weights[at + HIDDEN] * strength
    counts = weights[thresholds + WIDTH : thresholds + WIDTH + HIDDEN]
    for cell in range(HIDDEN):
        sums[cell] = squash(sums[cell])
    for cell in range(HIDDEN):
        result += counts[cell] * sums[cell]
    return result


@inner
def add_row(row, strength, sums):
    """Add one input's part to all cells, several at a time; this is why the loop is a function of its own."""
    for cell in range(HIDDEN):
        sums[cell] += row[cell] * strength


@inner
def squash(value):
    """The hyperbolic tangent, wrong by 0.00012 at most, by arithmetic that a processor does for several cells at a time."""
    value = max(-STEEP, min(STEEP, value))
    square = value * value
    above = 135135.0 + square * (17325.0 + square * (378.0 + square))
    return value * above / (135135.0 + square * (62370.0 + square * (3150.0 + square * 28.0)))
