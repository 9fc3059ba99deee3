"""Which decisions can be taken back, and whether anybody has learned anything from them."""

__all__ = ["can_be_undone", "reveals_nothing"]

from collections.abc import Sequence

import msgspec

from ...match.errors import StammtischError
from ...match.match import Match
from ...match.position import Position, generator
from .table import Table

WORLDS = 16  # imagined ones; something that was revealed would have to look the same in all of them by chance

_encode = msgspec.json.Encoder().encode


def can_be_undone(table: Table) -> list[list[int]]:
    """By seat, the decisions that it can take back: alone with bots all; among people the last one, if nobody asks already."""
    seats = range(len(table.seats))
    if not table.playing or table.trouble or table.closed:
        return [[] for _ in seats]
    if len(table.people) == 1:
        return [list(table.decisions(seat)) if table.seats[seat].person else [] for seat in seats]
    last = [None if table.proposal else table.seen_moves.last_decision(seat) for seat in seats]
    return [[] if number is None else [number] for number in last]


def reveals_nothing(match: Match, to: int, seats: Sequence[int]) -> bool:
    """Whether `seats` could have foretold everything they saw after move number `to` from what they knew then.

    The moves since then are played again in imagined worlds. If a move isn't possible in one of them, or the outcome looks
    different to a seat, then chance or hidden cards had a say in it.
    """
    then, since = match.at(to), match.moves_made[to:]
    for seat in seats:
        now = _encode(match.view(seat))
        rng = generator(f"taking back {to} {seat}")
        for _ in range(WORLDS):
            if _looks(then.imagine(seat, rng), since, seat, match.options.memory) != now:
                return False
    return True


def _looks(world: Position, moves: Sequence[tuple[int, int]], seat: int, memory: bool) -> bytes | None:
    """What the seat would see after these moves; None if one of them isn't possible."""
    try:
        for mover, code in moves:
            world.play_code(mover, code)
    except StammtischError:
        return None
    return _encode(world.view(seat, memory))
