"""A game is its folders and nothing else: a renamed copy of one is found by everything, and what it lacks is named.

The copy is made in a temporary tree, where no file but those of the new game's own folders is written by hand.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.repo import ROOT

MODEL, COPY = "scout", "copycat"
RENAMED = {"scout": COPY, "Scout": "Copycat", "SCOUT": "COPYCAT"}
PREFIXED = re.compile(r"\bSC-")
TEXT = {".py", ".ftl", ".json", ".ts", ".svelte", ".css", ".toml"}
UNUSED = shutil.ignore_patterns("__pycache__", "node_modules", "page", "*.test.ts")

PLAY = """
import random, sys, stammtisch
match = stammtisch.game(sys.argv[1]).new(players=3, seed=1)
chance = random.Random(1)
while not match.over:
    seat = chance.choice(match.to_act)
    match.play(seat, chance.choice(match.moves(seat)))
again = stammtisch.load(match.dump())
print(again.scores == match.scores, stammtisch.verify(match.dump()).over, match.view(0).seat)
"""

SERVE = """
import random, sys
from contextlib import closing
from pathlib import Path
from tests.server import Server, sqlite

server = Server(sqlite(Path(sys.argv[2])))
with closing(server):
    person = server.come_in("Kim")
    titles = {each["name"]: each["title"] for each in person.ask("GET", "/api/games")}
    table = person.open_table(sys.argv[1], 2)
    table.do("bot", seat=1, level="newcomer")
    table.start()
    chance = random.Random(1)
    last = table.play_on(0, lambda sight: chance.choice(sight["match"]["moves"]))
    print(titles[sys.argv[1]], last["match"]["over"], len(last["match"]["scores"]))
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory) -> Path:
    """The project with one game more."""
    tree = tmp_path_factory.mktemp("tree")
    for part in ("src", "web", "tests/server", "docs"):
        shutil.copytree(ROOT / part, tree / part, ignore=UNUSED)
    (tree / "tests/__init__.py").write_text((ROOT / "tests/__init__.py").read_text())
    for folder in ("src/stammtisch/games", "web/src/games"):
        copy_of(tree / folder / MODEL, tree / folder / COPY)
    return tree


def copy_of(model: Path, copy: Path) -> None:
    """The folder of a game under another name, in its files too."""
    for path in sorted(path for path in model.rglob("*") if path.is_file()):
        target = copy / renamed(str(path.relative_to(model)))
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in TEXT:
            target.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8")
        else:
            shutil.copyfile(path, target)


def renamed(text: str) -> str:
    for old, new in RENAMED.items():
        text = text.replace(old, new)
    return PREFIXED.sub("CC-", text).replace('"SC"', '"CC"')


def run(tree: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run Python in the tree, interpreted: what is to be shown here is that things are found, not how fast they are."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)]),
        "STAMMTISCH_INTERPRETED": "1",
        "STAMMTISCH_LANG": "en",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.run(
        [sys.executable, *words], cwd=tree, env=environment, capture_output=True, text=True, check=False, timeout=300
    )


def said(tree: Path, *words: str) -> str:
    done = run(tree, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_copied_game_is_listed_with_its_rules(tree):
    games = json.loads(said(tree, "-m", "stammtisch", "games", "--json"))
    assert [game["title"] for game in games if game["name"] == COPY] == ["COPYCAT"]
    assert "CC-12" in said(tree, "-m", "stammtisch", "rules", COPY)
    assert COPY in said(tree, "-m", "stammtisch", "play", "--help")


def test_a_copied_game_is_played_saved_and_verified(tree):
    assert said(tree, "-c", PLAY, COPY) == "True True 0\n"


def test_a_copied_game_is_simulated(tree):
    result = json.loads(said(tree, "-m", "stammtisch", "simulate", COPY, "--players", "3", "--games", "2", "--json"))
    assert (result["game"], result["games"]) == (COPY, 2)


def test_a_copied_game_has_bots_in_the_arena(tree):
    words = ("arena", COPY, "--players", "2", "--bots", "newcomer,random", "--deals", "1", "--jobs", "1")
    assert "newcomer" in said(tree, "-m", "stammtisch", *words)


def test_a_copied_game_is_played_at_a_server(tree, tmp_path):
    assert said(tree, "-c", SERVE, COPY, str(tmp_path)) == "COPYCAT True 2\n"


def npm(tree: Path, task: str) -> None:
    """Run a task of the page in the tree, with the machine's Node or the one beside Python."""
    path = os.pathsep.join([os.environ["PATH"], str(Path(sys.executable).parent)])
    done = subprocess.run(
        ["npm", "run", task],
        cwd=tree / "web",
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_copied_game_is_typed_and_drawn_on_the_page(tree):
    (tree / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    said(tree, "-m", "stammtisch.server.spec.generate")
    made, model = (tree / f"web/src/games/{COPY}/wire.ts"), (ROOT / f"web/src/games/{MODEL}/wire.ts")
    assert sorted(made.read_text().splitlines()) == sorted(renamed(model.read_text()).splitlines())
    assert '"copycat"' in (tree / "web/src/facts.ts").read_text()
    npm(tree, "check")
    npm(tree, "build")
    assert any("copycat-page-hand" in path.read_text() for path in (tree / "web/dist/assets").glob("*.js"))


LACKING = [
    ("game.py", ["games"], "lacks the file game.py"),
    ("locales/it/game.ftl", ["games"], "lacks the file locales/it/game.ftl"),
    ("rules/rules.py", ["simulate", COPY], "lacks the file rules/rules.py"),
    ("sentences.py", ["play", COPY, "--level", "newcomer"], "lacks the file sentences.py"),
    ("terminal.py", ["play", COPY, "--level", "newcomer"], "lacks the file terminal.py"),
    ("craft/levels.py", ["arena", COPY, "--bots", "guest", "--deals", "1"], "lacks the file craft/levels.py"),
    ("craft/craft.py", ["arena", COPY, "--bots", "guest", "--deals", "1"], "lacks the file craft/craft.py"),
]


@pytest.mark.parametrize(("file", "command", "sentence"), LACKING, ids=[file for file, _, _ in LACKING])
def test_a_part_that_a_game_lacks_is_named(tree, file, command, sentence):
    path = tree / "src/stammtisch/games" / COPY / file
    away = path.with_name(f"{path.name}.away")
    path.rename(away)
    try:
        done = run(tree, "-m", "stammtisch", *command)
    finally:
        away.rename(path)
    assert f"The game {COPY} {sentence}." in done.stderr
    assert "Traceback" not in done.stderr


def test_a_function_that_a_file_lacks_is_named(tree):
    path = tree / "src/stammtisch/games" / COPY / "rules/rules.py"
    whole = path.read_text()
    path.write_text(whole.replace("def winners(", "def losers("))
    try:
        done = run(tree, "-m", "stammtisch", "simulate", COPY)
    finally:
        path.write_text(whole)
    assert f"The game {COPY} lacks winners in rules/rules.py." in done.stderr
