"""What can be chosen when a table of Alhambra is opened."""

__all__ = ["Options"]

import numpy as np
from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`memory`: views show what was once public."""

    memory: bool = False

    def array(self) -> np.ndarray:
        """The options as the rules take them: Alhambra has none that change the game."""
        return np.zeros(1, np.int64)
