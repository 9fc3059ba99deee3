"""Bids of somebody who thinks one step ahead: replies to what the others are likely to bid, weighed more or less well.

How well is unknown, so it is drawn. When the counts are visible, bids are drawn until one has as many cards as were laid.
"""

import numpy as np

from ....engine import chance
from ....engine.compiler import inner
from ..rules.cards import how_many, total
from ..rules.imagine import lay_again
from ..rules.record import MAX_PLAYERS
from .auction import come_out, set_scenes
from .counts import bid_of_count
from .purse import FAR, NEVER, PARTS, ROOM, STEP, TOTALS, enough, fill_purse, prize
from .worth import survey

DRAWS = 3  # scenes that replies are weighed in; each drawn reply looks at two of them, or twice at the same
DOUBTS = np.array(
    [0.0, 0.0, 3.0, 6.0, 12.0, 30.0]
)  # by how many points bids are misjudged, each as likely as the others
ALIKE = 4  # neighbouring bids that are misjudged in the same way
TRIES = 24  # draws before giving up on a count


@inner
def weigh_replies(position, seat, liquid, weights, source, spare, table, replies, outcomes):
    """Put the bids worth a thought into `replies`, and where each leaves the seat in each scene into `outcomes`; how many."""
    costs, bids = np.empty(TOTALS), np.empty(TOTALS, np.int64)
    scenes = np.empty((MAX_PLAYERS, DRAWS), np.int64)
    survey(position, table)
    set_scenes(position, seat, liquid, weights, source, table, costs, bids, scenes)
    limit = fill_purse(position, seat, liquid, weights, table, costs, bids)
    budget = FAR * prize(position, seat, liquid, weights, table)
    count, cheapest = 0, NEVER
    for steps in range(enough(position, seat, costs, limit, table), -1, -1):
        if costs[steps] < cheapest:
            cheapest = costs[steps]
            if cheapest <= budget:
                replies[count] = bids[steps]
                for scene in range(DRAWS):
                    outcomes[count, scene] = come_out(
                        position, seat, int(bids[steps]), scene, liquid, weights, scenes, spare, table
                    )
                count += 1
    return count


@inner
def draw_reply(replies, outcomes, count, doubt, source):
    """The reply that looks best with so much doubt."""
    one, other = chance.below(source, DRAWS), chance.below(source, DRAWS)
    best, most, blunder = 0, -NEVER, 0.0
    for i in range(count):
        if i % ALIKE == 0 and doubt > 0.0:
            blunder = doubt * draw_error(source)
        value = 0.5 * (outcomes[i, one] + outcomes[i, other]) + blunder
        if value > most:
            best, most = i, value
    return int(replies[best])


@inner
def draw_error(source):
    """A number around zero with a spread of one, nearly normal."""
    sum_ = chance.below(source, PARTS) + chance.below(source, PARTS) + chance.below(source, PARTS)
    return 2.0 * sum_ / PARTS - 3.0


@inner
def draw_doubt(source):
    """How well somebody judges."""
    return DOUBTS[chance.below(source, DOUBTS.size)]


@inner
def draw_laid(position, seat, replies, outcomes, count, liquid, weights, source, spare, table):
    """A bid of as many cards as the seat has laid: a sensible one; failing that, any cards, or those that come near to one."""
    laid, bid = how_many(position.bid[seat]), 0
    for _ in range(TRIES):
        bid = draw_reply(replies, outcomes, count, draw_doubt(source), source)
        if how_many(bid) == laid:
            return bid
    if chance.below(source, 2) == 0:
        spare[0] = position
        lay_again(spare[0], seat, source, laid)
        return spare[0].bid[seat]
    survey(position, table)
    return bid_of_count(position, seat, total(bid) // STEP, liquid, weights, table)


@inner
def fit_scenes(position, seat, liquid, weights, source, spare, scenes):
    """Draw bids of all others that fit the counts, as many as `scenes` has columns."""
    replies, outcomes, table = np.empty(TOTALS, np.int64), np.empty((TOTALS, DRAWS)), np.empty(ROOM)
    for other in range(position.players):
        if other != seat:
            count = weigh_replies(position, other, liquid, weights, source, spare, table, replies, outcomes)
            for scene in range(scenes.shape[1]):
                scenes[other, scene] = draw_laid(
                    position, other, replies, outcomes, count, liquid, weights, source, spare, table
                )
