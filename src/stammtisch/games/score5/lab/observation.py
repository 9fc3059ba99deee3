"""What a seat of SCORE 5 observes, version 1: its view with the memory aid, as numbers. Seats are counted from the observer on.

Families and tie-break numbers are not in it: they are the same in every match of a deck.
"""

import numpy as np

from ....engine.compiler import inner
from ....engine.kit import SEATS
from ..rules.cards import how_many, lowest
from ..rules.record import (
    ADJUSTING,
    ANY,
    AUCTIONS,
    DECK_SIZE,
    JOKER,
    LAYING,
    NAMING,
    NOBODY,
    OVER,
    SHARING,
)
from ..rules.rules import scores, to_act

__all__ = ["VERSION", "hidden", "observe", "planes", "reveal"]

VERSION = "v1"
PHASES = 5
UNSEEN, ON_AUCTION, UNSOLD, OWNED = range(4)  # where a card is; OWNED + 2 * seat, and one more where it lies in a bid
NOT_SOLD, TO_NOBODY, TO_SEAT = range(3)  # how an auction ended; TO_SEAT + seat

Planes = list[tuple[str, int, int]]


def planes(players: int) -> Planes:
    """Name, length and number of values of each part."""
    return [
        ("phase", 1, PHASES),  # laying, adjusting, sharing, naming, over
        ("auction", 1, AUCTIONS),
        ("joker", 1, ANY + 1),  # its family; the last value before it is named
        ("cap", 1, 0),  # on changes, plus 1; 0 for none
        ("changes_left", 1, 0),  # the observer's own, plus 1; 0 without a cap
        ("acts", players, 2),  # who is waited for
        ("count", players, 0),  # cards in the bid; 0 while bids are laid
        ("changes", players, 0),  # those that everyone saw
        ("order", players, players + 1),  # the place in the share-out, from 1
        ("score", players, 0),
        ("pile", AUCTIONS, DECK_SIZE + 1),  # the auction cards so far, plus 1
        ("won", AUCTIONS, TO_SEAT + players),  # by whom
        ("cards", DECK_SIZE, OWNED + 2 * players),  # where each card is
    ]


def hidden(players: int) -> Planes:
    """The same for what the seat can't know: the others' bids, their changes, and the pile."""
    return [("bids", (players - 1) * DECK_SIZE, 2), ("changes", players - 1, 0), ("pile", AUCTIONS, DECK_SIZE + 1)]


@inner
def observe(position, seat, out):
    """Fill `out` with what `seat` knows."""
    players, phase, auction, cap = position.players, position.phase, position.auction, position.cap
    out[0] = phase
    out[1] = auction
    out[2] = position.family[JOKER]
    out[3] = cap + 1
    out[4] = cap - position.changes[seat] + 1 if cap >= 0 else 0
    at, acting = 5, to_act(position)
    points = np.empty(SEATS, np.int64)
    scores(position, points)
    for i in range(players):
        other = (seat + i) % players
        out[at + i] = acting >> other & 1
        out[at + players + i] = how_many(position.bid[other]) if phase != LAYING else 0
        out[at + 2 * players + i] = position.seen_changes[other]
        out[at + 3 * players + i] = 0
        out[at + 4 * players + i] = points[other]
    if phase == SHARING:
        for place in range(players - 1):
            out[at + 3 * players + (position.order[place] - seat + players) % players] = place + 1
    at += 5 * players
    sold = auction + int(phase == NAMING or phase == OVER or phase == SHARING)
    for i in range(AUCTIONS):
        out[at + i] = position.pile[i] + 1 if i <= auction else 0
        out[at + AUCTIONS + i] = how_sold(position.won[i], seat, players) if i < sold else NOT_SOLD
    write_places(position, seat, out[at + 2 * AUCTIONS :])


@inner
def how_sold(winner, seat, players):
    """How an auction ended."""
    return TO_NOBODY if winner == NOBODY else TO_SEAT + (winner - seat + players) % players


@inner
def write_places(position, seat, out):
    """Write where each card is: of the others' cards, which ones lie in bids shows only when bids are face up."""
    players, phase = position.players, position.phase
    for card in range(DECK_SIZE):
        out[card] = UNSEEN
    put(position.unsold, UNSOLD, out)
    for k in range(players):
        other = (seat + k) % players
        hand, bid = position.hand[other], position.bid[other]
        if k > 0 and phase <= ADJUSTING:
            hand, bid = hand | bid, 0
        put(hand, OWNED + 2 * k, out)
        put(bid, OWNED + 2 * k + 1, out)
    if phase <= ADJUSTING:
        out[position.pile[position.auction]] = ON_AUCTION


@inner
def put(cards, place, out):
    """Write a place at each of some cards."""
    while cards:
        out[lowest(cards)] = place
        cards &= cards - 1


@inner
def reveal(position, seat, out):
    """Fill `out` with what `seat` can't know."""
    players = position.players
    at, after = 0, (players - 1) * DECK_SIZE
    for k in range(1, players):
        other = (seat + k) % players
        for card in range(DECK_SIZE):
            out[at + card] = position.bid[other] >> card & 1
        at += DECK_SIZE
        out[after + k - 1] = position.changes[other]
    for i in range(AUCTIONS):
        out[after + players - 1 + i] = position.pile[i] + 1
