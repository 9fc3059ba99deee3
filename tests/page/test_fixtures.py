"""The positions of the page's tests are what the server would send now."""

import pytest

from tests.page.fixtures import GAMES, made

SOURCES = sorted(GAMES.glob("*/fixtures.toml"))


def test_every_game_on_the_page_has_positions():
    assert [source.parent for source in SOURCES] == sorted(path.parent for path in GAMES.glob("*/index.ts"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.parent.name)
def test_fixtures_are_those_of_the_present_views_and_moves(source):
    assert source.with_suffix(".ts").read_text(encoding="utf-8") == made(source), "run python -m tests.page.fixtures"
