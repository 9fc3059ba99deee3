"""The figures of `benchmarks.judgement`: how chances and leads came out, and how often other judges lie inside the error."""

import math
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev
from typing import Any

import numpy as np

SURE = 1.96  # standard errors: a 95 % interval
INSIDE = 0.95
BINS = 10
Row = dict[str, Any]


def document(game: str, command: str, rows: Sequence[Row]) -> dict[str, Any]:
    """Everything that is published of a game."""
    thirds = [[row for row in rows if row["third"] == third] for third in range(3)]
    by_players = {
        str(count): [row for row in rows if row["players"] == count]
        for count in sorted({row["players"] for row in rows})
    }
    judged = [row for row in rows if "judges" in row]
    return {
        "game": game, "command": command, "positions": len(rows),
        "thirds": [summary(each) for each in thirds],
        "players": {count: summary(each) for count, each in by_players.items()},
        "reliability": list(reliability(rows)),
        "judges": {name: inside(judged, name) for name in ("seed", "whole", "careful")},
    }  # fmt: skip


def summary(rows: Sequence[Row]) -> dict[str, float]:
    """Brier scores of what was told, of an even chance for all and of the best static predictor; and leads."""
    told, static = ([(row[what] - row["won"]) ** 2 for row in rows] for what in ("chance", "static"))
    even = [(1 / row["players"] - row["won"]) ** 2 for row in rows]
    ahead = [one - other for one, other in zip(told, even, strict=True)]
    beside = [one - other for one, other in zip(told, static, strict=True)]
    missed = [row["lead"] - row["came"] for row in rows]
    return {
        "positions": len(rows),
        "brier": fmean(told), "even": fmean(even), "static": fmean(static),
        "less_than_even": -fmean(ahead), "error": SURE * stdev(ahead) / math.sqrt(len(rows)),
        "less_than_static": -fmean(beside), "static_error": SURE * stdev(beside) / math.sqrt(len(rows)),
        "chance": fmean(row["chance"] for row in rows), "won": fmean(row["won"] for row in rows),
        "lead": fmean(row["lead"] for row in rows), "came": fmean(row["came"] for row in rows),
        "bias_error": SURE * stdev(missed) / math.sqrt(len(rows)),
    }  # fmt: skip


def reliability(rows: Sequence[Row]) -> Iterable[dict[str, float]]:
    """For each tenth of the chances told: how often that came true."""
    for number in range(BINS):
        here = [row for row in rows if min(BINS - 1, int(BINS * row["chance"])) == number]
        if here:
            won = fmean(row["won"] for row in here)
            error = SURE * math.sqrt(max(won * (1 - won), 0.01) / len(here))
            yield {
                "from": number / BINS,
                "positions": len(here),
                "told": fmean(row["chance"] for row in here),
                "won": won,
                "error": error,
            }


def inside(rows: Sequence[Row], judge: str) -> dict[str, float]:
    """How often an independent judge lies inside the errors of chance and lead, its own few worlds allowed for."""
    chances = [
        _differs(row, judge, 0) <= math.hypot(row["chance_error"], SURE * row["judges"][judge][1]) for row in rows
    ]
    leads = [_differs(row, judge, 2) <= math.hypot(row["lead_error"], SURE * row["judges"][judge][3]) for row in rows]
    return {"positions": len(rows), "chance": fmean(chances), "lead": fmean(leads)} if rows else {}


def _differs(row: Row, judge: str, place: int) -> float:
    return float(abs(row["judges"][judge][place] - row["lead" if place else "chance"]))


def bias_of(rows: Sequence[Row]) -> list[float]:
    """What chances have to be raised by and stretched (as log odds) to come true, and leads raised by; from uncorrected ones."""
    open_ = [row for row in rows if 0 < row["chance"] < 1]
    odds = np.log([row["chance"] / (1 - row["chance"]) for row in open_])
    won, found = np.array([row["won"] for row in open_]), np.array([0.0, 1.0])
    inputs = np.stack([np.ones_like(odds), odds])
    for _ in range(20):
        chances = 1 / (1 + np.exp(-found @ inputs))
        found += np.linalg.solve((inputs * chances * (1 - chances)) @ inputs.T, inputs @ (won - chances))
    return [*np.round(found, 4).tolist(), round(fmean(row["came"] - row["lead"] for row in rows), 4)]


def doubt_of(rows: Sequence[Row]) -> tuple[float, float]:
    """By how much errors must be wider so that each of the judges lies inside as often as they say.

    Returns that for a chance of a half, and for a lead. The errors of `rows` must be those of few worlds alone.
    """
    return (
        max(_needed([_missing(row, name, 0, _openness(row)) for row in rows]) for name in rows[0]["judges"]),
        max(_needed([_missing(row, name, 2, 1.0) for row in rows]) for name in rows[0]["judges"]),
    )


def _openness(row: Row) -> float:
    return 2 * math.sqrt(max(row["chance"] * (1 - row["chance"]), 1e-6))


def _missing(row: Row, judge: str, place: int, scale: float) -> float:
    """How much wider an error must be for a judge to lie inside, in units of `scale`."""
    known = row["lead_error" if place else "chance_error"]
    square = _differs(row, judge, place) ** 2 - known**2 - (SURE * row["judges"][judge][place + 1]) ** 2
    return math.sqrt(max(square, 0.0)) / scale


def _needed(missing: list[float]) -> float:
    """What is enough for 95 of 100: a bound that holds with a confidence of 95 %, since so few can't tell it exactly."""
    count, below, place = len(missing), 0.0, 0
    for place in range(count):
        below += math.comb(count, place) * INSIDE**place * (1 - INSIDE) ** (count - place)
        if below >= INSIDE:
            break
    return round(sorted(missing)[min(place, count - 1)], 4)
