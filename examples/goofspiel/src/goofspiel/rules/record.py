"""What is on and under the table in Goofspiel, as one record.

A card is its number, and a hand is a bit mask: bit 7 is set while the 7 is in it.
"""

from typing import Literal

import numpy as np

from stammtisch.engine.record import record

MAX_PLAYERS = 4
CARDS = 13  # GS-1
SUIT = (1 << CARDS + 1) - 2  # a hand with all of them
MAX_MOVES = CARDS

# GS-20: what a table does with a tie.
Ties = Literal["carry", "split", "discard"]
TIES: tuple[Ties, ...] = ("carry", "split", "discard")
CARRY, SPLIT, DISCARD = range(3)

NOT_YET, WON, SHARED, CARRIED, LOST = range(5)  # how the last round ended

POSITION = record(
    [
        ("key", np.uint32, 8),
        ("block", np.int64),
        ("hand", np.int16, MAX_PLAYERS),  # as bits
        ("points", np.int16, MAX_PLAYERS),
        ("stake", np.int16),  # the prize of this round, and with it what was carried over
        ("prizes", np.uint8, CARDS),  # in the order in which they are turned up
        ("bid", np.uint8, MAX_PLAYERS),  # of this round, face down; 0 for none yet
        ("shown", np.uint8, MAX_PLAYERS),  # the bids of the round before, face up
        ("outcome", np.int8),  # of the round before
        ("players", np.int8),
        ("ties", np.int8),
        ("round_number", np.int8),  # from 0; as many as there are cards when the match is over
        ("spare", np.int8, 5),  # so that the record has no gap: one could hold anything, and bytes are compared
    ]
)
