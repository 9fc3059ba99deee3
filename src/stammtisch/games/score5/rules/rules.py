"""The rules of SCORE 5, from top to bottom as in the booklet. The numbers are those of `docs/games/score5.md`."""

import numpy as np

from ....engine import chance
from ....engine.compiler import compiled, inner
from . import codes
from .bids import list_bids, strike_out
from .cards import count_best, highest_tie, how_many, lowest, top_tie, total
from .codes import BID, FINAL, NAME, NOT_FINAL, TAKE, pack, unpack
from .imagine import imagine, stack_pile
from .record import (
    ADJUSTING,
    AUCTIONS,
    CAP,
    DECK_SIZE,
    FAMILIES,
    FAMILY,
    JOKER,
    LAYING,
    MAX_MOVES,
    MAX_PLAYERS,
    NAMING,
    NOBODY,
    OVER,
    POSITION,
    SET_SIZE,
    SETS,
    SHARING,
    START_SET,
    TIE,
)

__all__ = [
    "ASKED_BY_VIEWS", "MAX_MOVES", "POSITION", "all_belongings", "belongings", "deal", "imagine", "is_over", "moves", "objection",
    "play", "scores", "to_act", "winners",
]  # fmt: skip

# ---- The box and the set-up ----


@compiled
def deal(position, players, options, key):
    """Take the deck from `options`, give out the start sets and stack the pile."""
    position.players = players
    for i in range(8):
        position.key[i] = key[i]
    position.cap = options[CAP]
    for card in range(DECK_SIZE):
        position.family[card] = options[FAMILY + card]
        position.tie[card] = options[TIE + card]

    source = chance.keystream(position.key, 0)
    sets = np.arange(SETS)
    chance.shuffle(source, sets, sets.size)  # S5-10: drawn by lot, openly
    for seat in range(players):
        position.hand[seat] = START_SET << SET_SIZE * sets[seat]
    position.auction = -1  # all cards of the pile are face down
    stack_pile(position, source)  # S5-11
    position.pile[AUCTIONS - 1] = JOKER
    position.block = source[chance.NEXT_BLOCK]
    reveal(position)


@inner
def everyone(position):
    """All seats, as bits."""
    return (1 << position.players) - 1


# ---- An auction ----


@inner
def reveal(position):
    """S5-20: the next card is turned up, and everyone has to lay."""
    position.auction += 1
    position.phase = LAYING
    position.waiting = everyone(position)


@compiled
def to_act(position):
    """The seats that have yet to lay or to declare their bids final, the next one to take a card, or the joker's winner."""
    if position.phase <= ADJUSTING:
        return position.waiting
    if position.phase == SHARING:
        return 1 << next_to_take(position)
    if position.phase == NAMING:
        return 1 << winner_of_auction(position)
    return 0


@inner
def next_to_take(position):
    """S5-28: the same order goes round and round."""
    return position.order[position.picks % (position.players - 1)]


@inner
def winner_of_auction(position):
    """Who won the card of this auction."""
    return position.won[position.auction]


@compiled
def moves(position, seat, out):
    """The actions of `seat`. Of bids: no card and all neighbours by value; of few cards every choice."""
    if not (may_act(position) >> seat) & 1:
        return 0
    if position.phase == SHARING:
        return list_takes(position, out)
    if position.phase == NAMING:
        return list_names(out)
    count = 0
    if position.phase == ADJUSTING:
        out[0] = pack(NOT_FINAL if is_final(position, seat) else FINAL, 0)
        count = 1
        if position.changes[seat] == position.cap:
            return count  # S5-23: the cap is reached
    count = list_bids(position, seat, out, count)
    if position.phase == ADJUSTING:
        count = strike_out(out, count, pack(BID, position.bid[seat]))
    return count


@inner
def may_act(position):
    """The seats that may act. S5-23: until the last player has declared the bid final, the others may go back on it."""
    return everyone(position) if position.phase == ADJUSTING else to_act(position)


@inner
def is_final(position, seat):
    """Whether a seat has declared the bid final in this auction, while others have yet to."""
    return position.phase == ADJUSTING and not position.waiting >> seat & 1


@inner
def list_names(out):
    """S5-30: any family."""
    for family in range(FAMILIES):
        out[family] = pack(NAME, family)
    return FAMILIES


