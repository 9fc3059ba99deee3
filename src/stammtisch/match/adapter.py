"""What the typed world knows about each game: facts that cost nothing to load, and the rest on demand."""

__all__ = ["ADAPTERS", "Adapter", "tell_terminal"]

import sys
from collections.abc import Sequence
from functools import cached_property, partial
from importlib import import_module
from types import ModuleType
from typing import Any

from msgspec import defstruct

from ..games import load
from ..messages import say
from .warmup import warm
from .words import spoken


class Adapter:
    """One game seen from outside: its name and numbers, its rules, and its typed actions, views, events and notation."""

    def __init__(self, name: str, prefix: str, title: str, players: range, version: int) -> None:
        self.name = name
        self.prefix = prefix  # of the rules' numbers
        self.title = title
        self.players = players
        self.version = version  # of the rules: it changes when an old match file would replay differently

    @cached_property
    def rules(self) -> ModuleType:
        """The compiled rules. On the very first use they get compiled, and a terminal is told how far that is."""
        warm([self.name], partial(tell_terminal, "compiling"))
        return load(self.name)

    @cached_property
    def attempt(self) -> Any:
        """A whole move of the compiled rules in one call, for who has the rules."""
        return import_module("..engine.attempt", __package__).attempt

    @cached_property
    def typed(self) -> Any:
        """The module `match/<game>`: its actions, views, events and notation."""
        return import_module(f"{__package__}.{self.name}")

    @cached_property
    def wrapped(self) -> Any:
        """A struct with an action in it. msgspec looks at a union anew each time, but at a struct only once."""
        return defstruct("Wrapped", [("action", self.typed.Action)])

    def tell(self, event: Any, names: Sequence[str], language: str = "en") -> str:
        """One event as a sentence, the seats being called by `names`."""
        return spoken(self.typed.words(event), names, language)


def tell_terminal(message: str, name: str, done: int, total: int) -> None:
    """Say how far the compilation of a game is, if somebody may be watching."""
    if sys.stderr is not None and sys.stderr.isatty():
        line = say(message, game=ADAPTERS[name].title, done=done, total=total)
        print(f"\r{line}", end="\n" if done == total else "", file=sys.stderr, flush=True)


ADAPTERS = {
    adapter.name: adapter
    for adapter in (
        Adapter("score5", "S5", "SCORE 5", range(2, 6), version=1),
        Adapter("alhambra", "AL", "Alhambra", range(2, 7), version=1),
        Adapter("scout", "SC", "SCOUT", range(2, 6), version=1),
    )
}
