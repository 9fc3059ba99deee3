"""The rules of SCOUT, from top to bottom as in the booklet. The numbers are those of `docs/games/scout.md`."""

import numpy as np

from ....engine import chance
from ....engine.compiler import compiled, inner
from ....engine.points import leaders
from .cards import (
    best_with,
    can_show,
    gap_after_show,
    gap_before_show,
    group_kind,
    is_out,
    number,
    set_kind,
    strength_of,
    table_strength,
    turn_some,
    turned_over,
)
from .imagine import cards_seen, imagine
from .listing import end_index, list_scouts, list_scouts_and_shows, list_shows, strength_after_scout
from .record import (
    ACTING,
    CARD_BIT,
    CARDS,
    DECK_SIZE,
    EVERYONE,
    KEEP,
    MAX_MOVES,
    MAX_PLAYERS,
    OVER,
    POSITION,
    RIGHT,
    SCOUT,
    SCOUT_AND_SHOW,
    SHOW,
    SHOWING,
    TURN,
    TURNING,
)

__all__ = [
    "ASKED_BY_VIEWS", "MAX_MOVES", "POSITION", "act", "deal", "how_the_round_ends", "imagine", "is_over",
    "moves", "objection", "play", "round_points", "scores", "set_kind", "starter", "to_act", "winners",
]  # fmt: skip

HAND = np.array([0, 0, 11, 12, 11, 9])  # SC-2: cards a player, by the number of players
SCOUT_CHIPS = np.array([0, 0, 3, 0, 0, 0])  # SC-30: with two players, Scouts cost chips
SHOW_CHIPS = np.array([0, 0, 0, 1, 1, 1])  # SC-6, SC-30

NOBODY, GOES_ON = -1, -2  # instead of the seat that is spared at the end of a round

# ---- The box and the deal ----


@compiled
def deal(position, players, options, key):
    """Set up the first round."""
    position.players = players
    for i in range(8):
        position.key[i] = key[i]
    source = chance.keystream(position.key, 0)
    position.first = chance.below(source, players)  # SC-5: the first start player is drawn by lot
    position.block = source[chance.NEXT_BLOCK]
    deal_round(position)


@inner
def deal_round(position):
    """Shuffle, deal and give out the chips."""
    players = int(position.players)
    source = chance.keystream(position.key, int(position.block))
    cards = np.empty(DECK_SIZE, np.uint8)
    count = cards_of_the_round(position, cards)
    chance.shuffle(source, cards, count)  # SC-3: in order …
    turn_some(source, cards, count)  # … and in orientation
    position.block = source[chance.NEXT_BLOCK]

    each = HAND[players]
    for seat in range(players):
        position.held[seat] = each
        for i in range(each):
            position.hand[seat, i] = cards[seat * each + i]
        position.chips[seat] = SCOUT_CHIPS[players]
        position.show_chips[seat] = SHOW_CHIPS[players]
    if players == 2 and position.round_number == 0:
        for i in range(count - 2 * each):
            position.kept[i] = cards[2 * each + i]  # SC-2: kept for the second round
    position.phase = TURNING  # SC-4
    position.undecided = (1 << players) - 1
    position.turn = starter(position)


@compiled
def starter(position):
    """SC-5: who starts this round."""
    return (int(position.first) + int(position.round_number)) % int(position.players)


@inner
def cards_of_the_round(position, cards):
    """Put the cards that are dealt this round into `cards`; returns how many."""
    players = int(position.players)
    if players == 2 and position.round_number == 1:
        for i in range(position.kept.size):
            cards[i] = position.kept[i]
            position.kept[i] = 0
        return position.kept.size
    count = 0
    for card in CARDS:
        if not is_out(int(card), players):
            cards[count] = card
            count += 1
    return count


# ---- A turn ----


@compiled
def to_act(position):
    """Who may act: everyone who hasn't yet decided about the hand, or the player on turn."""
    if position.phase == TURNING:
        return int(position.undecided)
    if position.phase == OVER:
        return 0
    return 1 << int(position.turn)


