"""Moments of a match that move people: what each seat may feel about something that everyone has seen.

A game says so in its `moments.py`, if it has one: `moods(event)` gives moods by seat for one of the game's events, as a spectator
sees it.
"""

__all__ = ["Mood", "moods"]

from collections.abc import Iterable
from typing import Any, Literal

from .parts import has_part, part_of

Mood = Literal["cheers", "proud", "sore", "impressed", "surprised"]


def moods(game: str, events: Iterable[Any]) -> dict[int, Mood]:
    """What seats feel about some events; a later one counts for more than an earlier one."""
    if not has_part(game, "moments.py"):
        return {}
    found: dict[int, Mood] = {}
    for event in events:
        found |= part_of(game, "moments", "moods").moods(event)
    return found
