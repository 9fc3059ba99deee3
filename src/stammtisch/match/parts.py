"""The files of a game's folder, loaded when they are needed."""

__all__ = ["has_part", "part_of"]

from importlib import import_module
from types import ModuleType

from ..engine.registry import folder, packages
from .errors import MissingPart


def part_of(game: str, part: str, *names: str) -> ModuleType:
    """A module of a game's package that has to offer `names`. Raises MissingPart."""
    package = packages()[game]
    module = f"{package}.{part}"
    file = f"{part.replace('.', '/')}.py"
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the part is there, and something that it needs isn't
        raise MissingPart("game-file-missing", game=game, file=file) from None
    for name in names:
        if not hasattr(found, name):
            raise MissingPart("game-name-missing", game=game, file=file, name=name)
    return found


def has_part(game: str, file: str) -> bool:
    """Whether a game's folder has this file."""
    place = folder(game)
    return place is not None and (place / file).is_file()
