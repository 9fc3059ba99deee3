"""The rules of Alhambra, the card game, from top to bottom as in the booklet.

The numbers are those of `docs/games/alhambra.md`.
"""

import numpy as np

from ....engine import chance
from ....engine.compiler import compiled, inner
from ....engine.points import leaders
from . import codes
from .codes import BUY, PASS, PAYMENTS, TAKE, copies, pack, unpack
from .imagine import imagine
from .money import (
    holds,
    list_payments,
    list_takes,
    money_in_hand,
    objection_to_take,
    total_in_hand,
    value,
    worth,
)
from .piles import draw_money, draw_picture, put_on_money, renew_money, shuffle_in, shuffle_pictures
from .record import (
    CARD_A,
    CATEGORIES,
    CATEGORY,
    DIRK,
    IN_PILE,
    IN_YARD,
    MAX_MOVES,
    MAX_PLAYERS,
    MONEY,
    NOBODY,
    NONE,
    PICTURES,
    PLACES,
    POSITION,
    PRICE,
    SCORINGS,
    VALUES,
    A,
    B,
    C,
)  # fmt: skip
from .scoring import places, score

__all__ = [
    "ASKED_BY_VIEWS", "MAX_MOVES", "POSITION", "act_only", "deal", "draw_only", "imagine", "is_over", "moves", "objection",
    "places", "play", "refill_yard_only", "scores", "to_act", "winners",
]  # fmt: skip

COPIES = np.array([0, 0, 2, 3, 3, 3, 3], np.int8)  # AL-1, AL-50: of each money card, by the number of players
DIRKS_START = np.array([0, 0, 6, 0, 0, 0, 0])  # AL-51: picture cards for Dirk before the first turn
DIRKS_SHARE = 6  # AL-51: picture cards for Dirk after scoring A
START_MONEY = 20  # AL-11

# ---- Set-up ----


@compiled
def deal(position, players, options, key):
    """Set up the table."""
    position.players = players
    for i in range(8):
        position.key[i] = key[i]
    source = chance.keystream(position.key, position.block)
    lay_out_pictures(position, source)
    for card in range(MONEY):
        put_on_money(position, card, COPIES[players])
    chance.shuffle(source, position.money[:], position.money_left)
    position.turn = deal_start_money(position)
    for place in range(PLACES):
        position.display[place] = draw_money(position)
    position.split = position.money_left  # AL-13
    for scoring in (B, A):  # from the bottom up
        shuffle_in(position, scoring, source)
    position.block = source[chance.NEXT_BLOCK]


@inner
def lay_out_pictures(position, source):
    """AL-10: shuffle, and lay four open. AL-51: before that, Dirk gets his."""
    for card in range(PICTURES):
        position.owner[card] = IN_PILE
    shuffle_pictures(position, source)
    give_dirk(position, DIRKS_START[position.players])
    for place in range(PLACES):
        position.yard[place] = NONE
    refill_yard(position)


@inner
def deal_start_money(position):
    """AL-11: money for each player in turn, face up. Returns who starts."""
    start, fewest, lowest = 0, MONEY, 0
    for seat in range(position.players):
        cards, total = 0, 0
        while total < START_MONEY:
            card = draw_money(position)
            position.hand[seat, card] += 1
            cards += 1
            total += value(card)
        if cards < fewest or (cards == fewest and total < lowest):  # AL-12: then the lower seat
            start, fewest, lowest = seat, cards, total
    return start


# ---- A turn ----


@compiled
def to_act(position):
    """AL-20: the player on turn."""
    return 0 if is_over(position) else 1 << position.turn


