"""The piles of Alhambra: drawing from them, renewing them, and where the scoring cards lie (AL-13, AL-26).

Places in a pile are counted from the bottom, from 0.
"""

from ....engine import chance
from ....engine.compiler import compiled, inner
from .record import CARD_A, IN_PILE, MONEY, NONE, PICTURES


@inner
def draw_picture(position):
    """The top picture card; NONE if there is none left."""
    left = position.pictures_left - 1
    if left < 0:
        return NONE
    card = position.pictures[left]
    position.pictures[left] = 0
    position.pictures_left = left
    return card


@inner
def draw_money(position):
    """The top card of the money pile, perhaps a scoring card; NONE if there is none left."""
    left = position.money_left - 1
    if left < 0:
        return NONE
    card = position.money[left]
    position.money[left] = 0
    position.money_left = left
    return card


@inner
def renew_money(position):
    """AL-26: the discard pile, shuffled, becomes the money pile."""
    for card in range(MONEY):
        put_on_money(position, card, position.discard[card])
        position.discard[card] = 0
    source = chance.keystream(position.key, position.block)
    chance.shuffle(source, position.money[:], position.money_left)
    position.block = source[chance.NEXT_BLOCK]


@inner
def put_on_money(position, card, copies):
    """Lay equal cards on top of the money pile."""
    for _ in range(copies):
        position.money[position.money_left] = card
        position.money_left += 1


@inner
def shuffle_pictures(position, source):
    """Every picture card that is in no other place, in any order."""
    left = 0
    for card in range(PICTURES):
        if position.owner[card] == IN_PILE:
            position.pictures[left] = card
            left += 1
    position.pictures_left = left
    chance.shuffle(source, position.pictures[:], position.pictures_left)


@inner
def shuffle_in(position, scoring, source):
    """Put the card of scoring A or B where it may lie, every place equally likely."""
    low, high = money_below(position.split, scoring)
    left, other = position.money_left, 1 - scoring  # B lies below A
    at = low + other + chance.below(source, min(high + other, left) - low - other + 1)
    for i in range(left, at, -1):
        position.money[i] = position.money[i - 1]
    position.money[at] = CARD_A + scoring
    position.money_left = left + 1


@compiled
def money_below(split, scoring):
    """AL-13: the fewest and the most money cards below A, in the second of the five piles, or B, in the fourth."""
    pile, low = 2 * scoring + 1, 0
    for below in range(4, pile, -1):
        low += pile_size(split, below)
    return low, low + pile_size(split, pile)


@inner
def pile_size(split, pile):
    """AL-13: as equal as can be, earlier piles (from 0) take the surplus."""
    return (split + 4 - pile) // 5
