"""Goofspiel in a few facts."""

__all__ = ["GAME", "Options"]

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from stammtisch.match.description import Description

if TYPE_CHECKING:
    import numpy as np

    from .actions import Action
    from .events import Event
    from .view import View


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`memory`: views show what was once public. `ties`: what becomes of a prize that several bid the most for (GS-20)."""

    memory: bool = False
    ties: Literal["carry", "split", "discard"] = "carry"

    def array(self) -> "np.ndarray":
        """The options as the rules take them."""
        import numpy as np

        from .rules.record import TIES

        return np.array([TIES.index(self.ties)], np.int64)


GAME: "Description[View, Action, Event]" = Description(
    name="goofspiel",
    title="Goofspiel",
    prefix="GS",
    players=range(2, 5),
    version=1,
    minutes=10,
    options=Options,
    usual_players=3,
)
