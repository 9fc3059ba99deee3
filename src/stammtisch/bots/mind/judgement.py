"""What may be told of a position in the middle of a match: chances that are right as often as they say, and final leads.

`outlook` and `forecast` are for choosing: they compare moves well, but a chance of 40 % need not win 40 % of the matches, and
points as they stand aren't those of the end. Here they are corrected by a row of figures for each period of a match, which
`bots.training.judging` has fitted to matches of the plain heuristic. Since points spread in what is to come, the best of the
others gets further than any of them can expect: the more, the nearer they are to each other.
"""

import math

from ...engine import kit
from ...engine.compiler import inner
from . import craft
from .chances import shares_of_winners

# The columns of a row: what counts of the logarithm of `outlook`, and what of a point of `forecast`; what a point now is worth in
# the end, and how far points spread until then.
SHARPNESS, WORTH, SLOPE, SPREAD = range(4)
COLUMNS = 4
LEAST = 1e-12  # the smallest share that has a logarithm here


@inner
def tell(position, rows, points, shares, leads):
    """Fill `shares` with each seat's chance to win and `leads` with the final lead it can expect. `points` is room for seats."""
    players = position.players
    craft.forecast(position, points)
    if kit.is_over(position):
        shares_of_winners(kit.winners(position), players, shares)
        fill_leads(points, players, 1.0, 0.0, leads)
        return
    row = rows[min(craft.period(position), craft.PERIODS - 1)]
    craft.outlook(position, shares)
    correct(points, players, row[SHARPNESS], row[WORTH], shares)
    fill_leads(points, players, row[SLOPE], row[SPREAD], leads)


@inner
def correct(points, players, sharpness, worth, shares):
    """Turn shares into chances."""
    most, total = -1e300, 0.0
    for seat in range(players):
        shares[seat] = sharpness * math.log(max(shares[seat], LEAST)) + worth * points[seat]
        most = max(most, shares[seat])
    for seat in range(players):
        shares[seat] = math.exp(shares[seat] - most)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@inner
def fill_leads(points, players, slope, spread, leads):
    """By how many points each seat will be ahead of the best of the others, if all points still spread that far."""
    for seat in range(players):
        most, total = -1e300, 0.0
        for other in range(players):
            if other != seat:
                most = max(most, slope * points[other])
        if spread > 0.0:
            for other in range(players):
                if other != seat:
                    total += math.exp((slope * points[other] - most) / spread)
            most += spread * math.log(total)
        leads[seat] = slope * points[seat] - most
