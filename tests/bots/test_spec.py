"""From a spelling to a bot."""

import pytest

from stammtisch.bots.bot import LevelBot, RandomBot
from stammtisch.bots.levels import NAMES, levels
from stammtisch.bots.spec import named, spellings
from stammtisch.match.errors import BadOption
from tests.bots import strange
from tests.tables import every_game


@every_game
@pytest.mark.parametrize("name", NAMES)
def test_a_level_by_its_name(game, name):
    bot = named(name, game)
    assert isinstance(bot, LevelBot)
    assert bot.level == levels(game)[name]


def test_settings_after_slashes_replace_those_of_the_level():
    bot = named("master/rollouts=800/candidates=8/seconds=0.2/memory=0.5/carelessness=3", "scout")
    assert isinstance(bot, LevelBot)
    level = bot.level
    assert (level.name, level.rollouts, level.candidates) == ("master", 800, 8)
    assert (level.seconds, level.memory, level.carelessness) == (0.2, 0.5, 3.0)


def test_the_plain_heuristic_looks_one_step_ahead_with_care():
    bot = named("heuristic", "alhambra")
    assert isinstance(bot, LevelBot)
    assert (bot.level.carelessness, bot.level.memory, bot.level.rollouts) == (0, 1, 0)


def test_random_and_own_classes():
    assert isinstance(named("random", "scout"), RandomBot)
    assert isinstance(named("tests.bots.strange:Nonsense", "scout"), strange.Nonsense)


def test_a_module_of_the_present_folder_is_found(tmp_path, monkeypatch):
    (tmp_path / "homemade_bot.py").write_text(
        "class Mine:\n    def choose(self, seen):\n        return seen.moves[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    assert type(named("homemade_bot:Mine", "scout")).__name__ == "Mine"


BAD = [
    ("mster", "There is no bot “mster”. There are: newcomer, guest, regular, veteran, master, heuristic, random;"),
    ("", "There is no bot “”"),
    ("random/memory=1", "There is no bot “random/memory=1”"),
    (
        "master/speed=3",
        "“speed=3” isn't a setting of a level. It is written as name=figure, with one of these names: care",
    ),
    ("master/name=3", "“name=3” isn't a setting"),
    ("master/", "“” isn't a setting"),
    ("master/rollouts=many", "The setting rollouts is a whole number from 0 to"),
    ("master/rollouts=2.5", "The setting rollouts is a whole number from 0 to"),
    ("master/candidates=0", "The setting candidates is a whole number from 1 to"),
    ("master/memory=2", "The setting memory is a number from 0 to 1, not “2”."),
    ("master/memory=nan", "The setting memory is a number from 0 to 1, not “nan”."),
    ("master/seconds=-1", "The setting seconds is a number from 0 to"),
    ("program:", "After program: comes the command line"),
    ("no_such_module_here:Bot", "Can't get a bot from “no_such_module_here:Bot”: ModuleNotFoundError"),
    ("tests.bots.strange:Nobody", "Can't get a bot from “tests.bots.strange:Nobody”: AttributeError"),
    (
        "tests.bots.strange:Broken",
        "Can't get a bot from “tests.bots.strange:Broken”: ValueError: no batteries",
    ),
    ("tests.bots.strange:Mute", "“tests.bots.strange:Mute” isn't a bot: it has no method choose(seen)."),
    (":", "Can't get a bot from “:”"),
]


@pytest.mark.parametrize(("spelling", "sentence"), BAD, ids=[spelling or "empty" for spelling, _ in BAD])
def test_a_bad_spelling_is_told_what_was_expected(spelling, sentence):
    with pytest.raises(BadOption) as caught:
        named(spelling, "scout")
    assert str(caught.value).startswith(sentence)


def test_a_list_of_bots():
    assert spellings("master, random,a.b:C") == ["master", "random", "a.b:C"]
    assert spellings("program:bot --x '1,2',random") == ["program:bot --x '1,2'", "random"]
    assert spellings(" ,") == []
