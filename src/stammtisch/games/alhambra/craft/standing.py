"""How a seat in Alhambra stands in the middle of a match: the points that it can expect in the end.

The figures were fitted to matches that the bots played against themselves; they hold for any number of players.
"""

import math

from ....engine.compiler import inner
from ..rules.money import money_in_hand
from ..rules.record import CATEGORIES, CURRENCIES, PICTURES, SCORINGS, C
from .board import CARDS, COINS, GAIN, GLUTTED, RIVALS, SHARE, UNSURE, comfort, gain, look_at_pile, prospect
from .majorities import NOBODY_BUYS, WIDTH, distance

BLURRED, FOGGED, HAZED = 0.38, 0.54, 0.77  # see the weights blur, fog and haze
CARD, COIN, LASTING_COIN = 1.8, 0.15, 0.2  # a money card and a coin, with all picture cards to come; a coin that stays
EXACT = 0.45  # of what the next picture card is worth, if it can be paid exactly
TURN = 2.3  # to be on turn


@inner
def survey(position, board):
    """Fill what is the same for all seats."""
    left = position.pictures_left / PICTURES
    for scoring in range(SCORINGS):
        wide = BLURRED + math.sqrt(distance(position, scoring)) * (HAZED if scoring == C else FOGGED)
        board[UNSURE + scoring] = wide / WIDTH
        board[SHARE + scoring] = 0.0 if position.scored >> scoring & 1 else 1.0
    board[RIVALS], board[GLUTTED] = 0.0, 0.0
    board[CARDS], board[COINS] = CARD * left, COIN + LASTING_COIN * left


@inner
def standing(position, seat, board):
    """The points to come for a seat, after a survey."""
    total = TURN if seat == position.turn else 0.0
    for category in range(CATEGORIES):
        total += prospect(position, seat, category, NOBODY_BUYS, board)
        board[GAIN + category] = gain(position, seat, category, seat, board)
    look_at_pile(position, EXACT / max(position.pictures_left, 1), board)
    for currency in range(CURRENCIES):
        total += comfort(money_in_hand(position, seat, currency), currency, 0, board)
    return total
