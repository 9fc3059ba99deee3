"""What may be told of a position: chances and final leads, corrected by what many matches have taught."""

import numpy as np
import pytest

from stammtisch.bots.advising import half_widths
from stammtisch.bots.mind import craft
from stammtisch.bots.mind.judgement import tell
from stammtisch.bots.spec import named
from stammtisch.bots.table import play_match
from stammtisch.bots.training.judging import Watched, fit_chances, fit_leads, predict
from stammtisch.engine import kit
from stammtisch.engine.compiler import unlocked
from stammtisch.match.game import find

every_game = pytest.mark.parametrize("game", ["scout", "alhambra", "score5"])


@unlocked
def told(positions, rows, points, shares, leads):
    """`tell` for a caller in Python."""
    tell(positions[0], rows, points, shares, leads)


@every_game
def test_the_end_of_a_match_is_told_as_it_is(game):
    match = find(game).new(3, seed=4)
    play_match(match, [named("heuristic", game)] * 3, "end")
    positions = np.zeros(1, match.adapter.rules.POSITION)
    positions[0] = match.position.record
    points, shares, leads = np.zeros((3, kit.SEATS))
    told(positions, craft.judgement(game, 3), points, shares, leads)
    assert shares[:3].tolist() == [(seat in match.winners) / len(match.winners) for seat in range(3)]
    best = sorted(match.scores)
    assert leads[:3].tolist() == [score - best[-1 if score < best[-1] else -2] for score in match.scores]


def outcomes(players: int, sharpness: float, count: int = 20_000) -> Watched:
    """Positions of which the outlook is known to be wrong in a certain way, and of which points spread by a certain amount."""
    chance = np.random.default_rng(5)
    points = chance.normal(0, 10, (count, players))
    looks = np.exp(points / 10)
    looks /= looks.sum(axis=1, keepdims=True)
    finals = 0.8 * points + chance.gumbel(0, 6, (count, players))
    better = np.log(looks) * sharpness + chance.gumbel(0, 1, (count, players))
    wins = (better == better.max(axis=1, keepdims=True)).astype(float)
    return Watched(np.ones(count, int), np.ones(count, int), looks, points, wins, finals)


@pytest.mark.parametrize("sharpness", [0.5, 1.0, 2.0])
def test_the_fit_finds_how_far_chances_are_off(sharpness):
    seen = outcomes(4, sharpness)
    rows = np.array([[1, 0], fit_chances(seen)])
    chances = predict(rows, seen)
    right = seen.looks**sharpness / (seen.looks**sharpness).sum(axis=1, keepdims=True)
    assert np.abs(chances - right).max() < 0.03


def test_the_fit_finds_how_far_points_spread():
    slope, spread = fit_leads(outcomes(4, 1.0))
    assert slope == pytest.approx(0.8, abs=0.06)
    assert spread == pytest.approx(6, rel=0.25)


def test_doubt_widens_an_open_chance_more_than_a_clear_one():
    results = np.zeros((2, 100, 2))
    results[0, :, 0], results[0, :, 1] = 0.5, 0.99
    assert half_widths(results, 0.0, 0.0) == pytest.approx(0)
    (open_, clear), leads = half_widths(results, 0.1, 3.0).tolist()
    assert open_ == pytest.approx(0.1)
    assert 0 < clear < 0.05
    assert leads == [3.0, 3.0]
