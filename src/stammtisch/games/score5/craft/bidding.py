"""What to bid: which bids are worth a thought, and what each of them promises."""

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import count_best, how_many
from ..rules.codes import BID, FINAL, pack
from ..rules.record import ADJUSTING, AUCTIONS, FAMILIES, MAX_PLAYERS
from .auction import LEADER, expect, set_scenes
from .purse import FAR, NEVER, ROOM, TOTALS, enough, fill_purse, prize
from .replies import fit_scenes
from .worth import liquidity, standing, survey

CALM = 11  # a weight, see `craft.WEIGHTS`
SCENES = 6  # few, so that nobody can tell which bid looks best


@inner
def appraise_bids(position, seat, weights, source, spare, actions, values):
    """List the bids that no other beats in both total and cost, with what each is worth; the present one stands for Final."""
    table, costs, bids = np.empty(ROOM), np.empty(TOTALS), np.empty(TOTALS, np.int64)
    scenes = np.empty((MAX_PLAYERS, SCENES), np.int64)
    liquid, present = liquidity(position, weights), position.bid[seat]
    survey(position, table)
    before = standing(seat, position.players, liquid, weights[LEADER], table)
    if position.phase == ADJUSTING:
        fit_scenes(position, seat, liquid, weights, source, spare, scenes)
    else:
        set_scenes(position, seat, liquid, weights, source, table, costs, bids, scenes)
    limit = fill_purse(position, seat, liquid, weights, table, costs, bids)
    budget = FAR * prize(position, seat, liquid, weights, table)
    first, count, cheapest = enough(position, seat, costs, limit, table), 0, NEVER
    if position.phase == ADJUSTING:
        actions[0], count = pack(FINAL, 0), 1
        values[0] = expect(position, seat, present, liquid, weights, scenes, spare, table) - before
        if position.changes[seat] == position.cap:
            return count
    for steps in range(first, -1, -1):
        if costs[steps] < cheapest or count == steps == 0:
            cheapest, bid = costs[steps], int(bids[steps])
            if (
                cheapest > budget
                or (position.phase == ADJUSTING and bid == present)
                or costs_points(position, seat, bid)
            ):
                continue
            actions[count] = pack(BID, bid)
            values[count] = expect(position, seat, bid, liquid, weights, scenes, spare, table) - before
            if position.phase == ADJUSTING:
                values[count] -= weights[CALM]
            count += 1
    if count > 1 and nobody_bids(position):  # then the card could be had for almost nothing
        count -= 1
        actions[0], values[0] = actions[count], values[count]
    return count


@inner
def nobody_bids(position):
    """Whether all have laid, and nobody anything."""
    laid = 0
    for seat in range(position.players):
        laid += how_many(position.bid[seat])
    return position.phase == ADJUSTING and laid == 0


@inner
def costs_points(position, seat, bid):
    """Whether winning the last auction with this bid would leave fewer points than before."""
    if position.auction < AUCTIONS - 1 or bid == 0:
        return False
    best, own = np.empty(FAMILIES, np.int64), position.hand[seat] | position.bid[seat]
    won = own & ~bid | 1 << position.pile[position.auction]
    return count_best(position, won, best) < count_best(position, own, best)
