"""Bots of an earlier commit."""

import os
import subprocess
import sys

from tests.repo import ROOT

CODE = """
import stammtisch
from benchmarks.before import Level
from stammtisch.bots.seen import Seen
from stammtisch.bots.spec import named

match = stammtisch.game("scout").new(3, seed="before")
for number in range(4):
    seen = Seen(match.position, match.to_act[0], f"{number}")
    bot = named("benchmarks.before:Level(commit=HEAD, level=guest, carelessness=0.5)", "scout")
    action = bot.choose(seen)
    assert action == named("guest/carelessness=0.5", "scout").choose(seen)
    match.play(seen.seat, action)
print(type(bot).__name__, bot.package.startswith("stammtisch_"))
"""


def test_a_bot_of_the_present_commit_plays_as_the_present_one(tmp_path):
    environment = os.environ | {"STAMMTISCH_INTERPRETED": "1", "STAMMTISCH_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", CODE]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "Level True\n"
    assert len(list((tmp_path / "before").glob("stammtisch_*"))) == 1
