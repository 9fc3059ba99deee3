"""SCOUT in a few facts."""

__all__ = ["GAME", "Options"]

from typing import TYPE_CHECKING

from msgspec import Struct

from ...match.description import Description

if TYPE_CHECKING:
    import numpy as np

    from .actions import Action
    from .events import Event
    from .view import View


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`memory`: views show what was once public."""

    memory: bool = False

    def array(self) -> "np.ndarray":
        """The options as the rules take them: SCOUT has none that change the game."""
        import numpy as np

        return np.zeros(1, np.int64)


GAME: "Description[View, Action, Event]" = Description(
    name="scout",
    title="SCOUT",
    prefix="SC",
    players=range(2, 6),
    version=1,
    minutes=15,
    options=Options,
    usual_players=4,
)
