"""The moves worth a thought in Alhambra, with what each seems worth. What no player would do (see `absurd`) isn't listed."""

from ....engine.compiler import inner
from ..rules.codes import one, pack, unpack
from ..rules.money import list_payments, list_takes, money_in_hand, value, worth
from ..rules.record import CATEGORY, CURRENCIES, NONE, PLACES, PRICE, VALUES
from .absurd import has_exact, hurts_only_oneself, is_wasteful, keep_full_takes
from .board import GAIN, GIFT, comfort
from .weights import TEMPO

WORST = -1e9


@inner
def price_at(position, place):
    """The price of the picture card at a place, or 0."""
    card = position.yard[place]
    return 0 if card == NONE else int(PRICE[card])


@inner
def list_money(position, seat, board, actions, values):
    """Each way to take money that leaves none to be taken along."""
    count = keep_full_takes(actions, list_takes(position, actions))
    for i in range(count):
        values[i] = 0.0
    for currency in range(CURRENCIES):
        before, price, now = money_in_hand(position, seat, currency), price_at(position, currency), WORST
        for i in range(count):
            _, places, _, _ = unpack(actions[i])
            more = taken(position, places, currency)
            if more:
                if now == WORST:
                    now = comfort(before, currency, price, board)
                values[i] += comfort(before + more, currency, price, board) - now
    return count


@inner
def taken(position, places, currency):
    """The open money cards at some places that are of one currency, as a payment."""
    cards = 0
    for place in range(PLACES):
        if places >> place & 1:
            card = position.display[place]
            if card // VALUES == currency:
                cards += one(value(card))
    return cards


@inner
def list_buys(position, seat, weights, follow, board, actions, values, count):
    """Add the two best payments for each picture card, also as gifts to Dirk.

    An exact payment gives another action (AL-23), worth at least `follow`, that of taking money.
    """
    for place in range(PLACES):
        price = price_at(position, place)
        if price:
            end = list_payments(position, seat, place, price, actions, count)
            kept = keep_best(position, seat, weights, follow, place, price, board, actions, values, count, end)
            category = int(CATEGORY[position.yard[place]])
            gifts = position.players == 2 and not hurts_only_oneself(position, seat, category)
            if gifts:
                for i in range(count, kept):
                    kind, _, _, payment = unpack(actions[i])
                    actions[kept + i - count] = pack(kind, place, 1, payment)
                    values[kept + i - count] = values[i] + board[GIFT + place]
            for i in range(count, kept):
                values[i] += board[GAIN + category]
            count = 2 * kept - count if gifts else kept
    return count


@inner
def keep_best(position, seat, weights, follow, place, price, board, actions, values, start, end):
    """Keep the two payments that leave the best money, exact ones if there are any; returns where they end."""
    if start == end:
        return start
    cards = money_in_hand(position, seat, place)
    base = -comfort(cards, place, price, board)
    exact = has_exact(actions, start, end, price)
    if exact:
        base += weights[TEMPO] + follow
    best, second, best_value, second_value = 0, 0, WORST, WORST
    for i in range(start, end):
        _, _, _, payment = unpack(actions[i])
        if worth(payment) == price if exact else not is_wasteful(actions, start, end, payment):
            left = comfort(cards - payment, place, 0, board)
            if left > best_value:
                second, second_value, best, best_value = best, best_value, actions[i], left
            elif left > second_value:
                second, second_value = actions[i], left
    actions[start], values[start] = best, base + best_value
    if second == 0:
        return start + 1
    actions[start + 1], values[start + 1] = second, base + second_value
    return start + 2
