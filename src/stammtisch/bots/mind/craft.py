"""The craft of each game: the few things a bot must know about a game beyond its rules.

Each game's `craft` module defines functions of these names over its own record. As with `engine.kit`, compiled code finds
the right one by the record's type.

Contracts. `weights` is the game's float64 array for this number of players. `source` is a batch generator. `spare` is an
array of at least one position to try things on. `actions` and `values` are room for MAX_MOVES. What `appraise` and
`instinct` say depends on what `seat` knows (and on the source) alone, never on what is hidden in `position`.
"""

from collections.abc import Sequence
from functools import cache
from math import isfinite
from types import ModuleType
from typing import Any

import numpy as np

from ...engine.dispatch import dispatch
from ...match.contract import load_rules
from ...match.errors import MissingPart
from ...match.parts import part_of
from . import kept

PERIODS = 16  # of a match at most
CRAFTS: dict[np.dtype, ModuleType] = {}  # a game's craft module by its record's dtype


def appraise(position, seat, weights, source, spare, actions, values):
    """Fill `actions` with the moves worth a thought and `values` with how good each looks, in points; returns how many.

    It looks one step ahead. All moves are legal; there is at least one if it is this seat's turn.
    """
    return CRAFTS[position.dtype].appraise(position, seat, weights, source, spare, actions, values)


def instinct(position, seat, weights, source, spare, actions, values):
    """A good move at once, for playing matches out: fast, perhaps by chance, and coming to an end."""
    return CRAFTS[position.dtype].instinct(position, seat, weights, source, spare, actions, values)


def believe(position, seat, weights, source):
    """Deal again what `seat` cannot know, as `kit.imagine` does, but weighted by what the others' play makes likely."""
    return CRAFTS[position.dtype].believe(position, seat, weights, source)


def forget(position, seat, share, source):
    """Let `seat` forget this share of what was once public: those cards are dealt again as if it had never seen them."""
    return CRAFTS[position.dtype].forget(position, seat, share, source)


def stage(position):
    """A number that changes when playing on says nothing more about the present decision: a round is over, or the match."""
    return CRAFTS[position.dtype].stage(position)


def horizon(position):
    """How many turns of a rollout matter for the present decision, if the stage doesn't end earlier; 0 for all."""
    return CRAFTS[position.dtype].horizon(position)


def outlook(position, out):
    """Fill `out` with each seat's chance to win, judged where a rollout stops; they add up to one."""
    return CRAFTS[position.dtype].outlook(position, out)


def forecast(position, out):
    """Fill `out` (floats) with the points that each seat can expect in the end, judged where a rollout stops."""
    return CRAFTS[position.dtype].forecast(position, out)


def period(position):
    """How much of the match is to come, roughly: 0 if it is over, and at most 15 (see `mind.judgement`)."""
    return CRAFTS[position.dtype].period(position)


VERBS = (appraise, instinct, believe, forget, stage, horizon, outlook, forecast, period)


@cache
def load(name: str) -> ModuleType:
    """The craft module of a game, known to the verbs from now on. Raises MissingPart."""
    rules = load_rules(name)
    if not CRAFTS:
        dispatch(VERBS, CRAFTS)
    module = part_of(name, "craft.craft", "WEIGHTS", *(verb.__name__ for verb in VERBS))
    CRAFTS[rules.POSITION] = module
    return module


@cache
def tuned(name: str, players: int) -> np.ndarray:
    """The weights of a game for a number of players, as tuning left them in `weights.json`."""
    names = load(name).WEIGHTS
    named = kept.read(name, "weights.json", players, lambda found: isfinite(sum(float(found[each]) for each in names)))
    if named is None:
        raise MissingPart("game-file-missing", game=name, file="craft/weights.json")
    weights = np.array([float(named[weight]) for weight in names])
    weights.setflags(write=False)
    return weights


@cache
def learned(name: str, players: int) -> np.ndarray:
    """The tuned weights, followed by the network that training left in `network.json`, where there is one."""
    shape = np.shape(next(iter(kept.shipped(name, "network.json").values()), ()))

    def fits(found: Any) -> bool:
        return np.shape(found) == shape and bool(np.isfinite(np.array(found, float)).all())

    return with_network(tuned(name, players), kept.read(name, "network.json", players, fits))


@cache
def judgement(name: str, players: int) -> np.ndarray:
    """How `outlook` and `forecast` are corrected, by period (see `mind.judgement`); not at all, if nothing was fitted."""
    rows = np.tile([1.0, 0.0, 1.0, 0.0], (PERIODS, 1))
    fitted = kept.shipped(name, "judgement.json").get(str(players), {}).get("rows", [])
    rows[: len(fitted)] = np.array(fitted).reshape(-1, rows.shape[1])[:PERIODS]
    rows.setflags(write=False)
    return rows


@cache
def doubts(name: str, players: int) -> tuple[float, float]:
    """By how much independent judges differ about a chance (for one of a half) and about a lead, beyond what is chance."""
    found = kept.shipped(name, "judgement.json").get(str(players), {})
    return float(found.get("chance", 0.0)), float(found.get("lead", 0.0))


@cache
def bias(name: str, players: int) -> tuple[float, float, float]:
    """How advice fared that was followed: what raises its chances and stretches them (as log odds), and what raises its leads."""
    raised, stretched, lead = kept.shipped(name, "judgement.json").get(str(players), {}).get("bias", (0.0, 1.0, 0.0))
    return float(raised), float(stretched), float(lead)


def with_network(weights: np.ndarray, network: Sequence[Sequence[float]] | None) -> np.ndarray:
    """Weights and a network in one row, as compiled code wants them (see `mind.network`)."""
    joined = weights.copy() if network is None else np.concatenate([weights, [1.0], np.ravel(network)])
    joined.setflags(write=False)
    return joined
