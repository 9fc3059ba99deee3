"""What is compiled ahead of time is what matches and bots call."""

import subprocess
import sys

import pytest

from stammtisch.bots.warmup import warm_bots
from stammtisch.engine.compiler import cache_folder, digest
from stammtisch.match.warmup import warm
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

PLAY = """
import sys
import stammtisch
from stammtisch.engine import calls, kit
match = stammtisch.game(sys.argv[1]).new(players=3, seed=1)
for _ in range(40):
    if not match.over:
        seat = match.to_act[0]
        match.view(seat)
        match.play(seat, match.moves(seat)[-1])
match.position.imagine(0, stammtisch.generator(1))
print(len(match.moves_made) > 5, len(match.winners) < len(match.scores))
verbs = [getattr(match.adapter.rules, verb.__name__) for verb in kit.VERBS]
functions = [calls.dealt, calls.imagined, calls.attempt, calls.listed, calls.standing, calls.points, *verbs]
print([sum(function.stats.cache_misses.values()) for function in functions])
"""


def run(program: str, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run a program in a new process, compiled."""
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        capture_output=True,
        text=True,
        env=plain_environment(STAMMTISCH_INTERPRETED=""),
        check=False,
    )


@every_game
def test_after_the_warm_up_a_match_compiles_nothing(game):
    warm([game])
    done = run(PLAY, game)
    assert (done.stdout, done.stderr) == (f"True True\n{[0] * 15}\n", "")


@every_game
@pytest.mark.parametrize("rollouts", [0, 20])
def test_after_the_warm_up_thinking_compiles_nothing(game, rollouts):
    warm_bots([game])
    assert (cache_folder() / f"{game}.bots.ready").exists()
    done = run(THINK, game, str(rollouts))
    assert (done.stdout, done.stderr) == (f"{rollouts > 0} [0, 0, 0]\n", "")


@every_game
def test_a_second_warm_up_has_nothing_to_report(game):
    warm_bots([game])
    told = []
    warm_bots([game], lambda *how_far: told.append(how_far))
    assert told == []


def test_each_installation_has_compiled_code_of_its_own(tmp_path):
    places = [tmp_path / name for name in ("one", "other")]
    for place in places:
        (place / "engine").mkdir(parents=True)
        (place / "engine" / "kit.py").write_text("the same")
    one, other = map(digest, places)
    assert one != other
    assert digest(places[0]) == one
    (places[0] / "engine" / "kit.py").write_text("a new verb")
    assert digest(places[0]) != one
