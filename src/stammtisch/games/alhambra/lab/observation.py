"""What a seat of Alhambra observes, version 1: its view with the memory aid, as numbers. Seats are counted from the observer on.

Every money card in a hand was once seen by all, so with full memory the hands are known.
"""

from ....engine.compiler import inner
from ..rules.record import (
    CARD_B,
    CATEGORIES,
    DIRK,
    IN_YARD,
    MONEY,
    MONEY_ROOM,
    NOBODY,
    PICTURES,
    PLACES,
    SCORINGS,
)
from ..rules.rules import is_over

__all__ = ["VERSION", "hidden", "observe", "planes", "reveal"]

VERSION = "v1"
UNSEEN, OPEN, LEFT_OVER, OWNED = range(4)  # where a picture card is; OWNED + seat, Dirk being the last

Planes = list[tuple[str, int, int]]


def planes(players: int) -> Planes:
    """Name, length and number of values of each part."""
    owners = players + (players == 2)  # with Dirk
    return [
        ("over", 1, 2),
        ("turn", 1, players),
        ("pictures_left", 1, 0),
        ("money_left", 1, 0),
        ("scored", SCORINGS, 2),
        ("yard", PLACES, PICTURES + 1),  # 0 where nothing lies
        ("display", PLACES, MONEY + 1),
        ("score", owners, 0),
        ("built", owners * CATEGORIES, 0),
        ("hands", players * MONEY, 0),  # how many of each money card
        ("discard", MONEY, 0),
        ("pictures", PICTURES, OWNED + owners),  # unseen, in the yard, left over at the end, before a seat
    ]


def hidden(players: int) -> Planes:
    """The same for what nobody can know: the two piles, from the top; 0 where there is no card left."""
    return [("money_pile", MONEY_ROOM, CARD_B + 2), ("picture_pile", PICTURES, PICTURES + 1)]


@inner
def observe(position, seat, out):
    """Fill `out` with what `seat` knows."""
    players = position.players
    owners = players + int(players == 2)
    out[0] = int(is_over(position))
    out[1] = (position.turn - seat + players) % players
    out[2] = position.pictures_left
    out[3] = position.money_left
    at = 4
    for scoring in range(SCORINGS):
        out[at + scoring] = position.scored >> scoring & 1
    at += SCORINGS
    for place in range(PLACES):
        out[at + place] = position.yard[place] + 1
        out[at + PLACES + place] = position.display[place] + 1
    at += 2 * PLACES
    for i in range(owners):
        owner = DIRK if i == players else (seat + i) % players
        out[at + i] = points(position, owner)
        for category in range(CATEGORIES):
            out[at + owners + i * CATEGORIES + category] = position.built[owner, category]
    at += owners * (1 + CATEGORIES)
    for i in range(players):
        hand = position.hand[(seat + i) % players]
        for card in range(MONEY):
            out[at + card] = hand[card]
        at += MONEY
    for card in range(MONEY):
        out[at + card] = position.discard[card]
    at += MONEY
    for card in range(PICTURES):
        out[at + card] = place_of(position.owner[card], seat, players)


@inner
def points(position, owner):
    """The points of a seat, or of Dirk."""
    total = 0
    for scoring in range(SCORINGS):
        for category in range(CATEGORIES):
            total += position.tally[scoring, owner, category]
    return total


@inner
def place_of(owner, seat, players):
    """Where a picture card is."""
    if owner >= 0:
        return OWNED + (players if owner == DIRK else (owner - seat + players) % players)
    return OPEN if owner == IN_YARD else LEFT_OVER if owner == NOBODY else UNSEEN


@inner
def reveal(position, seat, out):
    """Fill `out` with what nobody can know."""
    left = position.money_left
    for i in range(MONEY_ROOM):
        out[i] = position.money[left - 1 - i] + 1 if i < left else 0
    left = position.pictures_left
    for i in range(PICTURES):
        out[MONEY_ROOM + i] = position.pictures[left - 1 - i] + 1 if i < left else 0