@inner
def list_takes(position, out):
    """S5-26: any card of the winning bid."""
    cards, count = position.bid[winner_of_auction(position)], 0
    while cards:
        out[count] = pack(TAKE, lowest(cards))
        cards &= cards - 1
        count += 1
    return count


@compiled
def objection(position, seat, action):
    """0, or the rule that forbids it."""
    if seat < 0 or seat >= position.players:
        return codes.NO_SUCH_ACTION
    if not (may_act(position) >> seat) & 1:
        return objection_to_seat(position, seat)
    kind, what = unpack(action)
    if what < 0 or not is_action(kind, what):
        return codes.NO_SUCH_ACTION
    if position.phase == SHARING:
        return objection_to_take(position, what) if kind == TAKE else codes.TAKE_IS_DUE
    if position.phase == NAMING:
        return 0 if kind == NAME else codes.NAME_IS_DUE
    if kind == BID:
        return objection_to_bid(position, seat, what)
    if position.phase == LAYING:
        return codes.BID_IS_DUE
    if kind == FINAL:
        return codes.FINAL_ALREADY if is_final(position, seat) else 0
    if kind == NOT_FINAL:
        return 0 if is_final(position, seat) else codes.NOT_FINAL_YET
    return codes.CHANGE_OR_FINAL_IS_DUE


@inner
def objection_to_seat(position, seat):
    """Why it isn't this seat's turn."""
    if position.phase == LAYING:
        return codes.LAID_ALREADY
    if position.phase == SHARING:
        return codes.WINNER_TAKES_NOTHING if seat == winner_of_auction(position) else codes.SOMEBODY_ELSE_TAKES
    return codes.SOMEBODY_ELSE_NAMES if position.phase == NAMING else codes.MATCH_IS_OVER


@inner
def is_action(kind, what):
    """Whether the parts of an action fit together, at any time."""
    if kind == BID:
        return what >> DECK_SIZE == 0
    if kind == FINAL or kind == NOT_FINAL:
        return what == 0
    return (kind == TAKE and what < DECK_SIZE) or (kind == NAME and what < FAMILIES)


@inner
def objection_to_take(position, card):
    """S5-26: a card of the winning bid."""
    return 0 if position.bid[winner_of_auction(position)] >> card & 1 else codes.NOT_IN_THE_WINNING_BID


@inner
def objection_to_bid(position, seat, cards):
    """S5-21: any of the seat's own cards. S5-22: a change must change something. S5-23: within the cap."""
    if cards & ~(position.hand[seat] | position.bid[seat]):
        return codes.NOT_YOUR_CARDS
    if position.phase == LAYING:
        return 0
    if position.changes[seat] == position.cap:
        return codes.NO_CHANGE_LEFT
    return codes.SAME_BID if cards == position.bid[seat] else 0


@compiled
def play(position, seat, action):
    """Carry out a legal action."""
    kind, what = unpack(action)
    if kind == FINAL:
        declare_final(position, seat)
    elif kind == NOT_FINAL:
        take_final_back(position, seat)
    elif kind == TAKE:
        take(position, seat, what)
    elif kind == NAME:
        name(position, what)
    elif position.phase == LAYING:
        lay(position, seat, what)
    else:
        change(position, seat, what)


@inner
def lay(position, seat, cards):
    """S5-21: lay cards face down. The last player to do so lets everyone see the counts."""
    put_into_bid(position, seat, cards)
    position.waiting &= ~(1 << seat)
    if position.waiting == 0:
        position.phase = ADJUSTING
        position.waiting = everyone(position)


@inner
def put_into_bid(position, seat, cards):
    """Make `cards` the bid; all others are in the hand."""
    own = position.hand[seat] | position.bid[seat]
    position.hand[seat] = own & ~cards
    position.bid[seat] = cards


@inner
def change(position, seat, cards):
    """S5-22: add cards or take some back. S5-23: it takes back this seat's "final", and a new count that of everybody else."""
    counts_differ = how_many(position.bid[seat]) != how_many(cards)
    put_into_bid(position, seat, cards)
    take_final_back(position, seat)
    if counts_differ:
        position.waiting = everyone(position)
    if position.cap >= 0:
        position.changes[seat] += 1
        if counts_differ:
            position.seen_changes[seat] += 1


@inner
def take_final_back(position, seat):
    """S5-23: the bid is open again, until its owner declares it final once more."""
    position.waiting |= 1 << seat


