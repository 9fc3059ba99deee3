"""From points to chances to win."""

import math

from ...engine.compiler import inner


@inner
def shares_of_points(points, players, scale, out):
    """Fill `out` with chances that add up to one: a lead of `scale` points makes a seat e times as likely to win."""
    most, total = points[0], 0.0
    for seat in range(players):
        most = max(most, points[seat])
    for seat in range(players):
        out[seat] = math.exp((points[seat] - most) / scale)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@inner
def shares_of_winners(mask, players, out):
    """Fill `out` with the outcome of a match: a shared win counts in parts."""
    count = 0
    for seat in range(players):
        count += mask >> seat & 1
    for seat in range(players):
        out[seat] = (mask >> seat & 1) / count
