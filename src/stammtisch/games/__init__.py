"""One folder a game: description, rules, typed values, craft for the bots, sentences. See `docs/adding-a-game.md`."""

__all__ = ["GAMES"]

from ..engine.registry import packages

GAMES = tuple(packages())
