"""One match in which any seat can be asked what it sees: what the adapters are made of."""

__all__ = ["Seats", "bounds"]

from typing import Any

import numpy as np

from ..observing import Encoder
from ..rewards import Reward
from ..vector import VectorEnv


class Seats:
    """A match that is stepped seat by seat, or by all who are to act together."""

    def __init__(self, game: str, players: int, reward: Reward, limit: int | None, options: dict[str, Any]) -> None:
        self.env = VectorEnv(game, players, 1, together=True, again=False, reward=reward, limit=limit, **options)
        self.players = self.env.players
        self.size = self.env.actions.size

    def deal(self, seed: str | int) -> None:
        """A new match."""
        self.env.reset(seed)

    @property
    def turn(self) -> int:
        """Who acts next; -1 when the match is over."""
        return int(self.env.batch.seat[0])

    def sight(self, seat: int) -> dict[str, np.ndarray]:
        """What a seat sees and may do, in arrays of its own."""
        batch = self.env.batch
        return {"observation": batch.obs[0, seat].copy(), "action_mask": batch.mask[0, seat].astype(np.int8)}

    def allowed(self, seat: int, action: int) -> bool:
        """Whether a seat may do this now."""
        return 0 <= action < self.size and bool(self.env.batch.mask[0, seat, action])

    def first_allowed(self, seat: int) -> int:
        """The lowest number that a seat may choose; 0 if it has nothing to decide."""
        return int(self.env.batch.mask[0, seat].argmax())

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.env.batch.done[0])

    @property
    def cut(self) -> bool:
        """Whether it was cut off."""
        return bool(self.env.batch.truncated[0])

    def rewards(self) -> list[float]:
        """What the last step brought each seat."""
        found: list[float] = self.env.batch.reward[0].tolist()
        return found

    def picture(self) -> str:
        """The position in its notation."""
        return str(self.env.position(0))


def bounds(encoder: Encoder, players: int) -> tuple[np.ndarray, np.ndarray]:
    """The lowest and highest values of an observation."""
    kind = np.iinfo(np.int16)
    planes = encoder.planes(players)
    low = np.concatenate([np.full(plane.length, 0 if plane.values else kind.min, np.int16) for plane in planes])
    high = np.concatenate([np.full(plane.length, (plane.values or kind.max + 1) - 1, np.int16) for plane in planes])
    return low, high
