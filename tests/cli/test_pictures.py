"""Tables in notebooks: drawn as at the terminal, for those who may see them."""

import re
import subprocess
import sys

import pytest

import stammtisch
from stammtisch.match import pictures
from tests.tables import every_table

TAGS = re.compile("<[^>]+>")


def dealt(game, players):
    """A match with some moves made, so that there is something on the table."""
    match = stammtisch.game(game).new(players=players, seed="picture")
    for _ in range(3 * players):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return match


@every_table
def test_a_position_is_drawn_with_all_hands_and_a_view_with_its_own(game, players):
    match = dealt(game, players)
    whole = TAGS.sub("", match._repr_html_())
    assert whole == TAGS.sub("", match.position._repr_html_())
    hands = [line for line in whole.splitlines() if "Hand of Seat" in line]
    assert len(hands) == players
    for seat in range(players):
        seen = TAGS.sub("", match.view(seat)._repr_html_())
        assert [line for line in seen.splitlines() if "Hand of Seat" in line] == [hands[seat]]
    assert "Hand of Seat" not in TAGS.sub("", match.view()._repr_html_())


@every_table
def test_a_view_is_drawn_from_what_it_holds_alone(game, players):
    match = dealt(game, players)
    other = match.position.imagine(0, stammtisch.generator("other cards"))
    assert other.view(0) == match.position.view(0)
    assert other.view(0)._repr_html_() == match.position.view(0)._repr_html_()


def test_where_nobody_draws_the_text_is_shown(monkeypatch):
    monkeypatch.setattr(pictures, "_drawing", [])
    match = dealt("scout", 3)
    assert match._repr_html_() is None
    assert repr(match) == "<match of scout: 3 players, 9 moves>"


def test_it_is_drawn_in_the_language_of_the_user(monkeypatch):
    monkeypatch.setenv("STAMMTISCH_LANG", "de")
    assert "Runde" in dealt("scout", 3)._repr_html_()


@pytest.mark.parametrize("module", ["rich", "cyclopts"])
def test_nothing_is_loaded_for_pictures_that_nobody_looks_at(module):
    script = f"import sys, stammtisch; stammtisch.game('scout'); sys.exit({module!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
