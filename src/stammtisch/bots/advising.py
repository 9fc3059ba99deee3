"""Advice: what a seat could do, and what may come of it.

Moves are chosen in some imagined worlds and judged in others, since the best of several guesses is a lucky one. All that are told
are judged in the same worlds, so the order is that of the figures, and two moves can be compared.
"""

__all__ = ["Advice", "advice", "advise", "corrected", "half_widths"]

from dataclasses import dataclass, replace
from typing import Generic

import numpy as np

from ..match.fairness import deal_key
from ..match.generics import Action, View
from ..match.position import Position
from .bot import LevelBot
from .levels import NAMES, Level, level
from .mind.craft import bias, doubts
from .search import Candidate, Desk, judge
from .seen import Seen, Stop
from .warmup import warm_bots

TOLD = 4  # moves at most
CHOOSING = 0.4  # of the time; the rest is for judging
WIDTH = 1.96  # standard errors to each side: a 95 % interval
ENDLESS = 1 << 40  # worlds, where only the clock ends it


@dataclass(frozen=True, slots=True)
class Advice(Generic[Action]):
    """A move and what may come of it, as far as the seat can know: the chance to win (0 … 1) and the final lead in points.

    The errors are half the width of a 95 % interval. It covers what other judges would say, too: those who play out to the end,
    or with more care. `worlds` is how many imagined worlds all this is based on. `tied` moves can't be told apart from the best
    one by these worlds.
    """

    action: Action
    chance: float
    chance_error: float
    lead: float
    lead_error: float
    worlds: int
    tied: bool = False


def advise(position: Position[View, Action], seat: int, seconds: float, threads: int) -> list[Advice[Action]]:
    """The candidates of `seat`, the best first, after thinking for so many seconds; none if it isn't this seat's turn."""
    stop = Stop(seconds)
    seen = Seen(position, seat, stop=stop)
    if seat not in position.to_act:
        return []
    warm_bots([position.adapter.name])
    best = replace(level(position.adapter.name, NAMES[-1]), seconds=CHOOSING * seconds)
    return _judged(seen, _chosen(seen, best, threads), threads, ENDLESS, stop)


def advice(seen: Seen[View, Action], best: Level | None = None, threads: int = 1) -> list[Advice[Action]]:
    """The same for a seat that has seen this, with a level's number of rollouts, unless its time is up before."""
    best = best or level(seen.adapter.name, NAMES[-1])
    stop = Stop(best.seconds, seen.stop)
    chosen = _chosen(seen, replace(best, seconds=CHOOSING * best.seconds), threads)
    return _judged(seen, chosen, threads, best.rollouts // max(1, len(chosen)), stop)


def _chosen(seen: Seen, best: Level, threads: int) -> list[Candidate]:
    """The moves to be told: those that do best, whatever the seat has done before and whatever it likes."""
    plain = Seen(seen.position, seen.seat, seen.seed, seen.stop)
    return LevelBot(replace(best, trust=0.0), threads).think(plain)[:TOLD]


def _judged(seen: Seen, chosen: list[Candidate], threads: int, worlds: int, stop: Stop) -> list[Advice]:
    typed, record = seen.adapter.typed, seen.position.record
    codes = np.array([each.code for each in chosen], np.int64)
    if codes.size < 2 or not worlds:
        return [Advice(typed.decode(int(code), record), 0.0, 0.0, 0.0, 0.0, 0) for code in codes]
    desks = [Desk(seen.position) for _ in range(threads)]
    key = np.array(deal_key(f"{seen.seed}\njudging", ()), np.int64)
    results = judge(desks, seen.seat, codes, key, worlds, stop)
    chances, leads = corrected(results.mean(axis=1), *bias(seen.adapter.name, seen.players))
    chance_errors, lead_errors = half_widths(results, chances, *doubts(seen.adapter.name, seen.players))
    order = np.lexsort((-leads, -chances))
    behind = results[0][:, order[:1]] - results[0]
    tied = behind.mean(axis=0) <= WIDTH * behind.std(axis=0) / results.shape[1] ** 0.5
    return [
        Advice(
            typed.decode(int(codes[i]), record), float(chances[i]), float(chance_errors[i]),
            float(leads[i]), float(lead_errors[i]), results.shape[1], bool(tied[i]),
        )
        for i in order
    ]  # fmt: skip


def corrected(told: np.ndarray, raised: float, stretched: float, more: float) -> tuple[np.ndarray, np.ndarray]:
    """Chances and leads as they came out where advice was followed: others play a little better than in rollouts.

    The order stays the same, and what is certain stays certain.
    """
    chances, leads = told
    with np.errstate(divide="ignore"):
        odds = np.log(chances) - np.log1p(-chances)
    return np.asarray(1 / (1 + np.exp(-raised - stretched * odds))), np.asarray(leads + more)


def half_widths(results: np.ndarray, chances: np.ndarray, chance_doubt: float, lead_doubt: float) -> np.ndarray:
    """Half of the 95 % intervals of chances and leads; `results` are by world and move.

    They cover what few worlds leave open, and what judges differ about: less about a clear result than about an open one.
    """
    sampled = WIDTH * results.std(axis=1) / results.shape[1] ** 0.5
    doubts = np.stack([chance_doubt * 2 * np.sqrt(chances * (1 - chances)), np.full(chances.size, lead_doubt)])
    return np.asarray(np.hypot(sampled, doubts))
