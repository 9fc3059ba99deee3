"""Compiled and interpreted rules are the same rules: the same seeds, played both ways, agree in every byte."""

import os
import subprocess
import sys

import pytest

import stammtisch
from tests.laws.walk import digest
from tests.tables import GAMES

MATCHES = 3


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_play_agree_byte_for_byte(game):
    seen = subprocess.run(
        [sys.executable, "-m", "tests.laws.walk", game, str(MATCHES)],
        env=os.environ | {"STAMMTISCH_INTERPRETED": "1", "PYTHONWARNINGS": "error"},
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted = seen.stdout.split()
    compiled = [digest(game, players, MATCHES) for players in stammtisch.game(game).players]
    assert interpreted == compiled
