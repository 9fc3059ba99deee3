"""What the craft of SCOUT weighs, by name, and the prices that follow from it while the others hold so many cards."""

import math

from ....engine.compiler import inner
from ..rules.record import HAND_ROOM
from .shape import HIGHS

WEIGHTS = (
    "single",  # a set in hand, by its kind
    "run_of_two",
    "pair",
    "run_of_three",
    "triple",
    "four",
    "longer",  # for every card above four
    "single_high",  # for every point of its smallest number
    "high",
    "turn_pressed",  # for every set and every card in hand, when somebody is about to go out
    "card_pressed",
    "reign_single",  # the own set on the table
    "reign_size",
    "reign_growth",
    "reign_early",  # for every card of it and every card the others hold
    "reign_equal",
    "reign_high",
    "show_chip",  # to have Scout & Show yet, also for every card the others hold
    "show_chip_early",
    "given",  # the chip that a Scout gives to the owner; with two players, what it costs
    "bare",  # to leave the table empty, or so many cards to beat
    "left",
    "nearing",  # to bring the owner nearer to the end of the round
    "end",  # of the round: its price, and the share of the others' hand cards that counts
    "end_cards",
    "stuck",  # two players: to have scouted and still no Show
)
(
    SINGLE, RUN_OF_TWO, PAIR, RUN_OF_THREE, TRIPLE, FOUR, LONGER, SINGLE_HIGH, HIGH, TURN_PRESSED, CARD_PRESSED,
    REIGN_SINGLE, REIGN_SIZE, REIGN_GROWTH, REIGN_EARLY, REIGN_EQUAL, REIGN_HIGH, SHOW_CHIP, SHOW_CHIP_EARLY,
    GIVEN, BARE, LEFT_CARDS, NEARING, END, END_CARDS, STUCK,
) = range(len(WEIGHTS))  # fmt: skip

NETWORK = len(WEIGHTS)  # where a 1 and a network may follow (see `mind.network`)

LONGEST = 10  # cards in a set

# Where prices stand that are not the worth of sets in hand.
HELD, CHIP, REIGN = range(HIGHS + LONGEST + 1, HIGHS + LONGEST + 4)


@inner
def set_prices(position, seat, weights, prices):
    """Fill `prices` for this moment of a round: with what sets in hand are worth, and with what else depends on the others."""
    fewest, mean = HAND_ROOM, 0.0
    for other in range(position.players):
        if other != seat:
            fewest = min(fewest, position.held[other])
            mean += position.held[other] / (position.players - 1)
    pressure = 1.0 / (fewest * math.sqrt(fewest))
    prices[HELD] = weights[CARD_PRESSED] * pressure
    prices[CHIP] = weights[SHOW_CHIP] + weights[SHOW_CHIP_EARLY] * mean
    prices[REIGN] = weights[REIGN_SIZE] + weights[REIGN_EARLY] * mean
    set_worths(weights, weights[TURN_PRESSED] * pressure, prices)


@inner
def set_worths(weights, turn, prices):
    """Fill in what sets in hand are worth when each of them costs a turn."""
    prices[3] = weights[SINGLE] - turn
    prices[4], prices[5] = weights[RUN_OF_TWO] - turn, weights[PAIR] - turn
    prices[6], prices[7] = weights[RUN_OF_THREE] - turn, weights[TRIPLE] - turn
    prices[HIGHS + 1], prices[HIGHS + 2], prices[HIGHS + 3] = weights[SINGLE_HIGH], weights[HIGH], weights[HIGH]
    for size in range(4, LONGEST + 1):
        long = weights[FOUR] - turn + weights[LONGER] * (size - 4)
        prices[2 * size], prices[2 * size + 1] = long, long
        prices[HIGHS + size] = weights[HIGH]


@inner
def reign(weights, prices, size, equal, low):
    """What it is worth to own a set of this kind on the table: chips to come, and perhaps the end of the round."""
    value, more = weights[REIGN_SINGLE] + weights[REIGN_HIGH] * low, size - 1
    if more > 0:
        value += prices[REIGN] * more + weights[REIGN_GROWTH] * (more * more) + weights[REIGN_EQUAL] * equal
    return value