@inner
def declare_final(position, seat):
    """S5-22: when everyone has, the auction is resolved."""
    position.waiting &= ~(1 << seat)
    if position.waiting == 0:
        resolve(position)


@inner
def resolve(position):
    """S5-24: the highest bid wins the card; the other players stand in line for the share-out."""
    players, auction = position.players, position.auction
    strengths = np.empty(MAX_PLAYERS, np.int64)
    passed = 0
    for seat in range(players):
        strengths[seat] = strength(position, seat)
        position.changes[seat] = 0
        position.seen_changes[seat] = 0
        if position.bid[seat] == 0:
            passed += 1
    card = 1 << position.pile[auction]
    if passed == players:
        position.unsold |= card  # S5-25
        position.won[auction] = NOBODY
        end_auction(position)
        return
    if passed > 1:
        show_ties(position)
    winner = share_out_order(position, strengths)
    position.won[auction] = winner
    position.hand[winner] |= card
    position.phase = SHARING


@compiled
def strength(position, seat):
    """S5-24, S5-26: the total, then the highest tie-break number in the bid. S5-27: for no bid, that in the hand."""
    bid = position.bid[seat]
    card = highest_tie(position, bid if bid else position.hand[seat])
    return total(bid) << 10 | (position.tie[card] if card >= 0 else 0)


@inner
def show_ties(position):
    """S5-27: several players laid nothing, so each shows the card with the highest tie-break number."""
    for seat in range(position.players):
        hand = position.hand[seat]
        if position.bid[seat] == 0 and hand:
            position.shown |= 1 << highest_tie(position, hand)


@compiled
def share_out_order(position, strengths):
    """S5-26, S5-27: put everyone but the strongest into the order, from strong to weak; returns the strongest."""
    players, order = position.players, position.order
    for seat in range(players):
        at = seat
        while at > 0 and strengths[seat] > strengths[order[at - 1]]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = seat
    winner = order[0]
    for i in range(players - 1):
        order[i] = order[i + 1]
    order[players - 1] = 0
    return winner


@inner
def take(position, seat, card):
    """S5-26: one card of the winning bid. S5-28: until none is left."""
    winner = winner_of_auction(position)
    position.bid[winner] &= ~(1 << card)
    position.hand[seat] |= 1 << card
    position.picks += 1
    if position.bid[winner] == 0:
        end_auction(position)


@inner
def end_auction(position):
    """S5-29: the losing bids go back."""
    for seat in range(position.players):
        position.hand[seat] |= position.bid[seat]
        position.bid[seat] = 0
        position.order[seat] = 0
    position.shown = 0
    position.picks = 0
    if position.auction < AUCTIONS - 1:
        reveal(position)
    elif winner_of_auction(position) == NOBODY:
        position.phase = OVER
    else:
        position.phase = NAMING


# ---- The end ----


@inner
def name(position, family):
    """S5-30: the joker belongs to this family in the final count."""
    position.family[JOKER] = family
    position.phase = OVER


@compiled
def is_over(position):
    """Whether all twelve auctions are over and the joker, if anyone has it, is named."""
    return position.phase == OVER


@compiled
def scores(position, out):
    """S5-31: the sum of each player's best cards, as they stand."""
    best = np.empty(FAMILIES, np.int64)
    for seat in range(position.players):
        out[seat] = count_best(position, belongings(position, seat), best)


@compiled
def belongings(position, seat):
    """The cards of a seat, in hand and bid. S5-26: what is left of a winning bid belongs to nobody until it is taken."""
    if position.phase == SHARING and seat == winner_of_auction(position):
        return position.hand[seat]
    return position.hand[seat] | position.bid[seat]


@compiled
def winners(position):
    """S5-31: most points. S5-32: then the highest tie-break number on a counted card."""
    if not is_over(position):
        return 0
    best = np.empty(FAMILIES, np.int64)
    winner, most = 0, -1
    for seat in range(position.players):
        result = count_best(position, position.hand[seat], best) << 10 | top_tie(position, best)
        if result > most:
            winner, most = seat, result
    return 1 << winner


# ---- Further functions that Python calls ----


@compiled
def all_belongings(positions, out):
    """Fill `out` with the cards of every seat."""
    for seat in range(positions[0].players):
        out[seat] = belongings(positions[0], seat)


ASKED_BY_VIEWS = (
    (all_belongings, "positions", "numbers"),
    (count_best, "position", "number", "numbers"),
    (total, "number"),
)
