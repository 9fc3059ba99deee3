"""The cards of SCORE 5, alone and together: how many, how much, and which of them count (S5-24, S5-31)."""

from ....engine.compiler import compiled, inner
from .record import ANY, CARD_AT, FAMILIES, VALUE


@inner
def lowest(cards):
    """The first of some cards, which must not be none. `cards & (cards - 1)` are the others."""
    return CARD_AT[(cards & -cards) % 53]


@inner
def how_many(cards):
    """The number of cards."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


@inner
def rank(position, card):
    """The value, and the tie-break number among equal values, as one number."""
    return VALUE[card] << 10 | position.tie[card]


@inner
def highest_tie(position, cards):
    """The card with the highest tie-break number; -1 of no cards."""
    best = -1
    while cards:
        card = lowest(cards)
        if best < 0 or position.tie[card] > position.tie[best]:
            best = card
        cards &= cards - 1
    return best


@compiled
def total(cards):
    """What the cards are worth together."""
    points = 0
    while cards:
        points += VALUE[lowest(cards)]
        cards &= cards - 1
    return points


@compiled
def count_best(position, cards, best):
    """S5-31: put the highest card of each family into `best` (-1 where there is none); returns their sum.

    Of equal values the higher tie-break number counts, in the player's favour. A joker whose family isn't named yet
    counts where it adds most.
    """
    for family in range(FAMILIES):
        best[family] = -1
    while cards:
        card = lowest(cards)
        family = position.family[card]
        if family == ANY:
            family = where_joker_adds_most(best)  # it is the last card, so the others are in place
        if best[family] < 0 or rank(position, card) > rank(position, best[family]):
            best[family] = card
        cards &= cards - 1
    points = 0
    for family in range(FAMILIES):
        points += worth(best[family])
    return points


@inner
def where_joker_adds_most(best):
    """The family whose best card is the lowest."""
    choice = 0
    for family in range(1, FAMILIES):
        if worth(best[family]) < worth(best[choice]):
            choice = family
    return choice


@inner
def worth(card):
    """The value of a card; nothing for -1."""
    return VALUE[card] if card >= 0 else 0


@inner
def top_tie(position, best):
    """S5-32: the highest tie-break number of the cards that count."""
    highest = 0
    for family in range(FAMILIES):
        if best[family] >= 0:
            highest = max(highest, position.tie[best[family]])
    return highest
