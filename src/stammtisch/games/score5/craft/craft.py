"""The craft of SCORE 5: what a card is worth to whom, how much to bid for it, and what the others may have bid."""

import numpy as np

from ....bots.mind.chances import shares_of_points
from ....engine import kit
from ....engine.compiler import inner
from ..rules import rules
from ..rules.codes import BID, FINAL, NAME, TAKE, pack
from ..rules.record import ADJUSTING, ANY, AUCTIONS, FAMILIES, JOKER, LAYING, SHARING
from .auction import appraise_takes, choose_card
from .belief import lay_for_others
from .bidding import appraise_bids
from .memory import mix_up
from .prospects import prospect
from .purse import ROOM, draw_bid
from .worth import COLUMNS, liquidity, liquidity_before, place, survey, worth

WEIGHTS = (
    "liquid 1", "liquid 4", "liquid 7", "liquid 11",  # the part of its value that a spare card keeps, by auctions to come
    "denial",  # what counts of the gain that the keenest other is kept from
    "gift",  # what counts of the others' mean gain from a card that is paid
    "low", "high",  # between these parts of the prize lies the budget
    "outbid",  # how far to go beyond what the others may bid
    "leader",  # how far to look at the best of the others, not at all of them
    "spite",  # what counts in the share-out of what the others miss
    "calm",  # points that a change of the bid must promise
)  # fmt: skip
# How liquid cards are where a rollout stops: as the first four weights, by the number of players.
LIQUID = np.array(
    [(0.0,) * 4] * 2
    + [(0.29, 0.58, 0.75, 0.68), (0.35, 0.84, 0.96, 0.9), (0.35, 0.8, 0.91, 0.71), (0.36, 0.8, 0.94, 0.71)]
)
TABLE = 1000  # where there is room for a table in the list of values


@inner
def appraise(position, seat, weights, source, spare, actions, values):
    """Bids tried against likely bids of the others, cards to take with what follows, families for the joker."""
    if position.phase <= ADJUSTING:
        return appraise_bids(position, seat, weights, source, spare, actions, values)
    if position.phase == SHARING:
        return appraise_takes(position, seat, weights, spare, actions, values)
    return appraise_names(position, seat, actions, values)


@inner
def appraise_names(position, seat, actions, values):
    """The families in which the joker brings most points."""
    points, count, most = np.empty(kit.SEATS, np.int64), 0, -1
    for family in range(FAMILIES):
        position.family[JOKER] = family
        rules.scores(position, points)
        if points[seat] > most:
            count, most = 0, points[seat]
        if points[seat] == most:
            actions[count], values[count] = pack(NAME, family), float(most)
            count += 1
    position.family[JOKER] = ANY
    return count


@inner
def instinct(position, seat, weights, source, spare, actions, values):
    """Draw a budget and lay the cheapest cards for it; stay with that; take what is worth most."""
    if position.phase == ADJUSTING:
        return pack(FINAL, 0)
    table, liquid = values[TABLE:], liquidity(position, weights)
    if position.phase == LAYING:
        survey(position, table)
        return pack(BID, draw_bid(position, seat, liquid, weights, source, table, values, actions))
    if position.phase == SHARING:
        return pack(TAKE, choose_card(position, seat, liquid, weights, table))
    return pack(NAME, lowest_family(position, seat, table))


@inner
def lowest_family(position, seat, table):
    """The family in which the joker adds most."""
    position.hand[seat] &= ~(1 << JOKER)
    survey(position, table)
    position.hand[seat] |= 1 << JOKER
    return place(position, seat * COLUMNS, JOKER, table)


@inner
def believe(position, seat, weights, source):
    """Deal again what the seat cannot know; those who have laid did so with some sense."""
    rules.imagine(position, seat, source)
    lay_for_others(position, seat, weights, source)


@inner
def forget(position, seat, share, source):
    """Mix up which of the others have this share of their cards."""
    mix_up(position, seat, share, source)


@inner
def stage(position):
    """The number of the auction."""
    return position.auction + int(rules.is_over(position))


@inner
def horizon(position):
    """To the end of the stage: what comes later is better judged than played out."""
    return 0


@inner
def auctions_left(position):
    """How many auctions are to come, the present one among them."""
    return AUCTIONS - position.auction - int(rules.is_over(position))


@inner
def outlook(position, out):
    """By the cards that everyone has: self-play has taught what they promise."""
    points, table = np.zeros(kit.SEATS), np.empty(ROOM)
    survey(position, table)
    for seat in range(position.players):
        points[seat] = prospect(position, seat, auctions_left(position), table)
    shares_of_points(points, position.players, 1.0, out)


@inner
def forecast(position, out):
    """What the cards are worth that everyone has: at the end the points."""
    table = np.empty(ROOM)
    liquid = liquidity_before(auctions_left(position), LIQUID[position.players])
    survey(position, table)
    for seat in range(position.players):
        out[seat] = worth(seat, liquid, table)


@inner
def period(position):
    """How many auctions are to come, the present one among them."""
    return auctions_left(position)
