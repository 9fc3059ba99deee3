"""Exercises: they hold what their player knew, and no more are made of what is there."""

import msgspec
import pytest

from stammtisch.games import GAMES
from stammtisch.match.game import find
from stammtisch.review import exercises
from stammtisch.review.judging import Effort
from tests.review import played

FEW = Effort(candidates=3, first=8, finalists=2, more=8, fresh=24, second=8)


@pytest.mark.parametrize("game", GAMES)
def test_an_exercise_shows_what_its_player_knew_and_its_moves_are_legal(game, monkeypatch):
    monkeypatch.setattr(exercises, "AHEAD", -9.0)
    monkeypatch.setattr(exercises, "CONFIRMED", -99.0)  # whatever the figures
    match = played(game, 3, moves=24)
    found = [(step, made) for step in match.steps() if (made := exercises.exercise_at(step, FEW))]
    assert found
    for step, made in found:
        position = find(game).position(made.position)
        assert position.view(made.seat, True) == step.before.view(step.seat, True)
        assert position.is_legal(made.seat, made.best)
        assert position.is_legal(made.seat, made.second)
        assert made.best != made.second


def test_a_decision_without_a_clear_answer_makes_no_exercise(monkeypatch):
    steps = list(played("scout", 3, moves=12).steps())
    monkeypatch.setattr(exercises, "AHEAD", 1.0)
    assert not any(exercises.exercise_at(step, FEW) for step in steps)
    monkeypatch.setattr(exercises, "AHEAD", -9.0)
    monkeypatch.setattr(exercises, "CONFIRMED", 1e9)  # a second judge who is never sure
    assert not any(exercises.exercise_at(step, FEW) for step in steps if step.before.players > 2)


def test_making_goes_on_where_it_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr(exercises, "MAKERS", "newcomer")
    path = tmp_path / "exercises.json"
    first = exercises.make("scout", path, 8, 1, FEW)
    assert msgspec.json.decode(path.read_bytes(), type=exercises.ExerciseSet) == first
    assert set(first.tried.values()) == {1}
    again = exercises.make("scout", path, 8, 0, FEW)
    assert again == first
    full = exercises.make("scout", path, 0, 3, FEW)
    assert full.tried == first.tried


@pytest.mark.parametrize("game", GAMES)
def test_the_packaged_exercises_can_be_shown(game):
    for each in exercises.exercises(game):
        position = find(game).position(each.position)
        assert each.seat in position.to_act
        assert position.is_legal(each.seat, each.best)
