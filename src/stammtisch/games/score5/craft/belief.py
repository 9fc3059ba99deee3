"""The others' hidden bids, as somebody would lay them who thinks one step ahead."""

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import total
from ..rules.record import ADJUSTING, LAYING, MAX_PLAYERS, POSITION
from ..rules.rules import put_into_bid
from .auction import best_reply
from .counts import fit_to_count
from .purse import ROOM, STEP, TOTALS
from .worth import liquidity, survey

SCENES = 2  # draws that a believed bid replies to


@inner
def lay_for_others(position, seat, weights, source):
    """Lay the others' bids again. Those who have yet to lay do it now as well: all bids of an auction are laid at once."""
    table, costs, bids = np.empty(ROOM), np.empty(TOTALS), np.empty(TOTALS, np.int64)
    scenes, drawn, spare = np.empty((MAX_PLAYERS, SCENES), np.int64), np.empty(1, np.int64), np.empty(1, POSITION)
    liquid, phase = liquidity(position, weights), position.phase
    if phase > ADJUSTING:
        return
    for other in range(position.players):
        if other != seat and (phase == ADJUSTING or may_lay(position, seat, other)):
            position.phase = LAYING  # first what they would lay, whatever the count
            bid = best_reply(position, other, liquid, weights, source, spare, table, costs, bids, scenes)
            position.phase = phase
            if phase == ADJUSTING:
                survey(position, table)
                drawn[0] = total(bid) // STEP
                fit_to_count(position, other, liquid, weights, table, drawn)
                bid = int(drawn[0])
            else:
                position.waiting &= ~(1 << other)
            put_into_bid(position, other, bid)


@inner
def may_lay(position, seat, other):
    """Whether the other has laid, or may do so without being the last."""
    waiting = position.waiting
    return not waiting >> other & 1 or waiting >> seat & 1
