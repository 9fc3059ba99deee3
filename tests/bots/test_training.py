"""Training a network: it learns what decides, and a run that was interrupted ends as one that wasn't."""

import json

import numpy as np
import pytest

from stammtisch.bots.mind import craft, kept
from stammtisch.bots.mind.network import HIDDEN
from stammtisch.bots.training.learner import Learner, Lessons
from stammtisch.bots.training.selfplay import LEARNABLE, Training, keep_network
from stammtisch.bots.training.tuning import Tuning, keep_weights

SMALL = {"steps": 2, "lessons": 200}


def made_up_lessons(count, seed):
    """Decisions between three moves, one of which may end all; what counts is the product of two traits, under much luck."""
    chance = np.random.default_rng(seed)
    traits = chance.normal(2, 3, (count, 3, 5)).astype(np.float32)
    counts = chance.integers(2, 4, count)
    luck = chance.normal(0, 5, (count, 1))  # the same for all moves of a decision
    points = (traits[:, :, 0] - 2) * (traits[:, :, 1] - 2) / 3 + luck
    over = chance.random((count, 3)) < 0.1
    return Lessons(traits, points.astype(np.float32), over, counts)


def test_the_network_learns_from_comparisons_what_decides():
    chance, lessons, others = np.random.default_rng(1), made_up_lessons(4000, 1), made_up_lessons(2000, 2)
    learner = Learner.fresh(lessons, chance)
    best = np.where(others.valid, others.points, -np.inf).max(axis=1) - others.points[:, 0]
    assert learner.gain(others) < 0.5 * best.mean()
    learner.learn(lessons, 60, 1.0, chance)
    assert learner.gain(others) > 0.9 * best.mean()


def test_the_network_that_is_kept_judges_traits_as_they_are():
    chance, lessons = np.random.default_rng(3), made_up_lessons(600, 3)
    learner = Learner.fresh(lessons, chance)
    learner.learn(lessons, 2, 1.0, chance)
    network = learner.network()
    sums = lessons.traits @ network[:-2] + network[-2]
    values = np.tanh(sums[..., :HIDDEN]) @ network[-1, :HIDDEN] + sums[..., HIDDEN]
    values = np.where(lessons.valid, np.where(lessons.over, lessons.points, values), -np.inf)
    chosen = lessons.points[np.arange(600), values.argmax(axis=1)] - lessons.points[:, 0]
    assert learner.gain(lessons) == pytest.approx(chosen.mean(), abs=1e-4)


def test_a_run_that_was_interrupted_ends_as_one_that_was_not(tmp_path):
    whole, file = Training("scout", 4, "seed", **SMALL), tmp_path / "run"
    whole.advance()
    whole.save(file)
    whole.advance()
    resumed = Training.load(file)
    assert (resumed.step, resumed.steps, resumed.history) == (1, 2, whole.history[:1])
    resumed.advance()
    assert resumed.network() == whole.network()
    assert (resumed.history, resumed.deal) == (whole.history, whole.deal)
    other = Training("scout", 4, "other seed", **SMALL)
    other.advance()
    assert other.history != whole.history[:1]


def test_what_is_no_run_is_refused(tmp_path):
    file = tmp_path / "run"
    np.savez(tmp_path / "arrays.npz", matrix=np.zeros(3))
    for content in (b"", b"no run", b"PK\x03\x04 broken", (tmp_path / "arrays.npz").read_bytes()):
        file.write_bytes(content)
        with pytest.raises(ValueError, match=r"."):
            Training.load(file)
    with pytest.raises(OSError, match="No such file"):
        Training.load(tmp_path / "nothing")


@pytest.fixture
def own(tmp_path, monkeypatch):
    """A folder for one's own networks and weights."""
    monkeypatch.setenv("STAMMTISCH_BOTS", str(tmp_path))
    for each in (craft.tuned, craft.learned):
        each.cache_clear()
    yield tmp_path
    for each in (craft.tuned, craft.learned):
        each.cache_clear()


def test_a_network_that_is_kept_is_what_the_bots_judge_by(own):
    shipped = kept.shipped("scout", "network.json")
    for players in (4, 3):
        training = Training("scout", players, "seed", steps=1, lessons=200)
        training.advance()
        keep_network(training)
    assert list(json.loads((own / "scout" / "network.json").read_text())) == ["3", "4"]
    for players, network in ((3, training.network()), (5, shipped["5"])):
        expected = craft.with_network(craft.tuned("scout", players), network)
        assert craft.learned("scout", players).tolist() == expected.tolist()
    assert kept.shipped("scout", "network.json") == shipped  # nothing is written into the package


def test_weights_that_are_kept_are_what_the_bots_play_by(own):
    tuning = Tuning("alhambra", 4)
    tuning.weights = [weight + 0.25 for weight in tuning.weights]
    keep_weights(tuning)
    assert craft.tuned("alhambra", 4).tolist() == pytest.approx(tuning.weights, abs=1e-4)
    assert craft.tuned("alhambra", 3).tolist() != pytest.approx(tuning.weights, abs=1e-4)


@pytest.mark.parametrize("content", ["", "[]", "\x00"])
def test_a_broken_file_of_ones_own_is_replaced_by_what_is_kept_next(own, content):
    (own / "scout").mkdir()
    (own / "scout" / "network.json").write_text(content)
    kept.keep("scout", "network.json", 4, [[1.0]])
    assert json.loads((own / "scout" / "network.json").read_text()) == {"4": [[1.0]]}


@pytest.mark.parametrize("file", ["network.json", "weights.json"])
@pytest.mark.parametrize("content", ["", "[]", '{"4": 7}', '{"4": [[1.0]]}', '{"4": {"no": "weight"}}', "\x00"])
def test_a_broken_file_of_ones_own_gets_a_sentence_and_what_was_shipped_plays(own, file, content):
    find = {"network.json": craft.learned, "weights.json": craft.tuned}[file]
    shipped = find("scout", 4).tolist()
    find.cache_clear()
    (own / "scout").mkdir()
    (own / "scout" / file).write_text(content)
    with pytest.warns(UserWarning, match="can't be used"):
        assert find("scout", 4).tolist() == shipped


def test_only_games_with_lessons_can_be_trained():
    assert LEARNABLE == ("scout",)
