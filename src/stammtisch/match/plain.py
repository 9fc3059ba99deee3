"""A record as plain Python values: reading a field of a NumPy record takes microseconds, and views read dozens of them."""

__all__ = ["Plain", "acting", "is_over", "plain", "points", "winning"]

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

import numpy as np

from ..engine import kit

Made = TypeVar("Made")


class Plain:
    """The fields of a position as they were when it was made, numbers as ints.

    `positions`, an array of this one position, is for the compiled rules.
    """

    def __init__(self, positions: np.ndarray) -> None:
        self.__dict__.update(zip(positions.dtype.names or (), positions.item(), strict=True))
        self.positions = positions
        self._made: dict[Any, Any] = {}

    def copied(self) -> np.ndarray:
        """An array with the same position in memory of its own, for rules that change it."""
        return np.ndarray((1,), self.positions.dtype, bytearray(self.positions.tobytes()))

    def once(self, make: Callable[..., Made], *given: Any) -> Made:
        """What a function makes of these fields and of what else it is given: made once, for all viewers who are shown it."""
        key = (make, *given)
        if key not in self._made:  # rather than to wait for an error, which takes as long as what is made
            self._made[key] = make(self, *given)
        made: Made = self._made[key]
        return made

    def __getitem__(self, name: str) -> Any:  # as for a record, where this is ten times as quick as an attribute
        return self.__dict__[name]

    def __getattr__(
        self, name: str
    ) -> Any:  # for the type checker only: existing fields are found before this is called
        raise AttributeError(name)


def acting(fields: Plain) -> int:
    """Bit mask of the seats that the match waits for. The rules are asked once, as in the following."""
    return fields.once(_standing)[0]


def winning(fields: Plain) -> int:
    """Bit mask of the seats that have won."""
    return fields.once(_standing)[1]


def is_over(fields: Plain) -> bool:
    """Whether the match is over."""
    return bool(fields.once(_standing)[2])


def points(fields: Plain) -> list[int]:
    """The points of every seat as they stand."""
    return fields.once(_points)


def _standing(fields: Plain) -> tuple[int, int, int]:
    found: tuple[int, int, int] = _calls().standing(fields.positions)
    return found


def _points(fields: Plain) -> list[int]:
    out = np.zeros(kit.SEATS, np.int64)
    _calls().points(fields.positions, out)
    found: list[int] = out.tolist()
    return found[: fields.players]


@cache
def _calls() -> ModuleType:
    return import_module("..engine.calls", __package__)  # which imports the compiler


def plain(record: Any) -> Plain:
    """The fields of a record; what is plain already is left as it is."""
    return record if isinstance(record, Plain) else Plain(np.asarray(record).reshape(1))
