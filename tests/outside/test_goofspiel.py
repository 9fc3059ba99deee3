"""Goofspiel, installed beside Stammtisch: every part of the house knows it, and what holds for every game holds for it."""

import json
import re
import sys

import pytest

from stammtisch.messages import LANGUAGES
from tests.outside import EXAMPLE, ROOT, run

PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout", "600")

PLAYED = """
import sys
from contextlib import closing
from pathlib import Path
from tests.server import Server, sqlite

with closing(Server(sqlite(Path(sys.argv[1])))) as server:
    person = server.come_in("Kim")
    (info,) = [each for each in person.ask("GET", "/api/games") if each["name"] == "goofspiel"]
    table = person.open_table("goofspiel", 3, options={"ties": "split", "memory": True})
    for seat in (1, 2):
        table.do("bot", seat=seat, level="newcomer")
    table.start()
    ask = lambda what, **question: person.ask("POST", f"/api/tables/{table.ident}/{what}", {"seat": 0, **question})
    judged = ask("try", action="bid 14")
    tip = ask("hint")["tips"][0]
    last = table.play_on(0, lambda sight: sight["match"]["moves"][0])["match"]
    replay = person.ask("GET", f"/api/matches/{last['id']}?seat=0")
    print(info["title"], info["options"], info["low"], info["high"])
    print(judged["allowed"], judged["rule"], tip["action"]["action"])
    print(last["over"], last["view"]["game"], len(replay["steps"]), replay["steps"][-1]["views"][0]["winners"])
    print(replay["winners"], person.ask("GET", f"/api/matches/{last['id']}/verify")["ok"])
"""


def test_it_is_listed_with_its_options():
    (told,) = [game for game in json.loads(run("stammtisch", "games", "--json")) if game["name"] == "goofspiel"]
    assert (told["title"], told["players"], told["options"]) == (
        "Goofspiel",
        [2, 4],
        {"memory": False, "ties": "carry"},
    )
    assert re.search(r"--ties carry\|split\|discard", run("stammtisch", "games"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_can_be_read_in_every_language(language):
    rules = run("stammtisch", "rules", "goofspiel", STAMMTISCH_LANG=language)
    assert re.findall(r"\*\*(GS-\d+)\*\*", rules)[-1] == "GS-31"


def test_it_is_played_at_the_terminal_saved_replayed_and_verified(tmp_path):
    table = ("--players", "2", "--seed", "any", "--ties", "split", "--level", "guest", "--save", "match.json")
    typed = "?\nhint\nbid 14\n" + "".join(f"bid {card}\n" for card in range(1, 14))
    told = run("stammtisch", "play", "goofspiel", *table, typed=typed, cwd=tmp_path)
    assert "You bid one card from 1 to 13. (GS-11)" in told
    assert "Round 13: the prize is" in told
    assert "Round 13: the prize is" in run("stammtisch", "replay", "match.json", cwd=tmp_path)
    assert "26 moves" in run("stammtisch", "verify", "match.json", cwd=tmp_path)


def test_its_bots_meet_in_the_arena():
    bots = ("--bots", "newcomer,veteran", "--players", "2", "--deals", "2", "--jobs", "1")
    assert "veteran" in run("stammtisch", "arena", "goofspiel", *bots)


def test_it_is_played_at_a_server_with_hints_refusals_and_a_replay(tmp_path):
    told = run(sys.executable, "-c", PLAYED, str(tmp_path)).splitlines()
    assert told[0] == "Goofspiel {'memory': False, 'ties': 'carry'} 2 4"
    assert told[1] == "False GS-11 bid"
    assert told[2].startswith("True goofspiel 40 [")
    assert told[3] == f"{told[2][len('True goofspiel 40 ') :]} True"


def test_its_own_tests_pass():
    assert "passed" in run(*PYTEST, cwd=EXAMPLE)


@pytest.mark.soak
def test_the_laws_of_every_game_hold_for_it():
    told = run(*PYTEST, "tests/laws", "tests/bots/test_laws.py", "-k", "goofspiel", compiled=True)
    assert int(re.search(r"(\d+) passed", told)[1]) > 80


def test_it_is_played_before_it_is_compiled_and_changes_over_between_two_moves():
    told = run(*PYTEST, "tests/engine/test_waiting.py", "-k", "goofspiel", compiled=True)
    assert "2 passed" in told


def test_its_sentences_are_the_same_in_every_language():
    assert "passed" in run(*PYTEST, "tests/repo/test_messages.py", "-k", "goofspiel")


def test_what_is_made_for_the_repository_tells_nothing_of_it():
    made = run(sys.executable, "-c", "from stammtisch.server.spec import generate; print(*generate.files(), sep='\\n')")
    assert all((ROOT / path).is_file() for path in made.split())
    assert "passed" in run(*PYTEST, "tests/server/test_spec.py")


@pytest.mark.soak
def test_its_rules_agree_with_open_spiel():
    assert "1 passed" in run(*PYTEST, "--timeout", "0", "-m", "soak", cwd=EXAMPLE, compiled=True)
