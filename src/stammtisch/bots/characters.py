"""The characters of bots: people with a style, at any level.

A style is one leaning: something that its character likes to do, and does more often than others of the same level. How much it
likes that is added to what each move looks worth, so a character knows nothing that its seat doesn't. Some styles win more than
others; to make all equally strong within a level (`benchmarks/characters.py`), those who have them slip a little more often.
The figures are in the game's `craft/characters.json`.
"""

__all__ = ["LEANING_CHANCE", "PEOPLE", "Character", "Figures", "Style", "character", "characters"]

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..engine.registry import folder
from ..match.errors import MissingPart
from ..match.parts import has_part, part_of
from .levels import NAMES

LEANING_CHANCE = 0.01  # of winning: what a leaning of one point counts for where a level plays moves out


@dataclass(frozen=True, slots=True)
class Style:
    """What a character likes, and how that shows.

    `leaning(record, seat, action)` says how much of it a legal action has; `trait` (with the same arguments) what is measured, or
    None for actions that say nothing about it. Both see only what the seat knows.
    """

    leaning: Callable[[Any, int, int], float]
    trait: Callable[[Any, int, int], float | None]


@dataclass(frozen=True, slots=True)
class Figures:
    """How a character plays at a level: what its leaning is worth to it, in points, and how careless it is, times the level."""

    likes: float = 0.0
    slips: float = 1.0


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody who plays one game in a certain style. `ident` names the face and the sentence; the figures are by level."""

    ident: str
    name: str
    style: Style
    figures: dict[str, Figures]

    def leanings(self, record: Any, seat: int, actions: np.ndarray, level: str) -> np.ndarray:
        """How much it likes each of some actions at a level, in points."""
        liked = self.at(level).likes
        return liked * np.array([self.style.leaning(record, seat, int(action)) for action in actions])

    def at(self, level: str) -> Figures:
        """The figures of a level; those of no style at all for one that isn't on the ladder."""
        return self.figures.get(level, Figures())


PEOPLE = {"mara": "Mara", "tobi": "Tobi", "nadege": "Nadège", "luca": "Luca"}


@cache
def characters(game: str) -> dict[str, Character]:
    """The characters of a game by their idents; none for a game that has no styles."""
    place = folder(game)
    if place is None or not has_part(game, "craft/characters.py"):
        return {}
    styles = part_of(game, "craft.characters", "STYLES").STYLES
    kept = json.loads((place / "craft/characters.json").read_text(encoding="utf-8"))
    for ident in PEOPLE:
        if ident not in styles or set(kept.get(ident, ())) != set(NAMES):
            raise MissingPart("game-name-missing", game=game, file="craft/characters.json", name=ident)
    figures = {ident: {level: Figures(**each) for level, each in kept[ident].items()} for ident in PEOPLE}
    return {ident: Character(ident, name, styles[ident], figures[ident]) for ident, name in PEOPLE.items()}


def character(game: str, ident: str | None) -> Character | None:
    """The character of this ident; None if the game has none of that ident."""
    return characters(game).get(ident or "")
