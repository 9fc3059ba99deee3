"""What each move in SCOUT is worth at first sight: points won and given, the own set on the table, and the hand that is left.

What no player would do (see `absurd`) isn't listed.
"""

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import number, strength, strength_of, turned_over
from ..rules.codes import KEEP, LEFT, SCOUT, SCOUT_AND_SHOW, SHOW, TURN, pack, unpack
from ..rules.listing import end_index, strength_after_scout
from ..rules.record import ACTING, HAND_ROOM, TURNING
from .absurd import can_go_out, divides_pair, tears_run
from .shape import cut, insert_number, read_numbers, worth_with, worth_without
from .weights import BARE, CHIP, END, END_CARDS, GIVEN, HELD, LEFT_CARDS, NEARING, STUCK, reign, set_prices

ROOM = HAND_ROOM + 3
NOTHING = -1e9  # the value of a Show that isn't there


@inner
def weigh_moves(position, seat, weights, gaps, actions, values):
    """List the moves worth a thought with their values; of each way to scout, only the best `gaps` gaps. Returns how many."""
    room, numbers = np.empty((5, ROOM)), np.empty((2, ROOM), np.int64)
    set_prices(position, seat, weights, room[0])
    if position.phase == TURNING:
        return weigh_turning(position, seat, room, numbers[0], actions, values)
    held = position.held[seat]
    if can_go_out(position, seat):
        actions[0], values[0] = (
            pack(SHOW, 0, held - 1, 0),
            position.set_size + value_of_going_out(position, seat, weights),
        )
        return 1
    read_numbers(position.hand[seat], held, False, numbers[0])
    cut(numbers[0], held, room[0], room[1], room[2])
    taken, to_beat = position.set_size, strength_of(position.set, 0, position.set_size)
    count = weigh_shows(position, seat, weights, room, 1, numbers[0], held, taken, to_beat, actions, values, 0)
    if position.phase != ACTING or position.set_size == 0:
        return count
    if position.players > 2:
        return weigh_scouts_of_many(position, seat, weights, room, numbers, gaps, actions, values, count)
    if position.chips[seat] > 0:
        return weigh_scouts_of_two(position, seat, weights, room, numbers, gaps, actions, values, count)
    return count


@inner
def weigh_turning(position, seat, room, numbers, actions, values):
    """SC-4: the hand either way up."""
    held = position.held[seat]
    for turned in range(2):
        read_numbers(position.hand[seat], held, turned == 1, numbers)
        cut(numbers, held, room[0], room[1], room[2])
        actions[turned], values[turned] = pack(TURN if turned else KEEP, 0, 0, 0), room[1, held]
    return 2


# ---- Show ----


@inner
def weigh_shows(position, seat, weights, room, row, numbers, held, taken, to_beat, actions, values, count):
    """Every Show from a hand whose cuts are in `row` and the one after it, if it beats the `taken` cards on the table."""
    prices, ahead, behind = room[0], room[row], room[row + 1]
    for first in range(held):
        start = here = int(numbers[first])
        step = int(numbers[first + 1]) - start if first + 1 < held else 9
        last = first
        while True:
            size, equal, low = last - first + 1, step == 0 or last == first, min(start, here)
            if strength(size, equal, low) > to_beat and not tears_run(numbers, held, first, last):
                if size == held:
                    value = value_of_going_out(position, seat, weights)
                else:
                    left = worth_without(numbers, held, prices, ahead, behind, first, last)
                    value = reign(weights, prices, size, equal, low) + left - prices[HELD] * (held - size)
                actions[count], values[count] = pack(SHOW, first, last, 0), taken + value
                count += 1
            last += 1
            if step < -1 or step > 1 or last == held or numbers[last] != here + step:
                break
            here += step
    return count


@inner
def value_of_going_out(position, seat, weights):
    """SC-20: all others pay for their hand cards."""
    return weights[END] + weights[END_CARDS] * cards_of_others(position, seat, seat) / (position.players - 1)


@inner
def cards_of_others(position, seat, spared):
    """How many cards the others hold, but for one that is spared."""
    cards = 0
    for other in range(position.players):
        if other != seat and other != spared:
            cards += position.held[other]
    return cards


