"""What a seat in SCOUT cannot know, dealt again.

A seat knows its own hand, the table, every card that was ever on the table and which hand scouted it. It doesn't know the
other cards of the other hands, nor their order, nor which way up they are.
"""

import numpy as np

from ....engine import chance
from ....engine.compiler import compiled, inner
from .cards import can_show, is_out, number, strength, table_strength, turn_some, turned_over
from .record import ACTING, CARD_BIT, CARDS, DECK_SIZE, EVERYONE, HAND_ROOM, SET_ROOM, SHOWING

TRIES = 32  # to find a hand that can show by luck, before one is built


@compiled
def imagine(position, seat, source):
    """Deal again what `seat` cannot know."""
    pool = np.empty(DECK_SIZE, np.uint8)
    count = unknown_cards(position, seat, pool)
    chance.rekey(position, source)
    acts = position.turn
    if acts == seat or not must_show(position, acts):
        acts = -1
    for _ in range(TRIES):
        deal_again(position, seat, source, pool, count)
        if acts < 0 or can_show(position, acts):
            return
    build_show(position, acts, source, pool, count)
    deal_the_rest(position, seat, acts, source, pool, count)


@inner
def must_show(position, seat):
    """Whether everyone can tell that this seat has a Show (SC-16, SC-32)."""
    if position.phase == SHOWING:
        return True
    return position.phase == ACTING and position.players == 2 and position.chips[seat] == 0


@inner
def unknown_cards(position, seat, pool):
    """Put the cards that may be anywhere out of this seat's sight into `pool`, in a fixed order; returns how many."""
    seen = cards_seen(position, seat) | position.spent[EVERYONE if seat < 0 else seat]
    count = 0
    for i in range(DECK_SIZE):
        card = int(CARDS[i])
        if not seen & CARD_BIT[card] and not is_out(card, position.players):
            pool[count] = card
            count += 1
    return count


@inner
def cards_seen(position, seat):
    """The cards of this round that `seat` (-1: a spectator) knows about, as bits: what it holds and what everyone saw."""
    seen = position.gone
    for i in range(position.set_size):
        seen |= CARD_BIT[position.set[i]]
    for other in range(position.players):
        seen |= position.known[other]
    if seat >= 0:
        for i in range(position.held[seat]):
            seen |= CARD_BIT[position.hand[seat, i]]
    return seen


@inner
def deal_again(position, seat, source, pool, count):
    """Deal the pool to every other hand, and to the kept cards."""
    chance.shuffle(source, pool, count)
    dealt = 0
    for other in range(position.players):
        if other != seat:
            dealt = fill_hand(position, other, source, pool, dealt, 0)
    keep_the_rest(position, pool, dealt, count)


@inner
def fill_hand(position, seat, source, pool, dealt, built):
    """Keep the first `built` cards of a hand, fill it with what it is known to hold and with the pool, and mix those."""
    hand, held = position.hand[seat], position.held[seat]
    at = built
    for i in range(DECK_SIZE):
        bit = 1 << i
        if position.known[seat] & bit and not holds(hand, built, bit):
            hand[at] = CARDS[i]
            at += 1
    while at < held:
        hand[at] = pool[dealt]
        dealt += 1
        at += 1
    loose = hand[built:]
    chance.shuffle(source, loose, held - built)
    turn_some(source, loose, held - built)
    return dealt


@inner
def holds(hand, count, bit):
    """Whether a card is among the first `count` of a hand."""
    for i in range(count):
        if CARD_BIT[hand[i]] == bit:
            return True
    return False


@inner
def keep_the_rest(position, pool, dealt, count):
    """SC-2: in the first round of two players the rest is kept for the second."""
    if position.players == 2 and position.round_number == 0:
        for i in range(position.kept.size):
            position.kept[i] = pool[dealt + i] if dealt + i < count else 0


# ---- A hand that everyone knows to have a Show, when luck didn't find one ----


@inner
def build_show(position, seat, source, pool, count):
    """Put a Show that beats the set at the front of the hand, taken from its known cards and the pool.

    One exists, since the real hand has one. The shortest are tried first, from a random number on.
    """
    to_beat, held = table_strength(position), position.held[seat]
    spare = held
    for i in range(DECK_SIZE):
        if position.known[seat] >> i & 1:
            spare -= 1
    start = chance.below(source, 10)
    wanted = np.empty(SET_ROOM, np.int64)
    for size in range(1, min(held, SET_ROOM) + 1):
        for step in range(2):
            for offset in range(10):
                low = 1 + (start + offset) % 10
                if low + step * (size - 1) > 10 or strength(size, step == 0 or size == 1, low) <= to_beat:
                    continue
                for i in range(size):
                    wanted[i] = low + step * i
                if find_cards(position, seat, pool, count, wanted, size, spare):
                    place_at_random(position, seat, source, size)
                    return


@inner
def find_cards(position, seat, pool, count, wanted, size, spare):
    """Find different cards for the `wanted` numbers, at most `spare` of them from the pool; they become the hand's first.

    Depth first, without recursion: `choice` holds, for every wanted number, which candidate is tried.
    """
    candidates = np.empty(2 * DECK_SIZE, np.uint8)
    own = 0
    for i in range(DECK_SIZE):
        if position.known[seat] >> i & 1:
            candidates[own] = CARDS[i]
            own += 1
    total = own + count
    for i in range(count):
        candidates[own + i] = pool[i]
    hand = position.hand[seat]
    choice = np.full(SET_ROOM, -1, np.int64)
    depth, used = 0, 0
    while 0 <= depth < size:
        if choice[depth] >= own:
            used -= 1
        choice[depth] = next_candidate(candidates, total, hand, depth, int(wanted[depth]), int(choice[depth]) + 1)
        if choice[depth] == total or (choice[depth] >= own and used == spare):
            choice[depth] = -1
            depth -= 1
            continue
        card = int(candidates[choice[depth]])
        if choice[depth] >= own:
            used += 1
        hand[depth] = card if number(card) == wanted[depth] else turned_over(card)
        depth += 1
    return depth == size


@inner
def next_candidate(candidates, total, hand, depth, wanted, start):
    """The next card from `start` on that bears the wanted number and isn't used yet; `total` if none."""
    for i in range(start, total):
        card = int(candidates[i])
        if (card >> 4 == wanted or card & 15 == wanted) and not holds(hand, depth, CARD_BIT[card]):
            return i
    return total


@inner
def place_at_random(position, seat, source, size):
    """Let a run go down as often as up."""
    hand = position.hand[seat]
    if chance.below(source, 2) == 1:
        for i in range(size // 2):
            hand[i], hand[size - 1 - i] = hand[size - 1 - i], hand[i]
    for i in range(size, HAND_ROOM):
        hand[i] = 0


@inner
def deal_the_rest(position, seat, acts, source, pool, count):
    """Deal what the built Show left over, then move the Show to a random place in its hand."""
    left = 0
    built = 0
    while built < HAND_ROOM and position.hand[acts, built] != 0:
        built += 1
    for i in range(count):
        if not holds(position.hand[acts], built, CARD_BIT[pool[i]]):
            pool[left] = pool[i]
            left += 1
    chance.shuffle(source, pool, left)
    dealt = 0
    for other in range(position.players):
        if other != seat:
            dealt = fill_hand(position, other, source, pool, dealt, built if other == acts else 0)
    keep_the_rest(position, pool, dealt, left)
    hand, held = position.hand[acts], position.held[acts]
    for _ in range(chance.below(source, held - built + 1)):
        moved = hand[held - 1]
        for i in range(held - 1, 0, -1):
            hand[i] = hand[i - 1]
        hand[0] = moved
