"""What a hand of SCOUT is worth by its shape: the best way to cut it into sets, one for each Show to come.

Every stretch of a set is a set, so a hand is cut by dynamic programming from both ends: `ahead[i]` is the worth of the first i
cards, `behind[i]` that of the cards from i on. With both at hand it costs next to nothing to say what the hand is worth when a
set leaves it or a card joins it: only sets across that place have to be tried.
"""

from ....engine.compiler import inner
from ..rules.cards import number, turned_over

HIGHS = 24  # where, among the prices, the part of a worth stands that grows with the smallest number


@inner
def worth(prices, size, equal, low):
    """What one set in hand is worth."""
    return prices[2 * size + equal] + prices[HIGHS + size] * low


@inner
def read_numbers(hand, held, turned, numbers):
    """Copy the numbers that a hand shows, or would show if it were turned."""
    for i in range(held):
        card = int(hand[i])
        numbers[i] = number(turned_over(card) if turned else card)


@inner
def insert_number(numbers, held, gap, shown, out):
    """Copy a hand with one card more."""
    for i in range(gap):
        out[i] = numbers[i]
    out[gap] = shown
    for i in range(gap, held):
        out[i + 1] = numbers[i]


@inner
def cut(numbers, held, prices, ahead, behind):
    """Fill `ahead` and `behind` for a hand."""
    ahead[0] = 0.0
    for i in range(held):
        ahead[i + 1] = best_from(numbers, held, prices, ahead, i, -1)
    behind[held] = 0.0
    for i in range(held - 1, -1, -1):
        behind[i] = best_from(numbers, held, prices, behind, i, 1)


@inner
def best_from(numbers, held, prices, known, i, way):
    """The best cut that begins with a set at card i and goes on, to the left or right, with what is known already."""
    here = int(numbers[i])
    shift = 0 if way > 0 else 1  # `known` tells about gaps, and the gap after card j is j + 1
    best = known[i + way + shift] + worth(prices, 1, 1, here)
    j = i + way
    if j < 0 or j >= held:
        return best
    step = int(numbers[j]) - here
    if step < -1 or step > 1:
        return best
    there, size = here, 1
    while 0 <= j < held and numbers[j] == there + step:
        there += step
        size += 1
        j += way
        best = max(best, known[j + shift] + worth(prices, size, step == 0, min(here, there)))
    return best


@inner
def worth_without(numbers, held, prices, ahead, behind, first, last):
    """What the hand is worth when cards `first` … `last` have left it: their neighbours may join."""
    best = ahead[first] + behind[last + 1]
    if first == 0 or last + 1 == held:
        return best
    step = int(numbers[last + 1]) - int(numbers[first - 1])
    if step < -1 or step > 1:
        return best
    start, left = int(numbers[first - 1]), 1
    while True:
        end, right = int(numbers[last + 1]), 1
        while True:
            one = worth(prices, left + right, step == 0, min(start, end))
            best = max(best, ahead[first - left] + one + behind[last + 1 + right])
            if last + 1 + right == held or numbers[last + 1 + right] != end + step:
                break
            end += step
            right += 1
        if first - left == 0 or numbers[first - left - 1] != start - step:
            return best
        start -= step
        left += 1


@inner
def worth_with(numbers, held, prices, ahead, behind, gap, shown):
    """What the hand is worth with a card showing `shown` put into `gap`, by itself or in a set across it."""
    best = ahead[gap] + worth(prices, 1, 1, shown) + behind[gap]
    for step in range(-1, 2):
        start, left = shown, 0
        while True:
            end, right = shown, 0
            while True:
                if left + right > 0:
                    one = worth(prices, left + right + 1, step == 0, min(start, end))
                    best = max(best, ahead[gap - left] + one + behind[gap + right])
                if gap + right == held or numbers[gap + right] != end + step:
                    break
                end += step
                right += 1
            if gap - left == 0 or numbers[gap - left - 1] != start - step:
                break
            start -= step
            left += 1
    return best
