"""The rules of the three games: one record a position, one compiled function a verb."""

__all__ = ["GAMES", "load"]

from importlib import import_module
from types import ModuleType

GAMES = ("score5", "alhambra", "scout")


def load(name: str) -> ModuleType:
    """The rules module of a game, known to the kit from now on. Raises KeyError for a game that isn't here."""
    if name not in GAMES:
        raise KeyError(name)
    rules = import_module(f"{__name__}.{name}.rules")
    import_module("..engine.kit", __name__).register(rules)
    return rules
