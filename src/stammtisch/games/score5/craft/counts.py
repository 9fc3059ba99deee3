"""The others' bids, as likely as their purses make them, and bids of as many cards as somebody has laid."""

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import how_many, lowest
from ..rules.record import VALUE
from .purse import NEVER, STEP, TOTALS, choose_total, draw_budget, fill_purse, likely_top, price_of, prize
from .worth import owned


@inner
def likely_bids(position, seat, liquid, weights, source, table, costs, bids, out):
    """Fill `out` with bids of a seat, each for a budget drawn by chance."""
    limit = fill_purse(position, seat, liquid, weights, table, costs, bids)
    top, aim = likely_top(position, seat, liquid, weights, table), prize(position, seat, liquid, weights, table)
    for i in range(out.size):
        out[i] = bids[choose_total(costs, limit, top, draw_budget(aim, weights, source))]


@inner
def bid_of_count(position, seat, aim, liquid, weights, table):
    """The bid that comes nearest to a total (in steps) with as many cards as the seat has laid."""
    count, own = how_many(position.bid[seat]), owned(position, seat)
    costs, bids = np.full((count + 1) * TOTALS, NEVER), np.zeros((count + 1) * TOTALS, np.int64)
    costs[0], reach, held = 0.0, 0, 0
    while own:
        card = lowest(own)
        steps, price = int(VALUE[card]) // STEP, price_of(position, seat, card, liquid, weights, table)
        reach, held = reach + steps, held + 1
        for place in range(min(held, count), 0, -1):
            at, below = place * TOTALS, (place - 1) * TOTALS
            for paid in range(steps, reach + 1):
                cost = costs[below + paid - steps] + price
                if cost < costs[at + paid]:
                    costs[at + paid] = cost
                    bids[at + paid] = bids[below + paid - steps] | own & -own
        own &= own - 1
    return int(bids[count * TOTALS + nearest(costs[count * TOTALS :], reach, aim)])


@inner
def nearest(costs, reach, aim):
    """The total near the aim and cheap to pay."""
    chosen, least = 0, NEVER
    for steps in range(reach + 1):
        miss = costs[steps] + abs(steps - aim) * STEP
        if miss < least:
            chosen, least = steps, miss
    return chosen
