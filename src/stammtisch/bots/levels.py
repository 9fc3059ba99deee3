"""The five levels, from a friendly beginner to the strongest we have.

A level is how far it looks, how much it remembers and how carefully it judges. None of them knows what its seat cannot know.
The names are the same for every game; what makes a level differs by game, and is measured by `stammtisch ladder`.
"""

__all__ = ["LEVELS", "NAMES", "Level", "level"]

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot plays.

    `carelessness` is the spread of its misjudgement of a move, in points. `memory` is the share that it still knows of what was
    once public. With `rollouts` it plays its best `candidates` out that often in all, for at most `seconds` a move; without,
    it moves at first sight. `trust` is how much of a chance to win one point at first sight is taken for, beside the rollouts.
    `network` is 0 for who judges by the tuned weights alone, also where a network has learned to judge.
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

# By game, in the order of NAMES: carelessness, memory, candidates, rollouts, trust.
FIGURES = {
    "score5": (
        (60.0, 0.2, 1, 0, 0.0),
        (20.0, 0.5, 1, 0, 0.0),
        (10.0, 0.7, 1, 0, 0.0),
        (4.0, 0.9, 1, 0, 0.0),
        (0.0, 1.0, 12, 4000, 0.0),
    ),
    "alhambra": (
        (4.0, 0.2, 1, 0, 0.0),
        (1.2, 0.5, 1, 0, 0.0),
        (0.6, 0.8, 1, 0, 0.0),
        (0.0, 1.0, 6, 60, 0.0),
        (0.0, 1.0, 10, 1000, 0.0),
    ),
    "scout": (
        (4.0, 0.0, 1, 0, 0.0),
        (2.2, 0.3, 1, 0, 0.0),
        (1.1, 0.6, 1, 0, 0.0),
        (0.4, 0.9, 1, 0, 0.0),
        (0.0, 1.0, 8, 800, 0.06),
    ),
}

LEVELS = {
    game: {name: Level(name, *figures) for name, figures in zip(NAMES, rows, strict=True)}
    for game, rows in FIGURES.items()
}


def level(game: str, name: str) -> Level:
    """The level of this name. Raises KeyError."""
    return LEVELS[game][name]
