"""Gymnasium's spaces of a game."""

__all__ = ["spaces_of"]

import numpy as np
from gymnasium import spaces

from ..numbering import Actions
from ..observing import Encoder
from .seats import bounds


def spaces_of(encoder: Encoder, actions: Actions) -> "tuple[spaces.Dict, spaces.Discrete]":
    """The space of an observation with its mask, and that of the actions."""
    low, high = bounds(encoder, actions.players)
    mask = spaces.Box(0, 1, (actions.size,), np.int8)
    seen = spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})
    return seen, spaces.Discrete(actions.size)
