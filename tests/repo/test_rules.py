"""Every numbered rule has a test, a text in every language, and a place on its game's page."""

import ast
import re
import subprocess
import sys
from importlib import import_module

import pytest

from stammtisch.engine.kit import rule_and_part
from stammtisch.games import GAMES
from stammtisch.match.adapter import ADAPTERS
from stammtisch.messages import LANGUAGES, has, message_ids
from stammtisch.rulebook import numbers, page
from tests.repo import PACKAGE, ROOT

MARK = re.compile(r"@rule\(([^)]*)\)")
every_game = pytest.mark.parametrize("game", GAMES)


def numbers_of_tests(game: str) -> set[str]:
    """The numbers that tests are marked with."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tests/rulebook" / game).glob("test_*.py")]
    return {number for source in sources for mark in MARK.findall(source) for number in re.findall(r'"([^"]+)"', mark)}


@every_game
def test_every_rule_has_a_test_that_carries_its_number(game):
    assert set(numbers(game)) - numbers_of_tests(game) == set()


@every_game
def test_no_test_carries_a_number_that_is_no_rule(game):
    assert numbers_of_tests(game) - set(numbers(game)) == set()


@every_game
def test_rule_tests_are_collected_with_their_marks(game):
    """The marks are really on tests: pytest itself finds one for every number."""
    found = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", f"tests/rulebook/{game}",
         "-p", "tests.repo.marks"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    marked = set(re.findall(r"^rule (\S+)$", found.stdout, re.MULTILINE))
    assert marked == set(numbers(game))


@every_game
def test_every_rule_is_numbered_in_the_order_of_the_book(game):
    found = [int(number.partition("-")[2]) for number in numbers(game)]
    assert found == sorted(set(found))


@every_game
def test_every_rule_is_named_where_it_applies_in_the_sources(game):
    """The numbers in the comments of the rules exist, and most rules are in a comment somewhere."""
    sources = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "games" / game).rglob("*.py"))
    named = set(re.findall(rf"{ADAPTERS[game].prefix}-\d+", sources))
    assert named <= set(numbers(game))
    assert len(named) > len(numbers(game)) * 0.6


@every_game
def test_every_objection_has_a_name_and_a_sentence_that_names_an_existing_rule(game):
    """The names of what the rules can answer are told apart, all of them are used, and each has its message in every language."""
    codes = vars(import_module(f"stammtisch.games.{game}.rules.codes"))
    objections = {
        name: code for name, code in codes.items() if isinstance(code, int) and 10 < code < 1000 and name.isupper()
    }
    assert len(objections) > 10
    assert len(set(objections.values())) == len(objections)
    rules = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "games" / game / "rules").glob("*.py"))
    prefix = ADAPTERS[game].prefix
    for name, code in objections.items():
        rule, part = rule_and_part(code)
        assert f"{prefix}-{rule}" in numbers(game)
        assert all(has(f"{prefix}-{rule}-{part}", language) for language in LANGUAGES), name
        assert len(re.findall(rf"\b{name}\b", rules)) > 1, name
    sentences = {name for name in message_ids(game) if re.fullmatch(rf"{prefix}-\d+-\d", name)}
    assert len(sentences) == len(objections)


@every_game
def test_the_rules_answer_with_names_and_not_with_numbers(game):
    tree = ast.parse((PACKAGE / "games" / game / "rules" / "rules.py").read_text(encoding="utf-8"))
    returned = [constant for node in ast.walk(tree) if isinstance(node, ast.Return) for constant in ast.walk(node)]
    assert not [
        each.value
        for each in returned
        if isinstance(each, ast.Constant) and isinstance(each.value, int) and each.value > 10
    ]


@every_game
def test_the_page_of_a_game_holds_its_rules_as_they_are_now(game):
    text = (ROOT / f"docs/games/{game}.md").read_text(encoding="utf-8")
    block = re.search(r"<!-- rules:[^>]*-->\n(.*)\n<!-- /rules -->", text, re.DOTALL)
    assert block
    assert block.group(1).strip() == page(game).strip()
