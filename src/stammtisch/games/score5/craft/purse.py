"""How to pay a sum: the cheapest bid of every total, and how much a seat is ready to bid."""

from ....engine import chance
from ....engine.compiler import inner
from ..rules.cards import lowest
from ..rules.record import FAMILIES, MAX_PLAYERS, VALUE
from .worth import COLUMNS, TOTAL, best_sum, gain, highest_gain, mean_gain, owned

DENIAL, GIFT, LOW, HIGH, OUTBID = range(4, 9)  # weights, see `craft.WEIGHTS`
STEP = 5  # all values are multiples of it
TOTALS = 300  # steps, more than all cards of a match together
SEATS = MAX_PLAYERS * COLUMNS
SECOND = SEATS  # in a table: the bidder's best and second best card of each family, the auctioned one among them
ROOM = SEATS + 2 * FAMILIES  # of a table
NEVER = 1e9
PARTS = 1024  # how finely a budget is drawn
FAR = 1.2  # times the prize: no bid that costs more is worth a thought


@inner
def fill_purse(position, seat, liquid, weights, table, costs, bids):
    """Put the cheapest bid of each total (in steps) into `bids` and what it costs into `costs`; returns the highest total.

    A card costs what its owner loses by it, after winning the auction, and a part of what the others win by it.
    """
    own = owned(position, seat)
    rank_two(position, own | 1 << position.pile[position.auction], table)
    own &= ~higher_cards(position, own)
    limit = int(table[seat * COLUMNS + TOTAL]) // STEP
    for steps in range(1, limit + 1):
        costs[steps] = NEVER
    costs[0], bids[0], reach = 0.0, 0, 0
    while own:
        card = lowest(own)
        steps, price = int(VALUE[card]) // STEP, price_of(position, seat, card, liquid, weights, table)
        reach += steps
        for paid in range(reach, steps - 1, -1):
            cost = costs[paid - steps] + price
            if cost < costs[paid]:
                costs[paid] = cost
                bids[paid] = bids[paid - steps] | own & -own
        own &= own - 1
    return limit


@inner
def higher_cards(position, cards):
    """Those of the auctioned card's family that are higher: nobody pays with these."""
    auctioned, higher = position.pile[position.auction], 0
    while cards:
        card = lowest(cards)
        if position.family[card] == position.family[auctioned] and VALUE[card] > VALUE[auctioned]:
            higher |= cards & -cards
        cards &= cards - 1
    return higher


@inner
def enough(position, seat, costs, limit, table):
    """The highest total, in steps, that is worth a thought: of those that nobody can beat, only the cheapest is."""
    most = 0.0
    for other in range(position.players):
        if other != seat:
            most = max(most, table[other * COLUMNS + TOTAL])
    chosen = limit
    for steps in range(limit, int(most) // STEP, -1):
        if costs[steps] <= costs[chosen]:
            chosen = steps
    return chosen


@inner
def rank_two(position, cards, table):
    """Put the two highest values of each family among `cards` into the table."""
    for i in range(SECOND, ROOM):
        table[i] = 0.0
    while cards:
        card = lowest(cards)
        value, family = float(VALUE[card]), position.family[card]
        cards &= cards - 1
        if family < FAMILIES:
            at = SECOND + 2 * family
            table[at + 1] = max(table[at + 1], min(table[at], value))
            table[at] = max(table[at], value)


@inner
def price_of(position, seat, card, liquid, weights, table):
    """What it costs to give a card away."""
    value, at = float(VALUE[card]), SECOND + 2 * position.family[card]
    loss = liquid * value
    if value == table[at]:
        loss += (1.0 - liquid) * (value - table[at + 1])
    return loss + weights[GIFT] * mean_gain(position, seat, card, liquid, table)


@inner
def prize(position, seat, liquid, weights, table):
    """What it means to a seat to win the auction: the card itself, and that nobody else gets it."""
    card = position.pile[position.auction]
    own = gain(position, seat, card, liquid, table)
    return own + weights[DENIAL] * highest_gain(position, seat, card, liquid, table)


@inner
def likely_top(position, seat, liquid, weights, table):
    """About how much, in steps, the others may bid at most."""
    top, unit = 0.0, max(liquid * (1.0 + weights[GIFT]), 0.01)
    for other in range(position.players):
        if other != seat:
            budget = weights[HIGH] * prize(position, other, liquid, weights, table)
            total = table[other * COLUMNS + TOTAL]
            spare = total - best_sum(other, table)
            likely = budget / unit if budget < unit * spare else spare + (budget - unit * spare)
            top = max(top, min(likely, total))
    return int(weights[OUTBID] * top) // STEP


@inner
def draw_budget(prize, weights, source):
    """What a seat is ready to give for the prize: somewhere between low and high."""
    part = chance.below(source, PARTS) / PARTS
    return prize * (weights[LOW] + (weights[HIGH] - weights[LOW]) * part)


@inner
def choose_total(costs, limit, top, budget):
    """The total to bid: the cheapest that beats `top` if the budget allows, otherwise as much as it allows."""
    chosen, cheapest = -1, budget
    for steps in range(top + 1, limit + 1):
        if costs[steps] <= cheapest:
            if chosen < 0 or costs[steps] < cheapest:
                chosen = steps
            cheapest = costs[steps]
    if chosen >= 0:
        return chosen
    for steps in range(min(top, limit), 0, -1):
        if costs[steps] <= budget:
            return steps
    return 0


@inner
def draw_bid(position, seat, liquid, weights, source, table, costs, bids):
    """A bid as a seat with these weights lays it, from what everyone knows alone. The table is filled already."""
    limit = fill_purse(position, seat, liquid, weights, table, costs, bids)
    top = likely_top(position, seat, liquid, weights, table)
    budget = draw_budget(prize(position, seat, liquid, weights, table), weights, source)
    return int(bids[choose_total(costs, limit, top, budget)])
