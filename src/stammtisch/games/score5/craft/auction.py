"""How an auction comes out: each bid tried against what the others are likely to bid."""

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import lowest, total
from ..rules.codes import BID, FINAL, TAKE, pack
from ..rules.record import ADJUSTING, MAX_PLAYERS, SHARING
from ..rules.rules import next_to_take, put_into_bid, resolve, take, winner_of_auction
from .counts import likely_bids
from .purse import NEVER, ROOM, TOTALS, fill_purse, prize
from .worth import gain, liquidity, standing, survey

LEADER, SPITE, CALM = 9, 10, 11  # weights, see `craft.WEIGHTS`
FAR = 1.2  # times the prize: no bid that costs more is worth a thought
SCENES = 6  # few, so that nobody can tell which bid looks best


@inner
def appraise_bids(position, seat, weights, source, spare, actions, values):
    """List the bids that no other beats in both total and cost, with what each is worth; the present one stands for Final."""
    table, costs, bids = np.empty(ROOM), np.empty(TOTALS), np.empty(TOTALS, np.int64)
    scenes = np.empty((MAX_PLAYERS, SCENES), np.int64)
    liquid = liquidity(position, weights)
    survey(position, table)
    before = standing(seat, position.players, liquid, weights[LEADER], table)
    set_scenes(position, seat, liquid, weights, source, table, costs, bids, scenes)
    limit = fill_purse(position, seat, liquid, weights, table, costs, bids)
    budget = FAR * prize(position, seat, liquid, weights, table)
    count, least, cheapest = 0, 0, NEVER
    if position.phase == ADJUSTING:
        actions[0], least, count = pack(FINAL, 0), total(position.bid[seat]) // 5 + 1, 1
        values[0] = expect(position, seat, position.bid[seat], liquid, weights, scenes, spare, table) - before
        if position.changes[seat] == position.cap:
            return count
    for steps in range(limit, least - 1, -1):
        if costs[steps] < cheapest:
            cheapest, bid = costs[steps], int(bids[steps])
            if cheapest > budget:
                continue
            actions[count] = pack(BID, bid)
            values[count] = expect(position, seat, bid, liquid, weights, scenes, spare, table) - before
            if position.phase == ADJUSTING:
                values[count] -= weights[CALM]
            count += 1
    return count


@inner
def set_scenes(position, seat, liquid, weights, source, table, costs, bids, scenes):
    """Draw bids of all others, as many as `scenes` has columns."""
    for other in range(position.players):
        if other != seat:
            likely_bids(position, other, liquid, weights, source, table, costs, bids, scenes[other])


@inner
def best_reply(position, seat, liquid, weights, source, spare, table, costs, bids, scenes):
    """The bid that does best against a few draws of the others' bids: how a player bids who thinks one step ahead."""
    survey(position, table)
    set_scenes(position, seat, liquid, weights, source, table, costs, bids, scenes)
    limit = fill_purse(position, seat, liquid, weights, table, costs, bids)
    budget = FAR * prize(position, seat, liquid, weights, table)
    best, most, cheapest = 0, -NEVER, NEVER
    for steps in range(limit, -1, -1):
        if costs[steps] < cheapest:
            cheapest = costs[steps]
            if cheapest <= budget:
                value = expect(position, seat, int(bids[steps]), liquid, weights, scenes, spare, table)
                if value > most:
                    best, most = int(bids[steps]), value
    return best


@inner
def expect(position, seat, bid, liquid, weights, scenes, spare, table):
    """Where a seat stands after the auction, on average over the scenes."""
    sum_ = 0.0
    for scene in range(scenes.shape[1]):
        spare[0] = position
        put_into_bid(spare[0], seat, bid)
        for other in range(position.players):
            if other != seat:
                put_into_bid(spare[0], other, int(scenes[other, scene]))
        resolve(spare[0])
        share_out(spare[0], liquid, weights, table)
        survey(spare[0], table)
        sum_ += standing(seat, position.players, liquid, weights[LEADER], table)
    return sum_ / scenes.shape[1]


@inner
def share_out(position, liquid, weights, table):
    """Let everyone take by instinct until the winning bid is shared out."""
    while position.phase == SHARING:
        seat = next_to_take(position)
        take(position, seat, choose_card(position, seat, liquid, weights, table))


@inner
def choose_card(position, seat, liquid, weights, table):
    """The card to take: one that helps this seat most and that the others will miss."""
    winner, cards = winner_of_auction(position), position.bid[winner_of_auction(position)]
    if cards & (cards - 1) == 0:
        return lowest(cards)
    survey(position, table)
    best, most = -1, -NEVER
    while cards:
        card = lowest(cards)
        missed = 0.0
        for other in range(position.players):
            if other != seat and other != winner:
                missed = max(missed, gain(position, other, card, liquid, table))
        value = gain(position, seat, card, liquid, table) + weights[SPITE] * missed
        if value > most:
            best, most = card, value
        cards &= cards - 1
    return best


@inner
def appraise_takes(position, seat, weights, spare, actions, values):
    """List the cards on the table, with where each leaves the seat when the others have taken theirs."""
    table = np.empty(ROOM)
    liquid, players = liquidity(position, weights), position.players
    survey(position, table)
    before = standing(seat, players, liquid, weights[LEADER], table)
    cards, count = position.bid[winner_of_auction(position)], 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        spare[0] = position
        take(spare[0], seat, card)
        share_out(spare[0], liquid, weights, table)
        survey(spare[0], table)
        actions[count] = pack(TAKE, card)
        values[count] = standing(seat, players, liquid, weights[LEADER], table) - before
        count += 1
    return count