@compiled
def moves(position, seat, out):
    """Every action of `seat`: taking money, then buying without a superfluous card, each also as a gift to Dirk."""
    if is_over(position) or seat != position.turn:
        return 0
    count = list_takes(position, out)
    for place in range(PLACES):
        if position.yard[place] != NONE:
            price = PRICE[position.yard[place]]
            start, count = count, list_payments(position, seat, place, price, out, count)
            if position.players == 2:  # AL-53
                for i in range(start, count):
                    kind, place, _, payment = unpack(out[i])
                    out[count] = pack(kind, place, 1, payment)
                    count += 1
    if count == 0:  # AL-25
        out[0] = pack(PASS, 0, 0, 0)
        return 1
    return count


@compiled
def objection(position, seat, action):
    """0, or the rule that forbids it."""
    if is_over(position):
        return codes.MATCH_IS_OVER
    if seat != position.turn:
        return codes.NOT_YOUR_TURN
    if action == pack(PASS, 0, 0, 0):
        return objection_to_pass(position, seat)
    if action == pack(TAKE, 0, 0, 0):
        return codes.NOTHING_TAKEN
    kind, places, to_dirk, payment = unpack(action)
    if kind == TAKE:
        exist = places < 1 << PLACES and to_dirk == 0 and payment == 0
        return objection_to_take(position, places) if exist else codes.NO_MONEY_THERE
    kind, place, to_dirk, payment = unpack(action)
    if kind == BUY and place < PLACES and to_dirk <= 1:
        return objection_to_buy(position, seat, place, to_dirk, payment)
    return codes.NO_SUCH_ACTION


@inner
def objection_to_buy(position, seat, place, to_dirk, payment):
    """AL-22: a picture card that lies in the yard, for at least its price. AL-24: superfluous money may be paid in."""
    if to_dirk and position.players > 2:
        return codes.NO_DIRK  # AL-53
    if position.yard[place] == NONE:
        return codes.NO_PICTURE_THERE
    if payment < 0 or payment >= PAYMENTS or not holds(money_in_hand(position, seat, place), payment):
        return codes.NOT_IN_HAND
    return codes.PAID_TOO_LITTLE if worth(payment) < PRICE[position.yard[place]] else 0


@inner
def objection_to_pass(position, seat):
    """AL-25: only without any possible action."""
    for place in range(PLACES):
        if position.display[place] != NONE:
            return codes.MONEY_CAN_BE_TAKEN
    for place in range(PLACES):
        if position.yard[place] != NONE and total_in_hand(position, seat, place) >= PRICE[position.yard[place]]:
            return codes.PICTURE_CAN_BE_BOUGHT
    return 0


@compiled
def play(position, seat, action):
    """Carry out a legal action, and end the turn unless AL-23 gives another action."""
    if not act(position, seat, action):
        end_turn(position)


@compiled
def act(position, seat, action):
    """Carry out a legal action and nothing more; returns whether AL-23 gives another one."""
    kind, place, to_dirk, payment = unpack(action)
    if kind == BUY:
        return buy(position, seat, place, to_dirk, payment)
    if kind == TAKE:
        kind, places, _, _ = unpack(action)
        take(position, seat, places)
    return False


@inner
def take(position, seat, places):
    """AL-21: open money goes into the hand."""
    for place in range(PLACES):
        if places >> place & 1:
            position.hand[seat, position.display[place]] += 1
            position.display[place] = NONE


@inner
def buy(position, seat, place, to_dirk, payment):
    """AL-22: pay to the discard pile, and lay the picture card before its buyer, AL-53: or before Dirk.

    Returns whether it was paid exactly.
    """
    for v in range(1, VALUES + 1):
        card = place * VALUES + v - 1
        position.hand[seat, card] -= copies(payment, v)
        position.discard[card] += copies(payment, v)
    card = position.yard[place]
    position.yard[place] = NONE
    give_picture(position, card, DIRK if to_dirk else seat)
    return worth(payment) == PRICE[card]


@inner
def give_picture(position, card, owner):
    """Lay a picture card open before somebody."""
    position.owner[card] = owner
    position.built[owner, CATEGORY[card]] += 1


