"""Reasons: what differs most between the best move and the one that was played, in the very worlds that judged them."""

__all__ = ["number_words", "praise_words", "reasons_for", "verdict_words"]

import numpy as np

from ..match.words import Part, Words
from .document import Decision, Reason
from .judging import Judgement
from .mind import statistics

SURE = 3.0  # standard errors that a difference must have to be told
TOLD = 2  # reasons at most
SMALL = {statistics.SHARE: 0.02, statistics.AMOUNT: 0.1}  # differences that nobody would notice


def reasons_for(game: str, judgement: Judgement) -> list[Reason]:
    """What speaks most clearly for the best move; none if nothing better than the played move was found."""
    if not judgement.played:
        return []
    named = statistics.load(game).STATISTICS
    noted = judgement.outcomes.noted[:, :, : len(named)]
    best, played = noted[:, 0], noted[:, judgement.played]
    apart = best - played
    gaps, errors = apart.mean(axis=0), apart.std(axis=0) / len(apart) ** 0.5
    sizes = np.divide(gaps, errors, out=np.zeros_like(gaps), where=errors > 0)
    sizes[(errors == 0) & (gaps != 0)] = np.sign(gaps[(errors == 0) & (gaps != 0)]) * 99  # known, not measured
    found = []
    for i in np.argsort(-abs(sizes), kind="stable"):
        name = list(named)[i]
        measure, good = named[name]
        if good * sizes[i] > SURE and abs(gaps[i]) >= SMALL[measure]:
            means = float(best[:, i].mean()), float(played[:, i].mean())
            z = float(np.clip(sizes[i], -99, 99))
            found.append(
                Reason(name, _words(game, name, measure, *means), round(means[0], 4), round(means[1], 4), round(z, 2))
            )
    return found[:TOLD]


def _words(game: str, name: str, measure: str, best: float, played: float) -> Words:
    if measure == statistics.SHARE:
        told: dict[str, Part] = {"best": round(100 * best), "played": round(100 * played)}
    else:
        told = {"best": number_words(best), "played": number_words(played)}
    return Words(f"{game}-reason-{name}", told)


def number_words(value: float) -> Words:
    """A number with one digit after the point or comma of the reader's language, unless that is 0."""
    tenths = round(10 * abs(value))
    sign = "−" if value < 0 and tenths else ""
    if tenths % 10 == 0:
        return Words("review-whole", {"sign": sign, "whole": str(tenths // 10)})
    return Words("review-number", {"sign": sign, "whole": str(tenths // 10), "tenths": str(tenths % 10)})


def verdict_words(decision: Decision) -> Words:
    """The name of a verdict."""
    return Words(f"review-verdict-{decision.verdict}")


def praise_words(decision: Decision) -> Words | None:
    """What is said of a good move, if anything is."""
    return Words(f"review-praise-{decision.praise}") if decision.praise else None
