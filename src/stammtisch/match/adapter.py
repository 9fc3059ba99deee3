"""Every game as the rest of the package sees it: facts that cost nothing to load, and the rest on demand."""

__all__ = ["ADAPTERS", "BROKEN", "Adapter", "adapter_of", "tell_progress"]

import sys
from collections.abc import Sequence
from functools import cached_property, partial
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec

from ..engine.registry import is_ours, packages
from ..messages import LANGUAGES, say
from .description import Description
from .errors import MissingPart, StammtischError, UnknownGame
from .notation import shortened
from .parts import has_part
from .words import spoken

if TYPE_CHECKING:
    from .contract import Rules, Typed
    from .direct import Calls


class Adapter:
    """One game seen from outside: its description, its rules, and its typed actions, views, events and notation."""

    def __init__(self, description: Description) -> None:
        self.description = description
        self.name = description.name
        self.prefix = description.prefix
        self.title = description.title
        self.players = description.players
        self.version = description.version
        self.direct: Calls | None = None  # `calls`, once the game is compiled: looking there first takes half the time
        self.rooms: list[Any] = []  # arrays for MAX_MOVES that nobody uses at present
        self.defaults = {field.name: field.default for field in msgspec.structs.fields(description.options)}

    @cached_property
    def rules(self) -> "Rules":
        """The compiled rules. On first use they are compiled, which isn't done in silence."""
        from .contract import load_rules
        from .warmup import warm

        warm([self.name], partial(tell_progress, "compiling"))
        return load_rules(self.name)

    @property
    def calls(self) -> "ModuleType | Calls":
        """What is asked of the rules most often: as directly as can be, if they are compiled. It needs `rules` to be there."""
        from ..engine import compiler, waiting  # which import NumPy

        if compiler.INTERPRETED or waiting.is_waiting(self.name):
            return import_module("..engine.calls", __package__)
        if self.direct is None:
            from .direct import direct_calls

            self.direct = direct_calls(self.rules)
            waiting.before_waiting(self._forget_calls)
        return self.direct

    def _forget_calls(self) -> None:
        self.direct = None

    @cached_property
    def typed(self) -> "Typed":
        """Its actions, views, events and notation."""
        from .contract import load_typed

        return load_typed(self.name)

    @cached_property
    def wrapped(self) -> Any:
        """A struct with an action in it. msgspec analyses a union every time, but a struct only once."""
        return msgspec.defstruct("Wrapped", [("action", self.typed.Action)])

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied by its name: there is one of each game."""
        return adapter_of, (self.name,)

    def tell(self, event: Any, names: Sequence[str], language: str = "en") -> str:
        """One event as a sentence, in which seats are called by `names`."""
        return spoken(self.typed.words(event), names, language)


def adapter_of(name: str) -> Adapter:
    """The adapter of a game that can be played. Raises MissingPart or UnknownGame."""
    if name in list(BROKEN):
        raise BROKEN[name]
    if name not in list(ADAPTERS):  # of any type
        raise UnknownGame("unknown-game", value=shortened(name), games=", ".join(ADAPTERS))
    return ADAPTERS[name]


def tell_progress(message: str, name: str, done: int, total: int) -> None:
    """Show the progress of a compilation; where there is no terminal, as in a notebook, say once what takes so long."""
    if sys.stderr is None:
        return
    if sys.stderr.isatty():
        line = say(message, game=ADAPTERS[name].title, done=done, total=total)
        print(f"\r{line}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done == 0:
        print(say(f"{message}-once", game=ADAPTERS[name].title), file=sys.stderr, flush=True)


def _described(name: str) -> Description:
    """The description of a game. Raises MissingPart."""
    for file in ("game.py", *(f"locales/{language}/game.ftl" for language in LANGUAGES)):
        if not has_part(name, file):
            raise MissingPart("game-file-missing", game=name, file=file)
    try:
        found = getattr(import_module(f"{packages()[name]}.game"), "GAME", None)
    except Exception as error:  # whatever somebody's game does while it is loaded, the others can be played
        raise MissingPart("game-not-loaded", game=name, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Description) or found.name != name:
        raise MissingPart("game-name-missing", game=name, file="game.py", name=f'GAME = Description("{name}", …)')
    for other in ADAPTERS.values():
        if other.prefix == found.prefix:
            raise MissingPart("game-prefix-taken", game=name, prefix=found.prefix, other=other.name)
    return found


ADAPTERS: dict[str, Adapter] = {}
BROKEN: dict[str, StammtischError] = {}  # games that can't be played, and what they lack
for _name in sorted(packages(), key=lambda name: (not is_ours(name), name)):
    try:
        ADAPTERS[_name] = Adapter(_described(_name))
    except StammtischError as error:
        BROKEN[_name] = error
