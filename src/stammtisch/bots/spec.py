"""Bots by their specs, as `stammtisch arena` and `stammtisch play` take them.

A level (`master`), a level in the style of a character (`master/as=mara`), a level with other settings
(`master/rollouts=800/seconds=0.2`), `heuristic` (one step ahead, with care and full memory), `random`, somebody who knows how
a bot decides (`reader(master)/worlds=40`), a user's class (`module:Class`, or with arguments
`module:Class(checkpoint=run7.npz, depth=3)`), or a program (`program:COMMAND LINE`).
"""

__all__ = ["PLAIN", "named", "reason_of", "spellings"]

import ast
import re
import sys
from dataclasses import fields, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ..match.errors import BadOption
from ..match.notation import shortened
from .bot import Bot, LevelBot, RandomBot
from .characters import Character, characters
from .levels import NAMES, Level, levels

if TYPE_CHECKING:
    from .reader import Habits

PLAIN = Level("heuristic", candidates=1, network=0)  # the plain one-step player, which is also the stand-in
PROGRAM = "program:"
AS = "as="  # in which character's style
READER = re.compile(r"reader\((?P<bot>[^()]*)\)(?P<habits>(/[^/]*)*)")
OWN = re.compile(r"(?P<home>[^:()]+):(?P<name>[^:()]+)(\((?P<arguments>.*)\))?")
NAMED = re.compile(r"(?P<name>[A-Za-z_]\w*)\s*=(?P<value>.*)")
LONGEST = 200  # characters of a reason
Figures = TypeVar("Figures", Level, "Habits")


def named(spelling: str, game: str) -> Bot:
    """The bot of this spec, for one match of `game`. Raises BadOption, which says what was expected."""
    if spelling.startswith(PROGRAM):
        return _program(spelling.removeprefix(PROGRAM).strip())
    if found := READER.fullmatch(spelling):
        return _reader(found["bot"], found["habits"], game)
    name, *settings = spelling.split("/")
    if name in (*NAMES, PLAIN.name):
        figures = [setting for setting in settings if not setting.startswith(AS)]
        chosen = [_character(game, setting.removeprefix(AS)) for setting in settings if setting.startswith(AS)]
        level = _adjusted(PLAIN if name == PLAIN.name else levels(game)[name], figures)
        return LevelBot(level, character=chosen[-1] if chosen else None)
    if spelling == "random":
        return RandomBot()
    if ":" in spelling:
        return _own(spelling)
    raise BadOption("bot-unknown", value=shortened(spelling), known=", ".join((*NAMES, PLAIN.name, "random")))


def spellings(text: str) -> list[str]:
    """The bots of a list with commas. A comma in quotes, as in a command line, or in brackets doesn't divide."""
    return [each.strip() for each in re.findall(r"""(?:"[^"]*"|'[^']*'|\([^()]*\)|[^,])+""", text) if each.strip()]


def _character(game: str, ident: str) -> Character:
    """The character of this ident. Raises BadOption."""
    known = characters(game)
    if ident not in known:
        raise BadOption("bot-character", value=shortened(ident), known=", ".join(known) or "–")
    return known[ident]


def _reader(spelling: str, habits: str, game: str) -> Bot:
    """Somebody who knows how a bot of ours decides. Raises BadOption."""
    from .reader import Habits, Reader

    bot = named(spelling, game)
    if not isinstance(bot, LevelBot):
        raise BadOption("bot-unreadable", value=shortened(spelling))
    return Reader(bot.level, _adjusted(Habits(), habits.split("/")[1:]))


def _adjusted(figures: Figures, settings: list[str]) -> Figures:
    """A level, or a reader's habits, with some of the figures replaced."""
    kinds = {field.name: type(field.default) for field in fields(figures) if field.name != "name"}
    chosen: dict[str, Any] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in kinds:
            raise BadOption("bot-setting", value=shortened(setting), known=", ".join(kinds))
        chosen[name] = _figure(name, value, kinds[name])
    return replace(figures, **chosen)


def _figure(name: str, text: str, kind_of: Any) -> float:
    """The value of a setting."""
    low, high = (1 if name in ("candidates", "worlds") else 0), (1 if name in ("memory", "network") else 10**9)
    try:
        figure: float = kind_of(text)
    except ValueError:
        figure = -1
    if not low <= figure <= high:  # which isn't true of `nan` either
        kind = "whole" if kind_of is int else "other"
        raise BadOption("bot-figure", setting=name, value=shortened(text), kind=kind, low=low, high=high)
    return figure


def _program(command: str) -> Bot:
    if not command:
        raise BadOption("bot-command")
    from .programs.program import Program

    return Program(command, None)


def _own(spelling: str) -> Bot:
    """A bot of the class that `module:Class` names, made with its arguments. Modules in the current folder are found, too."""
    found = OWN.fullmatch(spelling)
    if found is None:
        raise BadOption("bot-class", value=shortened(spelling), reason="module:Class(name=value, …)")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        plain, named = _arguments(found["arguments"] or "")
        made = getattr(import_module(found["home"]), found["name"])(*plain, **named)
    except Exception as error:  # a user's code, which may fail in any way
        raise BadOption("bot-class", value=shortened(spelling), reason=reason_of(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise BadOption("bot-no-choose", value=shortened(spelling))
    return made  # type: ignore[no-any-return]


def _arguments(text: str) -> tuple[list[Any], dict[str, Any]]:
    """The arguments of a class: numbers, quoted texts, True, None … as Python reads them, and anything else as a text."""
    plain, named = [], {}
    for part in spellings(text):
        if found := NAMED.fullmatch(part):
            named[found["name"]] = _value(found["value"].strip())
        else:
            plain.append(_value(part))
    return plain, named


def _value(text: str) -> Any:
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return text


def reason_of(error: BaseException) -> str:
    """An error in one line."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
