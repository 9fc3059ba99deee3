"""What cards are worth to their owners before the end: those that count, and those that may buy something better.

With `liquid` the part of its value that a card keeps which doesn't count, a seat's cards are worth
`liquid * total + (1 - liquid) * best`, where `best` is the sum of the best cards of all families.
"""

from ....engine.compiler import inner
from ..rules.cards import lowest
from ..rules.record import ANY, AUCTIONS, FAMILIES, SHARING, VALUE
from ..rules.rules import winner_of_auction

LIQUID_1, LIQUID_4, LIQUID_7, LIQUID_11 = range(4)  # weights: how liquid cards are with so many auctions to come
TOTAL = FAMILIES  # the column after the families: all cards together
COLUMNS = FAMILIES + 1


@inner
def liquidity(position, weights):
    """What part of its value a card keeps after this auction if it doesn't count: nothing after the last one."""
    return liquidity_before(AUCTIONS - 1 - position.auction, weights)


@inner
def liquidity_before(left, weights):
    """The same with so many auctions to come."""
    if left <= 1:
        return weights[LIQUID_1] * left
    if left <= 4:
        return weights[LIQUID_1] + (weights[LIQUID_4] - weights[LIQUID_1]) * (left - 1) / 3
    if left <= 7:
        return weights[LIQUID_4] + (weights[LIQUID_7] - weights[LIQUID_4]) * (left - 4) / 3
    return weights[LIQUID_7] + (weights[LIQUID_11] - weights[LIQUID_7]) * (left - 7) / 4


@inner
def owned(position, seat):
    """All cards of a seat, wherever they lie. In the share-out the winning bid is nobody's."""
    if position.phase == SHARING and winner_of_auction(position) == seat:
        return position.hand[seat]
    return position.hand[seat] | position.bid[seat]


@inner
def survey(position, table):
    """Put into each seat's row of `table` the value of its best card in each family, and the total of its cards."""
    for seat in range(position.players):
        at, cards = seat * COLUMNS, owned(position, seat)
        for column in range(COLUMNS):
            table[at + column] = 0.0
        while cards:  # a joker comes last, when it is clear where it adds most
            card = lowest(cards)
            value, family = float(VALUE[card]), place(position, at, card, table)
            table[at + family] = max(table[at + family], value)
            table[at + TOTAL] += value
            cards &= cards - 1


@inner
def place(position, at, card, table):
    """The family in which a card counts, for a joker the one where it adds most."""
    family = position.family[card]
    if family == ANY:
        family = 0
        for other in range(1, FAMILIES):
            if table[at + other] < table[at + family]:
                family = other
    return family


@inner
def gain(position, seat, card, liquid, table):
    """What one more card is worth to a seat."""
    at, value = seat * COLUMNS, float(VALUE[card])
    return liquid * value + (1.0 - liquid) * max(value - table[at + place(position, at, card, table)], 0.0)


@inner
def best_sum(seat, table):
    """What the seat's best cards count together."""
    points, at = 0.0, seat * COLUMNS
    for family in range(FAMILIES):
        points += table[at + family]
    return points


@inner
def worth(seat, liquid, table):
    """What the seat's cards are worth."""
    return liquid * table[seat * COLUMNS + TOTAL] + (1.0 - liquid) * best_sum(seat, table)


@inner
def standing(seat, players, liquid, leader, table):
    """By how much a seat is ahead of the others: of the best of them by the part `leader`, of their mean by the rest."""
    most, total = -1.0, 0.0
    for other in range(players):
        if other != seat:
            value = worth(other, liquid, table)
            most = max(most, value)
            total += value
    return worth(seat, liquid, table) - leader * most - (1.0 - leader) * total / (players - 1)


@inner
def highest_gain(position, seat, card, liquid, table):
    """What a card is worth to the one among the others who needs it most."""
    most = 0.0
    for other in range(position.players):
        if other != seat:
            most = max(most, gain(position, other, card, liquid, table))
    return most


@inner
def mean_gain(position, seat, card, liquid, table):
    """What a card is worth to the others on average."""
    total = 0.0
    for other in range(position.players):
        if other != seat:
            total += gain(position, other, card, liquid, table)
    return total / (position.players - 1)
