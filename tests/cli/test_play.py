"""A match at the terminal, typed line by line."""

import json

import pytest

from stammtisch.bots.warmup import warm_bots
from stammtisch.messages import LANGUAGES
from tests.tables import every_game, every_table


@every_table
def test_a_whole_match_can_be_played_saved_verified_and_replayed(run, picker, tmp_path, game, players):
    warm_bots([game])
    file = str(tmp_path / "match.json")
    said = run("play", game, "--players", str(players), "--seed", "whole", "--save", file, typed=picker(game))
    assert (said.code, said.err) == (0, "")
    assert f"Step through it with: stammtisch replay {file}\n" in said.out
    checked = run("verify", file)
    assert checked.code == 0
    assert checked.out.count("✓") == 4
    assert run("replay", file).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_match_in_every_language_with_the_memory_aid(run, picker, tmp_path, game, language):
    file = str(tmp_path / "match.json")
    line = ["play", game, "--players", "2", "--seed", language, "--memory", "--save", file, "--lang", language]
    assert run(*line, typed=picker(language)).code == 0
    assert run("verify", file, "--lang", language).code == 0
    assert run("replay", file, "--step", "--lang", language, typed="\nb\n5\n?\nq\n").code == 0


@pytest.mark.parametrize("seat", ["0", "1", "2"])
@every_game
def test_any_seat_can_be_taken(run, game, seat):
    said = run("play", game, "--players", "3", "--seed", "s", "--seat", seat, "--name", "Ada")
    assert said.code == 0
    assert "▶  Ada" in said.out


def test_moves_are_typed_in_the_notation_or_by_number(run):
    line = ["play", "scout", "--seed", "a", "--seat", "2", "--name", "Kim"]  # who starts
    said = run(*line, typed="keep\nshow 4\n")
    assert "You: " not in said.out
    assert "Kim: hand kept." in said.out
    assert "Kim: Show 1." in said.out
    assert run(*line, typed="1\n4\n").out.count("Kim: Show 1.") == 1


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("nonsense", "“nonsense” isn't an action."),
        ("show 1-2", "First decide about your hand: keep it as it is, or turn all of it. (SC-4)"),
        ("99", "There is no number 99 in the list: they go from 1 to 2."),
        ("0", "There is no number 0 in the list"),
        ("9" * 400, "There is no number 9999"),
        ("²", "“²” isn't an action."),
        ("\x1b[2J\x07", "“?[2J?” isn't an action."),
        ("x" * 2000, "That is too long"),
        ("list nothing", "There is no such move in the list."),
        ("list 5-9", "There is no such move in the list."),
        ("undo", "You haven't done anything yet."),
        ("save", "Where to? Write: save FILE"),
        ("save .", ". exists already, and nothing is overwritten. Choose another name."),
        ("save no/such/folder", "no/such/folder can't be written"),
        ("save " + "x" * 300, "can't be written"),
        ("? SC-99", "There is no rule “SC-99”."),
        ("?nonsense", "There is no rule “nonsense”."),
    ],
    ids=lambda value: value[:20],
)
def test_nonsense_gets_one_sentence_and_changes_nothing(run, typed, sentence):
    said = run("play", "scout", "--seed", "a", typed=f"{typed}\nkeep\n")
    assert said.code == 0
    assert sentence in " ".join(said.out.split())
    assert said.out.count("✗") == 1
    assert ": hand kept." in said.out
    assert all(line.isprintable() for line in said.out.split("\n"))


def test_an_illegal_move_tells_how_to_read_its_rule(run):
    said = run("play", "scout", "--seed", "a", typed="scout left to 1\n? SC-4\n")
    assert "? SC-4 shows the rule." in said.out
    assert "SC-4 Your cards stay in the order they came in" in said.out


@every_game
def test_the_question_mark_explains(run, game):
    said = run("play", game, "--seed", "a", typed="?\nhelp\n")
    assert said.out.count("back to your last decision") == 2
    example = {"scout": "keep", "score5": "bid g5 r20", "alhambra": "buy blue with 5 4"}[game]
    assert said.out.count(f"  {example}  ") == 2


