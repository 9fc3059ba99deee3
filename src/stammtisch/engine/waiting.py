"""Lets a game be played before it is compiled.

Compiling a game takes up to a minute, and it happens beside play. Until then Python's calls of a compiled function go to its
twin in `stammtisch.interpreted`, which computes the same, byte for byte, only more slowly. When the compiled code is there,
calls go to that from one call to the next.

Functions of this package have a twin, and so have those of games from outside (`outside`).
"""

__all__ = ["before_waiting", "follow", "has_twin", "is_waiting", "let_wait", "stop_waiting", "twin"]

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from . import outside
from .registry import is_ours, packages

PACKAGE = __package__.rpartition(".")[0]
TWIN = f"{PACKAGE}.interpreted"

_waiting: set[str] = set()  # games whose compiled code isn't there yet
_followed: list[Any] = []  # every compiled function
_before: list[Callable[[], Any]] = []  # what is called when more games are to wait


@cache
def has_twin(game: str) -> bool:
    """Whether a game can be played before it is compiled; what one from outside does while it is loaded may keep it from that."""
    if is_ours(game):
        return True
    try:
        twin(f"{packages()[game]}.rules.rules")
    except Exception:
        return False
    return True


def is_waiting(game: str) -> bool:
    """Whether a game is being played interpreted."""
    return game in _waiting


def let_wait(games: Iterable[str]) -> None:
    """Play these games interpreted from now on, as far as they have twins."""
    outside.install()
    _waiting.update(game for game in games if has_twin(game))
    while _before:
        _before.pop()()
    for function in _followed:
        follow(function)


def before_waiting(forget: Callable[[], Any]) -> None:
    """Call this once when games are to be played interpreted: who calls compiled code directly has to find another way then."""
    _before.append(forget)


def stop_waiting(game: str) -> None:
    """Play a game compiled from now on: its code is in memory."""
    _waiting.discard(game)
    if not _waiting:
        from numba.core.registry import CPUDispatcher

        for function in _followed:
            function.__class__ = CPUDispatcher  # calls cost what they cost before


def twin(module: str) -> ModuleType:
    """The interpreted module of the same sources."""
    if module.startswith(f"{PACKAGE}."):
        return import_module(f"{TWIN}{module.removeprefix(PACKAGE)}")
    return import_module(f"{outside.PREFIX}.{module}")


def follow(function: Any) -> None:
    """Let Python's calls of a compiled function go where its game is at home at present."""
    if function not in _followed:
        _followed.append(function)
    module = function.__module__
    if _waiting and (module.startswith(f"{PACKAGE}.") or _game_in(module)):
        function.__class__ = _waiting_dispatcher()


@cache
def _waiting_dispatcher() -> Any:
    from numba.core.registry import CPUDispatcher

    class WaitingDispatcher(CPUDispatcher):
        """A compiled function that asks at every call whether its twin has to do the work."""

        def __call__(self, *arguments: Any) -> Any:
            if _waits(self.__module__, arguments):
                return getattr(twin(self.__module__), self.py_func.__name__)(*map(_interpreted, arguments))
            return CPUDispatcher.__call__(self, *arguments)

    return WaitingDispatcher


def _waits(module: str, arguments: tuple[Any, ...]) -> bool:
    """Whether the game that a call is about is still waiting; a call about no game does while any game is."""
    game = _game_in(module) or _game_of(getattr(arguments[0], "dtype", None) if arguments else None)
    return bool(_waiting) if game is None else game in _waiting


def _interpreted(argument: Any) -> Any:
    """An argument as the twin takes it: positions in the same place in memory, but with records that are interpreted."""
    from . import kit

    rules = kit.RULES.get(argument.dtype) if isinstance(argument, (np.ndarray, np.record)) else None
    if rules is None:
        return argument
    kind = twin(rules.__name__).POSITION
    return argument.view(kind) if isinstance(argument, np.ndarray) else np.asarray(argument).reshape(1).view(kind)[0]


@cache
def _game_in(module: str) -> str | None:
    """The game that a module belongs to."""
    return next((game for game, package in packages().items() if f"{module}.".startswith(f"{package}.")), None)


def _game_of(dtype: Any) -> str | None:
    from . import kit

    rules = kit.RULES.get(dtype) if dtype is not None and dtype.names else None
    return None if rules is None else _game_in(rules.__name__)
