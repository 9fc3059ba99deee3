"""`stammtisch arena` and `stammtisch ladder`."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from stammtisch.bots.warmup import warm_bots
from stammtisch.messages import LANGUAGES
from tests.cli import plain_environment

NAMES = (
    "random",
    "heuristic/carelessness=9",
    "heuristic/carelessness=3",
    "heuristic/memory=0.5",
    "heuristic/candidates=2",
)
ARENA = ("arena", "alhambra", "--bots", "random,heuristic", "--players", "2", "--jobs", "1")


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """The rules and bots are compiled before, so that nobody says so meanwhile."""
    warm_bots(["alhambra"])


def test_the_table_goes_to_stdout_and_progress_beside_it(run):
    said = run(*ARENA, "--deals", "3")
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "Alhambra, 2 players, 3 deals: 6 matches"
    assert lines[1].split()[:5] == ["bot", "wins", "95", "%", "fair"]
    assert sorted(line.split()[0] for line in lines[2:]) == ["heuristic", "random"]
    assert all(len(line) <= 80 for line in lines)
    assert said.err.splitlines() == ["1 of 3 deals", "2 of 3 deals", "3 of 3 deals"]


def test_json_and_picture(run, tmp_path):
    document, picture = tmp_path / "result.json", tmp_path / "result.svg"
    assert run(*ARENA, "--deals", "2", "--seed", "x", "--json", str(document), "--plot", str(picture)).code == 0
    found = json.loads(document.read_text())
    assert found["settings"]["bots"] == ["random", "heuristic"]
    assert (found["settings"]["seed"], found["deals"], found["matches"]) == ("x", 2, 4)
    assert found["stopped_early"] is False
    assert sum(row["share"] for row in found["table"]) == pytest.approx(1)
    assert [len(deal["matches"]) for deal in found["played"]] == [2, 2]
    texts = [text.text for text in ET.parse(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert "Alhambra, 2 players, 2 deals" in texts
    before = document.read_text()
    assert run(*ARENA, "--json", str(document)).code == 1
    assert document.read_text() == before


def test_a_journal_is_gone_on_with_and_another_one_refused(run, tmp_path):
    journal = tmp_path / "journal"
    run(*ARENA, "--deals", "1", "--journal", str(journal))
    first = journal.read_bytes()
    whole = run(*ARENA, "--deals", "2", "--journal", str(journal))
    assert journal.read_bytes().startswith(first)
    assert whole.out.startswith("Alhambra, 2 players, 2 deals: 4 matches")
    said = run(*ARENA, "--deals", "2", "--journal", str(journal), "--seed", "other")
    assert said.code == 2
    assert "journal of another tournament; what differs is: seed." in said.err


def test_a_faulty_bot_is_named_with_its_reason(run):
    said = run("arena", "scout", "--bots", "tests.bots.strange:Raises,random", "--deals", "1", "--jobs", "1")
    assert said.code == 0
    assert "tests.bots.strange:Raises: a stand-in had to help 12 times, at first because:" in " ".join(said.err.split())
    assert "ZeroDivisionError: ouch" in " ".join(said.err.split())


def test_it_stops_early_when_the_order_is_clear_and_says_what_that_means(run, tmp_path):
    document = tmp_path / "result.json"
    bots = "tests.bots.lopsided:First,tests.bots.lopsided:Shy"
    line = ("arena", "scout", "--bots", bots, "--players", "2", "--deals", "90", "--jobs", "1", "--json", str(document))
    said = run(*line, "--stop-early")
    assert said.code == 0
    found = json.loads(document.read_text())
    assert found["stopped_early"] is True
    assert 30 <= found["deals"] < 90
    assert "Stopping early makes the bots look a little further apart" in " ".join(said.err.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_table_of_eighty_columns(run, language):
    said = run(*ARENA, "--deals", "1", "--lang", language)
    assert said.code == 0
    assert "…" not in said.out
    assert "heuristic " in said.out


def test_ctrl_c_tells_how_far_it_came_and_how_to_go_on(tmp_path):
    journal = tmp_path / "journal"
    script = f"""
