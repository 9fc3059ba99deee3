"""What is compiled ahead of time is what the bots call."""

import subprocess
import sys

import pytest

from stammtisch.bots.warmup import warm_bots, warm_sight
from stammtisch.games.compiler import cache_folder
from tests.cli import plain_environment
from tests.tables import every_game

THINK = """
import sys
import stammtisch
from stammtisch.bots.bot import LevelBot
from stammtisch.bots.levels import Level
from stammtisch.bots.mind.rollouts import blur, explore, weigh
from stammtisch.bots.seen import Seen
match = stammtisch.game(sys.argv[1]).new(players=3, seed=1)
seat = match.to_act[0]
level = Level("any", memory=0.5, candidates=2, rollouts=int(sys.argv[2]))
found = LevelBot(level, threads=2).think(Seen(match.position, seat, "s"))
compiled = [sum(function.stats.cache_misses.values()) for function in (blur, explore, weigh)]
print(found[0].worlds > 0, compiled)
"""


@every_game
@pytest.mark.parametrize(("warm", "mark", "rollouts"), [(warm_bots, "bots", 20), (warm_sight, "sight", 0)])
def test_after_the_warm_up_thinking_compiles_nothing(game, warm, mark, rollouts):
    warm([game])
    assert (cache_folder() / f"{game}.{mark}.ready").exists()
    done = subprocess.run(
        [sys.executable, "-c", THINK, game, str(rollouts)],
        capture_output=True,
        text=True,
        env=plain_environment(STAMMTISCH_INTERPRETED=""),
        check=False,
    )
    assert (done.stdout, done.stderr) == (f"{rollouts > 0} [0, 0, 0]\n", "")


@every_game
def test_a_second_warm_up_has_nothing_to_report(game):
    warm_bots([game])
    told = []
    warm_bots([game], lambda *how_far: told.append(how_far))
    assert told == []
