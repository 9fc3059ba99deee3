"""How an auction comes out: each bid tried against what the others are likely to bid."""

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import lowest
from ..rules.codes import TAKE, pack
from ..rules.record import SHARING, VALUE
from ..rules.rules import next_to_take, put_into_bid, resolve, take, winner_of_auction
from .counts import likely_bids
from .purse import NEVER, ROOM
from .worth import gain, liquidity, standing, survey

LEADER, SPITE = 9, 10  # weights, see `craft.WEIGHTS`


@inner
def set_scenes(position, seat, liquid, weights, source, table, costs, bids, scenes):
    """Draw bids of all others, as many as `scenes` has columns."""
    for other in range(position.players):
        if other != seat:
            likely_bids(position, other, liquid, weights, source, table, costs, bids, scenes[other])


@inner
def expect(position, seat, bid, liquid, weights, scenes, spare, table):
    """Where a seat stands after the auction, on average over the scenes."""
    sum_ = 0.0
    for scene in range(scenes.shape[1]):
        sum_ += come_out(position, seat, bid, scene, liquid, weights, scenes, spare, table)
    return sum_ / scenes.shape[1]


@inner
def come_out(position, seat, bid, scene, liquid, weights, scenes, spare, table):
    """Where a seat stands after the auction if the others bid as in this scene."""
    spare[0] = position
    put_into_bid(spare[0], seat, bid)
    for other in range(position.players):
        if other != seat:
            put_into_bid(spare[0], other, int(scenes[other, scene]))
    resolve(spare[0])
    share_out(spare[0], liquid, weights, table)
    survey(spare[0], table)
    return standing(seat, position.players, liquid, weights[LEADER], table)


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
    """List the cards on the table that no other beats, with where each leaves the seat when the others have taken theirs."""
    table, still = np.empty(ROOM), np.empty(ROOM)
    liquid, players = liquidity(position, weights), position.players
    survey(position, still)
    before = standing(seat, players, liquid, weights[LEADER], still)
    cards, count = position.bid[winner_of_auction(position)], 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if is_beaten(position, card, still):
            continue
        spare[0] = position
        take(spare[0], seat, card)
        share_out(spare[0], liquid, weights, table)
        survey(spare[0], table)
        actions[count] = pack(TAKE, card)
        values[count] = standing(seat, players, liquid, weights[LEADER], table) - before
        count += 1
    return count


@inner
def is_beaten(position, card, table):
    """Whether another card on the table is higher, and adds at least as much to everybody's points who may take it."""
    winner, others = winner_of_auction(position), position.bid[winner_of_auction(position)]
    while others:
        other = lowest(others)
        others &= others - 1
        if VALUE[other] > VALUE[card]:
            beaten = True
            for seat in range(position.players):
                if seat != winner and gain(position, seat, other, 0.0, table) < gain(position, seat, card, 0.0, table):
                    beaten = False
            if beaten:
                return True
    return False