@compiled
def moves(position, seat, out):
    """Every action of `seat`: Shows, then Scouts, then Scouts with a Show to follow."""
    if not (to_act(position) >> seat) & 1:
        return 0
    if position.phase == TURNING:
        out[0], out[1] = KEEP, TURN
        return 2
    count = list_shows(position, seat, out)
    if position.phase == ACTING and position.set_size > 0:  # SC-15: an empty table leaves only Show
        if position.players > 2 or position.chips[seat] > 0:  # SC-31
            count = list_scouts(position, seat, out, count)
        if position.show_chips[seat] > 0:  # SC-16
            count = list_scouts_and_shows(position, seat, out, count)
    return count


@compiled
def objection(position, seat, action):
    """0, or the rule that forbids it."""
    if seat < 0 or seat >= position.players or not (to_act(position) >> seat) & 1:
        return 41 if position.phase == TURNING else 101  # SC-4: decided already; SC-10: not your turn
    kind, a, b, c = action & 255, (action >> 8) & 255, (action >> 16) & 255, action >> 24
    if position.phase == TURNING:
        return 0 if action == KEEP or action == TURN else 42  # SC-4: first decide about the hand
    if kind == SHOW and c == 0:
        return objection_to_show(position, seat, a, b)
    if (kind != SCOUT and kind != SCOUT_AND_SHOW) or a > RIGHT or c < 0 or c > 1:
        return 43 if action == KEEP or action == TURN else 102  # SC-4: too late to turn; SC-10: no such action
    if position.phase == SHOWING:
        return 161  # SC-16: the Show is due
    if position.set_size == 0:
        return 151  # SC-15: nothing to scout
    if b > position.held[seat]:
        return 141  # SC-14: no such gap
    if kind == SCOUT:
        return 311 if position.players == 2 and position.chips[seat] == 0 else 0  # SC-31: no chip left
    if position.players == 2:
        return 301  # SC-30: no Scout & Show with two players
    if position.show_chips[seat] == 0:
        return 162  # SC-16: once a round
    return objection_to_scout_and_show(position, seat, a, b, c)


@inner
def objection_to_show(position, seat, first, last):
    """SC-11: a set that stands side by side. SC-12: strong enough."""
    if first > last or last >= position.held[seat]:
        return 111
    hand = position.hand[seat]
    if last - first >= 10 or group_kind(hand, first, last) == 0:
        return 112
    if strength_of(hand, first, last - first + 1) <= table_strength(position):
        return 121
    return 0


@inner
def objection_to_scout_and_show(position, seat, end, gap, turned):
    """SC-16: only if a Show is possible afterwards."""
    hand, held = position.hand[seat], int(position.held[seat])
    card, to_beat = int(position.set[end_index(position, end)]), strength_after_scout(position, end)
    shown = number(turned_over(card) if turned else card)
    if (
        gap <= gap_before_show(hand, held, to_beat)
        or gap >= gap_after_show(hand, held, to_beat)
        or best_with(hand, held, shown, gap) > to_beat
    ):
        return 0
    return 163


@compiled
def play(position, seat, action):
    """Carry out a legal action; end the round if that ends it."""
    act(position, seat, action)
    spared = how_the_round_ends(position, seat)
    if spared != GOES_ON:
        end_round(position, spared)


@compiled
def act(position, seat, action):
    """Carry out a legal action, and leave the round as it is then."""
    kind, a, b, c = action & 255, (action >> 8) & 255, (action >> 16) & 255, action >> 24
    if kind == KEEP or kind == TURN:
        decide(position, seat, kind == TURN)
        return
    if kind == SCOUT_AND_SHOW:
        scout(position, seat, a, b, c)
        position.show_chips[seat] -= 1
        position.phase = SHOWING
        return
    if kind == SHOW:
        show(position, seat, a, b)
    else:
        scout(position, seat, a, b, c)
        position.scouts += 1
    if kind == SHOW or position.players > 2:  # SC-31: after a Scout of two players the same one acts again
        position.turn = seat + 1 if seat + 1 < position.players else 0


@inner
def decide(position, seat, turn):
    """SC-4: keep the hand, or turn all of it: the order stays."""
    if turn:
        for i in range(position.held[seat]):
            position.hand[seat, i] = turned_over(int(position.hand[seat, i]))
    position.undecided &= ~(1 << seat)
    if position.undecided == 0:
        position.phase = ACTING


