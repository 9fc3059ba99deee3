"""A game from outside that is broken: it is named, and every other game can be played."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside import environment

GAME = """
from msgspec import Struct
from stammtisch.match.description import Description

class Options(Struct):
    memory: bool = False

GAME = Description(name="half", title="Half", prefix="{prefix}", players=range(2, 3), version=1, minutes=1, options=Options)
"""

SERVED = """
import sys
from contextlib import closing
from pathlib import Path
from stammtisch.client import Refused
from tests.server import Server, sqlite

with closing(Server(sqlite(Path(sys.argv[1])))) as server:
    person = server.come_in("Kim")
    table = person.open_table("half", 2)
    table.do("bot", seat=1, level="newcomer")
    try:
        table.start()
    except Refused as refused:
        print(refused.say)
    table = person.open_table("scout", 2)
    table.do("bot", seat=1, level="newcomer")
    table.start()
    print(table.look(0)["sight"]["match"]["over"])
"""


@pytest.fixture
def half(tmp_path):
    """A folder in which a game is installed that has nothing but its description and its name."""

    def write(path: str, text: str) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")

    write("half-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: half\nVersion: 1\n")
    write("half-1.dist-info/entry_points.txt", "[stammtisch.games]\nhalf = half\n")
    write("half/__init__.py", "")
    write("half/game.py", GAME.replace("{prefix}", "HF"))
    for language in ("en", "de", "fr", "it"):
        write(f"half/locales/{language}/game.ftl", "half-name = Half\nhalf-tagline = Half a game\n")
    return tmp_path


def said(half: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    here = environment(half, STAMMTISCH_INTERPRETED="1")
    return subprocess.run(words, env=here, capture_output=True, text=True, check=False, timeout=300)


def test_what_it_lacks_is_named(half):
    done = said(half, "stammtisch", "simulate", "half", "--players", "2", "--games", "1")
    assert "The game half lacks the file rules/rules.py." in done.stderr


def test_a_server_says_what_it_lacks_and_deals_the_others(half, tmp_path_factory):
    done = said(half, sys.executable, "-c", SERVED, str(tmp_path_factory.mktemp("served")))
    assert done.stdout == "The game half lacks the file rules/rules.py.\nFalse\n", done.stderr


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("import nothing_of_that_name", "The game half can’t be loaded: ModuleNotFoundError"),
        (GAME.replace("{prefix}", "SC"), "The game half numbers its rules with SC, as scout does"),
        ("GAME = 7", "The game half lacks GAME"),
    ],
)
def test_a_description_that_cannot_be_is_named_and_the_others_are_listed(half, game, sentence):
    (half / "half/game.py").write_text(game, encoding="utf-8")
    for words in (["games"], ["rules", "half"]):
        done = said(half, "stammtisch", *words)
        assert sentence in done.stderr
        assert "Traceback" not in done.stderr
    assert "SCOUT" in said(half, "stammtisch", "games").stdout
