"""A fixed numbering of the actions of Goofspiel, version 1: the card to bid, less one."""

from stammtisch.engine.compiler import inner

from ..rules.codes import BID, pack, unpack
from ..rules.record import CARDS
from ..rules.rules import moves

__all__ = ["VERSION", "action_at", "index_of", "mark", "size"]

VERSION = "v1"


def size(players: int) -> int:
    """How many numbers there are."""
    return CARDS


@inner
def index_of(position, seat, action):
    """The number of an action."""
    _, card = unpack(action)
    return card - 1


@inner
def action_at(position, seat, index):
    """The action behind a number."""
    return pack(BID, index + 1)


@inner
def mark(position, seat, room, out):
    """Put a 1 at the number of every listed action."""
    for i in range(moves(position, seat, room)):
        out[index_of(position, seat, room[i])] = 1
