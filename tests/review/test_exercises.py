"""Exercises: they hold what their player knew, any answer was measured, and no more are made of what is there."""

import msgspec
import pytest

from stammtisch.bots.seen import Seen
from stammtisch.games import GAMES
from stammtisch.match.game import find
from stammtisch.review import exercises
from stammtisch.review.document import REVIEWER
from stammtisch.review.judging import Effort
from stammtisch.review.packaged import ExerciseSet, differences_told, read_set, set_file
from stammtisch.review.packaged import exercises as packaged
from tests.review import played

FEW = Effort(candidates=3, first=8, finalists=2, more=8, fresh=24, second=8)


@pytest.mark.parametrize("game", GAMES)
def test_an_exercise_shows_what_its_player_knew_and_its_moves_are_legal(game, monkeypatch):
    monkeypatch.setattr(exercises, "AHEAD", -9.0)
    monkeypatch.setattr(exercises, "CONFIRMED", -99.0)  # whatever the figures
    monkeypatch.setattr(exercises, "SURE", -1e9)
    match = played(game, 3, moves=24)
    found = [(step, made) for step in match.steps() if (made := exercises.exercise_at(step, FEW))]
    assert found
    for step, made in found:
        position = find(game).position(made.position)
        assert position.view(made.seat, True) == step.before.view(step.seat, True)
        assert position.is_legal(made.seat, made.best)
        assert position.is_legal(made.seat, made.second)
        assert made.best != made.second
        assert made.ident == exercises.complete(game, made, FEW).ident
        measured = [each.move for each in made.moves]
        assert len(set(measured)) == len(measured) >= 2
        assert all(position.is_legal(made.seat, move) for move in measured)
        assert made.measured(made.best).behind == 0


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
    assert read_set(path) == first
    assert msgspec.json.decode(path.read_bytes(), type=ExerciseSet) == first
    assert set(first.tried.values()) == {1}
    again = exercises.make("scout", path, 8, 0, FEW)
    assert again == first
    full = exercises.make("scout", path, 0, 3, FEW)
    assert full.tried == first.tried


@pytest.mark.parametrize("game", GAMES)
def test_the_packaged_exercises_can_be_shown_and_every_answer_is_told(game):
    assert len(packaged(game)) >= 60
    found = read_set(set_file(game))
    assert (found.reviewer, found.version) == (REVIEWER, find(game).version)
    kinds, players = set(), set()
    for ident, each in packaged(game).items():
        position = find(game).position(each.position)
        assert ident == each.ident
        assert each.seat in position.to_act
        assert position.is_legal(each.seat, each.best)
        kinds.add(each.kind)
        players.add(each.players)
        best, *others = each.moves
        assert (best.move, best.behind, best.why) == (each.best, 0, ())
        assert others
        assert all(move.behind > 0 for move in others)  # no other move is as good
        assert each.second in [move.move for move in others]
        for move in others:
            assert position.is_legal(each.seat, move.move)
            assert all(reason.words.say.startswith(f"{game}-reason-") for reason in differences_told(game, move.why))
    assert len(kinds) > 1
    assert players == set(find(game).players)


@pytest.mark.parametrize("game", GAMES)
def test_a_packaged_exercise_holds_nothing_that_its_seat_didnt_know(game):
    """Its hidden cards are those that the bots' copy would have: dealt again from what the seat knows, they stay the same."""
    for each in list(packaged(game).values())[::7]:
        position = find(game).position(each.position)
        assert str(Seen(position, each.seat).position) == each.position