@inner
def end_turn(position):
    """AL-26: refill the yard, then the money; the next player is on turn. AL-40: unless the yard can't be refilled."""
    if not refill_yard(position):
        end(position)
        return
    refill_display(position)
    position.turn = position.turn + 1 if position.turn + 1 < position.players else 0


@compiled
def refill_yard(position):
    """AL-26: picture cards from left to right; returns whether there are four now."""
    full = True
    for place in range(PLACES):
        if position.yard[place] == NONE:
            card = draw_picture(position)
            position.yard[place] = card
            if card == NONE:
                full = False
            else:
                position.owner[card] = IN_YARD
    return full


@inner
def refill_display(position):
    """AL-26: money from left to right, until four lie open or there is none left."""
    while draw_for_display(position) != NONE:
        pass


@compiled
def draw_for_display(position):
    """Draw one card of the money pile for the first empty place. AL-30: a scoring card is scored at once instead.

    Returns the card; NONE if no place is empty, or no card left.
    """
    place = 0
    while place < PLACES and position.display[place] != NONE:
        place += 1
    if place == PLACES:
        return NONE
    if position.money_left == 0:
        renew_money(position)
    card = draw_money(position)
    if card >= MONEY:
        score(position, card - CARD_A)
        give_dirk(position, dirks_share(position, card - CARD_A))
    elif card != NONE:
        position.display[place] = card
    return card


# ---- The end ----


@inner
def end(position):
    """AL-41: what lies in the yard goes to the richest in its currency. AL-42: then scoring C."""
    for place in range(PLACES):
        card = position.yard[place]
        if card != NONE:
            owner = richest(position, place)
            if owner == NOBODY:
                position.owner[card] = NOBODY
            else:
                give_picture(position, card, owner)
    score(position, C)


@inner
def richest(position, currency):
    """AL-41: who has most money in hand in this currency; NOBODY after a tie, or without any."""
    most, owner = 0, NOBODY
    for seat in range(position.players):
        total = total_in_hand(position, seat, currency)
        if total > most:
            most, owner = total, seat
        elif total == most:
            owner = NOBODY
    return owner


@compiled
def is_over(position):
    """Whether scoring C has been."""
    return position.scored >> C & 1 == 1


@compiled
def scores(position, out):
    """The points of all scorings so far."""
    for seat in range(position.players):
        total = 0
        for scoring in range(SCORINGS):
            for category in range(CATEGORIES):
                total += position.tally[scoring, seat, category]
        out[seat] = total


@compiled
def winners(position):
    """AL-42: most points; a tie is a shared win. AL-54: Dirk can't win."""
    if not is_over(position):
        return 0
    totals = np.zeros(MAX_PLAYERS, np.int64)
    scores(position, totals)
    return leaders(totals, position.players)


# ---- Two players: Dirk ----


@inner
def dirks_share(position, scoring):
    """AL-51: six picture cards after scoring A, a third of those left after B; nothing without Dirk."""
    if position.players > 2:
        return 0
    return DIRKS_SHARE if scoring == A else position.pictures_left // 3


@inner
def give_dirk(position, count):
    """AL-51: Dirk gets picture cards from the pile, as many as there are."""
    for _ in range(min(count, position.pictures_left)):
        give_picture(position, draw_picture(position), DIRK)


# ---- Further functions that Python calls ----


@compiled
def act_only(positions, seat, action):
    """Carry out a legal action and nothing more; returns whether AL-23 gives another one."""
    return act(positions[0], seat, action)


@compiled
def refill_yard_only(positions):
    """AL-26: picture cards from left to right; returns whether there are four now."""
    return refill_yard(positions[0])


@compiled
def draw_only(positions):
    """Draw one card of the money pile for the first empty place; returns the card, or NONE."""
    return draw_for_display(positions[0])


ASKED_BY_VIEWS = (
    (act_only, "positions", "number", "number"),
    (refill_yard_only, "positions"),
    (draw_only, "positions"),
    (places, "positions", "table"),
)
