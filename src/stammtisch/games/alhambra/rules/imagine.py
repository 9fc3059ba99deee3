"""What a seat in Alhambra cannot know, dealt again.

Every money card in a hand was seen by all when it was dealt or taken, and every discarded one when it was paid. So
somebody who has watched, player or spectator, lacks only the order of the two piles. Of the scoring cards everyone knows
which of the five piles they were shuffled into, and how much of it has been drawn.
"""

import numpy as np

from ....engine import chance
from ....engine.compiler import compiled
from .piles import put_on_money, shuffle_in, shuffle_pictures
from .record import MONEY, A, B


@compiled
def imagine(position, seat, source):
    """Deal again what `seat` cannot know: the same for everyone."""
    chance.rekey(position, source)
    shuffle_pictures(position, source)
    copies = np.zeros(MONEY + 2, np.int64)
    for i in range(position.money_left):
        copies[position.money[i]] += 1
    position.money_left = 0
    for card in range(MONEY):
        put_on_money(position, card, copies[card])
    chance.shuffle(source, position.money[:], position.money_left)
    for scoring in (B, A):  # from the bottom up
        if copies[MONEY + scoring] > 0:
            shuffle_in(position, scoring, source)
