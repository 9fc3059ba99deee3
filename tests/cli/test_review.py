"""`stammtisch review`, and the same from Python."""

import json

import pytest

import stammtisch
from stammtisch.messages import LANGUAGES
from stammtisch.review import reviewing
from stammtisch.review.document import dump, load
from tests.review import CHEAP, played


@pytest.fixture
def cheap(monkeypatch):
    """Reviews by few worlds."""
    monkeypatch.setattr(reviewing, "STANDARD", CHEAP)


@pytest.fixture
def file(tmp_path):
    """A finished match of SCOUT."""
    path = tmp_path / "match.json"
    path.write_text(played("scout", 3).dump(), encoding="utf-8")
    return path


@pytest.mark.usefixtures("cheap")
def test_a_review_is_told_as_a_table_and_as_json(run, file):
    match = stammtisch.load(file.read_text())
    said = run("review", str(file), "--seat", "1", "--json")
    assert (said.code, said.err) == (0, "")
    assert load(said.out) == match.review(1)
    assert json.loads(said.out) == json.loads(dump(match.review(1)))
    told = run("review", str(file))
    assert told.code == 0
    found = match.review(0)
    assert f"Seat 0: {len(found.decisions)} decisions" in told.out
    assert f"Fine: {found.counts.fine}." in told.out


@pytest.mark.usefixtures("cheap")
def test_it_speaks_every_language(run, tmp_path):
    path = tmp_path / "short.json"
    path.write_text(played("scout", 3, moves=25).dump(), encoding="utf-8")
    said = {run("review", str(path), "--lang", language).out for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(text.strip() for text in said)


def test_a_seat_that_is_not_there_is_refused(run, file):
    said = run("review", str(file), "--seat", "7")
    assert (said.code, said.out) == (2, "")
    assert "7" in said.err


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "other"}', "\x00"])
def test_a_broken_or_foreign_file_is_refused_with_a_sentence(run, tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_text(text)
    said = run("review", str(path))
    assert (said.code, said.out) == (1, "")
    assert said.err.count("\n") == 1
