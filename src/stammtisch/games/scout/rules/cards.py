"""The cards of SCOUT, what makes a set of them, and how strong it is (SC-2, SC-11, SC-12)."""

from ....engine import chance
from ....engine.compiler import compiled, inner

EQUAL, UP, DOWN = 1, 2, 3


@inner
def number(card):
    """The number a card shows."""
    return int(card) >> 4  # interpreted, a byte would stay one, and differences may be negative


@inner
def turned_over(card):
    """The card the other way up."""
    return (card & 15) << 4 | card >> 4


@inner
def turn_some(source, cards, count):
    """Turn each card or not, by the bits of random words."""
    bits = 0
    for i in range(count):
        if i % 32 == 0:
            bits = chance.word(source)
        if (bits >> (i % 32)) & 1:
            cards[i] = turned_over(cards[i])


@compiled
def is_out(card, players):
    """SC-2: three players play without the tens, two or four without the 9/10."""
    ten = card & 15 == 10
    if players == 3:
        return ten
    return players != 5 and ten and card >> 4 == 9


@inner
def strength(count, equal, low):
    """SC-12 as one number: more cards; then equal over run; then the smallest number. No set at all is 0."""
    return count << 5 | equal << 4 | low


@compiled
def group_kind(cards, first, last):
    """SC-11: EQUAL, UP or DOWN for cards `first` … `last`, 0 if they aren't a set. A single card counts as equal."""
    if first == last:
        return EQUAL
    step = number(cards[first + 1]) - number(cards[first])
    if step < -1 or step > 1:
        return 0
    for i in range(first + 1, last):
        if number(cards[i + 1]) - number(cards[i]) != step:
            return 0
    return EQUAL if step == 0 else UP if step == 1 else DOWN


@compiled
def set_kind(position):
    """What the set on the table is: EQUAL, UP or DOWN; 0 if there is none."""
    return group_kind(position.set, 0, position.set_size - 1) if position.set_size > 0 else 0


@inner
def table_strength(position):
    """How strong the set on the table is; 0 if there is none."""
    return strength_of(position.set, 0, position.set_size)


@inner
def strength_of(cards, first, count):
    """The strength of `count` cards that are known to be a set; 0 for none."""
    if count == 0:
        return 0
    start, last = number(cards[first]), number(cards[first + count - 1])
    return strength(count, start == last, min(start, last))


@inner
def can_show(position, seat):
    """Whether any stretch of the hand beats the set on the table."""
    held = position.held[seat]
    return gap_after_show(position.hand[seat], held, table_strength(position)) <= held


# The longest set at a place is always the strongest there, so three lengths tell everything about a stretch of hand.


@inner
def gap_after_show(hand, held, to_beat):
    """The leftmost gap that has a set stronger than `to_beat` somewhere on its left; held + 1 if none has."""
    equal, up, down, last = 0, 0, 0, -9
    for i in range(held):
        here = number(hand[i])
        step = here - last
        equal = equal + 1 if step == 0 else 1
        up = up + 1 if step == 1 else 1
        down = down + 1 if step == -1 else 1
        if strongest(equal, up, down, here, here - up + 1, here) > to_beat:
            return i + 1
        last = here
    return held + 1


@inner
def gap_before_show(hand, held, to_beat):
    """The rightmost gap that has a set stronger than `to_beat` somewhere on its right; -1 if none has."""
    equal, up, down, last = 0, 0, 0, -9
    for i in range(held - 1, -1, -1):
        here = number(hand[i])
        step = last - here
        equal = equal + 1 if step == 0 else 1
        up = up + 1 if step == 1 else 1
        down = down + 1 if step == -1 else 1
        if strongest(equal, up, down, here, here, here - down + 1) > to_beat:
            return i
        last = here
    return -1


@inner
def strongest(equal, up, down, low_equal, low_up, low_down):
    """The best of three lengths with their smallest numbers."""
    best = strength(equal, True, low_equal)
    if up > 1:
        best = max(best, strength(up, False, low_up))
    if down > 1:
        best = max(best, strength(down, False, low_down))
    return best


@inner
def best_with(hand, held, shown, gap):
    """The strength of the strongest set that contains a card showing `shown`, put into `gap`."""
    best = 0
    for step in range(-1, 2):
        before = after = 0
        while gap - 1 - before >= 0 and number(hand[gap - 1 - before]) == shown - step * (before + 1):
            before += 1
        while gap + after < held and number(hand[gap + after]) == shown + step * (after + 1):
            after += 1
        count = before + 1 + after
        low = min(shown - step * before, shown + step * after)
        best = max(best, strength(count, step == 0 or count == 1, low))
    return best
