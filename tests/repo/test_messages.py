"""The sentences: the same ids with the same variables in every language, none missing, none unused."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stammtisch.messages import LANGUAGES, catalogues
from tests.repo import PACKAGE, ROOT

CATALOGUES = sorted(catalogues("en"))
RULE_PARTS = re.compile(r"(S5|AL|SC)-(\d+|section-\d|example-\d|public)(-\d+)?")


class Variables(Visitor):
    """Collects the variables and the terms of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(catalogue: str, language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute."""
    text = catalogues(language)[catalogue].read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{catalogue}: {entry.content[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{catalogue}: {entry.id.name} stands there twice"
            found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(pattern: ast.Pattern | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_language_has_the_same_messages_with_the_same_variables(catalogue, language):
    assert messages(catalogue, language) == messages(catalogue, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_catalogues(language):
    assert sorted(catalogues(language)) == CATALOGUES


def test_no_message_has_two_homes():
    names = [name for catalogue in CATALOGUES for name in messages(catalogue, "en")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", ["de", "fr", "it"])
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_sentences_are_translated(catalogue, language):
    """No longer text is the English one: those were forgotten."""
    english = catalogues("en")[catalogue].read_text(encoding="utf-8").splitlines()
    theirs = set(catalogues(language)[catalogue].read_text(encoding="utf-8").splitlines())
    same = [line for line in english if len(re.sub(r"\{[^}]*\}?", "", line).split()) > 5 and line in theirs]
    assert same == []


def page_source() -> str:
    """The page's sources, with its strings written as Python's are."""
    files = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files if path.name != "wire.ts")
    text = re.sub(r"`([^`\n]*)`", lambda found: 'f"' + found[1].replace("${", "{") + '"', text)
    return re.sub(r"'([a-z][a-z0-9.-]*)'", r'"\1"', text)


def test_every_message_that_is_used_exists_and_every_message_is_used():
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))) + page_source()
    existing = {name for catalogue in CATALOGUES for name in messages(catalogue, "en") if "." not in name}
    quoted = set(re.findall(r'"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"', source))
    prefixes = {name.split("-")[0] for name in existing if not RULE_PARTS.fullmatch(name)}
    built = [re.sub(r"\{[^}]*\}", "[a-z0-9-]+", text) for text in re.findall(r'f"([a-z0-9{][^" ]*-[^" ]*)"', source)]
    for name in existing:
        if not RULE_PARTS.fullmatch(name):
            assert name in quoted or any(re.fullmatch(pattern, name) for pattern in built) or f'"{name}"' in source, (
                name
            )
    ids = {
        name
        for name in quoted
        if name.split("-")[0] in prefixes
        and name.split("-")[0]
        in ("cli", "notation", "option", "file", "tell", "bot", "arena", "page", *("scout", "score5", "alhambra"))
    }
    assert ids - existing - set(CATALOGUES) == set()
