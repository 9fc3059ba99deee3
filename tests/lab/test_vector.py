"""Many matches at a time are the same matches as one at a time."""

import os
import subprocess
import sys

import numpy as np
import pytest

import stammtisch
from stammtisch import lab
from tests.lab.walking import digest
from tests.tables import COMBINATIONS, GAMES, every_game, every_table


def picks(mask, chance):
    return (mask * chance.random(mask.shape)).argmax(axis=-1)


@every_table
def test_every_step_does_what_a_position_does(game, players):
    env, encoder, numbering = lab.VectorEnv(game, players, 3), lab.encoder(game), lab.actions(game, players)
    batch, chance = env.reset(seed=players), np.random.default_rng(1)
    singles = [env.position(row) for row in range(3)]
    for _ in range(60):
        actions = picks(batch.mask, chance)
        for single, seat, action in zip(singles, batch.seat.tolist(), actions.tolist(), strict=True):
            single.play_code(seat, numbering.code(single, seat, action))
        batch = env.step(actions)
        for row, single in enumerate(singles):
            if batch.done[row]:
                assert single.over
                assert batch.points[row].tolist() == list(single.scores)
                assert np.flatnonzero(batch.winners[row]).tolist() == list(single.winners)
                assert (batch.final[row, 1] == encoder.observation(single, 1)).all()
                assert batch.reward[row].sum() == pytest.approx(1)
                singles[row] = env.position(row)
            else:
                assert env.position(row) == single
                assert not batch.reward[row].any()
            seat = singles[row].to_act[0]
            assert batch.seat[row] == seat
            assert (batch.obs[row] == encoder.observation(singles[row], seat)).all()
            assert (batch.mask[row] == numbering.mask(singles[row], seat)).all()


def trace(game, n, threads, steps=150):
    """The matches that are played, by their numbers, whatever else plays beside them."""
    env = lab.VectorEnv(game, 2, n, threads=threads, reward="lead")
    batch, seen = env.reset("trace"), []
    for _ in range(steps):
        batch = env.step(batch.mask.argmax(axis=1))
        seen.append([part[:2].tobytes() for part in (batch.obs, batch.mask, batch.reward, batch.final, env.positions)])
    env.close()
    return seen


@every_game
def test_any_number_of_threads_and_the_same_rows_give_the_same_result(game):
    assert trace(game, 6, 1) == trace(game, 6, 3)
    assert trace(game, 6, 1, 20) == trace(game, 2, 1, 20)  # before another match is dealt


def test_row_i_plays_matches_i_and_i_plus_n():
    def deals(n, steps):
        env, found = lab.VectorEnv("scout", 2, n, limit=1), []
        env.reset("numbers")
        for _ in range(steps):
            found += [env.position(row).digest for row in range(n)]
            env.step(env.batch.mask.argmax(axis=1))
        return found

    assert deals(6, 1) == deals(2, 3)


@every_game
def test_matches_end_and_are_dealt_again(game):
    env = lab.VectorEnv(game, 2, 16)
    batch, chance, done = env.reset(3), np.random.default_rng(3), 0
    for _ in range(1500):
        batch = env.step(picks(batch.mask, chance))
        done += int(batch.done.sum())
        assert batch.mask.any(axis=1).all()
        if done > 20:
            break
    assert done > 20


@every_game
def test_deciding_together_is_deciding_one_after_the_other_unseen(game):
    players = 3
    env, numbering = lab.VectorEnv(game, players, 4, together=True), lab.actions(game, players)
    batch, chance, at_once = env.reset(5), np.random.default_rng(5), 0
    assert batch.obs.shape[:2] == batch.mask.shape[:2] == (4, players)
    for _ in range(40):
        actions, before = picks(batch.mask, chance), [env.position(row) for row in range(4)]
        acting = batch.mask.any(axis=2)
        batch = env.step(actions)
        for row, position in enumerate(before):
            assert tuple(np.flatnonzero(acting[row])) == position.to_act
            at_once += acting[row].sum() > 1
            codes = {seat: numbering.code(position, seat, int(actions[row, seat])) for seat in position.to_act}
            for seat, code in codes.items():
                if seat in position.to_act and position.is_legal(
                    seat, env.game.adapter.typed.decode(code, position.record)
                ):
                    position.play_code(seat, code)
            assert batch.done[row] or position == env.position(row)
    assert bool(at_once) == (game != "alhambra")


