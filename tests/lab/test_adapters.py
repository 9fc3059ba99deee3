"""The adapters pass the tests that the other libraries have for environments."""

import sys
import warnings
from types import SimpleNamespace

import numpy as np
import pytest

import stammtisch
from stammtisch import lab
from tests.tables import every_table

CYCLES = 25  # the libraries' tests take thousands by default; a match is a match


@pytest.fixture
def zoo():
    """PettingZoo's tests. They remark that observations have masks, as those of its own games do, and that some are zeros."""
    remarks = (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
        "Observation numpy array is all zeros",
    )
    with warnings.catch_warnings():
        for remark in remarks:
            warnings.filterwarnings("ignore", f".*{remark}")
        from pettingzoo import test

        yield test


@every_table
def test_pettingzoo_in_turns(zoo, game, players, capsys):
    zoo.api_test(lab.pettingzoo(game, players), num_cycles=CYCLES)
    zoo.seed_test(lambda: lab.pettingzoo(game, players), num_cycles=CYCLES)


@every_table
def test_pettingzoo_in_parallel(zoo, game, players, capsys):
    from pettingzoo.utils import parallel_to_aec

    zoo.parallel_api_test(lab.pettingzoo(game, players, parallel=True), num_cycles=CYCLES)
    zoo.parallel_seed_test(lambda: lab.pettingzoo(game, players, parallel=True), num_cycles=CYCLES)
    module = SimpleNamespace(
        parallel_env=lambda max_cycles: lab.pettingzoo(game, players, parallel=True, max_cycles=max_cycles),
        env=lambda max_cycles: parallel_to_aec(lab.pettingzoo(game, players, parallel=True, max_cycles=max_cycles)),
    )
    zoo.max_cycles_test(module)


def played(env, seed):
    """Play a match of an AEC environment by masks; returns what each agent got."""
    env.reset(seed=seed)
    chance, got = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        env.step(None if over or cut else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return got


def test_a_match_in_pettingzoo_ends_with_its_rewards():
    env = lab.pettingzoo("score5", 3, render_mode="ansi")
    assert sum(played(env, 1).values()) == pytest.approx(1)
    assert env.render() == str(env._seats.env.position(0))
    assert sum(played(lab.pettingzoo("score5", 3, max_cycles=10), 1).values()) == 0
    env.reset(seed=1)
    with pytest.raises(stammtisch.BadOption, match="the mask says which are"):
        env.step(700)


@every_table
def test_gymnasium(game, players):
    from gymnasium.utils.env_checker import check_env

    check_env(lab.gym(game, opponents=["random"] * (players - 1)))


def test_a_match_in_gymnasium_against_bots():
    env = lab.gym("scout", opponents=["random"] * 2, seat=1, reward="lead")
    seen, info = env.reset(seed=4)
    assert info == {"seat": 1}
    over, steps = False, 0
    while not over:
        seen, gain, over, _, info = env.step(int(seen["action_mask"].argmax()))
        steps += 1
    scores = env.match.position.scores
    assert gain == scores[1] - max(scores[0], scores[2])
    assert steps == sum(seat == 1 for seat, _ in env.match.moves_made)
    env.reset(seed=4)
    assert env.step(700)[4]["illegal"]
    with pytest.raises(stammtisch.BadOption, match="numbered 0 to 2"):
        lab.gym("scout", opponents=["random"] * 2, seat=3)


def test_a_missing_package_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(stammtisch.MissingPart, match=r"needs the package pettingzoo: pip install 'stammtisch\[lab\]'"):
        lab.pettingzoo("scout", 4)