import os, signal, sys
from stammtisch.cli import main
shown = sys.modules["stammtisch.cli.standings"].Shown
report = shown.report
shown.report = lambda self, *given: (report(self, *given), self.done == 2 and os.kill(os.getpid(), signal.SIGINT))
sys.exit(main([*{ARENA!r}, "--deals", "50", *sys.argv[1:]]))
"""

    def interrupted(*more: str) -> tuple[int, str, str]:
        line = [sys.executable, "-c", script, *more]
        done = subprocess.run(line, capture_output=True, env=plain_environment(), text=True, check=False)
        return done.returncode, done.stdout, " ".join(done.stderr.split())

    assert interrupted() == (
        130, "", "Stopped after 2 of 50 deals. With --journal FILE you could continue where you left off.",
    )  # fmt: skip
    code, out, err = interrupted("--journal", str(journal))
    assert (code, out) == (130, "")
    assert err.startswith("Stopped after 2 of 50 deals, kept in ")
    assert err.endswith("The same command continues from there.")
    assert len(journal.read_text().splitlines()) == 3


def test_the_ladder_is_written_printed_and_made_again(run, tmp_path, monkeypatch):
    monkeypatch.setattr("stammtisch.bots.arena.ladder.NAMES", NAMES)
    folder, journals = tmp_path / "docs" / "ladder", tmp_path / "journals"
    line = ("ladder", "alhambra", "--players", "2,4", "--deals", "1", "--jobs", "1")
    places = ("--folder", str(folder), "--journals", str(journals))
    said = run(*line, *places)
    assert said.code == 0
    rows = [row for row in said.out.splitlines() if row.startswith(("| 2 |", "| 4 |"))]
    assert len(rows) == 4 + 6
    document = json.loads((folder / "alhambra.json").read_text())
    command = "stammtisch ladder alhambra --deals 1 --slow 80 --players 2,4 --seed 0"
    assert {contest["command"] for contest in document["contests"]} == {command}
    assert document["ratings_command"] == command
    assert [contest["fair"] for contest in document["contests"]] == [0.5] * 8 + [0.25, 0.25]
    assert sorted(row["bot"] for row in document["ratings"]) == sorted(NAMES)
    assert len(list(ET.parse(folder / "alhambra.svg").iter("{http://www.w3.org/2000/svg}circle"))) == 10
    again = run(*line, *places)
    assert again.out == said.out
    assert json.loads((folder / "alhambra.json").read_text()) == document


def test_some_levels_of_the_ladder_are_measured_again_and_the_others_kept(run, tmp_path, monkeypatch):
    monkeypatch.setattr("stammtisch.bots.arena.ladder.NAMES", ("random", "heuristic/carelessness=9", "heuristic"))
    places = ("--folder", str(tmp_path), "--journals", str(tmp_path / "journals"), "--jobs", "1")
    assert run("ladder", "alhambra", "--players", "2", "--deals", "1", *places).code == 0
    assert run("ladder", "alhambra", "--players", "2", "--deals", "2", "--levels", "heuristic", *places).code == 0
    first, second = json.loads((tmp_path / "alhambra.json").read_text())["contests"]
    assert (first["deals"], first["command"]) == (
        1,
        "stammtisch ladder alhambra --deals 1 --slow 80 --players 2 --seed 0",
    )
    assert (second["deals"], second["upper"]) == (2, "heuristic")
    assert second["command"] == "stammtisch ladder alhambra --deals 2 --slow 80 --players 2 --levels heuristic --seed 0"
    said = run("ladder", "alhambra", "--levels", "heuristic,random", *places)
    assert (said.code, "--levels: “heuristic,random” doesn't fit." in said.err) == (2, True)


def test_the_ladder_writes_over_nothing_but_a_ladder(run, tmp_path):
    (tmp_path / "scout.json").write_text('{"mine": 1}')
    said = run("ladder", "scout", "--folder", str(tmp_path))
    assert said.code == 1
    assert "exists already, and nothing is overwritten" in said.err
