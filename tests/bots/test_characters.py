"""Characters: the same laws as for levels, styles that show, and figures that hold what is promised of them."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

import stammtisch
from benchmarks.characters import Watched, play_deal, results, rows, write
from stammtisch.bots.bot import LevelBot
from stammtisch.bots.characters import PEOPLE, character, characters
from stammtisch.bots.levels import NAMES, levels
from stammtisch.bots.seen import Seen, Stop
from stammtisch.bots.spec import named
from stammtisch.bots.table import play_match
from stammtisch.match.errors import BadOption
from stammtisch.messages import LANGUAGES, has
from tests.bots.test_laws import FEW, decisions
from tests.repo import ROOT
from tests.tables import GAMES

WITH_STYLES = [game for game in GAMES if characters(game)]
every_style = pytest.mark.parametrize("game", WITH_STYLES)
PUBLISHED = sorted((ROOT / "docs/characters").glob("*.json"))


def bots(game: str) -> dict[str, LevelBot]:
    """Every character at every level; searching ones with few rollouts and without a clock."""
    return {
        f"{name}/{who}": LevelBot(replace(level, rollouts=min(level.rollouts, FEW), seconds=1e9), character=each)
        for name, level in levels(game).items()
        for who, each in characters(game).items()
    }


@every_style
def test_each_level_has_four_with_a_name_a_face_a_sentence_and_a_style(game):
    cast = characters(game)
    assert len(cast) == 4
    for ident, each in cast.items():
        assert each.name == PEOPLE[ident]
        assert 0 < len((ROOT / f"web/src/faces/{ident}.svg").read_bytes()) < 2048
        assert all(has(f"{game}-character-{ident}", language) for language in LANGUAGES)
        assert all(each.at(level).likes > 0 for level in NAMES)
    assert len({each.name for each in cast.values()}) == 4


@every_style
def test_equal_views_and_equal_seeds_give_equal_moves_for_every_character(game):
    for number, (position, seat) in enumerate(decisions(game, 4, range(60, 63))):
        other = position.imagine(seat, stammtisch.generator(f"another world {number}"))
        for name, bot in bots(game).items():
            moves = [bot.choose(Seen(truth, seat, seed="law")) for truth in (position, other)]
            assert moves[0] == moves[1], f"{name} at {position}"


@every_style
def test_what_a_character_likes_depends_on_what_its_seat_knows_alone(game):
    for number, (position, seat) in enumerate(decisions(game, 3, range(80, 90))):
        other = position.imagine(seat, stammtisch.generator(f"yet another {number}"))
        codes = np.array(position.codes(seat))
        for each in characters(game).values():
            liked = [each.leanings(truth.record, seat, codes, "regular").tolist() for truth in (position, other)]
            assert liked[0] == liked[1]


class After(Stop):
    """Ends a match after some moves."""

    def __init__(self, match: stammtisch.Match, moves: int) -> None:
        super().__init__()
        self.match, self.moves = match, moves

    @property
    def due(self) -> bool:
        """Whether there were as many."""
        return len(self.match.moves_made) >= self.moves


def match_of_characters(game: str) -> list[str]:
    """Who moved how when all four began a match; the same however it is run."""
    match = stammtisch.game(game).new(4, seed="characters")
    play_match(match, [named(f"guest/as={who}", game) for who in characters(game)], "characters", After(match, 60))
    return [f"{step.seat} {step.action}" for step in match.steps()]


@every_style
def test_compiled_and_interpreted_characters_play_alike(game):
    code = f"from tests.bots.test_characters import match_of_characters as m; print(*m({game!r}), sep='\\n')"
    seen = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"STAMMTISCH_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert seen.stdout.split("\n")[:-1] == match_of_characters(game)


@every_style
def test_each_style_shows_in_a_few_matches(game):
    deals = [play_deal(game, "regular", number) for number in range(10)]
    for row in rows(game, "regular", deals):
        assert row["more"] > 0, row
    assert sum(row["share"] for row in rows(game, "regular", deals)) == pytest.approx(1)


def test_the_measurement_goes_on_where_it_stopped(tmp_path):
    first = results("scout", "newcomer", 2, 1, tmp_path)
    assert results("scout", "newcomer", 3, 1, tmp_path)[:2] == first
    assert len(next(tmp_path.iterdir()).read_text().splitlines()) == 3


def test_levels_that_are_measured_again_stand_beside_the_others(tmp_path):
    def of(level: str) -> list[dict[str, str]]:
        return [{"level": level, "character": "mara"}]

    write("scout", [*of("newcomer"), *of("master")], "first", tmp_path)
    write("scout", of("newcomer"), "second", tmp_path)
    found = json.loads((tmp_path / "scout.json").read_text())["rows"]
    assert [(row["level"], row["command"]) for row in found] == [("newcomer", "second"), ("master", "first")]


def test_a_bot_that_is_watched_plays_as_it_does_alone():
    position, seat = decisions("scout", 4, range(1))[0]
    bot = LevelBot(levels("scout")["regular"], character=character("scout", "tobi"))
    assert Watched("scout", bot).choose(Seen(position, seat, "s")) == bot.choose(Seen(position, seat, "s"))


def test_a_character_is_chosen_by_the_spec():
    bot = named("veteran/as=luca/memory=0.5", "scout")
    assert isinstance(bot, LevelBot)
    assert (bot.level.name, bot.level.memory, bot.character) == ("veteran", 0.5, characters("scout")["luca"])
    with pytest.raises(BadOption, match=r"nobody called “otto” in this game. There are: mara, tobi, nadege, luca"):
        named("veteran/as=otto", "scout")


def test_nobody_of_an_unknown_name_has_a_style():
    assert character("scout", None) is None
    assert character("scout", "otto") is None


def test_the_published_characters_are_equally_strong_and_their_styles_show():
    assert [path.stem for path in PUBLISHED] == WITH_STYLES
    for path in PUBLISHED:
        published = json.loads(path.read_text(encoding="utf-8"))["rows"]
        assert [(row["level"], row["character"]) for row in published] == [*product(NAMES, PEOPLE)]
        for row in published:
            if levels(path.stem)[row["level"]].rollouts:  # of a hundred matches, a quarter may well be a third
                assert row["matches"] >= 100
                assert row["low"] <= 0.3, row
                assert row["high"] >= 0.2, row
                assert row["more"] > 0, row
            else:
                assert row["matches"] >= 300
                assert 0.2 <= row["share"] <= 0.3, row
                assert row["more"] > row["error"], row