@every_game
def test_forks_and_loaded_records_go_on_by_themselves(game):
    env, chance = lab.VectorEnv(game, 3, 4), np.random.default_rng(2)
    batch = env.reset(2)
    for _ in range(30):
        batch = env.step(picks(batch.mask, chance))
    kept, before = env.positions.copy(), batch.obs.copy()
    fork = env.fork([2, 2, 0])
    assert [fork.position(row) for row in range(3)] == [env.position(row) for row in (2, 2, 0)]
    actions = picks(fork.batch.mask, chance)
    fork.step(actions)
    assert env.positions.tobytes() == kept.tobytes()
    for _ in range(10):
        env.step(picks(env.batch.mask, chance))
    assert (env.load(kept).obs == before).all()
    assert (env.load([env.position(row) for row in range(4)]).obs == before).all()
    with pytest.raises(stammtisch.BadOption, match="Expected 4 records"):
        env.load(kept[:2])
    with pytest.raises(ValueError, match="read-only"):
        env.positions[0] = kept[1]


def test_what_is_not_allowed_is_refused_and_changes_nothing():
    env = lab.VectorEnv("scout", 4, 3)
    batch = env.reset(1)
    before = env.positions.tobytes()
    for wrong in ([0, 0, 700], [0, -1, 0], [0, 1, env.actions.size]):
        with pytest.raises(stammtisch.BadOption, match="the mask says which are"):
            env.step(wrong)
    for wrong in ([0, 0], [0.0, 0.0, 0.0], "keep"):
        with pytest.raises(stammtisch.BadOption, match=r"shape \(3,\)"):
            env.step(wrong)
    batch.mask[:] = 1  # not even somebody who changes the mask breaks anything
    env.step([700, 700, 700])
    assert env.positions.tobytes() == before


def test_rewards_and_limits():
    def wins(**more):
        env = lab.VectorEnv("score5", 2, 8, **more)
        batch, chance = env.reset(9), np.random.default_rng(9)
        while not batch.done.any():
            batch = env.step(picks(batch.mask, chance))
        row = int(batch.done.argmax())
        return batch.reward[row].tolist(), batch.points[row].tolist(), batch.winners[row].tolist()

    share, points, winners = wins()
    assert share == [float(won) for won in winners]
    assert wins(reward="score")[0] == points
    assert wins(reward="lead")[0] == [points[0] - points[1], points[1] - points[0]]
    assert wins(reward=lambda points, winners: winners * 2 - 1)[0] == [2 * won - 1 for won in winners]
    with pytest.raises(stammtisch.BadOption, match="one of win, lead, score"):
        lab.VectorEnv("score5", 2, reward="fame")
    with pytest.raises(stammtisch.BadOption, match="n is a whole number from 1 up"):
        lab.VectorEnv("score5", 2, 0)
    env = lab.VectorEnv("scout", 3, 2, limit=5)
    batch = env.reset(0)
    cut = [env.step(batch.mask.argmax(axis=1)).truncated.all() for _ in range(10)]
    assert cut == [False, False, False, False, True] * 2
    assert not batch.done.any()
    assert not batch.reward.any()


def test_shared_leads():
    from stammtisch.lab.rewards import lead, win

    points = np.array([[5, 9, 9], [4, 2, 1]])
    assert lead(points, points > 3).tolist() == [[-4, 0, 0], [2, -2, -3]]
    assert win(points, np.array([[False, True, True], [True, False, False]])).tolist() == [[0, 0.5, 0.5], [1, 0, 0]]


def test_compiled_and_interpreted_steps_agree_byte_for_byte():
    steps = 8
    seen = subprocess.run(
        [sys.executable, "-m", "tests.lab.walking", str(steps)],
        env=os.environ | {"STAMMTISCH_INTERPRETED": "1", "PYTHONWARNINGS": "error"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    ours = [f"{game} {players} {digest(game, players, steps)}" for game, players in COMBINATIONS]
    assert seen.stdout.splitlines() == ours
    assert {line.split()[0] for line in ours} == set(GAMES)
