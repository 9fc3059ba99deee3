"""The five levels, from a friendly beginner to the strongest we have.

A level is how far it looks, how much it remembers and how carefully it judges. None of them knows what its seat cannot know.
The names are the same for every game; what makes a level differs by game, and is measured by `stammtisch ladder`.
"""

__all__ = ["NAMES", "Level", "level", "levels"]

from dataclasses import dataclass
from functools import cache

from ..match.errors import MissingPart
from ..match.parts import part_of


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot plays.

    `carelessness` is the spread of its misjudgement of a move, in points. `memory` is how much it still knows of what was
    once public. With `rollouts` it plays out its best `candidates` that often in total, for at most `seconds` a move; without,
    it moves at first sight. `trust` is how much chance to win one point at first sight counts for, in addition to the rollouts.
    With `network` 0 it judges by the tuned weights alone, even if there is a network.
    """

    name: str
    carelessness: float = 0.0
    memory: float = 1.0
    candidates: int = 10
    rollouts: int = 0
    trust: float = 0.0
    seconds: float = 1.0
    network: int = 1


NAMES = ("newcomer", "guest", "regular", "veteran", "master")


@cache
def levels(game: str) -> dict[str, Level]:
    """The levels of a game by their names, from the weakest on."""
    found = part_of(game, "craft.levels", "LEVELS").LEVELS
    if tuple(each.name for each in found) != NAMES:
        raise MissingPart("game-name-missing", game=game, file="craft/levels.py", name=", ".join(NAMES))
    return {each.name: each for each in found}


def level(game: str, name: str) -> Level:
    """The level of this name. Raises KeyError."""
    return levels(game)[name]
