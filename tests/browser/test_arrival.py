"""The visitor of the benchmark sees a hand and a bot's move, in every game."""

import pytest

from benchmarks.arrival.visitor import arrive


@pytest.mark.parametrize("game", ["alhambra", "score5", "scout"])
def test_a_visitor_is_dealt_a_hand_and_sees_a_bot_move(browser, base_url, game):
    seen = arrive(browser, base_url, game)
    assert seen.hand > 0
    assert seen.bot > 0
