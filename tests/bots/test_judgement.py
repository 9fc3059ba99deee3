"""What may be told of a position: chances and final leads, corrected by what many matches have taught."""

import json

import numpy as np
import pytest

from stammtisch.bots.advising import corrected, half_widths
from stammtisch.bots.mind import craft
from stammtisch.bots.mind.judgement import SPREAD, tell
from stammtisch.bots.spec import named
from stammtisch.bots.table import play_match
from stammtisch.bots.training.judging import Watched, fit_chances, fit_leads, predict
from stammtisch.engine import kit
from stammtisch.engine.compiler import unlocked
from stammtisch.match.game import find
from tests.repo import ROOT

PUBLISHED = sorted((ROOT / "docs/judgement").glob("*.json"))
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
    results, chances = np.zeros((2, 100, 2)), np.array([0.5, 0.99])
    assert half_widths(results, chances, 0.0, 0.0) == pytest.approx(0)
    (open_, clear), leads = half_widths(results, chances, 0.1, 3.0).tolist()
    assert open_ == pytest.approx(0.1)
    assert 0 < clear < 0.05
    assert leads == [3.0, 3.0]


def test_correcting_chances_keeps_their_order_and_what_is_certain():
    told = np.array([0.0, 0.1, 0.4, 0.7, 1.0])
    chances, leads = corrected(np.stack([told, np.zeros(5)]), -0.3, 0.9, -1.5)
    assert (chances[0], chances[-1]) == (0, 1)
    assert (np.diff(chances) > 0).all()
    assert (chances[1:-1] < told[1:-1] + 0.02).all()
    assert leads.tolist() == [-1.5] * 5
    assert corrected(np.stack([told, told]), 0.0, 1.0, 0.0)[0] == pytest.approx(told)


@every_game
def test_every_number_of_players_has_figures_that_make_sense(game):
    for players in find(game).players:
        rows = craft.judgement(game, players)
        assert np.isfinite(rows).all()
        assert (rows[:, SPREAD] >= 0).all()
        assert players == 2 or (rows[:, SPREAD] > 0).any()  # a single opponent is the best of the others anyway
        assert all(each > 0 for each in craft.doubts(game, players))
        _, stretched, _ = craft.bias(game, players)
        assert 0.5 < stretched < 1.5


@pytest.mark.parametrize("path", PUBLISHED, ids=[path.stem for path in PUBLISHED])
def test_what_is_published_is_no_worse_than_even_chances_and_than_looking_once(path):
    found = json.loads(path.read_text(encoding="utf-8"))
    for part in (*found["thirds"], *found["players"].values()):
        assert part["brier"] < part["even"]
        assert part["less_than_static"] > -part["static_error"]
    for judge in found["judges"].values():
        assert judge["chance"] >= 0.93
        assert judge["lead"] >= 0.93


def test_all_games_are_published():
    assert [path.stem for path in PUBLISHED] == ["alhambra", "score5", "scout"]
