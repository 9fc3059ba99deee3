"""What is on and under the table in SCORE 5, as one record, and how cards are written as numbers.

A card is a number from 0 to 50, and any choice of cards is an int64 with their bits. Start card `5 * set + v` is worth
`5 * (v + 1)`; then come the ★ cards and the ★★ cards by value, and the joker. So values go without saying; families and
tie-break numbers are what a deck file may change, and stand in the record.
How actions are written as numbers, `codes` says.
"""

import numpy as np

from ....engine.record import record

MAX_PLAYERS = 5
FAMILIES = 5
SETS, SET_SIZE = 5, 5
STAR, STARS = 25, 10  # the first ★ card, and how many there are
DOUBLE_STAR, DOUBLE_STARS = 35, 15
JOKER = 50
DECK_SIZE = 51
ANY = 5  # the joker's family until it is named: green, red, yellow, violet and blue are 0 … 4
NOBODY = -1  # who won a card that nobody bid for
NO_CAP = -1
MAX_CAP = 99
MAX_TIE = 999

START_SET = (1 << SET_SIZE) - 1  # the cards of set A, as bits

# S5-11: the pile, from top to bottom: 4 of the ★ cards, 7 of the ★★ cards, the joker.
AUCTIONS = 12
STACKED = np.array([4, 11])  # where the ★ cards end, and the ★★ cards
STACKED_FROM = np.array([((1 << STARS) - 1) << STAR, ((1 << DOUBLE_STARS) - 1) << DOUBLE_STAR])  # the cards, as bits

MAX_MOVES = 2 + DECK_SIZE * (DECK_SIZE + 1) // 2  # Final, no card, and the stretches of at most all the cards there are

# What the players are about to do.
LAYING, ADJUSTING, SHARING, NAMING, OVER = range(5)

# The options of `deal`: the cap on changes a player and auction, the families and the tie-break numbers of all cards.
CAP, FAMILY, TIE = 0, 1, 1 + DECK_SIZE
OPTIONS = TIE + DECK_SIZE

POSITION = record(
    [
        ("key", np.uint32, 8),
        ("block", np.int64),
        ("hand", np.int64, MAX_PLAYERS),  # without the cards of the bid
        ("bid", np.int64, MAX_PLAYERS),  # the winning bid loses its cards during the share-out
        ("unsold", np.int64),  # auction cards out of the game, face up
        ("shown", np.int64),  # cards in hands that break a tie among those who laid nothing
        ("tie", np.int16, DECK_SIZE),
        ("cap", np.int16),  # on changes a player and auction, or NO_CAP
        ("picks", np.int16),  # cards taken so far in this share-out
        ("family", np.int8, DECK_SIZE),
        ("pile", np.int8, AUCTIONS),  # from top to bottom, as at the start
        ("won", np.int8, AUCTIONS),  # the seat that won each card of the pile, or NOBODY; 0 while that is open
        ("order", np.int8, MAX_PLAYERS),  # who takes first, second, … in the share-out
        ("changes", np.int8, MAX_PLAYERS),  # of the bid in this auction; counted only where there is a cap
        ("seen_changes", np.int8, MAX_PLAYERS),  # those that changed the count, for all to see
        ("players", np.int8),
        ("phase", np.int8),
        ("auction", np.int8),  # from 0
        ("waiting", np.int8),  # who has yet to lay, or to declare the bid final, as bits
        # All this makes 336 bytes without a gap: a gap could hold anything, and positions are compared by bytes
    ]
)

VALUE = np.array(
    [5 * (v + 1) for _ in range(SETS) for v in range(SET_SIZE)] + list(range(30, 155, 5)) + [75],
    np.int64,
)

# The card of a single bit is found at that bit's remainder by 53: powers of two below 2**52 all leave different ones.
CARD_AT = np.zeros(53, np.int64)
for _card in range(DECK_SIZE):
    CARD_AT[(1 << _card) % 53] = _card
