"""What can be told of a game before anybody plays it: by `GET /api/games`, and to the page when it is built."""

__all__ = ["facts"]

from ...bots.levels import NAMES
from ...match.adapter import Adapter
from ...match.game import Game
from ...match.parts import has_part
from .wire import GameInfo


def facts(adapter: Adapter, ready: bool) -> GameInfo:
    """A game's facts, and whether it can be dealt at once."""
    told = adapter.description
    return GameInfo(
        name=told.name,
        title=told.title,
        prefix=told.prefix,
        low=told.players[0],
        high=told.players[-1],
        usual=told.usual_players,
        minutes=told.minutes,
        version=told.version,
        levels=list(NAMES) if has_part(told.name, "craft/levels.py") else [],
        options=Game(adapter).options,
        ready=ready,
    )
