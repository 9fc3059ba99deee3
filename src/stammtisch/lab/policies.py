"""Policies of one's own as bots: in the arena, at the terminal, and as opponents in training."""

__all__ = ["Policy", "bot"]

from collections.abc import Callable
from typing import Any

import numpy as np

from ..bots.seen import Seen
from ..match.errors import BadOption
from ..match.notation import shortened
from .numbering import Actions
from .observing import Encoder

PolicyFunction = Callable[[np.ndarray, np.ndarray], Any]


class Policy:
    """A bot that chooses by observation and mask. Derive your own from it, and write `act`.

    `--bots "my.net:Player(checkpoint=run7.npz)"` makes one of the class `Player` in `my/net.py`, with these arguments.
    """

    version: str | None = None  # of the encoder; None is the newest

    def act(self, obs: np.ndarray, mask: np.ndarray) -> Any:
        """The number of an action for each row, or a score for each number in each row: of those allowed, the highest wins."""
        raise NotImplementedError

    def choose(self, seen: Seen) -> Any:
        """The action that the policy takes in what a seat has seen. Raises BadOption if it isn't allowed."""
        numbering, encoder = self._parts(seen)
        mask = numbering.mask(seen.position, seen.seat)
        (number,) = self.decide(encoder.observation(seen.position, seen.seat)[None], mask[None])
        return numbering.action(seen.position, seen.seat, int(number))

    def decide(self, obs: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """The number of the action that the policy takes, by row. Raises BadOption if one isn't allowed."""
        answer = np.asarray(self.act(obs, mask))
        numbers = np.where(mask, answer, -np.inf).argmax(axis=1) if answer.ndim > 1 else answer.astype(np.int64)
        rows = np.arange(len(mask))
        if numbers.shape != rows.shape:
            raise BadOption("lab-policy", value=shortened(str(answer)))
        known = (numbers >= 0) & (numbers < mask.shape[1])
        wrong = rows[~known | (mask[rows, np.where(known, numbers, 0)] == 0)]
        if wrong.size:
            raise BadOption("lab-policy", value=str(numbers[wrong[0]]))
        return numbers

    def _parts(self, seen: Seen) -> tuple[Actions, Encoder]:
        """How this game is numbered and observed, for so many players."""
        known: dict[tuple[str, int], tuple[Actions, Encoder]] = self.__dict__.setdefault("_known", {})
        key = seen.adapter.name, seen.players
        if key not in known:
            known[key] = Actions(*key), Encoder(key[0], self.version)
        return known[key]


class _Wrapped(Policy):
    def __init__(self, policy: PolicyFunction, encoder: Encoder | None) -> None:
        self.policy, self.version = policy, encoder.version if encoder else None

    def act(self, obs: np.ndarray, mask: np.ndarray) -> Any:
        """What the function says."""
        return self.policy(obs, mask)


def bot(policy: PolicyFunction, encoder: Encoder | None = None) -> Policy:
    """A function of observations and masks as a bot. It answers what `Policy.act` answers."""
    return _Wrapped(policy, encoder)
