"""The others' hidden bids, as somebody would lay them who thinks one step ahead."""

import numpy as np

from ....engine.compiler import inner
from ..rules.record import ADJUSTING, POSITION
from ..rules.rules import put_into_bid
from .purse import ROOM, TOTALS
from .replies import DRAWS, draw_doubt, draw_laid, draw_reply, weigh_replies
from .worth import liquidity


@inner
def lay_for_others(position, seat, weights, source):
    """Lay the others' bids again. Those who have yet to lay do it now as well: all bids of an auction are laid at once."""
    replies, outcomes = np.empty(TOTALS, np.int64), np.empty((TOTALS, DRAWS))
    table, spare = np.empty(ROOM), np.empty(1, POSITION)
    liquid, phase = liquidity(position, weights), position.phase
    if phase > ADJUSTING:
        return
    for other in range(position.players):
        if other != seat and (phase == ADJUSTING or may_lay(position, seat, other)):
            count = weigh_replies(position, other, liquid, weights, source, spare, table, replies, outcomes)
            if phase == ADJUSTING:
                bid = draw_laid(position, other, replies, outcomes, count, liquid, weights, source, spare, table)
            else:
                bid = draw_reply(replies, outcomes, count, draw_doubt(source), source)
                position.waiting &= ~(1 << other)
            put_into_bid(position, other, bid)


@inner
def may_lay(position, seat, other):
    """Whether the other has laid, or may do so without being the last."""
    waiting = position.waiting
    return not waiting >> other & 1 or waiting >> seat & 1
