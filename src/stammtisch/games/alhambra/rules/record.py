"""What is on and under the table in Alhambra, as one record, and how cards are written as numbers.

A money card is a number below 36: nine for each currency, in the order of the yard, plus its value less one. Equal ones
can't be told apart, so hands and the discard pile are counts. The scoring cards A and B have the next two numbers.
A picture card is a number below 54, in the order of the table AL-2. Piles are kept from the bottom up, the top last.
How actions are written as numbers, `codes` says.
"""

import numpy as np

from ....engine.record import record

MAX_PLAYERS = 6
CURRENCIES, VALUES = 4, 9  # AL-1
MONEY = CURRENCIES * VALUES  # different money cards
MONEY_ROOM = 114  # 108 and two scoring cards, rounded up so that the record has no gaps between or after its fields
PLACES = 4  # AL-3: of the yard, each with its currency; and of the open money

# The scoring cards, as they lie in the money pile, and the scorings themselves.
CARD_A, CARD_B = MONEY, MONEY + 1
A, B, C = range(3)
SCORINGS = 3

# Rows of owners: the seats, then Dirk.
DIRK = MAX_PLAYERS
OWNERS = MAX_PLAYERS + 1

# Where a picture card is that nobody has. At the end NOBODY has the ones that stay in the yard.
IN_PILE, IN_YARD, NOBODY = -1, -2, -3

NONE = -1  # an empty place of the yard or of the open money

# Fifteen ways to take money. The dearest yard is 13, 12, 12 and 11: from a hand of all 72 money cards of two players
# there are 76, 65, 65 and 56 ways to pay it without a superfluous card, each also as a gift. From all 108 there are
# 104, 85, 85 and 72, without gifts.
MAX_MOVES = 15 + 2 * (76 + 65 + 65 + 56)

# AL-2: prices and points by category.
CATEGORIES = 6
PRICES = (
    (2, 3, 4, 5, 6, 7, 8),  # pavilion
    (3, 4, 5, 6, 7, 8, 9),  # seraglio
    (4, 5, 6, 6, 7, 8, 8, 9, 10),  # arcades
    (5, 6, 7, 7, 8, 9, 9, 10, 11),  # chambers
    (6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12),  # garden
    (7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13),  # tower
)
PICTURES = 54
PRICE = np.array([price for prices in PRICES for price in prices])
CATEGORY = np.array([category for category, prices in enumerate(PRICES) for _ in prices])
PLACES_SCORED = 3  # at most
POINTS = np.array(  # by scoring, category and place
    [
        [(1, 0, 0), (2, 0, 0), (3, 0, 0), (4, 0, 0), (5, 0, 0), (6, 0, 0)],
        [(8, 1, 0), (9, 2, 0), (10, 3, 0), (11, 4, 0), (12, 5, 0), (13, 6, 0)],
        [(16, 8, 1), (17, 9, 2), (18, 10, 3), (19, 11, 4), (20, 12, 5), (21, 13, 6)],
    ]
)

POSITION = record(
    [
        ("key", np.uint32, 8),
        ("block", np.int64),
        ("hand", np.int8, (MAX_PLAYERS, MONEY)),  # how many of each money card
        ("discard", np.int8, MONEY),  # likewise
        ("money", np.int8, MONEY_ROOM),  # the pile, with the scoring cards
        ("pictures", np.int8, PICTURES),  # the pile
        ("owner", np.int8, PICTURES),  # by picture card: a seat, DIRK, or where it is
        ("built", np.int8, (OWNERS, CATEGORIES)),  # how many picture cards lie before whom
        ("tally", np.int8, (SCORINGS, OWNERS, CATEGORIES)),  # points
        ("yard", np.int8, PLACES),  # picture cards, or NONE; at the end they stay for all to see
        ("display", np.int8, PLACES),  # open money cards, or NONE
        ("money_left", np.int8),  # cards in the pile
        ("pictures_left", np.int8),
        ("split", np.int8),  # AL-13: how many money cards made the five piles
        ("scored", np.int8),  # which scorings have been, as bits
        ("players", np.int8),
        ("turn", np.int8),
    ]
)
