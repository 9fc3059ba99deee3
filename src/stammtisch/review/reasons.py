"""Reasons: what differs most between the best move and another one, in the very worlds that judged them."""

__all__ = ["differences", "reasons_for"]

import numpy as np

from .document import Reason
from .judging import Judgement
from .mind import statistics
from .packaged import Difference, differences_told

SURE = 3.0  # standard errors that a difference must have to be told
TOLD = 2  # reasons at most
SMALL = {statistics.SHARE: 0.02, statistics.AMOUNT: 0.1}  # differences that nobody would notice


def reasons_for(game: str, judgement: Judgement) -> list[Reason]:
    """What speaks most clearly for the best move; none if nothing better than the played move was found."""
    if not judgement.played:
        return []
    noted = judgement.outcomes.noted
    return differences_told(game, differences(game, noted[:, 0], noted[:, judgement.played]))


def differences(game: str, best: np.ndarray, played: np.ndarray) -> tuple[Difference, ...]:
    """The same from what was noted of two moves, by world and statistic."""
    named = statistics.load(game).STATISTICS
    best, played = best[:, : len(named)], played[:, : len(named)]
    apart = best - played
    gaps, errors = apart.mean(axis=0), apart.std(axis=0) / len(apart) ** 0.5
    sizes = np.divide(gaps, errors, out=np.zeros_like(gaps), where=errors > 0)
    sizes[(errors == 0) & (gaps != 0)] = np.sign(gaps[(errors == 0) & (gaps != 0)]) * 99  # known, not measured
    found = []
    for i in np.argsort(-abs(sizes), kind="stable"):
        name = list(named)[i]
        measure, good = named[name]
        if good * sizes[i] > SURE and abs(gaps[i]) >= SMALL[measure]:
            means = round(float(best[:, i].mean()), 4), round(float(played[:, i].mean()), 4)
            found.append(Difference(name, measure, *means, round(float(np.clip(sizes[i], -99, 99)), 2)))
    return tuple(found[:TOLD])
