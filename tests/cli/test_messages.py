"""What the command says: every sentence exists in every language with the same variables, and none is left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import stammtisch.cli
from stammtisch.messages import LANGUAGES, catalogues, say

PACKAGE = Path(stammtisch.cli.__file__).parents[1]
SOURCES = "\n".join(
    path.read_text() for path in sorted([*PACKAGE.glob("cli/**/*.py"), *PACKAGE.glob("games/*/terminal.py")])
)
USED = set(re.findall(r'"(cli-[a-z0-9-]+)"', SOURCES))
# f"cli-help-{command}" stands for all that begin so.
BEGINNINGS = tuple(re.findall(r'f"(cli-[a-z0-9-]+-)\{', SOURCES))


class Variables(Visitor):
    """Collects the variables of a sentence."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # the name is the library's
        self.found.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """Every sentence of the command, also the attributes, with its variables."""
    found = {}
    texts = [catalogues(language)[catalogue].read_text(encoding="utf-8") for catalogue in ("cli", "review")]
    for entry in [entry for text in texts for entry in parse(text).body]:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.id.name.startswith("cli-"):
            found[entry.id.name] = variables(entry.value)
            found |= {f"{entry.id.name}.{part.id.name}": variables(part.value) for part in entry.attributes}
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences_with_the_same_variables(language):
    assert sentences(language) == sentences("en")


def test_every_sentence_that_is_used_exists():
    assert {name for name in USED if "." not in name} <= set(sentences("en"))
    assert BEGINNINGS


def test_every_sentence_that_exists_is_used():
    names = {name.partition(".")[0] for name in sentences("en")}
    assert {name for name in names - USED if not name.startswith(BEGINNINGS)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notation_is_the_same_in_every_language(language):
    for name in (name for name in sentences("en") if name.endswith(".how")):
        typed = [line.partition(" :: ")[0] for line in say(name, language).split("\n")]
        assert typed == [line.partition(" :: ")[0] for line in say(name).split("\n")]
