"""A game is played interpreted until its compiled code is there: nobody can tell from what is played."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import stammtisch
from stammtisch.bots.mind import craft
from stammtisch.bots.search import Desk
from stammtisch.bots.warmup import warm_bots
from stammtisch.engine import waiting
from stammtisch.engine.compiler import INTERPRETED
from stammtisch.engine.playout import play_many
from stammtisch.match.fairness import deal_key
from tests.tables import choose, every_game

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@pytest.fixture(autouse=True)
def compiled_at_the_end() -> Iterator[None]:
    yield
    for game in list(waiting._waiting):
        waiting.stop_waiting(game)


def let_wait(game: str) -> None:
    """Play it interpreted, whether it is compiled or not."""
    waiting.let_wait([game])
    waiting.twin(craft.__name__).load(game)


def course(game: str, interpreted: range) -> list[str]:
    """A match as everybody saw it, of which the moves in a range were played interpreted."""
    warm_bots([game])
    chance, told = random.Random(7), []
    match = stammtisch.game(game).new(3, seed="waiting")
    for number in range(60):
        if number == interpreted.start:
            let_wait(game)
        if number == interpreted.stop:
            waiting.stop_waiting(game)
        if match.over:
            break
        seat = chance.choice(match.to_act)
        step = match.play_code(seat, choose(match.position.codes(seat), chance))
        told += [str(step.events(None)), str(match.position), str([match.view(each) for each in range(3)])]
    return told


@every_game
def test_a_match_that_changes_over_between_two_moves_is_the_same(game):
    assert course(game, range(30)) == course(game, range(100, 100))
    assert course(game, range(20, 60)) == course(game, range(100, 100))


def thoughts(game: str) -> list[list[float]]:
    """What a bot makes of a position: what its moves seem worth, and how two of them fare in two imagined worlds."""
    position = stammtisch.game(game).new(3, seed=5).position
    seat, desk = position.to_act[0], Desk(position)
    desk.forget(seat, 0.5, stammtisch.generator("memory"))
    codes, values = desk.appraise(seat, stammtisch.generator("thoughts"))
    key = np.array(deal_key("worlds", ()), np.int64)
    return [codes.tolist(), values.tolist(), desk.explore(seat, codes[:2], key, 0, 2).ravel().tolist()]


@every_game
def test_bots_think_the_same_interpreted(game):
    warm_bots([game])
    compiled = thoughts(game)
    let_wait(game)
    assert thoughts(game) == compiled


def test_other_games_stay_compiled():
    warm_bots(["scout", "alhambra"])
    let_wait("scout")
    assert waiting.is_waiting("scout")
    assert not waiting._waits(play_many.__module__, (stammtisch.game("alhambra").new(2, seed=1).position.record,))
    assert waiting._waits(play_many.__module__, (stammtisch.game("scout").new(2, seed=1).position.record,))


def test_a_waiting_game_compiles_nothing():
    let_wait("scout")
    rules = stammtisch.game("scout").adapter.rules
    before = {name: len(getattr(rules, name).overloads) for name in ("deal", "play", "moves")}
    match = stammtisch.game("scout").new(4, seed=3)
    match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    assert {name: len(getattr(rules, name).overloads) for name in before} == before


def test_calls_cost_nothing_more_once_everything_is_compiled():
    from numba.core.registry import CPUDispatcher

    let_wait("scout")
    assert type(play_many) is not CPUDispatcher
    waiting.stop_waiting("scout")
    assert type(play_many) is CPUDispatcher
