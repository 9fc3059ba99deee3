"""What stays the same in a bot's mind as long as it can go back on a decision: its misjudgement, and what it misremembers.

A game in which a move can be made again, such as a bid before it is final, has a file `craft/occasion.py` with five functions:
`occasion(record)`, a number for the decision that the moves are part of; `alike(record, seat, codes)`, where on a line each
move stands if neighbours are misjudged alike; `again(moves, seat)`, how often a seat has changed its mind; `bothers(record,
seat, codes)`, which moves make the others confirm their decisions again; and `is_tiring(moves, players)`, whether somebody has
had to do so often enough.
"""

__all__ = ["CHANCE", "POINTS", "Past", "considerate", "is_settled", "misjudged", "reluctance", "steady"]

from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from ..match.match import Match
from ..match.parts import has_part, part_of
from ..match.position import generator

if TYPE_CHECKING:
    from .seen import Seen

PATIENCE = 2  # changes of mind, after which a bot stays with what it has
LINE = 128  # places on the line of `alike`
# What the first change of mind must promise, at first sight and after a search; the second twice as much.
POINTS, CHANCE = 24.0, 0.02


@dataclass(frozen=True, slots=True)
class Past:
    """What a bot knows of its match beyond the position: a seed that lasts for the whole match, its changes of mind, and
    whether one more would tire the others.
    """

    seed: str
    again: int = 0
    tiring: bool = False

    @classmethod
    def of(cls, match: Match, seat: int, seed: str) -> "Past":
        """The past of a seat. Nothing goes into it but the seat's own moves, and what everyone saw of the others'."""
        part, moves = _part(match.adapter.name), match.moves_made
        return cls(seed, part.again(moves, seat), part.is_tiring(moves, match.players)) if part else cls(seed)


@cache
def _part(game: str) -> ModuleType | None:
    if not has_part(game, "craft/occasion.py"):
        return None
    return part_of(game, "craft.occasion", "occasion", "alike", "again", "bothers", "is_tiring")


def steady(seen: "Seen", purpose: str) -> np.ndarray:
    """A generator for the bot that is the same whenever it decides the same thing again."""
    part = _part(seen.adapter.name)
    if part is None or seen.past is None:
        return seen.source(purpose)
    return generator(f"{seen.past.seed}\n{part.occasion(seen.position.record)}\n{purpose}")


def misjudged(seen: "Seen", codes: np.ndarray) -> np.ndarray:
    """By how much each move is misjudged, with a spread of one."""
    chance, part = np.random.default_rng(steady(seen, "misjudgement").tolist()), _part(seen.adapter.name)
    if part is None:
        return chance.normal(0, 1, codes.size)
    places = part.alike(seen.position.record, seen.seat, codes)
    drawn: np.ndarray = np.interp(places, np.arange(LINE), chance.normal(0, 1, LINE))
    return drawn


def reluctance(seen: "Seen", codes: np.ndarray) -> np.ndarray:
    """How reluctant the bot is to make each move, rather than the one that settles things: more with each change of mind."""
    settling = seen.adapter.description.settling
    if seen.past is None or not settling or not seen.is_legal(settling):
        return np.zeros(codes.size)
    return np.where(codes == seen.position.code(settling), 0.0, 1.0 + seen.past.again)


def is_settled(seen: "Seen") -> bool:
    """Whether the bot has changed its mind often enough."""
    return seen.past is not None and seen.past.again >= PATIENCE


def considerate(seen: "Seen", codes: np.ndarray) -> np.ndarray:
    """The numbers of those moves that tire nobody; all if there is no such move."""
    part, everything = _part(seen.adapter.name), np.arange(codes.size)
    if part is None or seen.past is None or not seen.past.tiring:
        return everything
    kept = np.flatnonzero(~part.bothers(seen.position.record, seen.seat, codes))
    return kept if kept.size else everything
