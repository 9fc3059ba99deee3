"""Learns how to correct what bots tell of a position (`mind.judgement`): fitted to whole matches of the plain heuristic.

What it sees are positions as rollouts end in (after a round or an auction; in a game without such ends, any) and others
in between, with the outcome of their matches.
"""

__all__ = ["ANYWHERE", "STOP", "Watched", "fit_chances", "fit_leads", "fit_rows", "look", "predict", "watch"]

from typing import NamedTuple

import numpy as np

from ...engine import kit
from ...match.fairness import deal_key
from ...match.game import find
from ...match.position import Position
from ..mind import craft
from ..mind.judgement import COLUMNS, LEAST
from ..mind.watching import ANYWHERE, STOP, look_around, watch_matches

GAP = 9  # moves between two positions that are looked at anywhere
ROOM = 64  # positions of a match that are kept
ROUNDS, RIDGE = 12, 1e-3  # of Newton's method; how far it is held back
ENOUGH = 5_000  # positions of a period for the leads, of which many slopes and spreads are tried
SLOPES = np.linspace(0.1, 1.6, 7)
SPREADS = np.array([0.0, 0.05, 0.1, 0.2, 0.4, 0.7, 1.0, 1.5])  # of the final leads' standard deviation
FINER = np.linspace(-1, 1, 9)  # around the best of these, in steps of them


class Watched(NamedTuple):
    """Positions: kind, period, shares by `outlook`, points by `forecast`; and how their matches ended: wins, points."""

    kind: np.ndarray
    period: np.ndarray
    looks: np.ndarray
    points: np.ndarray
    wins: np.ndarray
    finals: np.ndarray

    def where(self, chosen: np.ndarray) -> "Watched":
        """Some of the positions."""
        return Watched(*(each[chosen] for each in self))

    def leads(self) -> np.ndarray:
        """The final leads."""
        return np.stack(
            [self.finals[:, seat] - _others(self.finals, seat).max(axis=1) for seat in _seats(self.finals)], 1
        )


def look(position: Position) -> tuple[int, list[float], list[float]]:
    """What can be told of a position without playing on: period, shares by `outlook`, points by `forecast`."""
    craft.load(position.adapter.name)
    room = np.zeros(1, position.adapter.rules.POSITION)
    room[0] = position.record
    looks, points = np.zeros((2, kit.SEATS))
    period = look_around(room, looks, points)
    return int(period), looks[: position.players].tolist(), points[: position.players].tolist()


def watch(game: str, players: int, first: int, matches: int, seed: str = "judgement") -> Watched:
    """Positions of these matches. They depend on seed and number alone."""
    craft.load(game)
    table = find(game)
    rules = table.adapter.rules
    options = table.chosen(dict(table.adapter.description.ending)).array()
    kinds, periods = np.zeros((matches, ROOM), np.int64), np.zeros((matches, ROOM), np.int64)
    looks, points = np.zeros((matches, ROOM, kit.SEATS)), np.zeros((matches, ROOM, kit.SEATS))
    wins, finals = np.zeros((matches, kit.SEATS)), np.zeros((matches, kit.SEATS))
    watch_matches(
        np.zeros(5, rules.POSITION), players, options, np.array(deal_key(seed, ()), np.int64), first,
        craft.tuned(game, players), np.zeros(rules.MAX_MOVES, np.int64), np.zeros(rules.MAX_MOVES), GAP,
        kinds, periods, looks, points, wins, finals,
    )  # fmt: skip
    match, place = np.nonzero(kinds * (wins.sum(axis=1, keepdims=True) > 0))  # a match may go on for ever
    won = wins[match, :players] / wins[match].sum(axis=1, keepdims=True)
    return Watched(
        kinds[match, place].astype(np.int8), periods[match, place].astype(np.int8),
        looks[match, place, :players], points[match, place, :players], won, finals[match, :players],
    )  # fmt: skip


def predict(rows: np.ndarray, seen: Watched) -> np.ndarray:
    """The chances that the rows tell of positions, without playing anything out."""
    traits = _traits(seen)
    strength = np.einsum("pst,pt->ps", traits, rows[seen.period][:, : traits.shape[2]])
    chances = np.exp(strength - strength.max(axis=1, keepdims=True))
    return np.asarray(chances / chances.sum(axis=1, keepdims=True))


def fit_rows(seen: Watched, fewest: int = 200, leads: bool = True) -> np.ndarray:
    """The rows of `mind.judgement` for a number of players; a period of which there are few positions keeps a plain row.

    Without `leads` only what concerns chances is fitted.
    """
    rows = np.tile([1.0, 0.0, 1.0, 0.0], (int(seen.period.max()) + 1, 1))
    for period in range(1, len(rows)):
        here = seen.where(seen.period == period)
        if len(here.period) >= fewest:
            rows[period] = [*fit_chances(here), *(fit_leads(here) if leads else (1.0, 0.0))]
    assert rows.shape[1] == COLUMNS
    return rows


def fit_chances(seen: Watched) -> np.ndarray:
    """What counts for the chance to win, by logistic regression: the logarithm of the outlook, and the points."""
    traits = _traits(seen)
    spread = traits.std((0, 1)) + 1e-9
    inputs = (traits - traits.mean(axis=1, keepdims=True)) / spread
    found, held = np.zeros(traits.shape[2]), RIDGE * len(traits)
    for _ in range(ROUNDS):
        chances = np.exp(np.clip(inputs @ found, -50, 50))
        chances /= chances.sum(axis=1, keepdims=True)
        mean = np.einsum("ps,pst->pt", chances, inputs)
        bend = np.einsum("ps,pst,psu->tu", chances, inputs, inputs, optimize=True) - mean.T @ mean
        slope = np.einsum("pst,ps->t", inputs, seen.wins - chances) - held * found
        found += np.linalg.solve(bend + held * np.eye(len(found)), slope)
    return np.asarray(found / spread)


def fit_leads(seen: Watched) -> tuple[float, float]:
    """What a point now is worth in the end, and how far points spread until then, so that leads come out best."""
    seen = seen.where(np.arange(0, len(seen.period), max(1, len(seen.period) // ENOUGH)))
    came = seen.leads()
    spreads = SPREADS * float(came.std())

    def best_of(slopes: np.ndarray, spreads: np.ndarray) -> tuple[float, float]:
        tried = [(float(slope), float(spread)) for slope in slopes for spread in spreads]
        return min(tried, key=lambda each: float(((_leads(each[0] * seen.points, each[1]) - came) ** 2).mean()))

    slope, spread = best_of(SLOPES, spreads)
    step = 0.5 * max(spread, float(spreads[1]))
    return best_of(slope + FINER * (SLOPES[1] - SLOPES[0]), np.maximum(spread + FINER * step, 0.0))


def _leads(points: np.ndarray, spread: float) -> np.ndarray:
    """As `judgement.fill_leads`."""
    found = []
    for seat in _seats(points):
        others = _others(points, seat)
        most = others.max(axis=1)
        if spread > 0:
            most = most + spread * np.log(np.exp((others - most[:, None]) / spread).sum(axis=1))
        found.append(points[:, seat] - most)
    return np.stack(found, axis=1)


def _traits(seen: Watched) -> np.ndarray:
    return np.stack([np.log(np.maximum(seen.looks, LEAST)), seen.points], axis=2)


def _seats(points: np.ndarray) -> range:
    return range(points.shape[1])


def _others(points: np.ndarray, seat: int) -> np.ndarray:
    return np.delete(points, seat, axis=1)
