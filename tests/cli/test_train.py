"""`stammtisch train`."""

import pytest

QUICK = ("train", "scout", "--steps", "2", "--lessons", "200", "--deals", "2")


def test_training_says_how_the_network_fares_and_goes_on_from_its_file(run, tmp_path):
    file = tmp_path / "run"
    first = run(*QUICK, "--file", str(file))
    assert first.code == 0
    assert first.out.startswith("Against the tuned weights alone: ")
    assert "of the wins in 2 deals" in first.out
    state = file.read_bytes()
    again = run(*QUICK, "--file", str(file))
    assert again.err.replace("\n", " ").startswith("Resuming after step 2 of 2")
    assert (again.out, file.read_bytes()) == (first.out, state)
    assert run(*QUICK).out == first.out
    other = run(*QUICK, "--players", "3", "--file", str(file))
    assert (other.code, "belongs to SCOUT with 4 players" in other.err.replace("\n", " ")) == (1, True)


def test_a_network_that_has_hardly_learned_is_not_kept(run):
    said = run("train", "scout", "--steps", "1", "--lessons", "100", "--deals", "20", "--keep")
    assert said.out.endswith("Not kept: it isn't clearly better.\n")


@pytest.mark.parametrize(
    ("line", "code", "sentence"),
    [
        (["train", "alhambra"], 1, "There is nothing to train for Alhambra yet, only for SCOUT."),
        (["train", "scout", "--steps", "0"], 2, "--steps: “0” doesn't fit."),
        (["train", "scout", "--lessons", "99"], 2, "--lessons: “99” doesn't fit."),
        (["train", "scout", "--players", "2"], 1, "For 2 players there is no network in SCOUT, only for 3, 4, 5."),
        (["train", "scout", "--players", "6"], 2, "SCOUT is for 2 to 5 players"),
    ],
)
def test_what_cannot_be_trained(run, line, code, sentence):
    said = run(*line)
    assert (said.code, said.out) == (code, "")
    assert sentence in said.err.replace("\n", " ")


def test_a_file_of_something_else_is_refused(run, tmp_path):
    file = tmp_path / "letter"
    file.write_text("Dear bots")
    said = run(*QUICK, "--file", str(file))
    assert (said.code, "isn't the state of a training run." in said.err.replace("\n", " ")) == (1, True)
    assert file.read_text() == "Dear bots"
