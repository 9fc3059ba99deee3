"""Worlds that a seat can't tell apart, many at a time."""

__all__ = ["imagine_many"]

import numpy as np

from ..engine import kit
from ..match.errors import BadOption
from ..match.notation import is_whole, shortened
from ..match.position import Position, generator
from .kernels import stepping
from .warmup import prepare


def imagine_many(position: Position, seat: int | None, n: int, seed: str | int = 0) -> np.ndarray:
    """`n` records in each of which everything that `seat` (None: a spectator) can't know is dealt again.

    `VectorEnv.load` plays on from them. Equal views and seeds give equal worlds.
    """
    if not is_whole(n) or n < 1:
        raise BadOption("lab-count", option="n", value=shortened(repr(n)))
    if seat is not None and (not is_whole(seat) or not 0 <= seat < position.players):
        raise BadOption("option-seat", value=shortened(repr(seat)), last=position.players - 1)
    prepare(position.adapter.name)
    worlds = np.repeat(position._room, n)
    stepping.imagine_all(worlds, kit.SPECTATOR if seat is None else int(seat), generator(seed))
    return worlds
