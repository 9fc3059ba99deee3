"""One decision: moves are chosen in some worlds and judged in others, since the best of several guesses is a lucky one."""

__all__ = ["STANDARD", "Effort", "Judgement", "judged", "swing", "verdict_of"]

from types import ModuleType
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from .document import Praise, Verdict
from .mind.rollouts import INSTINCT, NOTHING, QUICK, SECOND
from .worlds import Outcomes, Worlds

WIDTH = 1.96  # standard errors to each side: a 95 % interval
POINT = 0.001  # of a chance that a point of lead counts for when moves are chosen: it decides where nothing else does
SLIP, MISTAKE, BLUNDER = 0.01, 0.03, 0.06  # chances to win that were lost, at the lower end of the interval
CLEAR = 0.01  # by how much the best is ahead of the next, at the lower end, for it to be worth a word
HELD = 0.03  # and for it to be the only move that held


class Effort(Struct, frozen=True):
    """How many candidates and worlds a decision gets.

    `candidates` are tried in `first` worlds, the best `finalists` in `more`; best, next and played are judged in `fresh` ones,
    and a named loss is confirmed in `second`. The others' decisions are weighed in `others`.
    """

    candidates: int = 10
    first: int = 96
    finalists: int = 4
    more: int = 192
    fresh: int = 800
    second: int = 200
    others: int = 96


STANDARD = Effort()


class Mean(NamedTuple):
    """A mean over worlds, and half the width of its 95 % interval."""

    value: float
    error: float

    @property
    def least(self) -> float:
        """The lower end of the interval."""
        return self.value - self.error


class Judgement(NamedTuple):
    """What was found out about a decision. `codes` are the judged moves, the best first; `played` is the played one's place.

    The columns of `outcomes` are `codes`, then first instinct.
    """

    codes: list[int]
    played: int
    outcomes: Outcomes
    verdict: Verdict
    praise: Praise
    loss: Mean
    points: Mean


def judged(worlds: Worlds, code: int, effort: Effort, part: ModuleType) -> Judgement:
    """Judge the move `code`."""
    seat = worlds.seat
    best, second = chosen(worlds, code, effort, part)
    codes = list(dict.fromkeys([best, code] + ([] if second is None else [second])))
    outcomes = worlds.play([*codes, INSTINCT], "judging", 0, effort.fresh)
    shares, leads = outcomes.shares[:, :, seat], outcomes.leads[:, :, seat]
    order = [0, *(1 + np.argsort(-shares[:, 1 : len(codes)].mean(axis=0), kind="stable"))]
    codes = [codes[i] for i in order]
    outcomes = Outcomes(*(each[:, [*order, -1]] for each in outcomes))
    shares, leads = shares[:, order], leads[:, order]
    played = codes.index(code)
    loss, points = mean(shares[:, 0] - shares[:, played]), mean(leads[:, 0] - leads[:, played])
    least = loss.least
    if least > SLIP and part.CONFIRMS:
        again = worlds.play([best, code], "confirming", 0, effort.second, SECOND).shares[:, :, seat]
        least = min(least, mean(again[:, 0] - again[:, 1]).value)
    praise: Praise = ""
    if played == 0 and len(codes) > 1:
        ahead = mean(shares[:, 0] - shares[:, 1]).least
        praise = "only" if ahead > HELD else "found" if ahead > CLEAR else ""
    return Judgement(codes, played, outcomes, verdict_of(least), praise, loss, points)


def chosen(worlds: Worlds, code: int, effort: Effort, part: ModuleType) -> tuple[int, int | None]:
    """The best move, and the next one if there is any."""
    tried, values = worlds.appraised()
    listed = tried[np.argsort(-values, kind="stable")].tolist()
    few = part.comparable(worlds.seen.position.record, worlds.seat, code, listed)[: effort.candidates]
    if code not in few:
        few.append(code)
    if len(few) == 1:
        return few[0], None
    merits = _merits(worlds.play(few, "choosing", 0, effort.first), worlds.seat)
    finalists = np.sort(np.argsort(-merits.mean(axis=0), kind="stable")[: effort.finalists])
    more = _merits(worlds.play([few[i] for i in finalists], "choosing", effort.first, effort.more), worlds.seat)
    means = np.concatenate([merits[:, finalists], more]).mean(axis=0)
    first, second = np.argsort(-means, kind="stable")[:2]
    return few[finalists[first]], few[finalists[second]]


def _merits(outcomes: Outcomes, seat: int) -> np.ndarray:
    merits: np.ndarray = outcomes.shares[:, :, seat] + POINT * outcomes.leads[:, :, seat]
    return merits


def mean(sample: np.ndarray) -> Mean:
    """The mean of a sample, one figure for each world."""
    return Mean(float(sample.mean()), WIDTH * float(sample.std()) / sample.size**0.5)


def verdict_of(least: float) -> Verdict:
    """The name for a loss of at least so much."""
    if least > BLUNDER:
        return "blunder"
    if least > MISTAKE:
        return "mistake"
    return "slip" if least > SLIP else "fine"


def swing(worlds: Worlds, code: int, count: int) -> np.ndarray:
    """By how much a move changes every seat's chance, compared with first instinct, as its own player saw it."""
    shares = worlds.play([code, INSTINCT], "swinging", 0, count).shares
    change: np.ndarray = (shares[:, 0] - shares[:, 1]).mean(axis=0)
    return change


def standing(worlds: Worlds, count: int) -> float:
    """The seat's chance as things stand, for a match that has no end."""
    return float(worlds.play([NOTHING], "standing", 0, count, QUICK).shares[:, 0, worlds.seat].mean())
