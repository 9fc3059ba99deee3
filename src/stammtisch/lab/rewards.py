"""What a match is worth to its players when it is over."""

__all__ = ["REWARDS", "Reward", "RewardFunction", "reward_of"]

from collections.abc import Callable
from typing import Literal

import numpy as np

from ..match.errors import BadOption
from ..match.notation import shortened

RewardFunction = Callable[[np.ndarray, np.ndarray], np.ndarray]  # points and winners, both by row and seat
Reward = Literal["win", "lead", "score"] | RewardFunction


def win(points: np.ndarray, winners: np.ndarray) -> np.ndarray:
    """1, shared by all who have won."""
    shares: np.ndarray = winners / winners.sum(axis=1, keepdims=True)
    return shares


def lead(points: np.ndarray, winners: np.ndarray) -> np.ndarray:
    """How many points more than the best other seat; less than 0 for those behind."""
    best = np.sort(points, axis=1)
    others: np.ndarray = np.where(points == best[:, -1:], best[:, -2:-1], best[:, -1:])
    leads: np.ndarray = points - others
    return leads


def score(points: np.ndarray, winners: np.ndarray) -> np.ndarray:
    """The points themselves."""
    return points


REWARDS: dict[str, RewardFunction] = {"win": win, "lead": lead, "score": score}


def reward_of(reward: Reward) -> RewardFunction:
    """The function of a reward. Raises BadOption for a name that isn't known."""
    if callable(reward):
        return reward
    if reward not in REWARDS:
        raise BadOption("lab-reward", value=shortened(str(reward)), known=", ".join(REWARDS))
    return REWARDS[reward]
