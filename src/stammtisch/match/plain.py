"""A record as plain Python values: reading a field of a NumPy record takes microseconds, and views read dozens of them."""

__all__ = ["Plain", "acting", "is_over", "plain", "winning"]

from collections.abc import Callable
from typing import Any, TypeVar

from ..engine import kit

Made = TypeVar("Made")


class Plain:
    """The fields of a record as they were when it was made, numbers as ints; `record` itself is for the compiled rules."""

    def __init__(self, record: Any) -> None:
        self.__dict__.update(zip(record.dtype.names, record.tolist(), strict=True))
        self.record = record
        self._made: dict[Any, Any] = {}

    def once(self, make: Callable[..., Made], *given: Any) -> Made:
        """What a function makes of these fields and of what else it is given: made once, for all viewers who are shown it."""
        key = (make, *given)
        if key not in self._made:
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
    return fields.once(_acting)


def winning(fields: Plain) -> int:
    """Bit mask of the seats that have won."""
    return fields.once(_winning)


def is_over(fields: Plain) -> bool:
    """Whether the match is over."""
    return fields.once(_is_over)


def _acting(fields: Plain) -> int:
    return int(kit.to_act(fields.record))


def _winning(fields: Plain) -> int:
    return int(kit.winners(fields.record))


def _is_over(fields: Plain) -> bool:
    return bool(kit.is_over(fields.record))


def plain(record: Any) -> Plain:
    """The fields of a record; what is plain already is left as it is."""
    return record if isinstance(record, Plain) else Plain(record)
