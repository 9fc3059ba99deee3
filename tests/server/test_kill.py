"""Pulling the plug in the middle of play: what was acknowledged is kept, what was shown is kept, nothing comes twice."""

import time

import pytest

from tests.server.playing import GAMES, check, sit_down


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_lost_when_the_server_is_killed_twice_in_a_match_of_four_programs_and_a_bot(server, game):
    players = sit_down([server], game, people=4, bots=1)
    players[0].table.start()
    for player in players:
        player.start()
    for _ in range(2):
        time.sleep(0.7)
        server.kill()
        server.start()
    for player in players:
        player.finish()
    check(players, [server])
