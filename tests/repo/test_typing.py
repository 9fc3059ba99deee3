"""A user's script passes mypy strict, with the views, moves and events of its game typed; and a wrong one doesn't."""

import os
import re
import subprocess
import sys

import pytest

from tests.repo import ROOT
from tests.tables import GAMES

EXAMPLES = sorted(str(path) for path in ROOT.glob("examples/*.py"))

SCRIPT = """
import stammtisch
from stammtisch.bots.seen import Seen
from stammtisch.games.scout.actions import Action, Show
from stammtisch.games.scout.events import Event
from stammtisch.games.scout.game import GAME
from stammtisch.games.scout.view import View

match = stammtisch.game(GAME).new(players=3, seed="typed")
view: View = match.view(0)
moves: list[Action] = match.moves(0)
events: list[Event] = match.events(0)
seen = Seen(match.position, seat=0)
reveal_type(match.position.copy().view().seats[0].known)
reveal_type([move.first for move in seen.moves if isinstance(move, Show)])
reveal_type(match.play(0, moves[0]).action)
reveal_type(stammtisch.advice(match, 0)[0].action)
reveal_type(stammtisch.game("scout").new(players=3).view(0))
"""

ANY_ACTION = " | ".join(
    f"stammtisch.games.scout.actions.{name}" for name in ("Keep", "Turn", "Show", "Scout", "ScoutAndShow")
)
REVEALED = ["list[str] | None", "list[int]", ANY_ACTION, ANY_ACTION, "Any"]

WRONG = {
    "match.view(0).cards_in_hand": "attr-defined",
    "match.view(0).seats[0].points + 1": "operator",
    "match.play(0, 7)": "arg-type",
    "match.play(0, TakeMoney(cards=()))": "arg-type",
    "Show(first=0, final=1)": "call-arg",
    "stammtisch.game(7)": "call-overload",
}


def mypy(folder, *files):
    """What mypy says of a user's files, far from our configuration."""
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={ROOT / '.mypy_cache/users'}"]
    kept = {name: value for name, value in os.environ.items() if name != "MYPYPATH"}
    return subprocess.run([*command, *files], cwd=folder, env=kept, capture_output=True, text=True, check=False).stdout


def test_the_examples_pass_mypy_strict(tmp_path):
    assert mypy(tmp_path, *EXAMPLES) == f"Success: no issues found in {len(EXAMPLES)} source files\n"


def test_a_script_knows_the_types_of_its_game(tmp_path):
    (tmp_path / "script.py").write_text(SCRIPT, encoding="utf-8")
    said = mypy(tmp_path, "script.py")
    assert re.findall(r'Revealed type is "(.*)"', said) == REVEALED
    assert "error" not in said


def test_a_wrong_script_is_told_so(tmp_path):
    lines = ["from stammtisch.games.alhambra.actions import TakeMoney", SCRIPT, *WRONG]
    (tmp_path / "script.py").write_text("\n".join(lines), encoding="utf-8")
    said = re.findall(r"error: .*\[([a-z-]+)\]$", mypy(tmp_path, "script.py"), re.MULTILINE)
    assert said == list(WRONG.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_description_of_every_game_brings_its_types(game, tmp_path):
    script = f"""
import stammtisch
from stammtisch.games.{game}.game import GAME
match = stammtisch.game(GAME).new(players=GAME.usual_players)
reveal_type(match.view())
reveal_type(match.moves(0)[0])
reveal_type(match.events()[0])
"""
    (tmp_path / "script.py").write_text(script, encoding="utf-8")
    view, action, event = re.findall(r'Revealed type is "(.*)"', mypy(tmp_path, "script.py"))
    assert view == f"stammtisch.games.{game}.view.View"
    assert action.startswith(f"stammtisch.games.{game}.actions.")
    assert event.startswith(f"stammtisch.games.{game}.events.")
