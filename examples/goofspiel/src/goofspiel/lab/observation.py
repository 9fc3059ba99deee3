"""What a seat of Goofspiel observes, version 1. Seats are counted from the observer on."""

from stammtisch.engine.compiler import inner

from ..rules.imagine import owned
from ..rules.record import CARDS

__all__ = ["VERSION", "hidden", "observe", "planes", "reveal"]

VERSION = "v1"

Planes = list[tuple[str, int, int]]


def planes(players: int) -> Planes:
    """Name, length and number of values of each part."""
    return [
        ("round", 1, CARDS + 1),
        ("stake", 1, 0),
        ("ties", 1, 3),
        ("outcome", 1, 5),  # of the round before
        ("bid", 1, CARDS + 1),  # the observer's own; 0 for none yet
        ("has_bid", players, 2),
        ("shown", players, CARDS + 1),  # the bids of the round before
        ("points", players, 0),
        ("prizes", CARDS, CARDS + 1),  # those that were turned up
        ("cards", players * CARDS, 2),  # in hand, or face down
    ]


def hidden(players: int) -> Planes:
    """The same for what the seat can't know: the others' bids, and the prizes to come."""
    return [("bids", players - 1, CARDS + 1), ("prizes", CARDS, CARDS + 1)]


@inner
def observe(position, seat, out):
    """Fill `out` with what `seat` knows."""
    players = position.players
    out[0] = position.round_number
    out[1] = position.stake
    out[2] = position.ties
    out[3] = position.outcome
    out[4] = position.bid[seat]
    at = 5 + 3 * players
    for i in range(CARDS):
        out[at + i] = position.prizes[i] if i <= position.round_number else 0
    at += CARDS
    for k in range(players):
        other = (seat + k) % players
        out[5 + k] = position.bid[other] != 0
        out[5 + players + k] = position.shown[other]
        out[5 + 2 * players + k] = position.points[other]
        cards = owned(position, other)
        for i in range(CARDS):
            out[at + k * CARDS + i] = cards >> i + 1 & 1


@inner
def reveal(position, seat, out):
    """Fill `out` with what `seat` can't know."""
    players = position.players
    for k in range(1, players):
        out[k - 1] = position.bid[(seat + k) % players]
    for i in range(CARDS):
        out[players - 1 + i] = position.prizes[i]