# ---- Scout, and Scout & Show ----


@inner
def weigh_scouts_of_many(position, seat, weights, room, numbers, gaps, actions, values, first):
    """SC-14 and SC-16 with three to five players."""
    held, players, left = position.held[seat], position.players, position.set_size - 1
    count = list_scouts(position, seat, room, numbers[0], gaps, actions, values, first)
    scouts = count
    if position.show_chips[seat] > 0:
        for i in range(first, scouts):
            value = value_of_showing_then(position, seat, weights, room, numbers, actions, values, i, count)
            if value > NOTHING:
                _, end, gap, turned = unpack(actions[i])
                actions[count] = pack(SCOUT_AND_SHOW, end, gap, turned)
                values[count] = value - weights[GIVEN] - room[0, CHIP]
                count += 1
    if position.scouts == players - 2:  # SC-21: a Scout ends the round
        others = cards_of_others(position, seat, position.owner)
        value = weights[END] + (weights[END_CARDS] * others - 1.0) / (players - 1) - (held + 1)
        for i in range(first, scouts):
            values[i] = value
        return count
    price = room[0, HELD] * (held + 1) + weights[GIVEN] + weights[NEARING] * (position.scouts + 1) / (players - 1)
    price += weights[BARE] if left == 0 else -weights[LEFT_CARDS] * left
    for i in range(first, scouts):
        values[i] -= price
    return count


@inner
def weigh_scouts_of_two(position, seat, weights, room, numbers, gaps, actions, values, first):
    """SC-31: a Scout costs a chip, and the same player acts again."""
    count = list_scouts(position, seat, room, numbers[0], gaps, actions, values, first)
    held, last_chip = position.held[seat], position.chips[seat] == 1
    for i in range(first, count):
        value = value_of_showing_then(position, seat, weights, room, numbers, actions, values, i, count)
        if value > NOTHING:
            values[i] = value - weights[GIVEN]
        elif last_chip:  # SC-32: that is the end, and the owner is spared
            values[i] = weights[END] - 1.0 - (held + 1)
        else:
            values[i] += -room[0, HELD] * (held + 1) - weights[GIVEN] - weights[STUCK]
    return count


@inner
def list_scouts(position, seat, room, numbers, gaps, actions, values, count):
    """The best gaps for either end of the set and either way up, with what the hand is worth then."""
    held = position.held[seat]
    for end in range(LEFT, min(position.set_size, 2)):
        card = position.set[end_index(position, end)]
        for turned in range(2):
            shown = number(turned_over(card) if turned else card)
            first = count
            for gap in range(held + 1):
                if divides_pair(numbers, held, gap, shown):
                    continue
                value = worth_with(numbers, held, room[0], room[1], room[2], gap, shown)
                count = keep_best(actions, values, first, count, gaps, pack(SCOUT, end, gap, turned), value)
    return count


@inner
def keep_best(actions, values, first, count, most, action, value):
    """Sort a move into the best ones from `first` on, at most so many; returns where they end now."""
    if count - first == most:
        if value <= values[count - 1]:
            return count
        count -= 1
    i = count
    while i > first and values[i - 1] < value:
        actions[i], values[i] = actions[i - 1], values[i - 1]
        i -= 1
    actions[i], values[i] = action, value
    return count + 1


@inner
def value_of_showing_then(position, seat, weights, room, numbers, actions, values, scout, count):
    """The value of the best Show after the Scout number `scout` of the list; NOTHING if there is none."""
    held = position.held[seat] + 1
    _, end, gap, turned = unpack(actions[scout])
    card = position.set[end_index(position, end)]
    shown = number(turned_over(card) if turned else card)
    insert_number(numbers[0], held - 1, gap, shown, numbers[1])
    cut(numbers[1], held, room[0], room[3], room[4])
    taken, to_beat = position.set_size - 1, strength_after_scout(position, end)
    last = weigh_shows(position, seat, weights, room, 3, numbers[1], held, taken, to_beat, actions, values, count)
    best = NOTHING
    for i in range(count, last):
        best = max(best, values[i])
    return best
