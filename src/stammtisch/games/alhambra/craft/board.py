"""What a seat in Alhambra thinks of the table before it looks at single moves, as numbers in one array.

The array is the end of the room for values: nothing is allocated while matches are played out.
"""

import math

from ....engine.compiler import inner
from ..rules import record as r
from ..rules.money import total_in_hand
from .majorities import NOBODY_BUYS, WIDTH, WIDTHS, distance, expected
from .weights import AIM, BLUR, CARD, COIN, EARLY, FADE, FOG, GLUT, HAZE, HEIR, MIDDLE, REACH, RIVAL, THREAT

# Where in the array what stands.
WANT = 0  # by price: what it is worth to be able to pay it exactly, for picture cards to come
GAIN = 16  # by category: what one more card is worth
EXACTLY = 22  # by place: what it is worth to be able to pay the picture card there exactly next time
GIFT = 26  # by place: what it is worth to give it to Dirk
HEIRLOOM = 30  # by place: what it is worth to be the richest in that currency (AL-41)
RICHEST = 34  # by place: the most money that another has in that currency
SHARE = 38  # by scoring: how much its points count
UNSURE = 41  # by scoring: how uncertain it is, in steps of WIDTH
COINS, GLUTTED, CARDS, RIVALS = range(44, 48)
BOARD = 48

HIGHEST_PRICE = 13
OVERPAID = 0.3  # how likely another buys what it can't pay exactly, compared with what it can
END_NEAR = 8.0  # picture cards in the pile at which being the richest begins to count


@inner
def look(position, seat, weights, board):
    """Fill the board."""
    look_at_scorings(position, weights, board)
    for category in range(r.CATEGORIES):
        board[GAIN + category] = gain(position, seat, category, seat, board)
    left = position.pictures_left
    lasting = min(1.0, (left + 0.5) / (weights[FADE] * position.players))
    board[COINS], board[GLUTTED] = weights[COIN] * lasting, max(weights[GLUT], 0.0)
    board[CARDS] = weights[CARD] * left / r.PICTURES
    look_at_pile(position, weights[REACH] * lasting / max(left, 1), board)
    for place in range(r.PLACES):
        if position.yard[place] != r.NONE:
            look_at_place(position, seat, place, lasting, weights, board)


@inner
def look_at_scorings(position, weights, board):
    """How much each scoring counts, and how uncertain it is."""
    for scoring in range(r.SCORINGS):
        far = math.sqrt(distance(position, scoring))
        wide = weights[BLUR] + far * (weights[HAZE] if scoring == r.C else weights[FOG])
        board[UNSURE + scoring] = min(max(wide / WIDTH, 0.0), WIDTHS - 1.0)
        board[SHARE + scoring] = 0.0 if position.scored >> scoring & 1 else 1.0
    board[SHARE] *= weights[EARLY]
    board[SHARE + 1] *= weights[MIDDLE]
    board[RIVALS] = weights[RIVAL]


@inner
def prospect(position, owner, category, buyer, board):
    """The points that an owner can expect from a category in all scorings to come."""
    total = 0.0
    for scoring in range(r.SCORINGS):
        if board[SHARE + scoring] > 0.0:
            width = int(board[UNSURE + scoring])
            total += board[SHARE + scoring] * expected(position, owner, category, buyer, scoring, width)
    return total


@inner
def gain(position, seat, category, buyer, board):
    """What it is worth to a seat that `buyer` gets a card. With two players, points lost by the other are a gain."""
    own = prospect(position, seat, category, buyer, board) - prospect(position, seat, category, NOBODY_BUYS, board)
    if position.players > 2:
        return own
    other = 1 - seat
    lost = prospect(position, other, category, NOBODY_BUYS, board) - prospect(position, other, category, buyer, board)
    return own + board[RIVALS] * lost


@inner
def look_at_pile(position, weight, board):
    """What it is worth to be able to pay each price exactly, by the picture cards that are still to come."""
    for price in range(HIGHEST_PRICE + 1):
        board[WANT + price] = 0.0
    for card in range(r.PICTURES):
        if position.owner[card] == r.IN_PILE:
            board[WANT + r.PRICE[card]] += weight * board[GAIN + r.CATEGORY[card]]


@inner
def look_at_place(position, seat, place, lasting, weights, board):
    """What one picture card in the yard is worth next time, at the end and to Dirk."""
    card = position.yard[place]
    price, category = int(r.PRICE[card]), int(r.CATEGORY[card])
    own = board[GAIN + category]
    threats, richest = 0.0, 0
    for other in range(position.players):
        if other != seat:
            total = total_in_hand(position, other, place)
            richest = max(richest, total)
            if total >= price:
                threats += 1.0 if reach_of_hand(position, other, place) >> price & 1 else OVERPAID
    still = 1.0 / (1.0 + weights[THREAT] * threats)
    board[EXACTLY + place] = weights[AIM] * own * still * lasting
    board[HEIRLOOM + place] = weights[HEIR] * own * max(0.0, 1.0 - position.pictures_left / END_NEAR)
    board[RICHEST + place] = richest
    if position.players == 2:
        board[GIFT + place] = gain(position, seat, category, r.DIRK, board)


@inner
def reach_of_hand(position, seat, currency):
    """The sums that a hand can pay exactly in one currency, as bits."""
    reach = 1
    for i in range(r.VALUES):
        for _ in range(position.hand[seat, currency * r.VALUES + i]):
            reach |= reach << (i + 1)
    return reach


@inner
def comfort(cards, place, price, board):
    """What money in one currency is good for, in points. `price` is that of the picture card there, or 0."""
    reach, total, count, v = 1, 0, 0, 1
    while cards:
        for _ in range(cards & 3):
            reach |= reach << v
            total += v
            count += 1
        cards >>= 2
        v += 1
    worth = board[CARDS] * count + board[COINS] * total / (1.0 + board[GLUTTED] * total)
    for asked in range(2, HIGHEST_PRICE + 1):
        if reach >> asked & 1:
            worth += board[WANT + asked]
    if price == 0:
        return worth
    if reach >> price & 1:
        worth += board[EXACTLY + place]
    if board[HEIRLOOM + place] > 0.0:
        worth += board[HEIRLOOM + place] * min(max(0.5 + (total - board[RICHEST + place]) / 10.0, 0.0), 1.0)
    return worth
