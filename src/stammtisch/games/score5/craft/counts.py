"""The others' bids, as likely as their purses make them: when the counts are visible, with as many cards as they laid."""

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import how_many, lowest
from ..rules.record import ADJUSTING, VALUE
from .purse import NEVER, STEP, TOTALS, choose_total, draw_budget, fill_purse, likely_top, price_of, prize
from .worth import owned


@inner
def likely_bids(position, seat, liquid, weights, source, table, costs, bids, out):
    """Fill `out` with bids of a seat, each for a budget drawn by chance."""
    limit = fill_purse(position, seat, liquid, weights, table, costs, bids)
    top, aim = likely_top(position, seat, liquid, weights, table), prize(position, seat, liquid, weights, table)
    for i in range(out.size):
        out[i] = choose_total(costs, limit, top, draw_budget(aim, weights, source))
    if position.phase == ADJUSTING:
        fit_to_count(position, seat, liquid, weights, table, out)
    else:
        for i in range(out.size):
            out[i] = bids[out[i]]


@inner
def fit_to_count(position, seat, liquid, weights, table, out):
    """Turn totals into the bids that come nearest to them with as many cards as the seat has laid."""
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
    for i in range(out.size):
        out[i] = bids[count * TOTALS + nearest(costs[count * TOTALS :], reach, int(out[i]))]


@inner
def nearest(costs, reach, aim):
    """The total near the aim and cheap to pay."""
    chosen, least = 0, NEVER
    for steps in range(reach + 1):
        miss = costs[steps] + abs(steps - aim) * STEP
        if miss < least:
            chosen, least = steps, miss
    return chosen
