"""Money in Alhambra: what may be taken, what a hand is worth, and the ways to pay a price (AL-21, AL-22, AL-24).

A payment has two bits for each value from 1 up, which say how many cards of that value are paid.
"""

from ....engine.compiler import inner
from .record import BUY, NONE, PLACES, TAKE, VALUES

SEVERAL = 5  # AL-21: what several open money cards may total
PAYMENTS = 1 << 2 * VALUES


@inner
def value(card):
    """The value of a money card."""
    return card % VALUES + 1


@inner
def list_takes(position, out):
    """AL-21: each open money card, and whatever totals at most 5.

    Each card is added to what lies left of it. Until all are listed, the total stands in the bits from 16 on.
    """
    count = 0
    for place in range(PLACES):
        card = int(position.display[place])
        if card == NONE:
            continue
        more = 1 << (8 + place) | value(card) << 16
        equal = equal_to_the_left(position, place) << 8
        if equal == 0:
            out[count] = TAKE | more
            count += 1
        for i in range(count - (equal == 0)):
            if out[i] & equal == equal and (out[i] + more) >> 16 <= SEVERAL:
                out[count] = out[i] + more
                count += 1
    for i in range(count):
        out[i] &= (1 << 16) - 1
    return count


@inner
def equal_to_the_left(position, place):
    """Which open money cards left of a place are equal to the one there, as bits. The leftmost are taken first."""
    mask = 0
    for left in range(place):
        mask |= (position.display[left] == position.display[place]) << left
    return mask


@inner
def purse(position, seat, currency):
    """What a hand is worth in one currency."""
    total = 0
    for v in range(1, VALUES + 1):
        total += v * int(position.hand[seat, currency * VALUES + v - 1])
    return total


@inner
def wallet(position, seat, currency):
    """All the cards of a hand in one currency, as a payment."""
    cards = 0
    for i in range(VALUES):
        cards |= int(position.hand[seat, currency * VALUES + i]) << 2 * i
    return cards


@inner
def one(v):
    """A payment of one card."""
    return 1 << 2 * (v - 1)


@inner
def copies(payment, v):
    """How many cards of value `v` are paid."""
    return payment >> 2 * (v - 1) & 3


@inner
def worth(payment):
    """What a payment adds up to."""
    total = 0
    for v in range(1, VALUES + 1):
        total += v * copies(payment, v)
    return total


@inner
def holds(cards, payment):
    """Whether a payment can be made from these cards."""
    for v in range(1, VALUES + 1):
        if copies(payment, v) > copies(cards, v):
            return False
    return True


@inner
def list_payments(position, seat, place, price, out, count):
    """Add to `out` every way for `seat` to pay the price in the currency of `place` without a superfluous card.

    Cards are laid down from the highest value to the lowest. The one that reaches the price is then the last and the
    lowest, so no other could be left out. When lower cards run out, the last one laid is taken back and lower ones are
    tried. `values` holds the values in hand and `laid` where in `values` the cards on the table stand, four bits each:
    at most seven cards fall short of 13, the highest price (1 1 1 2 2 2 3).
    """
    values, total = 0, 0
    for v in range(1, VALUES + 1):
        held = int(position.hand[seat, place * VALUES + v - 1])
        total += v * held
        if held:
            values = values << 4 | v
    if total < price:
        return count
    cards = wallet(position, seat, place)
    paid, payment, laid, at = 0, 0, 0, 0
    while True:
        v = values >> 4 * at & 15
        if v == 0:
            if paid == 0:
                return count
            at = laid & 15
            laid >>= 4
            v = values >> 4 * at & 15
            paid -= v
            payment -= one(v)
            at += 1
        elif paid + v >= price:
            out[count] = BUY | place << 8 | (payment + one(v)) << 24
            count += 1
            at += 1
        else:
            laid = laid << 4 | at
            paid += v
            payment += one(v)
            at += copies(payment, v) == copies(cards, v)
