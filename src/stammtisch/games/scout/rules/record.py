"""What is on and under the table in SCOUT, as one record, and how cards are written as numbers.

A card is one byte: the number that shows times 16, plus the number on its other end. Turning it swaps the two.
How actions are written as numbers, `codes` says.
"""

import numpy as np

from ....engine.record import record

MAX_PLAYERS = 5
DECK_SIZE = 45
HAND_ROOM = 45
SET_ROOM = 10
MAX_MOVES = 1024

# What the players are about to do.
TURNING, ACTING, SHOWING, OVER = range(4)

EVERYONE = 2  # the row of `spent` that a spectator knows

POSITION = record(
    [
        ("key", np.uint32, 8),
        ("block", np.int64),
        ("known", np.int64, MAX_PLAYERS),  # cards everyone has seen go into a hand, as bits
        ("spent", np.int64, MAX_PLAYERS),  # two players: what a seat saw in the first round, as bits
        ("gone", np.int64),  # cards that lie face down after everyone saw them, as bits
        ("points", np.int32, (MAX_PLAYERS, MAX_PLAYERS)),  # by round and seat
        ("chips", np.int32, MAX_PLAYERS),  # SC-6: they never run out, and nothing bounds a round
        ("hand", np.uint8, (MAX_PLAYERS, HAND_ROOM)),
        ("kept", np.uint8, 22),  # two players: the cards of the second round
        ("set", np.uint8, SET_ROOM),
        ("held", np.int8, MAX_PLAYERS),
        ("taken", np.int8, MAX_PLAYERS),
        ("show_chips", np.int8, MAX_PLAYERS),
        ("players", np.int8),
        ("phase", np.int8),
        ("round_number", np.int8),  # from 0
        ("first", np.int8),  # who started the first round
        ("turn", np.int8),
        ("undecided", np.int8),  # who has yet to keep or turn the hand, as bits
        ("set_size", np.int8),
        ("owner", np.int8),  # of the set; of the last Show, when the set is gone
        ("scouts", np.int8),  # since the last Show
        ("spare", np.int8, 7),  # so that the record has no gap: one could hold anything, and bytes are compared
    ]
)


def card_bit_table() -> np.ndarray:
    """The bit of each card byte, the same whichever way up it is; 0 for bytes that are no card."""
    bits = np.zeros(256, np.int64)
    number = 0
    for high in range(2, 11):
        for low in range(1, high):
            bits[high * 16 + low] = bits[low * 16 + high] = 1 << number
            number += 1
    return bits


CARD_BIT = card_bit_table()
CARDS = np.array([low * 16 + high for high in range(2, 11) for low in range(1, high)], np.uint8)  # by bit number