@every_game
def test_all_moves_can_be_listed(run, game):
    said = run("play", game, "--seed", "a", typed="list\nlist 1-2\ntable\n")
    assert said.code == 0
    assert "✗" not in said.out


def test_a_list_of_some_moves(run):
    said = run("play", "score5", "--seed", "a", typed="list b25\nlist 7–8\n")
    listed = said.out.partition("> list b25")[2]
    assert "bid b25" in listed
    assert "bid nothing" not in listed
    assert len([line for line in listed.partition("> list 7–8")[2].split("\n") if line.startswith("    ")]) == 2


def test_undo_goes_back_to_the_last_own_decision(run):
    said = run("play", "scout", "--seed", "a", typed="keep\nundo\nturn\nlog\n")
    assert "Taken back." in said.out
    assert "hand turned." in said.out
    log = said.out.partition("> log")[2]
    assert "hand kept" not in log
    assert "hand turned" in log


def test_a_match_can_be_left_and_gone_on_with(run, tmp_path, picker):
    file = str(tmp_path / "half.json")
    left = run("play", "score5", "--players", "2", "--seed", "a", "--save", file, typed="1\nquit\n")
    assert left.code == 0
    assert "See you!" in left.out
    assert len(json.loads((tmp_path / "half.json").read_text())["moves"]) >= 2
    assert run("verify", file) == (1, "", run("verify", file).err)
    assert "The match isn't over" in run("verify", file).err
    assert "That is a match of SCORE 5." in run("play", "scout", "--resume", file).err
    assert run("play", "score5", "--resume", file, "--save", file, typed=picker("b")).code == 0
    assert run("verify", file).code == 0


def test_no_file_is_written_over(run, tmp_path):
    (tmp_path / "mine").write_text("mine")
    said = run("play", "scout", "--save", str(tmp_path / "mine"))
    assert (said.code, said.out) == (1, "")
    assert "exists already" in said.err
    assert (tmp_path / "mine").read_text() == "mine"


def test_at_the_end_the_match_can_be_saved(run, tmp_path, picker):
    file = tmp_path / "late.json"
    half = tmp_path / "over.json"
    run("play", "scout", "--players", "2", "--seed", "a", "--save", str(half), typed=picker("x"))
    said = run("play", "scout", "--resume", str(half), typed=f"{tmp_path}\nsave {file}\n")
    assert said.code == 0
    assert "exists already" in " ".join(said.out.split())
    assert file.exists()
    assert "Save the match?" in said.out


def test_an_empty_line_changes_nothing(run):
    assert "✗" not in run("play", "scout", typed="\n\n\n").out


def test_the_end_of_the_input_is_a_polite_end(run):
    said = run("play", "scout")
    assert said.code == 0
    assert said.out.endswith("See you!\n")


def test_the_rules_can_be_read_at_the_table(run):
    assert "## Two players" in run("play", "scout", typed="rules\n").out


def test_a_name_is_cleaned(run):
    said = run("play", "scout", "--name", "\x1b[31mRed\x1b[0m and far too long")
    assert "\x1b" not in said.out
    assert "SCOUT: ?[31mRed?[0m an… with" in said.out


@pytest.mark.parametrize("broken", ["{}", '{"cards": []}', "no json", '{"cards": ' + "[" * 5000])
def test_a_broken_deck_file_is_refused(run, tmp_path, broken):
    (tmp_path / "deck.json").write_text(broken)
    said = run("play", "score5", "--deck", str(tmp_path / "deck.json"))
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1


def test_another_deck_file_can_be_played_with(run, tmp_path):
    from stammtisch.games.score5.rules import deck

    (tmp_path / "deck.json").write_text(json.dumps(deck.document(deck.default())))
    assert run("play", "score5", "--deck", str(tmp_path / "deck.json")).code == 0
