"""Short forms: how a game is played where a whole match would be too long, as for the deal of the day.

A game says it in its `short.py`: `PLAYERS`, how many sit down, and `begins(fields)`, whether the short form begins in a position.
Up to there bots play, always in the same way for the same seed. A game without the file is played from the deal on.
"""

__all__ = ["LEVEL", "ShortForm", "follows_opening", "opening", "short_form"]

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ..match.fairness import derived
from ..match.game import find
from ..match.match import Match
from ..match.parts import has_part, part_of
from .bot import LevelBot
from .levels import level
from .table import play_match

# Who plays up to there, and against whom it is played. In our games this level moves at first sight: it depends on no clock.
LEVEL = "regular"


class ShortForm(NamedTuple):
    """How many sit down, and where it begins; None for at the deal."""

    players: int
    begins: Callable[[Any], bool] | None


@cache
def short_form(game: str) -> ShortForm | None:
    """The short form of a game; None for a game that has no bots to play it with."""
    if not has_part(game, "craft/levels.py"):
        return None
    if not has_part(game, "short.py"):
        return ShortForm(find(game).adapter.description.usual_players, None)
    part = part_of(game, "short", "PLAYERS", "begins")
    return ShortForm(part.PLAYERS, part.begins)


def opening(match: Match) -> list[tuple[int, int]]:
    """The moves that lead from the deal of a fresh match to where its short form begins; the match is left there."""
    form = short_form(match.adapter.name)
    begins = form.begins if form else None
    if begins is None:
        return []
    bots = [LevelBot(level(match.adapter.name, LEVEL)) for _ in range(match.players)]
    play_match(match, bots, derived(match.seed, "opening"), until=lambda now: begins(now.position.fields))
    if match.over:  # it never began
        match.undo(0)
    return list(match.moves_made)


def follows_opening(match: Match) -> int | None:
    """How many moves of a match bots made before its short form began; None if it began otherwise."""
    again = Match(match.adapter, match.players, match.options, match.seed, match.contributions)
    made = opening(again)
    return len(made) if match.moves_made[: len(made)] == made else None
