"""What the network sees of a round of SCOUT after a move: the hand that is left, the table, the others, and how things stand.

Only what the mover knows goes in. Numbers are scaled to about one.
"""

import math

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import number, strength, strength_of
from ..rules.record import MAX_PLAYERS
from .shape import cut, read_numbers, worth, worth_without
from .weights import set_prices

# Where each part begins.
HAND, KINDS, SHAPE, OWN_SET, SET = 1, 3, 11, 21, 28
CAN_BEAT, OTHERS = 36, 38
EACH = 6  # numbers for each of the others
STANDING = OTHERS + EACH * (MAX_PLAYERS - 1)
TRAITS = STANDING + 5

FAR = 25.0  # points beyond which values look alike


@inner
def see(position, seat, value, weights, room, numbers, out):
    """Fill `out` with the traits of a position after a move of `seat` that seemed to have this value."""
    out[:] = 0.0
    out[0] = bounded(value, FAR) / 5.0
    see_hand(position, seat, weights, room, numbers, out)
    see_table(position, seat, out)
    see_others(position, seat, out)
    see_standing(position, seat, out)


@inner
def bounded(value, most):
    """A number, but not beyond `most` on either side."""
    return max(-most, min(most, value))


@inner
def see_hand(position, seat, weights, room, numbers, out):
    """The sets of the best cut by their kinds, the two strongest, and what could join once a set has left."""
    prices, ahead, behind = room[0], room[1], room[2]
    held, to_beat = position.held[seat], strength_of(position.set, 0, position.set_size)
    set_prices(position, seat, weights, prices)
    read_numbers(position.hand[seat], held, False, numbers)
    cut(numbers, held, prices, ahead, behind)
    out[HAND], out[HAND + 1] = bounded(behind[0], FAR) / 5.0, held / 5.0
    sets, beating, strongest, second, join, first = 0, 0, 0.0, 0.0, 0.0, 0
    while first < held:
        size, equal, low = set_from(numbers, held, prices, behind, first)
        sets += 1
        beating += strength(size, equal, low) > to_beat
        count_set(size, equal, low, out)
        power = size + 0.5 * equal + low / 20.0
        if power > strongest:
            strongest, second = power, strongest
        else:
            second = max(second, power)
        after = first + size
        if first > 0 and after < held:
            joined = worth_without(numbers, held, prices, ahead, behind, first, after - 1)
            join = max(join, joined - ahead[first] - behind[after])
        first = after
    out[SHAPE + 3], out[SHAPE + 4], out[SHAPE + 5] = sets / 3.0, strongest / 3.0, second / 3.0
    out[SHAPE + 6], out[SHAPE + 7], out[SHAPE + 8] = join, sets == 1, sets == 2
    if position.set_size == 0 or position.owner != seat:
        out[CAN_BEAT], out[CAN_BEAT + 1] = beating / 2.0, beating > 0


@inner
def set_from(numbers, held, prices, behind, first):
    """The set of the best cut that begins at a card: its size, whether it is of equals, and its smallest number."""
    here = there = int(numbers[first])
    size, equal, low = 1, 1, here
    best, after = behind[first + 1] + worth(prices, 1, 1, here), first + 1
    step = int(numbers[after]) - here if after < held else 9
    while -1 <= step <= 1 and after < held and numbers[after] == there + step:
        there += step
        after += 1
        value = behind[after] + worth(prices, after - first, step == 0, min(here, there))
        if value > best:
            best, size, equal, low = value, after - first, int(step == 0), min(here, there)
    return size, equal, low


@inner
def count_set(size, equal, low, out):
    """Count a set of the hand among those of its kind."""
    if size == 1:
        out[KINDS] += 1.0
        out[SHAPE] += low / 5.0
        return
    out[KINDS + min(2 * size - 3 + equal, 7)] += 1.0
    out[SHAPE + 1] += low / 5.0
    out[SHAPE + 2] += max(size - 4, 0)


@inner
def see_table(position, seat, out):
    """The set on the table, apart for an own one and another's."""
    size = position.set_size
    if size == 0:
        out[OWN_SET - 1] = 1.0
        return
    begin, end = number(position.set[0]), number(position.set[size - 1])
    at = OWN_SET if position.owner == seat else SET
    out[at], out[at + 1], out[at + 2], out[at + 3] = 1.0, size / 3.0, size > 1 and begin == end, min(begin, end) / 5.0
    out[at + 4], out[at + 5], out[at + 6] = size == 1, size == 2, size == 3
    out[SET + 7] = position.scouts / 2.0


@inner
def see_others(position, seat, out):
    """The others in the order of their turns."""
    for away in range(1, position.players):
        other, at = (seat + away) % position.players, OTHERS + EACH * (away - 1)
        held = position.held[other]
        out[at], out[at + 1] = held / 5.0, 2.0 / held
        out[at + 2], out[at + 3] = position.show_chips[other], scouted(position, other) / 3.0
        out[at + 4] = won_so_far(position, other) / 5.0
        out[at + 5] = position.set_size > 0 and position.owner == other


@inner
def scouted(position, seat):
    """How many cards everyone has seen go into a hand."""
    cards, count = position.known[seat], 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


@inner
def won_so_far(position, seat):
    """The points that a seat has got in this round."""
    return position.taken[seat] + position.chips[seat]


@inner
def see_standing(position, seat, out):
    """How the round stands if it ended now, and the match before it."""
    players, rounds = position.players, position.round_number
    totals, others, fewest = np.zeros(MAX_PLAYERS, np.int64), 0.0, 99
    for other in range(players):
        for one in range(rounds):
            totals[other] += position.points[one, other]
        if other != seat:
            others += won_so_far(position, other) - position.held[other]
            fewest = min(fewest, position.held[other])
    best = -999
    for other in range(players):
        if other != seat:
            best = max(best, totals[other])
    now = won_so_far(position, seat) - position.held[seat] - others / (players - 1)
    out[STANDING], out[STANDING + 1], out[STANDING + 2] = position.show_chips[seat], 2.0 / fewest, now / 5.0
    out[STANDING + 3] = bounded((totals[seat] - best) / (8.0 * math.sqrt(players - rounds)), 2.0)
    out[STANDING + 4] = players - rounds == 1
