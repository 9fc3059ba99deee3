"""Money in Alhambra: what may be taken, what a hand is worth, and the ways to pay a price (AL-21, AL-22, AL-24)."""

from ....engine.compiler import inner
from .codes import BUY, NO_MONEY_THERE, NOT_THE_LEFTMOST, TAKE, TOO_MUCH_TAKEN, copies, one, pack, unpack
from .record import NONE, PLACES, VALUES

SEVERAL = 5  # AL-21: what several open money cards may total


@inner
def value(card):
    """The value of a money card."""
    return card % VALUES + 1


@inner
def list_takes(position, out):
    """AL-21: each open money card, and whatever totals at most 5; of equal cards the leftmost. Returns how many ways there are.

    Each card is added to what lies left of it. Until all are listed, the total stands where a purchase tells if it is for Dirk.
    """
    count = 0
    for place in range(PLACES):
        if position.display[place] == NONE:
            continue
        more, equal, before = value(position.display[place]), equal_to_the_left(position, place), count
        if equal == 0:
            out[count] = pack(TAKE, 1 << place, more, 0)
            count += 1
        for i in range(before):
            _, places, total, _ = unpack(out[i])
            if places & equal == equal and total + more <= SEVERAL:
                out[count] = pack(TAKE, places | 1 << place, total + more, 0)
                count += 1
    for i in range(count):
        _, places, _, _ = unpack(out[i])
        out[i] = pack(TAKE, places, 0, 0)
    return count


@inner
def objection_to_take(position, places):
    """AL-21: one open card, or several that total at most 5. Of equal cards, the leftmost are taken first."""
    total, single = 0, places & (places - 1) == 0
    for place in range(PLACES):
        if places >> place & 1:
            if position.display[place] == NONE:
                return NO_MONEY_THERE
            total += value(position.display[place])
    if total > SEVERAL and not single:
        return TOO_MUCH_TAKEN
    for place in range(PLACES):
        if places >> place & 1 and equal_to_the_left(position, place) & ~places:
            return NOT_THE_LEFTMOST
    return 0


@inner
def equal_to_the_left(position, place):
    """Which open money cards left of a place are equal to the one there, as bits. The leftmost are taken first."""
    mask = 0
    for left in range(place):
        mask |= (position.display[left] == position.display[place]) << left
    return mask


@inner
def total_in_hand(position, seat, currency):
    """What the money of a hand is worth in one currency."""
    total = 0
    for v in range(1, VALUES + 1):
        total += v * position.hand[seat, currency * VALUES + v - 1]
    return total


@inner
def money_in_hand(position, seat, currency):
    """All the money of a hand in one currency, as a payment."""
    cards = 0
    for i in range(VALUES):
        cards |= position.hand[seat, currency * VALUES + i] << 2 * i
    return cards


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

    Cards are laid down from high to low, so the one that reaches the price is the lowest of them, and none could be left out.
    Where no lower card is left to lay, the last one is taken back, and lower ones are tried in its place.

    `values` are the values in hand from high to low, and `laid` is where in `values` the cards on the table stand, the last one
    first. Both have four bits for each: at most seven cards fall short of 13, the highest price (1 1 1 2 2 2 3).
    """
    values, total = 0, 0
    for v in range(1, VALUES + 1):
        held = position.hand[seat, place * VALUES + v - 1]
        total += v * held
        if held:
            values = values << 4 | v
    if total < price:
        return count
    cards = money_in_hand(position, seat, place)
    payment, paid, laid, at = 0, 0, 0, 0
    while True:
        v = values >> 4 * at & 15
        if v == 0 and payment == 0:
            return count
        if v == 0:
            at, laid = laid & 15, laid >> 4
            v = values >> 4 * at & 15
            payment -= one(v)
            paid -= v
            at += 1
        elif paid + v < price:
            laid = laid << 4 | at
            payment += one(v)
            paid += v
            at += copies(payment, v) == copies(cards, v)
        else:
            out[count] = pack(BUY, place, 0, payment + one(v))
            count += 1
            at += 1
