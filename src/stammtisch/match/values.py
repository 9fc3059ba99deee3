"""Values that hold lists, and can be the keys of something all the same."""

__all__ = ["Value"]

import msgspec
from msgspec import Struct

from .pictures import picture


class Value(Struct, frozen=True):
    """What a view is: equal to another one if all of it is, and hashed by all of it."""

    def __hash__(self) -> int:
        return hash(msgspec.msgpack.encode(self, order="deterministic"))

    def _repr_html_(self) -> str | None:
        """The table as a notebook shows it: as this viewer sees it."""
        game = self.__struct_config__.tag
        return picture(game, [self]) if isinstance(game, str) else None
