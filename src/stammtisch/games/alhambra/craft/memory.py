"""What a forgetful seat in Alhambra no longer knows: which money the others hold and which has been paid."""

import numpy as np

from ....engine import chance
from ....engine.compiler import inner
from ..rules.record import MONEY, MONEY_ROOM

ONE = 1 << 30


@inner
def forget(position, seat, share, source):
    """Forget each money card in another's hand or in the discard pile with this chance.

    Forgotten cards and those of the money pile are dealt again among their places; the scoring cards stay where they are.
    """
    pool = np.empty(2 * MONEY_ROOM, np.int8)
    gaps = np.zeros(position.players + 1, np.int64)
    count = 0
    for owner in range(position.players):
        if owner != seat:
            lost = lose(position.hand[owner], share, source, pool, count)
            gaps[owner] = lost
            count += lost
    lost = lose(position.discard, share, source, pool, count)
    gaps[position.players] = lost
    count += lost
    for i in range(position.money_left):
        if position.money[i] < MONEY:
            pool[count] = position.money[i]
            count += 1
    chance.shuffle(source, pool, count)
    deal_again(position, pool, gaps)


@inner
def lose(cards, share, source, pool, count):
    """Move forgotten cards into the pool; returns how many."""
    lost = 0
    for card in range(MONEY):
        for _ in range(int(cards[card])):
            if chance.below(source, ONE) < share * ONE:
                cards[card] -= 1
                pool[count + lost] = card
                lost += 1
    return lost


@inner
def deal_again(position, pool, gaps):
    """Fill the gaps in hands and in the discard pile, then the money pile, from the pool."""
    players, dealt = position.players, 0
    for owner in range(players):
        for _ in range(gaps[owner]):
            position.hand[owner, pool[dealt]] += 1
            dealt += 1
    for _ in range(gaps[players]):
        position.discard[pool[dealt]] += 1
        dealt += 1
    for i in range(position.money_left):
        if position.money[i] < MONEY:
            position.money[i] = pool[dealt]
            dealt += 1
