"""What a seat in SCOUT believes about the other hands: their players make sets of them.

A hand dealt by chance alone is worse than the one it stands for. Its player has turned it to the better side, and has put every
scouted card to where it helps.
"""

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import number, turned_over
from ..rules.imagine import must_show
from ..rules.record import CARD_BIT, HAND_ROOM
from ..rules.rules import imagine
from .shape import cut, read_numbers, worth_with
from .weights import set_prices

ROOM = HAND_ROOM + 3


@inner
def imagine_players(position, seat, weights, source):
    """Deal again what `seat` cannot know, and let the others arrange it as players do."""
    imagine(position, seat, source)
    acts = position.turn
    if acts != seat and must_show(position, acts):
        return  # that hand has been built so that it can
    room, numbers, scouted = np.empty((3, ROOM)), np.empty(ROOM, np.int64), np.empty(ROOM, np.int64)
    for other in range(position.players):
        if other != seat and not position.undecided >> other & 1:
            set_prices(position, other, weights, room[0])
            arrange(position.hand[other], position.held[other], position.known[other], room, numbers, scouted)


@inner
def arrange(hand, held, known, room, numbers, scouted):
    """Turn the cards that were dealt to their better side, then put the scouted ones in."""
    dealt = set_aside(hand, held, known, scouted)
    turn_to_better_side(hand, dealt, room, numbers)
    for i in range(held - dealt):
        put_in(hand, dealt + i, int(scouted[i]), room, numbers)


@inner
def set_aside(hand, held, known, scouted):
    """Take the scouted cards out of a hand; returns how many are left."""
    left = 0
    for i in range(held):
        card = int(hand[i])
        if known & CARD_BIT[card]:
            scouted[i - left] = card
        else:
            hand[left] = card
            left += 1
    return left


@inner
def turn_to_better_side(hand, held, room, numbers):
    """SC-4: turn a hand if it is worth more the other way up."""
    read_numbers(hand, held, True, numbers)
    cut(numbers, held, room[0], room[1], room[2])
    turned = room[1, held]
    read_numbers(hand, held, False, numbers)
    cut(numbers, held, room[0], room[1], room[2])
    if turned > room[1, held]:
        for i in range(held):
            hand[i] = turned_over(int(hand[i]))


@inner
def put_in(hand, held, card, room, numbers):
    """Put a scouted card where the hand is worth most."""
    read_numbers(hand, held, False, numbers)
    cut(numbers, held, room[0], room[1], room[2])
    best, at, way = -1e9, 0, card
    for turned in range(2):
        lying = turned_over(card) if turned else card
        for gap in range(held + 1):
            worth = worth_with(numbers, held, room[0], room[1], room[2], gap, number(lying))
            if worth > best:
                best, at, way = worth, gap, lying
    for i in range(held, at, -1):
        hand[i] = hand[i - 1]
    hand[at] = way
