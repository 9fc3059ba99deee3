"""The rules of SCOUT, from top to bottom as in the booklet. The numbers are those of `docs/games/scout.md`."""

import numpy as np

from ....engine import chance
from ....engine.compiler import compiled, inner, shared
from ....engine.points import leaders
from . import codes
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
from .codes import KEEP, RIGHT, SCOUT, SCOUT_AND_SHOW, SHOW, TURN, pack, unpack
from .imagine import cards_seen, imagine
from .listing import end_index, list_moves, strength_after_scout
from .record import (
    ACTING,
    CARD_BIT,
    CARDS,
    DECK_SIZE,
    EVERYONE,
    MAX_MOVES,
    MAX_PLAYERS,
    OVER,
    POSITION,
    SET_ROOM,
    SHOWING,
    TURNING,
)

__all__ = [
    "ASKED_BY_VIEWS", "MAX_MOVES", "POSITION", "act", "act_only", "as_things_stand", "deal", "how_the_round_ends", "imagine",
    "is_over", "moves", "objection", "play", "round_points", "scores", "starter", "to_act", "winners",
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
    players = position.players
    source = chance.keystream(position.key, position.block)
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


@shared
def starter(position):
    """SC-5: who starts this round."""
    return (position.first + position.round_number) % position.players


@inner
def cards_of_the_round(position, cards):
    """Put the cards that are dealt this round into `cards`; returns how many."""
    players = position.players
    if players == 2 and position.round_number == 1:
        for i in range(position.kept.size):
            cards[i] = position.kept[i]
            position.kept[i] = 0
        return position.kept.size
    count = 0
    for card in CARDS:
        if not is_out(card, players):
            cards[count] = card
            count += 1
    return count


# ---- A turn ----


@compiled
def to_act(position):
    """The seats that have yet to decide about their hands, or the player on turn."""
    if position.phase == TURNING:
        return position.undecided
    if position.phase == OVER:
        return 0
    return 1 << position.turn


@compiled
def moves(position, seat, out):
    """Every action of `seat`: Shows, then Scouts, then Scouts with a Show to follow."""
    return list_moves(position, seat, out) if to_act(position) >> seat & 1 else 0


@compiled
def objection(position, seat, action):
    """0, or the rule that forbids it."""
    if seat < 0 or seat >= position.players or not (to_act(position) >> seat) & 1:
        return codes.DECIDED_ALREADY if position.phase == TURNING else codes.NOT_YOUR_TURN
    decides = action == pack(KEEP, 0, 0, 0) or action == pack(TURN, 0, 0, 0)
    if position.phase == TURNING:
        return 0 if decides else codes.DECISION_IS_DUE  # SC-4
    kind, first, last, turned = unpack(action)
    if kind == SHOW and turned == 0:
        return objection_to_show(position, seat, first, last)
    kind, end, gap, turned = unpack(action)
    if (kind == SCOUT or kind == SCOUT_AND_SHOW) and end <= RIGHT and 0 <= turned <= 1:
        return objection_to_scout(position, seat, kind, end, gap, turned)
    return codes.TOO_LATE_TO_TURN if decides else codes.NO_SUCH_ACTION


@inner
def objection_to_show(position, seat, first, last):
    """SC-11: a set that stands side by side. SC-12: strong enough."""
    if first > last or last >= position.held[seat]:
        return codes.NO_CARDS_THERE
    hand = position.hand[seat]
    if last - first >= SET_ROOM or group_kind(hand, first, last) == 0:
        return codes.NO_SET
    if strength_of(hand, first, last - first + 1) <= table_strength(position):
        return codes.NOT_STRONGER
    return 0


@inner
def objection_to_scout(position, seat, kind, end, gap, turned):
    """SC-14: one end of the set into any gap. SC-31: with two players, for a chip. SC-16: with a Show, once a round."""
    if position.phase == SHOWING:
        return codes.SHOW_IS_DUE
    if position.set_size == 0:
        return codes.NOTHING_TO_SCOUT  # SC-15
    if gap > position.held[seat]:
        return codes.NO_SUCH_GAP
    if kind == SCOUT:
        return codes.NO_SCOUT_CHIP_LEFT if position.players == 2 and position.chips[seat] == 0 else 0
    if position.players == 2:
        return codes.NOT_WITH_TWO_PLAYERS  # SC-30
    if position.show_chips[seat] == 0:
        return codes.SHOW_CHIP_IS_SPENT
    return objection_to_scout_and_show(position, seat, end, gap, turned)


@inner
def objection_to_scout_and_show(position, seat, end, gap, turned):
    """SC-16: only if a Show is possible afterwards."""
    hand, held = position.hand[seat], position.held[seat]
    card, to_beat = position.set[end_index(position, end)], strength_after_scout(position, end)
    shown = number(turned_over(card) if turned else card)
    if (
        gap <= gap_before_show(hand, held, to_beat)
        or gap >= gap_after_show(hand, held, to_beat)
        or best_with(hand, held, shown, gap) > to_beat
    ):
        return 0
    return codes.NOTHING_TO_SHOW_THEN


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
    kind, end, gap, turned = unpack(action)
    if kind == KEEP or kind == TURN:
        decide(position, seat, kind == TURN)
    elif kind == SCOUT_AND_SHOW:
        scout(position, seat, end, gap, turned)
        position.show_chips[seat] -= 1
        position.phase = SHOWING
    elif kind == SCOUT:
        scout(position, seat, end, gap, turned)
        position.scouts += 1
        if position.players > 2:  # SC-31: after a Scout of two players the same one acts again
            pass_turn(position, seat)
    else:
        kind, first, last, _ = unpack(action)
        show(position, seat, first, last)
        pass_turn(position, seat)


@inner
def pass_turn(position, seat):
    """The next player is on turn."""
    position.turn = seat + 1 if seat + 1 < position.players else 0


@inner
def decide(position, seat, turn):
    """SC-4: keep the hand, or turn all of it: the order stays."""
    if turn:
        for i in range(position.held[seat]):
            position.hand[seat, i] = turned_over(position.hand[seat, i])
    position.undecided &= ~(1 << seat)
    if position.undecided == 0:
        position.phase = ACTING


@inner
def show(position, seat, first, last):
    """SC-11, SC-13: lay the cards down and take the beaten set."""
    table, beaten, gone = position.set, position.set_size, position.gone
    for i in range(beaten):
        gone |= CARD_BIT[table[i]]
        table[i] = 0
    position.gone = gone
    position.taken[seat] += beaten
    hand, held, known = position.hand[seat], position.held[seat], position.known[seat]
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
    card = position.set[taken]
    left = position.set_size - 1
    for i in range(taken, left):
        position.set[i] = position.set[i + 1]
    position.set[left] = 0
    position.set_size = left
    position.known[seat] |= CARD_BIT[card]
    hand = position.hand[seat]
    for i in range(position.held[seat], gap, -1):
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
    turn, owner = position.turn, position.owner
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
        out[seat] = position.taken[seat] + position.chips[seat]
        if seat != spared:
            out[seat] -= position.held[seat]


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
    return leaders(totals, position.players)


# ---- Further functions that Python calls ----


@compiled
def as_things_stand(positions, points):
    """Fill `points` with what the round would bring if it ended now; returns the kind of the set on the table."""
    round_points(positions[0], NOBODY, points)
    return set_kind(positions[0])


@compiled
def act_only(positions, seat, action):
    """Carry out a legal action, and leave the round as it is then; returns how it ends, if it does."""
    act(positions[0], seat, action)
    return how_the_round_ends(positions[0], seat)


ASKED_BY_VIEWS = ((as_things_stand, "positions", "numbers"), (act_only, "positions", "number", "number"))
