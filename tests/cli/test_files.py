"""Replaying and verifying match files, and simulations."""

import json

import pytest

import stammtisch
from stammtisch.bots.short_form import opening
from tests.tables import every_table


@pytest.fixture
def file(tmp_path, run, picker):
    """A finished match with two players of SCOUT."""
    path = tmp_path / "match.json"
    assert run("play", "scout", "--players", "2", "--seed", "a", "--save", str(path), typed=picker("a")).code == 0
    return path


def changed(file, **fields):
    """The match with other fields in its file."""
    document = json.loads(file.read_text())
    document.update(fields)
    file.write_text(json.dumps(document))
    return str(file)


def test_an_honest_match_is_verified(run, file):
    said = run("verify", str(file))
    assert said.code == 0
    assert json.loads(file.read_text())["commitment"] in said.out


def test_the_opening_of_a_deal_of_the_day_is_verified_as_well(run, tmp_path, file):
    match, path = stammtisch.game("scout").new(players=4, seed="any key"), tmp_path / "deal.json"
    count = len(opening(match))
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    path.write_text(match.dump())
    said = run("verify", str(path), "--daily")
    assert (said.code, f"Its {count} first moves" in said.out) == (0, True)
    other = run("verify", str(file), "--daily")
    assert (other.code, "aren’t those of the bots" in other.err) == (1, True)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"seed": "b"}, "The seed doesn't fit the commitment"),
        ({"commitment": "0" * 64}, "The seed doesn't fit the commitment"),
        ({"moves": [[0, "show 1"]]}, "Move 1 (seat 0) isn't possible: First decide about your hand"),
        ({"moves": [[9, "keep"]]}, "Move 1 (seat 9) isn't possible: There is no seat 9 here"),
        ({"moves": []}, "The result in the file isn't the one that its moves lead to."),
        ({"result": None}, "The result in the file isn't the one that its moves lead to."),
        ({"result": {"scores": [99, 0], "winners": [0]}}, "The result in the file isn't the one"),
        ({"players": 9}, "The match can't be set up: SCOUT is for 2 to 5 players, not 9."),
        ({"game": "chess"}, "There is no game called “chess”."),
        ({"version": 99}, "The file was made with version 99"),
        ({"format": "\x1b[31m"}, "The file says it is “?[31m”"),
        ({"options": {"speed": 9}}, "The match can't be set up"),
        ({"extra": 1}, "This isn't a match file"),
    ],
    ids=str,
)
def test_a_tampered_match_is_refused(run, file, fields, sentence):
    path = changed(file, **fields)
    for command in ("verify", "replay"):
        said = run(command, path)
        assert (said.code, said.out) == (1, "")
        assert said.err.startswith(sentence)
        assert said.err.rstrip("\n").isprintable()


def test_what_is_wrong_with_a_file_is_told_in_the_reader_s_language(run, file):
    said = run("verify", changed(file, moves=[[0, "show 1"]]), "--lang", "de")
    assert said.err.startswith("Zug 1 (Platz 0) ist nicht möglich: Entscheide zuerst")


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{", "[" * 100_000, "\0" * 10])
def test_other_files_are_no_match_files(run, tmp_path, text):
    (tmp_path / "other").write_text(text)
    said = run("verify", str(tmp_path / "other"))
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("This isn't a match file")


def test_a_file_that_is_too_large_is_refused(run, tmp_path):
    (tmp_path / "large").write_bytes(b" " * 4_000_001)
    assert "too large" in run("verify", str(tmp_path / "large")).err


def test_a_replay_steps_through_a_match(run, file):
    last = len(json.loads(file.read_text())["moves"])
    said = run("replay", str(file), "--step", typed=f"\n\nb\n{last}\n\ng 1\n99999\nx\nq\n")
    assert said.code == 0
    assert "That was the last move." in said.out
    assert said.out.count(f"a number from 0 to {last} goes there") == 2
    assert said.out.endswith("See you!\n")
    assert "Hand of Seat 0" in said.out
    assert "Hand of Seat 1" in said.out


def test_a_replay_of_one_seat_shows_one_hand(run, file):
    said = run("replay", str(file), "--step", "--seat", "1", typed="5\n")
    assert "Hand of Seat 1" in said.out
    assert "Hand of Seat 0" not in said.out


def test_a_replay_into_a_pipe_is_the_log(run, file):
    said = run("replay", str(file))
    assert said.code == 0
    assert said.out.startswith("   0 Round 1.")
    moves = json.loads(file.read_text())["moves"]
    assert said.out.rstrip().split("\n")[-1].startswith(f"{len(moves):>4} ")


def test_a_replay_of_a_seat_that_is_not_there(run, file):
    assert run("replay", str(file), "--seat", "2").err.startswith("There is no seat 2 here")


@every_table
def test_every_table_can_be_simulated(run, game, players):
    said = run("simulate", game, "--players", str(players), "--games", "4", "--threads", "1", "--json")
    assert said.code == 0
    result = json.loads(said.out)
    assert (result["game"], result["players"], result["games"]) == (game, players, 4)
    assert len(result["scores"]) == len(result["wins"]) == players
    assert sum(result["wins"]) == pytest.approx(1, abs=1e-4)
    assert ("Choose your own with --cap" in said.err.replace("\n", " ")) == (game == "score5")


def test_a_simulation_as_a_table_in_the_reader_s_language(run):
    said = run("simulate", "scout", "--games", "12", "--threads", "1", "--lang", "de")
    assert said.code == 0
    assert said.out.startswith("SCOUT zu 4: 12 Partien")
    assert said.out.count("%") == 4


def test_the_same_seed_gives_the_same_simulation(run):
    line = ("simulate", "scout", "--games", "9", "--seed", "s", "--json")
    once, again = (json.loads(run(*line, "--threads", threads).out) for threads in ("1", "3"))
    for result in (once, again):
        del result["seconds"], result["moves_per_second"]
    assert once == again


def test_a_given_cap_is_used_without_a_remark(run):
    said = run("simulate", "score5", "--games", "2", "--cap", "0", "--json")
    assert json.loads(said.out)["options"]["cap"] == 0
    assert said.err == ""


def test_the_simulation_is_the_library_s(run):
    said = json.loads(run("simulate", "alhambra", "--players", "2", "--games", "3", "--seed", "x", "--json").out)
    assert said["scores"] == stammtisch.simulate("alhambra", 2, 3, "x").scores
