"""The table of prospects can be learned again."""

import numpy as np

from stammtisch.games.score5.craft import fitting


def test_the_regression_finds_what_was_put_in():
    chance = np.random.default_rng(1)
    traits = chance.normal(0, [20, 20, 20, 50, 3], (4000, 4, 5))
    truth = np.array([0.02, 0.0, 0.01, 0.005, -0.1])
    chances = np.exp(traits @ truth)
    chances /= chances.sum(1, keepdims=True)
    wins = np.array([chance.multinomial(1, row) for row in chances], float)
    assert np.allclose(fitting.fit(traits, wins), truth, atol=[0.003, 0.003, 0.003, 0.0015, 0.02])


def test_matches_are_the_same_wherever_the_work_was_interrupted():
    whole, first, then = (fitting.gather(3, *span) for span in ((0, 6), (0, 4), (4, 2)))
    for at in (0, 1):
        assert np.array_equal(whole[at], np.concatenate([first[at], then[at]]))
    traits, wins = whole
    assert (wins.sum(1) >= 1).all()
    assert (traits[:, 0, :, 4] == traits[0, 0, 0, 4]).all()  # everyone begins with as many cards
    assert (traits[:, :, :, 0] >= traits[:, :, :, 2]).all()
