"""What can be told of a game before anybody plays it: by `GET /api/games`, and to the page when it is built."""

__all__ = ["facts", "kind_of"]

from typing import Any

import msgspec
from msgspec import inspect

from ...bots.characters import characters
from ...bots.levels import NAMES
from ...match.adapter import Adapter
from ...match.game import Game
from ...match.lesson import lesson_of
from ...match.parts import has_part
from ...messages import LANGUAGES, has, say
from ...review.packaged import FILE
from .wire import About, GameInfo, OptionKind


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
        characters={ident: each.name for ident, each in characters(told.name).items()},
        options=Game(adapter).options,
        kinds={each.name: kind_of(each.type) for each in msgspec.structs.fields(told.options)},
        about={language: _about(told.name, told.title, language) for language in LANGUAGES},
        lesson=[step.name for step in lesson_of(told.name)],
        exercises=has_part(told.name, FILE),
        ready=ready,
    )


def kind_of(declared: Any) -> OptionKind:
    """What an option that is declared with this type may be."""
    found: inspect.Type = inspect.type_info(declared)
    optional = False
    if isinstance(found, inspect.UnionType):
        optional = found.includes_none
        found, *more = (each for each in found.types if not isinstance(each, inspect.NoneType))
        if more:
            return OptionKind("file", optional=optional)
    match found:
        case inspect.BoolType():
            return OptionKind("switch", optional=optional)
        case inspect.LiteralType(values):
            return OptionKind("choice", values=[each for each in values if each is not None], optional=optional)
        case inspect.IntType() | inspect.FloatType():
            return OptionKind("number", low=found.ge, high=found.le, optional=optional)
        case inspect.StrType():
            return OptionKind("text", optional=optional)
    return OptionKind("file", optional=optional)


def _about(game: str, title: str, language: str) -> About:
    """As far as the game has words for it."""
    name, tagline = f"{game}-name", f"{game}-tagline"
    return About(
        say(name, language) if has(name, language) else title,
        say(tagline, language) if has(tagline, language) else "",
    )
