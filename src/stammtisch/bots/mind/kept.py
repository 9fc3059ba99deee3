"""What bots have learned, by game and number of players: as it is shipped, and what this user's own tuning and training kept.

One's own comes first. It lies in the user's data folder, or in the one that `STAMMTISCH_BOTS` names; never in the package.
"""

__all__ = ["keep", "own_file", "read"]

import json
import os
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ...engine.registry import folder
from ...match.errors import MissingPart
from ...messages import say


def read(game: str, file: str, players: int, fits: Callable[[Any], bool]) -> Any:
    """What is kept for a number of players: one's own if it `fits`, else what is shipped; None if there is neither."""
    own = own_file(game, file)
    try:
        found = _learned(own).get(str(players))
        if found is None or fits(found):
            return found or shipped(game, file).get(str(players))
    except (OSError, ValueError, TypeError, KeyError):
        pass
    warnings.warn(say("bot-own-file", file=str(own)), stacklevel=2)
    return shipped(game, file).get(str(players))


def keep(game: str, file: str, players: int, learned: Any) -> None:
    """Let this user's bots play by this from now on. The file is written whole or not at all."""
    own = own_file(game, file)
    try:
        all_learned = _learned(own)
    except ValueError:
        all_learned = {}
    own.parent.mkdir(parents=True, exist_ok=True)
    fresh = own.with_suffix(".new")
    fresh.write_text(json.dumps(dict(sorted({**all_learned, str(players): learned}.items()))), encoding="utf-8")
    fresh.replace(own)


def own_file(game: str, file: str) -> Path:
    """Where one's own is kept."""
    return _own_folder() / game / file


def shipped(game: str, file: str) -> dict[str, Any]:
    """What the game's package has in its `craft` folder, by number of players; nothing, if it has no such file."""
    place = folder(game)
    if place is None:
        raise MissingPart("game-file-missing", game=game, file=f"craft/{file}")
    return _learned(place / "craft" / file)


def _learned(path: Path) -> dict[str, Any]:
    """What a file holds, by number of players; nothing, if it isn't there. Raises ValueError."""
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if not isinstance(found, dict):
        raise ValueError(path)
    return found


def _own_folder() -> Path:
    if chosen := os.environ.get("STAMMTISCH_BOTS"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("stammtisch", appauthor=False) / "bots"