@inner
def show(position, seat, first, last):
    """SC-11, SC-13: lay the cards down and take the beaten set."""
    table, beaten, gone = position.set, int(position.set_size), int(position.gone)
    for i in range(beaten):
        gone |= CARD_BIT[table[i]]
        table[i] = 0
    position.gone = gone
    position.taken[seat] += beaten
    hand, held, known = position.hand[seat], int(position.held[seat]), int(position.known[seat])
    count = last - first + 1
    for i in range(count):
        table[i] = hand[first + i]
        known &= ~CARD_BIT[hand[first + i]]
    position.known[seat] = known
    for i in range(first, held - count):
        hand[i] = hand[i + count]
    for i in range(held - count, held):
        hand[i] = 0
    position.held[seat] = held - count
    position.set_size = count
    position.owner = seat
    position.scouts = 0
    position.phase = ACTING


@inner
def scout(position, seat, end, gap, turned):
    """SC-14: one end of the set goes into the hand, and its owner gets a chip. SC-31: with two players it costs one."""
    taken = end_index(position, end)
    card = int(position.set[taken])
    left = int(position.set_size) - 1
    for i in range(taken, left):
        position.set[i] = position.set[i + 1]
    position.set[left] = 0
    position.set_size = left
    position.known[seat] |= CARD_BIT[card]
    hand = position.hand[seat]
    for i in range(int(position.held[seat]), gap, -1):
        hand[i] = hand[i - 1]
    hand[gap] = turned_over(card) if turned else card
    position.held[seat] += 1
    if position.players == 2:
        position.chips[seat] -= 1
    else:
        position.chips[position.owner] += 1


# ---- The end of a round ----


@compiled
def how_the_round_ends(position, seat):
    """Whether the round ends after an action of `seat`: GOES_ON, or who pays nothing for hand cards (NOBODY: all pay)."""
    if position.phase != ACTING:
        return GOES_ON
    if position.held[seat] == 0:
        return NOBODY  # SC-20
    turn, owner = int(position.turn), int(position.owner)
    if position.players == 2:  # SC-32: neither Scout nor Show
        return 1 - turn if position.chips[turn] == 0 and not can_show(position, turn) else GOES_ON
    return owner if position.scouts == position.players - 1 else GOES_ON  # SC-21: all others have scouted since


@inner
def end_round(position, spared):
    """SC-22: count the points; `spared` pays nothing for hand cards."""
    points = np.empty(MAX_PLAYERS, np.int64)
    round_points(position, spared, points)
    for seat in range(position.players):
        position.points[position.round_number, seat] = points[seat]
    if position.round_number == position.players - 1:  # SC-5: as many rounds as players
        position.phase = OVER
        return
    clear_table(position)
    position.round_number += 1
    deal_round(position)


@compiled
def round_points(position, spared, out):
    """SC-22: fill `out` with what the round brings if it ends now; `spared` pays nothing for hand cards."""
    for seat in range(position.players):
        out[seat] = int(position.taken[seat]) + int(position.chips[seat])
        if seat != spared:
            out[seat] -= int(position.held[seat])


@inner
def clear_table(position):
    """Sweep everything together, remembering what two players know about the second round."""
    if position.players == 2:
        position.spent[0], position.spent[1] = cards_seen(position, 0), cards_seen(position, 1)
        position.spent[EVERYONE] = cards_seen(position, -1)
    for seat in range(position.players):
        for i in range(position.held[seat]):
            position.hand[seat, i] = 0
        position.known[seat] = 0
        position.taken[seat] = 0
    for i in range(position.set_size):
        position.set[i] = 0
    position.set_size = 0
    position.owner = 0
    position.scouts = 0
    position.gone = 0


@compiled
def is_over(position):
    """Whether the last round has been counted."""
    return position.phase == OVER


@compiled
def scores(position, out):
    """SC-23: points add up over the rounds."""
    for seat in range(position.players):
        out[seat] = 0
        for r in range(position.players):
            out[seat] += position.points[r, seat]


@compiled
def winners(position):
    """SC-23: most points; a tie is a shared win."""
    if not is_over(position):
        return 0
    totals = np.zeros(MAX_PLAYERS, np.int64)
    scores(position, totals)
    return leaders(totals, int(position.players))


# Further functions that Python calls, and what they take.
ASKED_BY_VIEWS = (
    (starter, "position"),
    (set_kind, "position"),
    (round_points, "position", "number", "numbers"),
    (act, "position", "number", "number"),
    (how_the_round_ends, "position", "number"),
)
