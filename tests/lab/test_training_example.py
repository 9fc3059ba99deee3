"""The example that trains: decisions are followed by those of the same seat and match, and NumPy plays what JAX has learned."""

import importlib
from pathlib import Path

import numpy as np
import pytest

from stammtisch import lab

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def trainer(monkeypatch):
    monkeypatch.syspath_prepend(EXAMPLES)
    return importlib.import_module("train_scout")


def reckoned(trainer, played, next_seat, next_worth, step, row):
    """The advantage of one decision as it is defined: forwards, one decision after the other; None if it isn't known."""
    seat, gained = played.seat[step, row], 0.0
    for later in range(step, len(played.seat)):
        if later > step and played.seat[later, row] == seat:
            after = reckoned(trainer, played, next_seat, next_worth, later, row)
            return gained + played.worth[later, row] - played.worth[step, row] + trainer.LAMBDA * (after or 0.0)
        gained += played.gained[later, row, seat]
        if played.done[later, row]:
            return gained - played.worth[step, row]
    return gained + next_worth[row] - played.worth[step, row] if next_seat[row] == seat else None


@pytest.mark.parametrize("players", [2, 3])
def test_advantages_follow_a_seat_through_its_own_decisions_to_the_end_of_its_match(trainer, players):
    chance, shape = np.random.default_rng(players), (30, 8)
    nothing = np.zeros(shape)
    played = trainer.Stretch(
        nothing, nothing, chance.integers(players, size=shape), nothing, nothing,
        chance.normal(size=shape).astype(np.float32), chance.normal(size=(*shape, players)).astype(np.float32),
        chance.random(shape) < 0.15,
    )  # fmt: skip
    next_seat, next_worth = chance.integers(players, size=shape[1]), chance.normal(size=shape[1]).astype(np.float32)
    better, linked = trainer.advantages(played, next_seat, next_worth)
    expected = [
        [reckoned(trainer, played, next_seat, next_worth, step, row) for row in range(shape[1])]
        for step in range(shape[0])
    ]
    assert linked.tolist() == [[each is not None for each in row] for row in expected]
    assert not linked.all()
    assert np.allclose(better[linked], np.array(expected, float)[linked], atol=1e-4)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_gained_in_a_match_adds_up_to_its_result(trainer, players):
    chance = np.random.default_rng(0)

    class AtRandom(trainer.Table):
        def _act(self, weights):
            mask = self.batch.mask
            ended.append((self.batch.done.copy(), self.batch.points.copy()))
            return (mask * chance.random(mask.shape)).argmax(axis=1), np.zeros(len(mask)), np.zeros(len(mask))

    ended = []
    table = AtRandom(trainer.Layout(players), n=16, steps=300, seed=3)
    played, _ = table.play({})
    matches, total = 0, np.zeros((16, players))
    for step, (done, points) in enumerate(ended[1:]):
        total += played.gained[step] * trainer.POINTS
        result = trainer.ahead(points.astype(np.float32))
        assert np.allclose(total[done], result[done], atol=1e-3)
        total[done] = 0
        matches += done.sum()
    assert matches > 2


@pytest.mark.parametrize("players", [2, 4])
def test_numpy_and_jax_find_the_same_scores_for_every_action(trainer, players):
    layout = trainer.Layout(players)
    batch = lab.VectorEnv("scout", players, n=4).reset(seed=1)
    weights = trainer.fresh(layout)
    ours, worth = trainer.network(np, layout, weights, batch.obs)
    theirs, worth_too = trainer.network(trainer.jnp, layout, weights, batch.obs)
    assert ours.shape == batch.mask.shape
    assert np.allclose(ours, theirs, atol=1e-4)
    assert np.allclose(worth, worth_too, atol=1e-4)


def test_the_weights_that_come_along_play_well_and_have_learned_that_from_nothing(trainer):
    weights = trainer.loaded(EXAMPLES / "scout_net.npz")
    learned, _, _ = trainer.measured(weights, 2, "guest", deals=8, seed="test")
    fresh, _, _ = trainer.measured(trainer.fresh(trainer.Layout(2)), 2, "guest", deals=3, seed="test")
    assert learned > 0.6
    assert fresh < 0.2
