"""The page knows no rules: it draws what the views tell.

What gives a rule away is looked for in the games' folders, outside tests, made files and styles: a rule's number, a table of
figures, a sum of two fields of a view, and a field held against a figure.
"""

import re
from pathlib import Path

import pytest

from stammtisch.match.adapter import ADAPTERS
from tests.repo import ROOT

GAMES = ROOT / "web/src/games"
MADE = {"wire.ts", "fixtures.ts"}
TEACHING = {"guide.ts", "examples.ts"}  # prompts and drawn examples name the rule that they explain
NUMBERED = re.compile(rf"\b(?:{'|'.join(each.prefix for each in ADAPTERS.values())})-\d+")
TABLE = re.compile(r"\[\s*-?\d+(?:\.\d+)?(?:\s*,\s*-?\d+(?:\.\d+)?)+\s*\]|\{\s*\d+:\s*-?\d")
FIELD = re.compile(r"^ +(\w+)\??: number(?: \| null)?;$", re.M)
TELLING = 3  # a figure from here on isn't just “none”, “one” or “more than one”


def sources() -> list[Path]:
    """What is written by hand for the games' tables."""
    found = [path for path in sorted(GAMES.glob("*/**/*")) if path.suffix in (".ts", ".svelte")]
    return [path for path in found if path.name not in MADE and not path.name.endswith(".test.ts")]


def suspicions(path: Path, text: str) -> list[str]:
    """Whatever in a source looks like a rule."""
    text = re.sub(r"<style>.*?</style>", "", text, flags=re.S)
    fields = "|".join(FIELD.findall((GAMES / path.relative_to(GAMES).parts[0] / "wire.ts").read_text(encoding="utf-8")))
    field = rf"\.(?:{fields})\b"
    found = [found[0] for found in re.finditer(rf"{field}(?: \?\? \d+)?\)? [-+*] [\w.?\[\]]*{field}", text)]
    if path.name not in TEACHING:
        lines = (line for line in text.splitlines() if "openRules(" not in line)
        found += [number for line in lines for number in NUMBERED.findall(line)]
        found += [found[0] for found in TABLE.finditer(text)]
        found += [
            found[0] for found in re.finditer(rf"{field} (?:[<>]=?|[!=]==) (\d+)", text) if int(found[1]) >= TELLING
        ]
    return found


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(GAMES)))
def test_the_page_holds_no_rule(path):
    assert suspicions(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("alhambra", "  tower: { A: [6], B: [13, 6], C: [21, 13, 6] },"),
        ("alhambra", "/** AL-2: what first, second and third place bring. */"),
        ("scout", "  return own ? own.taken + own.chips - own.cards : 0;"),
        ("scout", "  const cards = { 3: 12, 4: 11, 5: 9 }[view.players];"),
        ("score5", "  const last = view.auction === 12;"),
    ],
)
def test_a_rule_on_the_page_would_be_noticed(game, line):
    assert suspicions(GAMES / game / "parts/points.ts", line)
