"""Forgetting in SCORE 5: which of the others has a card."""

import numpy as np

from ....engine import chance
from ....engine.compiler import inner
from ..rules.cards import how_many, lowest
from ..rules.imagine import lay_again
from ..rules.record import ADJUSTING, DECK_SIZE, MAX_PLAYERS, SHARING

FINE = 1 << 20  # parts of a share


@inner
def mix_up(position, seat, share, source):
    """Take this share of the others' cards and deal them again, to each as many as before.

    What lies open in the share-out stays. Against a single opponent there is nothing to mix up.
    """
    laid = np.zeros(MAX_PLAYERS, np.int64)
    for other in range(position.players):
        if other != seat and position.phase <= ADJUSTING:
            laid[other] = how_many(position.bid[other])
            position.hand[other] |= position.bid[other]
            position.bid[other] = 0
    if position.phase <= SHARING:
        deal_again(position, seat, share, source)
    for other in range(position.players):
        if other != seat and position.phase <= ADJUSTING:
            lay_again(position, other, source, laid[other])


@inner
def deal_again(position, seat, share, source):
    """Take each card out of the others' hands with this chance, shuffle them and give them back."""
    cards, owners, count = np.empty(DECK_SIZE, np.int64), np.empty(DECK_SIZE, np.int64), 0
    for other in range(position.players):
        hidden = out_of_sight(position, other) if other != seat else 0
        while hidden:
            if chance.below(source, FINE) < share * FINE:
                cards[count], owners[count] = lowest(hidden), other
                position.hand[other] &= ~(hidden & -hidden)
                count += 1
            hidden &= hidden - 1
    chance.shuffle(source, cards, count)
    for i in range(count):
        position.hand[owners[i]] |= 1 << int(cards[i])


@inner
def out_of_sight(position, seat):
    """The cards in a hand, without those that everyone has just seen go there or that are being shown."""
    hand = position.hand[seat]
    if position.phase == SHARING:
        hand &= ~(position.shown | 1 << position.pile[position.auction])
    return hand
