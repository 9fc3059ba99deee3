"""The rules of Goofspiel, from top to bottom. The numbers are those of `stammtisch rules goofspiel`."""

from stammtisch.engine import chance
from stammtisch.engine.compiler import compiled, inner
from stammtisch.engine.points import leaders

from .codes import BID, BID_ALREADY, MATCH_IS_OVER, NO_SUCH_BID, NOT_IN_HAND, pack, unpack
from .imagine import imagine
from .record import CARDS, CARRIED, CARRY, LOST, MAX_MOVES, POSITION, SHARED, SPLIT, SUIT, WON

__all__ = [
    "MAX_MOVES", "POSITION", "deal", "imagine", "is_over", "moves", "objection", "play", "scores", "to_act", "winners",
]  # fmt: skip

# ---- The cards ----


@compiled
def deal(position, players, options, key):
    """Set up a match."""
    position.players = players
    position.ties = options[0]
    for i in range(8):
        position.key[i] = key[i]
    for seat in range(players):
        position.hand[seat] = SUIT  # GS-1
    for i in range(CARDS):
        position.prizes[i] = i + 1
    source = chance.keystream(position.key, 0)
    chance.shuffle(source, position.prizes, CARDS)  # GS-2
    position.block = source[chance.NEXT_BLOCK]
    position.stake = position.prizes[0]  # GS-10


# ---- A round ----


@compiled
def to_act(position):
    """GS-11: everyone who hasn't bid yet, all at the same time."""
    waiting = 0
    if not is_over(position):
        for seat in range(position.players):
            if position.bid[seat] == 0:
                waiting |= 1 << seat
    return waiting


@compiled
def moves(position, seat, out):
    """Every card of the hand, the lowest first."""
    count = 0
    if (to_act(position) >> seat) & 1:
        for card in range(1, CARDS + 1):
            if (position.hand[seat] >> card) & 1:
                out[count] = pack(BID, card)
                count += 1
    return count


@compiled
def objection(position, seat, action):
    """0, or the rule that forbids it."""
    if is_over(position):
        return MATCH_IS_OVER
    if seat < 0 or seat >= position.players or position.bid[seat] != 0:
        return BID_ALREADY
    kind, card = unpack(action)
    if kind != BID or card < 1 or card > CARDS:
        return NO_SUCH_BID
    return 0 if (position.hand[seat] >> card) & 1 else NOT_IN_HAND


@compiled
def play(position, seat, action):
    """GS-11: lay a card face down. When everyone has, the bids are turned up."""
    _, card = unpack(action)
    position.hand[seat] &= ~(1 << card)
    position.bid[seat] = card
    if to_act(position) == 0:
        turn_up(position)


@inner
def turn_up(position):
    """GS-12: the highest bid takes what is at stake, and all bids are gone."""
    stake = position.stake
    highest = leaders(position.bid, position.players)
    tied = highest & (highest - 1) != 0
    share = share_of_tie(position, highest) if tied else stake
    position.outcome = outcome_of_tie(position) if tied else WON
    for seat in range(position.players):
        if (highest >> seat) & 1:
            position.points[seat] += share
        position.shown[seat] = position.bid[seat]
        position.bid[seat] = 0
    position.round_number += 1
    position.stake = stake if position.outcome == CARRIED else 0
    if not is_over(position):
        position.stake += position.prizes[position.round_number]  # GS-10


# ---- Ties ----


@inner
def share_of_tie(position, highest):
    """GS-20: the points for each of several highest bidders, if the table splits."""
    count = 0
    for seat in range(position.players):
        count += (highest >> seat) & 1
    return position.stake // count if position.ties == SPLIT else 0


@inner
def outcome_of_tie(position):
    """GS-20: shared, carried over, or lost: with the last prize there is no round to carry it to (GS-21)."""
    if position.ties == SPLIT:
        return SHARED
    return CARRIED if position.ties == CARRY and position.round_number < CARDS - 1 else LOST


# ---- The end ----


@compiled
def is_over(position):
    """GS-30: after the last prize."""
    return position.round_number == CARDS


@compiled
def scores(position, out):
    """The points so far."""
    for seat in range(position.players):
        out[seat] = position.points[seat]


@compiled
def winners(position):
    """GS-31: most points; a tie is a shared win."""
    return leaders(position.points, position.players) if is_over(position) else 0
