"""What a seat of SCOUT observes, version 1: its view with the memory aid, as numbers. Seats are counted from the observer on."""

from ....engine.compiler import inner
from ..rules.record import CARD_BIT, DECK_SIZE, SET_ROOM, TURNING
from ..rules.rules import starter
from .actions import PLACES

__all__ = ["VERSION", "hidden", "observe", "planes", "reveal"]

VERSION = "v1"
NUMBERS = 11  # 1 … 10 on a card, 0 for no card
PHASES = 4
UNKNOWN, GONE, IN_SET, IN_HAND = range(4)  # where everyone knows a card to be; IN_HAND + seat
KEPT = 22

Planes = list[tuple[str, int, int]]


def planes(players: int) -> Planes:
    """Name, length and number of values of each part."""
    places = int(PLACES[players])
    return [
        ("phase", 1, PHASES),  # turning, acting, showing, over
        ("round", 1, players),
        ("starter", 1, players),
        ("turn", 1, players),
        ("owner", 1, players + 1),  # of the set: 0 for nobody, else 1 + seat
        ("scouts", 1, 0),  # since the last Show
        ("undecided", players, 2),  # who has yet to keep or turn
        ("held", players, 0),
        ("taken", players, 0),
        ("chips", players, 0),
        ("show_chips", players, 2),
        ("score", players, 0),  # of the finished rounds
        ("set", SET_ROOM, NUMBERS),
        ("set_other", SET_ROOM, NUMBERS),  # the other ends of these cards
        ("hand", places, NUMBERS),
        ("hand_other", places, NUMBERS),
        ("cards", DECK_SIZE, IN_HAND + players),  # memory: unknown, gone, in the set, in the hand of a seat
        *([("spent", DECK_SIZE, 2)] if players == 2 else []),  # memory: seen in the first round
    ]


def hidden(players: int) -> Planes:
    """The same for what the seat can't know: the other hands, and what two players keep for the second round."""
    places = int(PLACES[players])
    hands = [
        part
        for other in range(1, players)
        for part in ((f"hand{other}", places, 11), (f"hand{other}_other", places, 11))
    ]
    kept = [("kept", KEPT, NUMBERS), ("kept_other", KEPT, NUMBERS)] if players == 2 else []
    return hands + kept


@inner
def observe(position, seat, out):
    """Fill `out` with what `seat` knows."""
    players = position.players
    scouts, set_size = position.scouts, position.set_size
    out[0] = position.phase
    out[1] = position.round_number
    out[2] = (starter(position) - seat + players) % players
    out[3] = (position.turn - seat + players) % players
    has_shown = position.phase != TURNING and (set_size > 0 or scouts > 0)
    out[4] = 1 + (position.owner - seat + players) % players if has_shown else 0
    out[5] = scouts
    at, seats = 6, out[6 : 6 + 6 * players]
    for i in range(players):
        other = seat + i if seat + i < players else seat + i - players
        score = 0
        for number in range(players):
            score += position.points[number, other]
        seats[i] = position.undecided >> other & 1
        seats[players + i] = position.held[other]
        seats[2 * players + i] = position.taken[other]
        seats[3 * players + i] = min(position.chips[other], 32767)
        seats[4 * players + i] = position.show_chips[other]
        seats[5 * players + i] = score
    at = write_cards(position.set, set_size, SET_ROOM, out, at + 6 * players)
    at = write_cards(position.hand[seat], position.held[seat], PLACES[players], out, at)
    known_places(position, seat, out[at : at + DECK_SIZE])
    if players == 2:
        spent = position.spent[seat]
        for i in range(DECK_SIZE):
            out[at + DECK_SIZE + i] = spent >> i & 1


@inner
def write_cards(cards, count, room, out, at):
    """Write the numbers that cards show, then those on their other ends; returns where to go on."""
    here = out[at : at + 2 * room]  # in parts: an index that begins at 0 can't be negative, which makes loops faster
    for i in range(2 * room):
        here[i] = 0
    others = here[room:]
    for i in range(count):
        here[i] = cards[i] >> 4
    for i in range(count):
        others[i] = cards[i] & 15
    return at + 2 * room


@inner
def known_places(position, seat, out):
    """Write where everyone knows each card to be. A card is in one place, so the three bits of all places are gathered first."""
    players, laid = position.players, 0
    for i in range(position.set_size):
        laid |= CARD_BIT[position.set[i]]
    ones, twos, fours = position.gone, laid, 0  # GONE and IN_SET
    for k in range(players):
        known, place = position.known[seat + k if seat + k < players else seat + k - players], IN_HAND + k
        ones |= known * (place & 1)
        twos |= known * (place >> 1 & 1)
        fours |= known * (place >> 2)
    for i in range(DECK_SIZE):
        out[i] = (ones >> i & 1) | (twos >> i & 1) << 1 | (fours >> i & 1) << 2


@inner
def reveal(position, seat, out):
    """Fill `out` with what `seat` can't know."""
    players, at = position.players, 0
    for k in range(1, players):
        other = (seat + k) % players
        at = write_cards(position.hand[other], position.held[other], PLACES[players], out, at)
    if players == 2:
        write_cards(position.kept, KEPT, KEPT, out, at)
